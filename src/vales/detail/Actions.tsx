import { useSelector } from '@xstate/react';
import type { RefusalReason } from '#domain/common/life';
import { hasPermission } from '#domain/common/permisos';
import { estorbaRespaldo } from '#domain/vales/respaldoDeVale';
import type { Vale } from '#domain/vales/vales';
import { ActionBar } from '../../ui/acts/ActionBar.tsx';
import type { Act } from '../../ui/acts/act.ts';
import { useDecidedHere } from '../../ui/works/DecidedHere.tsx';
import { useWorkState } from '../../ui/works/useWork.ts';
import type { AnyWork } from '../../ui/works/work.ts';
import { type Here, type VoucherWorks, voucherDraft } from '../works.ts';
import { useVoucherPage } from './context.ts';
import { colleagueOnVoucher, type Decided, decisionOnVoucher } from './life.ts';

type Window = Exclude<keyof VoucherWorks, Here | 'imprimir' | 'recolectar'>;

/** Those with a window, in the order in which people want them; that of a pickup stands in its panel. */
const DECIDING = ['autorizar', 'devolver', 'rechazar'] as const satisfies readonly Window[];
const SELDOM = [
  'cambiarMetodos',
  'deshacerDevolucion',
  'reponer',
  'migrar',
  'cancelar',
] as const satisfies readonly Window[];

/** Those of a colleague at this computer that have a window of their own. */
type OpenedHere = 'autorizarAqui' | 'deshacerAqui';

const KEYS: Partial<Record<Window | OpenedHere, string>> = { autorizar: 'a', rechazar: 'r', devolver: 'd' };

/** The first of them that may be done is what most do next; the paper, as long as there is none. */
const LIKELY: readonly string[] = ['autorizarAqui', 'autorizar', 'devolver', 'carta'];
/** The same of a voucher that its sale no longer bears: it ends, and what is left goes into another one. */
const LIKELY_TO_END: readonly string[] = ['rechazar', 'cancelar'];

/**
 * The acts on the voucher as it is now. A work that its state or the person's permissions never let is not shown;
 * one that only this voucher does not let is marked, and says why.
 */
export function Actions() {
  const { record, newest, shown, person, now, drafts } = useVoucherPage();
  const isBusy = useSelector(record.actor, (state) => state.hasTag('busy'));
  const opening = (work: Window | OpenedHere, reason?: string): Act => {
    const { opener, button }: AnyWork = record.works[work];
    return {
      name: work,
      label: opener ?? button,
      act: () => record.actor.send({ type: 'abrir', trabajo: work }),
      shortcut: KEYS[work],
      hasDraft: drafts.keys.has(voucherDraft(shown.id, work)),
      isStill: isBusy,
      reason,
    };
  };
  const offered = (works: readonly Window[]): readonly Act[] =>
    works.flatMap((work) => {
      const decision = decisionOnVoucher(newest, person, work, now);
      const { sinRespaldo } = newest;
      if (decision.allowed && sinRespaldo !== null && estorbaRespaldo(sinRespaldo.falta, work)) {
        return [opening(work, `${sinRespaldo.texto}.`)];
      }
      if (decision.allowed) return [opening(work)];
      const isForeign = FOREIGN.includes(decision.reason) || work === 'migrar';
      return isForeign ? [] : [opening(work, decision.text)];
    });
  const isForColleague = (work: Decided) =>
    !decisionOnVoucher(newest, person, work, now).allowed &&
    hasPermission(person.permisos, ['crearVale']) &&
    colleagueOnVoucher(newest, person, work, now).allowed;
  const isDecidedHere = useDecidedHere(isForColleague('autorizar'));
  const isUndoneHere = useDecidedHere(isForColleague('deshacerDevolucion'));
  const papers = usePapers();
  const acts = [
    ...(isDecidedHere && newest.sinRespaldo === null ? [opening('autorizarAqui')] : []),
    ...offered(DECIDING),
    ...(decisionOnVoucher(newest, person, 'imprimir', now).allowed ? papers : []),
    ...offered(SELDOM),
    ...(isUndoneHere ? [opening('deshacerAqui')] : []),
  ];
  return <ActionBar label="Acciones del vale" acts={acts} likely={likelyOf(acts, shown)} />;
}

/** Nobody here could do it to this voucher: it is not shown at all. */
const FOREIGN: readonly RefusalReason[] = ['person', 'state', 'spent'];

function likelyOf(acts: readonly Act[], { impresiones, sinRespaldo }: Vale): string | undefined {
  const allowed = acts.filter(({ reason }) => reason === undefined).map(({ name }) => name);
  const likely = sinRespaldo === null ? LIKELY : LIKELY_TO_END;
  return likely.find((name) => allowed.includes(name) && !(name === 'carta' && impresiones > 0));
}

/** The paper, on a sheet or on the till's roll; after the first one it says how many there are. */
function usePapers(): readonly Act[] {
  const { record, shown } = useVoucherPage();
  const { isBusy, como, send } = useWorkState(record, 'imprimir');
  const again = shown.impresiones > 0;
  const paper = (formato: 'carta' | 'ticket', label: string): Act => ({
    name: formato,
    label,
    act: () => send({ folio: shown.folio }, formato),
    busy: isBusy && como === formato,
    isStill: isBusy,
  });
  return [
    paper('carta', again ? `Reimprimir (${shown.impresiones})` : 'Imprimir'),
    paper('ticket', again ? 'Reimprimir ticket' : 'Imprimir ticket'),
  ];
}
