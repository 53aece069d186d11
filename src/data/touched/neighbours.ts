import type { ReadData } from '../query.ts';
import { always, isSale, type Touches } from './touches.ts';

/** The readings that a guide touches, by its operation's number: logistics knows of goods that no voucher takes. */
export const BY_GUIDE = {
  consultaGuia: ({ id }, { input: { cuerpo } }) => Number(cuerpo.numeroOperacion) === id,
  // The rest of a sale hangs on them.
  detalleOperacionVale: ({ id }, { input: { cuerpo } }) => Number(cuerpo.operacion) === id,
} as const satisfies Touches<{ readonly id: number }>;

/**
 * The readings that a sale touches that came, was corrected or annulled: the validation screen hears of it by itself, and so does whoever
 * has a voucher of it open, which its payments may no longer bear.
 */
export const BY_SALE = {
  detalleOperacionVale: ({ id, tienda }, { input: { cuerpo } }) => isSale({ cvetda: tienda, operacion: id }, cuerpo),
  obtenerVale: (change, { data: { operacion } }) => isOfVoucher(change, operacion),
  valeParcial: (change, { data: { operacion } }) => isOfVoucher(change, operacion),
} as const satisfies Touches<{ readonly id: number; readonly tienda: number }>;

/** The sale of a voucher. */
type SaleOfVoucher = ReadData<'obtenerVale'>['operacion'];

function isOfVoucher(
  { id, tienda }: { readonly id: number; readonly tienda: number },
  { tienda: { cvetda }, numero }: SaleOfVoucher,
): boolean {
  return tienda === cvetda && id === numero;
}

/** The readings that a new wallet touches, by its customer. */
export const BY_WALLET = {
  billetera: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  cabidaBilletera: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  // It names a voucher, not the person who gets its money.
  metodosPorCambiar: always,
} as const satisfies Touches<{ readonly id: number }>;

/** The readings that a spent certificate touches, by the voucher that it came of; 0 for none. */
export const BY_CERTIFICATE = {
  certificado: ({ id }, { data: { idVale } }) => (idVale ?? 0) === id,
} as const satisfies Touches<{ readonly id: number }>;
