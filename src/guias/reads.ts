import type { Failure } from '#contract/common/failure';
import { TEXTS } from '#domain/common/texts';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { query } from '../data/query.ts';

/** The guides of a sale, and how asking for them went. */
export function guidesRead({ tienda, operacion }: ClaveOperacion) {
  return query('consultaGuia', { cuerpo: { tiendaOrigenId: tienda, numeroOperacion: operacion } });
}

/** The words for a query for guides that broke off (specification, section 8, "Guides"); a refusal keeps its own. */
export function whyUnanswered(failure: Failure | null): string | null {
  if (failure === null) return null;
  return failure.tipo === 'interno' || failure.tipo === 'noDisponible' ? TEXTS.guiaFallida : failure.texto;
}

/** The addresses of a customer, those that are not offered any more among them. */
export function addressesRead(cliente: number) {
  return query('direccionesCliente', { ruta: { id: cliente } });
}

/** By what the readings of a voucher are known, in whichever way it is opened. */
export function voucherKeys(id: number) {
  return [
    query('obtenerVale', { cuerpo: { valeId: id } }).queryKey,
    query('valeParcial', { ruta: { id } }).queryKey,
  ] as const;
}
