import { z } from 'zod';
import { freeBlock, freeLine } from '#domain/common/freeText';
import type { Aviso, ClaseNovedad } from '#domain/common/novedades';

/** Notes that analysts pin to a diagram, or to one of its states or arrows, and the answers to them (docs/decisions/267). */

/** How long a text is at most, in characters, and how many notes of a diagram are read, the newest. */
const LIMITS = { texto: 2_000, sobre: 300, leidas: 300 } as const;

/** How long a note or an answer is at most, in characters. */
export const MAX_TEXTO_DE_NOTA = LIMITS.texto;
/** How many notes of one diagram are read at most. */
export const MAX_NOTAS = LIMITS.leidas;

/** The sentences about notes. */
export const NOTA_TEXTS = {
  noExiste: 'La nota no existe.',
  guardada: 'Nota guardada',
  respondida: 'Respuesta guardada',
  resuelta: 'Nota resuelta',
  abierta: 'Nota abierta de nuevo',
  yaResuelta: 'La nota ya está resuelta. Ábrala de nuevo para responder.',
} as const;

const texto = freeBlock().min(1, 'Campo requerido').max(LIMITS.texto, `Máximo ${LIMITS.texto} caracteres`);

/** The text of a note or of an answer, as it is written. */
export const textoDeNotaSchema = z.object({ texto });

/** The name of a machine, as its file has it. */
export const maquinaSchema = z.string().regex(/^[a-zA-Z]{1,60}$/);

/** A note that is to be pinned. */
export const notaPorGuardarSchema = textoDeNotaSchema.extend({
  maquina: maquinaSchema,
  /** The key of a state or an arrow in addresses; null for the whole diagram. */
  parte: z.string().min(1).max(80).nullable(),
  /** How that part is called when the note is written: another version of the diagram may lack it. */
  sobre: freeLine().min(1).max(LIMITS.sobre),
});

export type NotaPorGuardar = z.output<typeof notaPorGuardarSchema>;

const persona = z.object({ numiden: z.int(), nombre: z.string() });
const fecha = z.iso.datetime();

/** A note with its answers, the oldest first; `resuelta` is null while it is open. */
export const notaSchema = notaPorGuardarSchema.extend({
  id: z.int(),
  autor: persona,
  fecha,
  resuelta: z.object({ por: persona, fecha }).nullable(),
  respuestas: z.array(z.object({ id: z.int(), texto: z.string(), autor: persona, fecha })),
});

export type Nota = z.infer<typeof notaSchema>;

/** The part of a diagram that a note is about, within a sentence. */
export function parteDeNota({ parte, sobre }: Pick<NotaPorGuardar, 'parte' | 'sobre'>): string {
  return parte === null ? 'todo el diagrama' : sobre;
}

/** Why a note takes no answer; null where it takes one. */
export function contraResponder({ resuelta }: { readonly resuelta: boolean }): string | null {
  return resuelta ? NOTA_TEXTS.yaResuelta : null;
}

/** As what an act on a note is told. */
export type NovedadDeNota = Extract<ClaseNovedad, `nota${string}`>;

/**
 * The notices of an act on a note: for who wrote it and for everybody who answered it, each once, and none for who did it.
 * @param respondieron in any order, each as often as that person answered.
 */
export function novedadesDeNota(
  clase: NovedadDeNota,
  { autor, respondieron }: { readonly autor: number; readonly respondieron: readonly number[] },
  hizo: number,
): readonly Aviso[] {
  const told = new Set([autor, ...respondieron]);
  told.delete(hizo);
  return [...told].map((para) => ({ clase, para }));
}
