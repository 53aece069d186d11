import { addDays, dayOf, daysBetween, hourOf, type IsoDate, type IsoInstant, shortDate } from '#domain/common/dates';
import { instantOf } from '#domain/common/localTime';
import { DIAS, DIAS_SEMANA, type Horario, MINUTOS_DIA, minutosDe } from './horario.ts';

/** When a store is open: by its hours, on its own clock, without the holidays of the chain that are its own too. */
export interface Apertura {
  readonly horario: Horario;
  /** The names of the holidays on which it stays closed, by day. */
  readonly festivos: ReadonlyMap<IsoDate, string>;
  readonly zona: string;
}

/** A store that is closed: when it opens (null where it does not within a year) and the holiday that kept it closed today. */
export interface Cerrada {
  readonly abre: IsoInstant | null;
  readonly festivo: string | null;
}

/** So many days ahead an opening is looked for. */
const DIAS_ADELANTE = 366;

/** Whether a store is closed, and until when; null for one that is open. */
export function cerradaEn(apertura: Apertura, ahora: Date): Cerrada | null {
  const hoy = dayOf(ahora, apertura.zona);
  // An opening of yesterday may go on over midnight.
  for (let dia = addDays(hoy, -1), mas = 0; mas <= DIAS_ADELANTE; mas += 1, dia = addDays(dia, 1)) {
    const turno = turnoDe(apertura, dia);
    if (turno === null || turno.hasta <= ahora) continue;
    if (turno.desde <= ahora) return null;
    return { abre: turno.desde.toISOString(), festivo: festivoDe(apertura, hoy) };
  }
  return { abre: null, festivo: festivoDe(apertura, hoy) };
}

/**
 * The seconds for which a store was open from one moment to another.
 * @param tope where counting ends: beyond it nobody asks how many they are.
 */
export function segundosAbierta(apertura: Apertura, desde: Date, hasta: Date, tope = Number.POSITIVE_INFINITY): number {
  if (DIAS.every((dia) => apertura.horario[dia] === null)) return 0;
  let seconds = 0;
  const ultimo = dayOf(hasta, apertura.zona);
  for (let dia = addDays(dayOf(desde, apertura.zona), -1); dia <= ultimo && seconds <= tope; dia = addDays(dia, 1)) {
    const turno = turnoDe(apertura, dia);
    if (turno === null) continue;
    const [from, to] = [
      Math.max(turno.desde.getTime(), desde.getTime()),
      Math.min(turno.hasta.getTime(), hasta.getTime()),
    ];
    seconds += Math.max(0, to - from) / 1_000;
  }
  return seconds;
}

/** The moment at which a store has been open for so many seconds since another one; null where that takes more than a year. */
export function trasAbierta(apertura: Apertura, desde: Date, segundos: number): Date | null {
  const primero = dayOf(desde, apertura.zona);
  let queda = segundos * 1_000;
  // An opening of the day before may go on over midnight.
  for (let dia = addDays(primero, -1), mas = 0; mas <= DIAS_ADELANTE; mas += 1, dia = addDays(dia, 1)) {
    const turno = turnoDe(apertura, dia);
    if (turno === null) continue;
    const from = Math.max(turno.desde.getTime(), desde.getTime());
    const dura = Math.max(0, turno.hasta.getTime() - from);
    if (dura >= queda) return new Date(from + queda);
    queda -= dura;
  }
  return null;
}

/** The seconds of a day of a store that opens, in the mean of its week; 0 for one that never does. */
export function jornada(horario: Horario): number {
  const turnos = DIAS.flatMap((dia) => horario[dia] ?? []).map(minutosDe);
  const minutes = turnos.reduce((sum, { abre, cierra }) => sum + cierra - abre, 0);
  return turnos.length === 0 ? 0 : (minutes * 60) / turnos.length;
}

/** Until when a store is closed, in words: 'Cerrada hasta el lunes 09:00', by its own clock. */
export function cerradaEnPalabras({ abre }: Cerrada, ahora: Date, zona: string): string {
  if (abre === null) return 'Cerrada, sin día en que abra';
  const moment = new Date(abre);
  const [dia, hora] = [dayOf(moment, zona), hourOf(moment, zona)];
  const days = daysBetween(dayOf(ahora, zona), dia);
  if (days === 0) return `Cerrada hasta las ${hora}`;
  if (days === 1) return `Cerrada hasta mañana ${hora}`;
  return `Cerrada hasta el ${days < DIAS.length ? DIAS_SEMANA[diaSemana(dia)].toLowerCase() : shortDate(dia)} ${hora}`;
}

interface Abierta {
  readonly desde: Date;
  readonly hasta: Date;
}

/** The opening that begins on a day: it ends by the clock, which may jump in between. */
function turnoDe({ horario, festivos, zona }: Apertura, dia: IsoDate): Abierta | null {
  const turno = horario[diaSemana(dia)];
  if (turno === null || festivos.has(dia)) return null;
  const termina = minutosDe(turno).cierra >= MINUTOS_DIA ? addDays(dia, 1) : dia;
  return { desde: instantOf(`${dia} ${turno.abre}:00`, zona), hasta: instantOf(`${termina} ${turno.cierra}:00`, zona) };
}

function festivoDe({ festivos }: Apertura, dia: IsoDate): string | null {
  return festivos.get(dia) ?? null;
}

function diaSemana(dia: IsoDate) {
  return DIAS[(new Date(`${dia}T12:00:00Z`).getUTCDay() + 6) % DIAS.length] ?? 'lunes';
}
