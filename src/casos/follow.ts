import { z } from 'zod';
import type { LoQueSigue } from '#domain/casos/loQueSigue';

/** The fields of a form that says what follows a text: choices of lists are texts, '' for none. */
export const FOLLOW_FIELDS = {
  sigue: z.enum(['', 'tomar', 'asignar', 'escalar']),
  idArea: z.string(),
  idSubcategoria: z.string(),
  idMotivo: z.string(),
};

/** The same in a comment, of which there are drafts that have none of it. */
export const FOLLOW_FIELDS_OF_COMMENT = {
  sigue: FOLLOW_FIELDS.sigue.default(''),
  idArea: FOLLOW_FIELDS.idArea.default(''),
  idSubcategoria: FOLLOW_FIELDS.idSubcategoria.default(''),
  idMotivo: FOLLOW_FIELDS.idMotivo.default(''),
  /** What the person reads of it. */
  alEnviar: z.string().default(''),
  /** The person wants it. */
  conLoQueSigue: z.boolean().default(true),
};

/** What such a form holds. */
interface TypedFollow {
  readonly sigue: '' | LoQueSigue['trabajo'];
  readonly idArea: string;
  readonly idSubcategoria: string;
  readonly idMotivo: string;
}

const NOWHERE = { idArea: '', idSubcategoria: '', idMotivo: '' };

/** The fields where nothing follows. */
export const NO_FOLLOW: TypedFollow = { sigue: '', ...NOWHERE };

/** The fields of a work that follows. */
export function typedOf(sigue: LoQueSigue | null): TypedFollow {
  if (sigue === null) return NO_FOLLOW;
  if (sigue.trabajo !== 'escalar') return { sigue: sigue.trabajo, ...NOWHERE };
  const { trabajo, idArea, idSubcategoria, idMotivo } = sigue;
  return {
    sigue: trabajo,
    idArea: String(idArea),
    idSubcategoria: String(idSubcategoria),
    idMotivo: String(idMotivo),
  };
}

/** The work that the fields say; null for none. */
export function followOf({ sigue, idArea, idSubcategoria, idMotivo }: TypedFollow): LoQueSigue | null {
  if (sigue === '') return null;
  if (sigue !== 'escalar') return { trabajo: sigue };
  return {
    trabajo: sigue,
    idArea: Number(idArea),
    idSubcategoria: Number(idSubcategoria),
    idMotivo: Number(idMotivo),
  };
}

/** Refuses an escalation that does not say where to, and why. */
export function demandWhole(typed: TypedFollow, context: z.RefinementCtx): void {
  if (typed.sigue !== 'escalar') return;
  for (const campo of ['idArea', 'idSubcategoria', 'idMotivo'] as const) {
    if (typed[campo] === '') context.addIssue({ code: 'custom', path: [campo], message: 'Campo requerido' });
  }
}
