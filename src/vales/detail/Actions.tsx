import { Badge } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { AccionVale } from '#domain/trabajosVale';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWorkState } from '../../ui/works/useWork.ts';
import type { PaperFormat } from '../paper.ts';
import type { VoucherWorks } from '../works.ts';
import { draftKeyOf, voucherWorks } from '../works.ts';
import { useVoucherPage } from './context.ts';
import type { VoucherDecision } from './life.ts';
import { decisionOn } from './life.ts';

type Window = Exclude<keyof VoucherWorks, 'imprimir' | 'migrar' | 'recolectar'>;

/** Their buttons stand apart; that of a pickup in its panel. */
const APART: readonly string[] = ['imprimir', 'migrar', 'recolectar'];

/** The works with a button like all others, in the order of their table. */
const WINDOWS = Object.keys(voucherWorks).filter((work): work is Window => !APART.includes(work));

/** The works that are done first, where they may be done at all. */
const LIKELY: readonly Window[] = ['autorizar', 'devolver'];

/**
 * The buttons of the voucher as it is now. A work that its state or the person's permissions never let is not shown;
 * one that only this voucher does not let is marked, and says why.
 */
export function Actions() {
  const { newest, person, now } = useVoucherPage();
  const id = useId();
  const decide = (work: AccionVale) => decisionOn(newest, person, work, now);
  const buttons = WINDOWS.map((work) => ({ work, decision: decide(work) })).filter(isOffered);
  const likely = LIKELY.find((work) => buttons.some((button) => button.work === work && button.decision.allowed));
  const reasons = [...new Set(buttons.flatMap(({ decision }) => (decision.allowed ? [] : [decision.text])))];
  const mayPrint = decide('imprimir').allowed;
  const maySend = decide('migrar').allowed;
  if (buttons.length === 0 && !mayPrint && !maySend) return null;
  return (
    <ActionBar label="Acciones del vale" reasons={reasons.map((text, index) => ({ id: `${id}-${index}`, text }))}>
      {buttons
        .filter(({ work }) => work !== 'cancelar')
        .map(({ work, decision }) => (
          <Opens key={work} work={work} isLikely={work === likely} {...preventedBy(decision, reasons, id)} />
        ))}
      {mayPrint && <Print />}
      {maySend && <SendToNetsuite />}
      {buttons
        .filter(({ work }) => work === 'cancelar')
        .map(({ work, decision }) => (
          <Opens key={work} work={work} isLikely={false} {...preventedBy(decision, reasons, id)} />
        ))}
    </ActionBar>
  );
}

function isOffered({ decision }: { readonly decision: VoucherDecision }): boolean {
  return decision.allowed || (decision.reason !== 'person' && decision.reason !== 'state');
}

function preventedBy(decision: VoucherDecision, reasons: readonly string[], id: string) {
  return decision.allowed ? {} : { preventedBy: `${id}-${reasons.indexOf(decision.text)}` };
}

interface OpensProps {
  readonly work: Window;
  readonly isLikely: boolean;
  /** The id of the text that says why it cannot be done. */
  readonly preventedBy?: string;
}

/** Opens the window of a work. */
function Opens({ work, isLikely, preventedBy }: OpensProps) {
  const { record, shown, drafts } = useVoucherPage();
  const isBusy = useSelector(record.actor, (state) => state.hasTag('busy'));
  const isStill = preventedBy !== undefined || isBusy;
  return (
    // Only marked, not disabled: a disabled button loses the focus, and its reason is not heard.
    <Button
      variant={isLikely ? 'solid' : 'outline'}
      aria-disabled={isStill || undefined}
      aria-describedby={preventedBy}
      onClick={() => isStill || record.actor.send({ type: 'abrir', trabajo: work })}
    >
      {record.works[work].button}
      {drafts.keys.has(draftKeyOf(shown.id, work)) && <Badge>Borrador</Badge>}
    </Button>
  );
}

/** The paper, on a sheet or on the till's roll; after the first one it says how many there are. */
function Print() {
  const { record, shown } = useVoucherPage();
  const { isBusy, como, send } = useWorkState(record, 'imprimir');
  const again = shown.impresiones > 0;
  const print = (formato: PaperFormat) => {
    if (!isBusy) send({ folio: shown.folio }, formato);
  };
  return (
    <>
      <Button busy={isBusy && como === 'carta'} aria-disabled={isBusy || undefined} onClick={() => print('carta')}>
        {again ? `Reimprimir (${shown.impresiones})` : 'Imprimir'}
      </Button>
      <Button busy={isBusy && como === 'ticket'} aria-disabled={isBusy || undefined} onClick={() => print('ticket')}>
        {again ? 'Reimprimir ticket' : 'Imprimir ticket'}
      </Button>
    </>
  );
}

/** Hands the voucher over to the accounts, which happens once. */
function SendToNetsuite() {
  const { record } = useVoucherPage();
  return (
    <Button onClick={() => record.actor.send({ type: 'abrir', trabajo: 'migrar' })}>
      {record.works.migrar.opener}
    </Button>
  );
}
