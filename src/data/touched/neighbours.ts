import type { Touches } from './touches.ts';
import { always } from './touches.ts';

/** What a guide touches, of which the number of its operation is told: logistics knows of goods that no voucher takes. */
export const BY_GUIDE = {
  consultaGuia: ({ id }, { input: { cuerpo } }) => Number(cuerpo.numeroOperacion) === id,
  // What is left of a sale hangs on them.
  detalleOperacionVale: ({ id }, { input: { cuerpo } }) => Number(cuerpo.operacion) === id,
} as const satisfies Touches<{ readonly id: number }>;

/** What a wallet that was opened touches, of which its customer is told. */
export const BY_WALLET = {
  billetera: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  cabidaBilletera: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  // It names a voucher, not who gets its money.
  metodosPorCambiar: always,
} as const satisfies Touches<{ readonly id: number }>;

/** What a certificate that was spent touches, of which the voucher is told that it came of; 0 for none. */
export const BY_CERTIFICATE = {
  certificado: ({ id }, { data: { idVale } }) => (idVale ?? 0) === id,
} as const satisfies Touches<{ readonly id: number }>;
