import { type Centavos, centavos, sum } from '#domain/common/money';
import type { MetodoConMonto } from '#domain/ventas/metodosDevolucion';

/** How a balance goes back while a voucher is filled in: as it was paid, all to the wallet, or as the person divides it. */
export const MODOS_DEVOLUCION = ['sugerida', 'soloBilletera', 'eligiendo'] as const;

export type ModoDevolucion = (typeof MODOS_DEVOLUCION)[number];

/** How a division that is written stands to the balance that it gives back; money in centavos. */
export type EstadoDeReparto =
  | { readonly tipo: 'cuadra' }
  | { readonly tipo: 'falta' | 'sobra'; readonly monto: Centavos }
  /** It adds up, and all the same a method cannot take its part. */
  | { readonly tipo: 'rechazada'; readonly falla: string };

/** The part of a balance that a division leaves; less than nothing when the division is too much. In centavos. */
export function porRepartir(saldo: Centavos, metodos: readonly MetodoConMonto[]): Centavos {
  return centavos(saldo - sum(metodos.map(({ monto }) => monto)));
}

/**
 * How a division stands. A sum that is wrong is told before anything else, since each amount changes it.
 * @param falla why the division does not go as it is; null when it does.
 */
export function estadoDeReparto(
  saldo: Centavos,
  metodos: readonly MetodoConMonto[],
  falla: string | null,
): EstadoDeReparto {
  const left = porRepartir(saldo, metodos);
  if (left !== 0) return { tipo: left > 0 ? 'falta' : 'sobra', monto: centavos(Math.abs(left)) };
  return falla === null ? { tipo: 'cuadra' } : { tipo: 'rechazada', falla };
}
