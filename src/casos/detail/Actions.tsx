import { Badge, chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Fragment, useId } from 'react';
import type { AccionCaso } from '#domain/trabajosCaso';
import { Button } from '../../ui/Button.tsx';
import { draftKeyOf, workNames, works, worksOfForm } from '../works.ts';
import type { CaseDecision, CasePage } from './context.ts';
import { decisionOn, useCasePage, useWork } from './context.ts';

/** What can be done with the case now, by permission and state; the likely next step stands out. */
export function Actions() {
  const page = useCasePage();
  const id = useId();
  const buttons = workNames.flatMap((work) => {
    const { form } = works[work];
    const isKnownByAnother = form !== null && worksOfForm(form)[0] !== work;
    const decision = decisionOn(page.shown, page.person, work);
    const isOffered = decision.allowed || decision.reason === 'own';
    return isKnownByAnother || !isOffered ? [] : [{ work, decision }];
  });
  const likely = likelyOf(buttons);
  const prevented = buttons.flatMap(({ decision }) => (decision.allowed ? [] : [decision.text]))[0];
  if (buttons.length === 0) return null;
  return (
    <Bar>
      <section aria-label="Acciones del caso">
        {buttons.map(({ work, decision }) => (
          <Fragment key={work}>
            <Action
              work={work}
              isLikely={work === likely}
              {...(decision.allowed ? {} : { preventedBy: `${id}-reason` })}
            />
          </Fragment>
        ))}
      </section>
      {prevented !== undefined && <p id={`${id}-reason`}>{prevented}</p>}
    </Bar>
  );
}

type Offered = { readonly work: AccionCaso; readonly decision: CaseDecision };

/** Who can take the case takes it; who can decide decides; else it is closed one day. */
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
  const { button, busy, form } = works[work];
  const isBusy = useSelector(page.caso, (state) => state.hasTag('busy'));
  const taking = useWork('tomar');
  const isTaking = useSelector(taking, (state) => state?.hasTag('busy') ?? false) && work === 'tomar';
  const hasDraft = form !== null && page.drafts.keys.has(draftKeyOf(page.shown.id, work));
  const isStill = preventedBy !== undefined || (isBusy && work !== 'comentar');
  return (
    // Only marked, not disabled: a disabled button loses the focus, and nobody hears why.
    <Button
      variant={isLikely ? 'solid' : 'outline'}
      busy={isTaking}
      aria-disabled={isStill || undefined}
      aria-describedby={preventedBy}
      onClick={() => isStill || act(page, work)}
    >
      {isTaking ? busy : (form?.button ?? button)}
      {hasDraft && <Badge>Borrador</Badge>}
    </Button>
  );
}

function act({ caso, commentBox, fileInput }: CasePage, work: AccionCaso): void {
  if (works[work].form !== null) caso.send({ type: 'abrirFormulario', trabajo: work });
  else if (work === 'comentar') commentBox.current?.focus();
  else if (work === 'adjuntar') fileInput.current?.click();
  else caso.send({ type: 'enviar', lugar: 'tomar', encargo: { trabajo: work, valores: {} } });
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: { base: 'start', md: 'end' },
    gap: 1,
    '& > section': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: { base: 'flex-start', md: 'flex-end' },
      gap: 2,
    },
    '& > p': { color: 'fg.muted', fontSize: 'sm' },
  },
});
