import { query } from '../../data/query.ts';
import type { Basis } from './values.ts';

/** The case under which a voucher is made: its category decides the type. */
export function caseOfVoucher(id: number) {
  return query('detalleCaso', { ruta: { id } });
}

/** A sale with what is left of it. */
export function operationForVoucher({ tienda, operacion }: Pick<Basis, 'tienda' | 'operacion'>) {
  return query('detalleOperacionVale', { cuerpo: { tienda, operacion } });
}

/** A partial voucher that somebody goes on with. */
export function partialRead(id: number) {
  return query('valeParcial', { ruta: { id } });
}

/** The amount that a customer's wallet can still be promised. */
export function walletRoom(numidenCliente: number) {
  return query('cabidaBilletera', { ruta: { id: numidenCliente } });
}
