import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import { fromPesos } from '#domain/common/money';
import { limiteLeido, pasaConLosOtros } from '#domain/personas/limiteAutorizar';
import { refusalTextVale } from '#domain/vales/trabajosVale';
import type { Marcada } from '#machines/variosRegistros.types';
import { rowNumber, type Waiting } from './pending.ts';

/** Why this person does not decide a waiting record, by the rule of its life; null where he may. */
export function againstDeciding({ kind, request }: Waiting): string | null {
  if (!request.propia) return null;
  return kind === 'caso' ? CASE_TEXTS.solicitudPropia : refusalTextVale('autorizar', ESTADO_VALE.porAutorizar, 'own');
}

/** Whether a waiting record passes the limit up to which this person authorizes, in pesos; rejecting it stays free. */
export function isOverLimit({ kind, request }: Waiting, limite: number | null): boolean {
  if (kind !== 'vale') return false;
  const { saldo, acumulado } = request;
  return pasaConLosOtros({ saldo: fromPesos(saldo), acumulado: fromPesos(acumulado) }, limiteLeido(limite));
}

/** A waiting record as it is marked to be decided. */
export function markedAs(waiting: Waiting): Marcada {
  return { fila: rowNumber(waiting), clase: waiting.kind, version: waiting.request.version };
}

/** The words that name a waiting record. */
export function waitingTitle(waiting: Waiting): string {
  return waiting.kind === 'caso' ? `Caso ${waiting.request.idCaso}` : `Vale ${waiting.request.folio}`;
}

/**
 * The row after or before another one that waits for this person; after the last one comes the first. Null where no other waits.
 * @param order the rows as they stand, the other one among them.
 * @param done those that were decided, whatever the list still shows.
 */
export function waitingBeside(
  order: readonly Waiting[],
  row: number,
  step: 1 | -1,
  done: ReadonlySet<number>,
): number | null {
  const numbers = order.map(rowNumber);
  const place = numbers.indexOf(row);
  const round = [...numbers.slice(place + 1), ...numbers.slice(0, Math.max(0, place))];
  const theirs = new Set(order.filter((each) => againstDeciding(each) !== null).map(rowNumber));
  const open = (one: number) => one !== row && !done.has(one) && !theirs.has(one);
  return (step === 1 ? round.find(open) : round.findLast(open)) ?? null;
}

/** The rows as they stand, with the open one where it stood if it has left them; `seen` are those among which it was last seen. */
export function orderAround(now: readonly Waiting[], seen: readonly Waiting[], opened: number): readonly Waiting[] {
  if (now.some((row) => rowNumber(row) === opened)) return now;
  const here = new Set(now.map(rowNumber));
  const known = new Set(seen.map(rowNumber));
  return [
    ...seen.filter((row) => rowNumber(row) === opened || here.has(rowNumber(row))),
    ...now.filter((row) => !known.has(rowNumber(row))),
  ];
}
