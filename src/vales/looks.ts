import { ESTADO_VALE, esVencido } from '#domain/cadena/estadosVale';
import { dayOf, daysBetween } from '#domain/common/dates';

/** The fields of a voucher that say how long it is valid; `fechaVigencia` in ISO form. */
interface WithValidity {
  readonly estado: { readonly id: number };
  readonly fechaVigencia: string;
  /** The zone in whose days it is valid; the reader's where it is not said. */
  readonly zona?: string | undefined;
}

/**
 * How long a voucher can still be given back: 'Vence hoy', '3 días', 'Venció'; by the days of the store where it was made. Null for one in a state
 * in which its validity says nothing.
 */
export function daysLeft({ estado, fechaVigencia, zona }: WithValidity, now: Date): string | null {
  if (estado.id !== ESTADO_VALE.vigente) return null;
  const until = new Date(fechaVigencia);
  if (esVencido({ estado: estado.id, fechaVigencia: until }, now)) return 'Venció';
  const days = daysBetween(dayOf(now, zona), dayOf(until, zona));
  if (days === 0) return 'Vence hoy';
  return days === 1 ? '1 día' : `${days} días`;
}
