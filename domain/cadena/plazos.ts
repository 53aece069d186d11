import type { Limite } from '#domain/common/plazos';
import { type Apertura, trasAbierta } from './apertura.ts';

/** Limits of time in a state (SLA): so many hours, by the clock or by the hours in which the store of the record is open. */

const MS_PER_HOUR = 3_600_000;

/**
 * The last moment within a limit, for a record that is in its state since another one; null where the store does not open for so
 * long within a year.
 * @param calendario of the record's store; null for one that says no hours.
 */
export function venceEn(desde: Date, { horas, cuenta }: Limite, calendario: Apertura | null): Date | null {
  if (cuenta === 'reloj' || calendario === null) return new Date(desde.getTime() + horas * MS_PER_HOUR);
  return trasAbierta(calendario, desde, horas * 3_600);
}

/** When the limit of a record ends, and whether its people were told that it did. */
export interface Vencimiento {
  readonly vence: Date | null;
  readonly avisado: boolean;
}

/**
 * Whether the people of a record count as told that its limit ended, once that moment was computed.
 * @param antes the same as computed before, for the same stay in the state; null for the first time. Who changes a limit or a
 * holiday sends no notices of what then is late already.
 */
export function quedaAvisado(antes: Vencimiento | null, vence: Date | null, ahora: Date): boolean {
  if (antes === null || vence === null || vence >= ahora) return false;
  const wasLate = antes.vence !== null && antes.vence < ahora;
  return wasLate ? antes.avisado : true;
}
