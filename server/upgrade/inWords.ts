import { tamanoEnPalabras } from '#domain/common/crecimiento';
import type { Lock } from '../platform/db/statements.ts';
import { type Busy, inSeconds, type Review, type Waiting } from './review.ts';

const LOCK_IN_WORDS: Readonly<Record<Lock, string>> = {
  all: 'nadie lee ni escribe (access exclusive)',
  writing: 'nadie escribe (share row exclusive)',
  rows: 'nadie cambia las filas que se cambian (row exclusive)',
};

/** A review as an operator reads it, a line each. @param motor on the embedded engine nobody works beside it. */
export function linesOf(
  { at, waiting, busy, seconds, against }: Review,
  motor: 'pglite' | 'postgres',
): readonly string[] {
  const base = motor === 'pglite' ? 'Base embebida' : 'PostgreSQL';
  const where = at === null ? `${base}, sin tablas todavía.` : `${base}, en el paso ${at}.`;
  if (waiting.length === 0) return [`${where} No espera ningún paso: se puede de día.`];
  return [
    `${where} ${waiting.length === 1 ? 'Espera 1 paso' : `Esperan ${waiting.length} pasos`}, ${inSeconds(seconds)} en total:`,
    ...(at === null ? [] : waiting.flatMap(linesOfStep)),
    ...(busy.length === 0
      ? []
      : ['Mientras tanto, desde que empieza cada una hasta el final de todo:', ...busy.map(lineOfTable)]),
    verdictOf(against, motor),
  ];
}

function linesOfStep({ step: { name, contracts, demands }, acts }: Waiting): readonly string[] {
  const kind = !contracts ? 'solo agrega' : `quita o cambia; exige servidores que conozcan el paso ${demands}`;
  return [`${name} (${kind})`, ...acts.map(({ words }) => `  ${words}`)];
}

function lineOfTable({ table, lock, rows, bytes, seconds }: Busy): string {
  return `  ${table}: ${LOCK_IN_WORDS[lock]}, ${inSeconds(seconds)}; ${rows.toLocaleString('es-MX')} filas, ${tamanoEnPalabras(bytes)}`;
}

function verdictOf(against: readonly string[], motor: 'pglite' | 'postgres'): string {
  if (against.length > 0) return `Solo de noche, con los servidores detenidos: ${against.join('; ')}.`;
  return motor === 'pglite'
    ? 'Se puede de día: el servidor se detiene, y el nuevo da los pasos al iniciar.'
    : 'Se puede de día: los servidores de la versión anterior siguen atendiendo junto a los nuevos.';
}
