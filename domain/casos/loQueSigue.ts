import { z } from 'zod';
import { ESTADO } from './vidaCaso.ts';

/** The work that follows when a comment made of a ready text is sent (docs/decisions/273). */

const destino = {
  idArea: z.int().positive(),
  idSubcategoria: z.int().positive(),
  idMotivo: z.int().positive(),
};

/**
 * A work that asks nothing more: who sends it takes the case, it goes to its own area without a person, or it is escalated to
 * where the text says.
 */
export const loQueSigueSchema = z.discriminatedUnion('trabajo', [
  z.object({ trabajo: z.literal('tomar') }),
  z.object({ trabajo: z.literal('asignar') }),
  z.object({ trabajo: z.literal('escalar'), ...destino }),
]);
export type LoQueSigue = z.output<typeof loQueSigueSchema>;

const [tomar, asignar, escalar] = loQueSigueSchema.options;

/** The same as it is shown, with the names of where it leads. */
export const loQueSigueMostradoSchema = z.discriminatedUnion('trabajo', [
  tomar,
  asignar,
  escalar.extend({ area: z.string(), categoria: z.string() }),
]);
export type LoQueSigueMostrado = z.output<typeof loQueSigueMostradoSchema>;

/** What becomes of the case, to be said after 'Al enviar: '. */
export function loQueSigueEnPalabras(sigue: LoQueSigueMostrado): string {
  switch (sigue.trabajo) {
    case 'tomar':
      return 'queda en proceso, a su cargo';
    case 'asignar':
      return 'queda en su área, sin persona';
    case 'escalar':
      return `pasa a ${sigue.area} · ${sigue.categoria}`;
  }
}

/** A case as this rule reads it, before the comment. */
interface CasoQueSigue {
  readonly idEstado: number;
  readonly administrador: number | null;
  readonly idSubcategoria: number;
}

/** Whether the work would change anything: a case that is already so takes the comment alone. The first comment on a new case takes it. */
export function sigueHaciendoFalta(sigue: LoQueSigue, caso: CasoQueSigue, numiden: number): boolean {
  switch (sigue.trabajo) {
    case 'tomar':
      return caso.idEstado !== ESTADO.enProceso || caso.administrador !== numiden;
    case 'asignar':
      return caso.administrador !== null || caso.idEstado === ESTADO.nuevo;
    case 'escalar':
      return caso.idSubcategoria !== sigue.idSubcategoria;
  }
}

/** Whether it is done before the comment, as by hand: one takes a case and writes on it; one writes, and hands it on. */
export function vaAntesDelComentario({ trabajo }: LoQueSigue): boolean {
  return trabajo === 'tomar';
}
