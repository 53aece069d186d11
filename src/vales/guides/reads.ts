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

/** Where, when and for what a pickup of a voucher goes. */
export function pickupRead(vale: number, folioGuia: string) {
  return query('complementoGuia', { ruta: { a: vale, b: folioGuia } });
}
