import { folioBilletera } from '#domain/vales/billetera';
import { folioCertificado } from '#domain/vales/certificados';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';

// Drawn numbers would be others at every start.
const WALLETS_FROM = 4_820_113_507;
const CERTIFICATES_FROM = 28_306_117_540_911;
const CHEQUES_FROM = 70_112;

/** The folio of the wallet with a running number. */
export function walletFolio(turn: number): string {
  return folioBilletera(String(WALLETS_FROM + turn * 7_919));
}

/** The folio of the gift certificate with a running number. */
export function certificateFolio(turn: number): string {
  return folioCertificado(String(CERTIFICATES_FROM + turn * 104_729_117));
}

/**
 * The folio that the customer of the voucher with a running number got in hand by a method; null where there is none.
 */
export function folioOf(metodo: IdMetodo, turn: number): string | null {
  if (metodo === 3) return walletFolio(turn);
  if (metodo === 7) return certificateFolio(turn);
  return metodo === 5 ? String(CHEQUES_FROM + turn) : null;
}
