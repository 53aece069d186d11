import { z } from 'zod';
import { clienteSchema, sexoSchema } from '#domain/clientes';
import type { NewCaseFields } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';
import type { DraftContent } from '../../data/draftStore.ts';
import type { FormDraft } from '../../data/draftWriter.ts';
import { parseDraft } from '../../data/useDraft.ts';

const text = z.string().max(10_000);
const id = z.int().positive().nullable();

/** What the form holds, whether it is right or not; in the order of its fields, in which drafts are compared. */
const valuesSchema = z.object({
  operacion: z.object({ tienda: id, numero: text }),
  cliente: clienteSchema.nullable(),
  identidad: z.object({
    nombre: text,
    apellidoPaterno: text,
    apellidoMaterno: text,
    fechaNacimiento: text,
    sexo: sexoSchema,
  }),
  contacto: z.object({ correo: text, telefono: text, celular: text }),
  idArea: id,
  idSubcategoria: id,
  descripcion: text,
  anexos: z.array(z.object({ id: text, nombre: text, bytes: z.number() })).max(50),
  porReponer: z.array(text).max(50),
}) satisfies z.ZodType<NewCaseFields>;

/** Under which key a new case's draft is kept: one an operation, and one for cases without. */
export function draftKeyOf(operacion: ClaveOperacion | null): string {
  return operacion === null ? 'nuevoCaso.suelto' : `nuevoCaso.${operacion.tienda}.${operacion.operacion}`;
}

/** A draft as the form can take it up again; null when there is none. Of files only the names are left, to attach again. */
export function restoredDraft(content: DraftContent | undefined): FormDraft<NewCaseFields> | null {
  const draft = parseDraft(content, valuesSchema);
  if (draft === null) return null;
  const { anexos, porReponer } = draft.values;
  const names = [...new Set([...porReponer, ...anexos.map(({ nombre }) => nombre)])];
  return { ...draft, values: { ...draft.values, anexos: [], porReponer: names } };
}
