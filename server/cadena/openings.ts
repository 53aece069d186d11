import type { Apertura } from '#domain/cadena/apertura';
import { festivosDe } from '#domain/cadena/festivos';
import type { Horario } from '#domain/cadena/horario';
import { TIME_ZONE } from '#domain/common/dates';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { chainHolidays } from './festivos.ts';

/** A store with what it says of its hours; null for nothing. */
export interface WithHours {
  readonly id: number;
  readonly horario: Horario | null;
  readonly code: string | null;
}

/** Finds when a store is open; null for one that says no hours. */
export function openings(holidays: Awaited<ReturnType<typeof chainHolidays>>) {
  return ({ id, horario, code }: WithHours): Apertura | null =>
    horario && { horario, zona: zonaDe(code, TIME_ZONE), festivos: festivosDe(holidays, id) };
}
