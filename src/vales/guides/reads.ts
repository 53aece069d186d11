import type { ClaveOperacion } from '#domain/operaciones';
import { query } from '../../data/query.ts';

/** The guides of a sale, and how asking for them went. */
export function guidesRead({ tienda, operacion }: ClaveOperacion) {
  return query('consultaGuia', { cuerpo: { tiendaOrigenId: tienda, numeroOperacion: operacion } });
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
