import { Badge } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Fragment, useId } from 'react';
import type { AccionCaso } from '#domain/trabajosCaso';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import type { AnyWork } from '../../ui/works/work.ts';
import { draftKeyOf } from '../works.ts';
import type { CaseDecision, CasePage } from './context.ts';
import { decisionOn, useCasePage } from './context.ts';

/** The buttons of the case, by permission and state; the likely next step stands out. */
export function Actions() {
  const page = useCasePage();
  const id = useId();
  const buttons = OFFERED.flatMap((work) => {
    const decision = decisionOn(page.newest, page.person, work);
    const isOffered = decision.allowed || decision.reason === 'own';
    return isOffered ? [{ work, decision }] : [];
  });
  const likely = likelyOf(buttons);
  const prevented = buttons.flatMap(({ decision }) => (decision.allowed ? [] : [decision.text]))[0];
  if (buttons.length === 0) return null;
  return (
    <ActionBar
      label="Acciones del caso"
      reasons={prevented === undefined ? [] : [{ id: `${id}-reason`, text: prevented }]}
    >
      {buttons.map(({ work, decision }) => (
        <Fragment key={work}>
          <Action
            work={work}
            isLikely={work === likely}
            {...(decision.allowed ? {} : { preventedBy: `${id}-reason` })}
          />
        </Fragment>
      ))}
    </ActionBar>
  );
}

/** In the order of their buttons; refusing an authorization is a button of the window that gives it. */
const OFFERED = ['comentar', 'adjuntar', 'escalar', 'solicitarAutorizacion', 'cerrar', 'tomar', 'autorizar'] as const;

/** The keys of those that open something; none is of what is done at once, since a key is struck by mistake. */
const KEYS: Partial<Record<AccionCaso, string>> = {
  comentar: 'n',
  adjuntar: 'a',
  escalar: 'e',
  // 's' is the next record's.
  solicitarAutorizacion: 'u',
  autorizar: 'p',
};

type Offered = { readonly work: AccionCaso; readonly decision: CaseDecision };

/** A person who can take the case takes it; one who can decide decides; else it is closed one day. */
function likelyOf(buttons: readonly Offered[]): AccionCaso | undefined {
  const allowed = buttons.filter(({ decision }) => decision.allowed).map(({ work }) => work);
  return (['tomar', 'autorizar', 'cerrar'] as const).find((work) => allowed.includes(work));
}

interface ActionProps {
  readonly work: AccionCaso;
  readonly isLikely: boolean;
  /** The id of the text that says why this person may not. */
  readonly preventedBy?: string;
}

function Action({ work, isLikely, preventedBy }: ActionProps) {
  const page = useCasePage();
  const { button, busy, opener, schema }: AnyWork = page.record.works[work];
  const isBusy = useSelector(page.record.actor, (state) => state.hasTag('busy'));
  const isTaking = useWorkState(page.record, 'tomar').isBusy && work === 'tomar';
  const hasDraft = schema !== undefined && work !== 'comentar' && page.drafts.keys.has(draftKeyOf(page.shown.id, work));
  const isStill = preventedBy !== undefined || (isBusy && work !== 'comentar');
  const key = KEYS[work];
  useShortcut(key ?? '', () => act(page, work), { description: opener ?? button, enabled: !isStill });
  return (
    // Only marked, not disabled: a disabled button loses the focus, and no one hears why.
    <Button
      variant={isLikely ? 'solid' : 'outline'}
      busy={isTaking}
      aria-disabled={isStill || undefined}
      aria-describedby={preventedBy}
      aria-keyshortcuts={key}
      onClick={() => isStill || act(page, work)}
    >
      {isTaking ? busy : (opener ?? button)}
      {hasDraft && <Badge>Borrador</Badge>}
      {key && <KeyHint>{key}</KeyHint>}
    </Button>
  );
}

function act({ record: { actor }, commentBox, fileInput }: CasePage, work: AccionCaso): void {
  if (work === 'comentar') commentBox.current?.focus();
  else if (work === 'adjuntar') fileInput.current?.click();
  else if (work === 'tomar') actor.send({ type: 'enviar', trabajo: work, como: work, values: {} });
  else actor.send({ type: 'abrir', trabajo: work });
}
