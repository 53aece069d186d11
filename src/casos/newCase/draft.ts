import { z } from 'zod';
import { clienteSchema, sexoSchema } from '#domain/clientes';
import type { NewCaseFields } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';

const text = z.string().max(10_000);
const id = z.int().positive().nullable();

/** What the form holds, whether it is right or not. */
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

/**
 * What was written before as the form can take it up again; null when a form has changed since. Of files only the names are left,
 * to attach again.
 */
export function restoredValues(kept: unknown): NewCaseFields | null {
  const { data } = valuesSchema.safeParse(kept);
  if (data === undefined) return null;
  return { ...data, anexos: [], porReponer: [...data.porReponer, ...data.anexos.map(({ nombre }) => nombre)] };
}
