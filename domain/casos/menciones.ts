import { z } from 'zod';
import { cleanLine } from '#domain/common/cleanText';

/** Mentions in a comment: '@' and the whole name of a colleague who may see the case (docs/decisions/262). */

/** So many people one request names at most. */
export const MAX_MENCIONES = 50;

/** Who is mentioned, by the name that stands in the comment. */
export const mencionSchema = z.object({ numiden: z.int(), nombre: z.string() });

export type Mencion = z.output<typeof mencionSchema>;

/** A part of a comment: plain, or a name after its '@' and the people of that name whom it means. */
export type PiezaDeComentario = string | { readonly nombre: string; readonly personas: readonly Mencion[] };

/** The text that mentions a person. */
export function mencionDe(nombre: string): string {
  return `@${cleanLine(nombre)}`;
}

/** Reads a comment as its parts, by the people whom it may mean. Where one name begins with another, the longer is meant. */
export function leerMenciones(texto: string, personas: readonly Mencion[]): readonly PiezaDeComentario[] {
  const names = [...new Set(personas.map(({ nombre }) => cleanLine(nombre)))].filter(Boolean);
  names.sort((one, other) => other.length - one.length);
  const parts: PiezaDeComentario[] = [];
  let from = 0;
  for (let at = texto.indexOf('@'); at >= 0; at = texto.indexOf('@', at + 1)) {
    const nombre = names.find((name) => stands(texto, at, name));
    if (nombre === undefined) continue;
    if (at > from) parts.push(texto.slice(from, at));
    parts.push({ nombre, personas: personas.filter((persona) => cleanLine(persona.nombre) === nombre) });
    from = at + 1 + nombre.length;
  }
  return from < texto.length ? [...parts, texto.slice(from)] : parts;
}

/** Who of these people a comment mentions, each once, by the name that stands there. */
export function mencionadosEn(texto: string, personas: readonly Mencion[]): readonly Mencion[] {
  const found = new Map<number, Mencion>();
  for (const part of leerMenciones(texto, personas)) {
    if (typeof part === 'string') continue;
    for (const { numiden } of part.personas) found.set(numiden, { numiden, nombre: part.nombre });
  }
  return [...found.values()];
}

/** Neither an address (ana@tienda) nor the beginning of a longer word mentions anybody. */
function stands(texto: string, at: number, nombre: string): boolean {
  if (!texto.startsWith(nombre, at + 1)) return false;
  return !endsInWord(texto.slice(Math.max(0, at - 2), at)) && !beginsWord(texto.slice(at + 1 + nombre.length));
}

function endsInWord(before: string): boolean {
  return /[\p{L}\p{N}]$/u.test(before);
}

function beginsWord(after: string): boolean {
  return /^[\p{L}\p{N}]/u.test(after);
}

/** Why a comment is not saved. */
export const MENCION_TEXTS = {
  noLoVen: (nombres: readonly string[]) =>
    nombres.length === 1
      ? `${nombres[0]} no puede ver este caso y no se enteraría. Quite la @ de su nombre.`
      : `${nombres.join(', ')} no pueden ver este caso y no se enterarían. Quite la @ de sus nombres.`,
} as const;
