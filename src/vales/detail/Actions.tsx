import { Badge } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { hasPermission } from '#domain/permisos';
import type { AccionVale } from '#domain/trabajosVale';
import { query } from '../../data/query.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWorkState } from '../../ui/works/useWork.ts';
import type { AnyWork } from '../../ui/works/work.ts';
import type { PaperFormat } from '../paper.ts';
import type { VoucherWorks } from '../works.ts';
import { draftKeyOf, voucherWorks } from '../works.ts';
import { useVoucherPage } from './context.ts';
import type { VoucherDecision } from './life.ts';
import { decisionOfColleague, decisionOn } from './life.ts';

type Window = Exclude<keyof VoucherWorks, 'autorizarAqui' | 'imprimir' | 'migrar' | 'recolectar'>;

/** Their buttons stand apart; that of a pickup in its panel. */
const APART: readonly string[] = ['autorizarAqui', 'imprimir', 'migrar', 'recolectar'];

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
  const isDecidedHere = useDecidedHere(decide('autorizar').allowed);
  if (buttons.length === 0 && !mayPrint && !maySend && !isDecidedHere) return null;
  return (
    <ActionBar label="Acciones del vale" reasons={reasons.map((text, index) => ({ id: `${id}-${index}`, text }))}>
      {isDecidedHere && <Opens work="autorizarAqui" isLikely />}
      {buttons
        .filter(({ work }) => work !== 'cancelar')
        .map(({ work, decision }) => (
          <Opens
            key={work}
            work={work}
            isLikely={work === likely && !isDecidedHere}
            {...preventedBy(decision, reasons, id)}
          />
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
  readonly work: Window | 'autorizarAqui';
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
      {openerOf(record.works[work])}
      {drafts.keys.has(draftKeyOf(shown.id, work)) && <Badge>Borrador</Badge>}
    </Button>
  );
}

function openerOf({ opener, button }: AnyWork): string {
  return opener ?? button;
}

/** Whether a colleague may decide at this computer: the voucher waits, this person makes vouchers, and passwords are asked for. */
function useDecidedHere(mayDecide: boolean): boolean {
  const { newest, person, now } = useVoucherPage();
  const isWanted =
    !mayDecide && hasPermission(person.permisos, ['crearVale']) && decisionOfColleague(newest, person, now).allowed;
  const { data } = useQuery({ ...query('opcionesSesion', {}), enabled: isWanted });
  return isWanted && data?.contrasena === true;
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
