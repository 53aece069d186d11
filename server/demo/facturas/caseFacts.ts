import { ESTADO } from '#domain/casos/vidaCaso';
import { type DatosFiscales, datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';
import { AREA } from '../catalogos.ts';
import type { SampleCase } from '../oneCase.ts';
import { type Invoice, STAMPING_MS } from './book.ts';

/** The receiver of the invoices of a case. */
export function receiverOfCase({ caso }: SampleCase): DatosFiscales {
  return datosFiscalesSchema.parse(caso.datosFiscales);
}

/** A case whose invoice goes to somebody else; what it says besides stays. */
export function withReceiver(one: SampleCase, receiver: Readonly<Record<string, string>>): SampleCase {
  return { ...one, caso: { ...one.caso, datosFiscales: { ...one.caso.datosFiscales, ...receiver } } };
}

/** Whether somebody can work on a case of a category now. */
export function isWaiting({ caso }: SampleCase, idSubcategoria: number): boolean {
  const { idEstado } = caso;
  return caso.idSubcategoria === idSubcategoria && (idEstado === ESTADO.nuevo || idEstado === ESTADO.enProceso);
}

/** Tells whether a case is the only one of its customer that says who receives the invoices. */
export function aloneIn(cases: readonly SampleCase[]): (one: SampleCase) => boolean {
  const fiscal = cases.filter(({ caso }) => caso.idArea === AREA.facturacion);
  return ({ caso }) => fiscal.filter((other) => other.caso.numidenCliente === caso.numidenCliente).length === 1;
}

/** When a solved case was worked on: some time before it was closed. */
export function workedAt({ logs, caso }: SampleCase): Date {
  const place = logs.findIndex(({ accion }) => accion.trabajo === 'cerrar');
  const closed = logs[place]?.fecha ?? caso.fechaCreacion;
  const before = logs[place - 1]?.fecha ?? caso.fechaCreacion;
  return new Date(before.getTime() + Math.round((closed.getTime() - before.getTime()) * 0.6));
}

/** When the invoice was asked for with whose stamp, or whose refusal, a case was escalated. */
export function escalatedAt({ logs, caso }: SampleCase): Date {
  const escalated = logs.find(({ accion }) => accion.trabajo === 'escalar')?.fecha ?? caso.fechaCreacion;
  return new Date(escalated.getTime() - STAMPING_MS);
}

/** The search terms of a case: its store and sale. */
export function bySale({ cvetda, operacion }: { readonly cvetda: number; readonly operacion: number }) {
  return [
    { orden: 0, tipo: 1, valor: String(cvetda) },
    { orden: 1, tipo: 2, valor: String(operacion) },
  ] as const satisfies SampleCase['parametros'];
}

/** The search terms of a case: the series and folio of its invoice. */
export function byFolio({ serie, folio }: Invoice) {
  return [
    { orden: 0, tipo: 3, valor: serie },
    { orden: 1, tipo: 4, valor: String(folio) },
  ] as const satisfies SampleCase['parametros'];
}

/** The sale that a case says already; null where it says none. */
export function saleSaidBy({ parametros }: SampleCase): number | null {
  const said = parametros.find(({ tipo }) => tipo === 2);
  return said === undefined ? null : Number(said.valor);
}
