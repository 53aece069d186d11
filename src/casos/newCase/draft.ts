import { z } from 'zod';
import { clienteSchema, sexoSchema } from '#domain/casos/clientes';
import type { ClienteDeCaso, NewCaseFields } from '#domain/casos/nuevoCaso';
import type { ClaveOperacion } from '#domain/ventas/operaciones';

const text = z.string().max(10_000);
const id = z.int().positive().nullable();

/** The shape of the form's values, right or wrong. */
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
  otroCliente: text.default(''),
}) satisfies z.ZodType<NewCaseFields>;

/** The key of a new case's draft: one an operation, and one for cases without. */
export function newCaseDraft(operacion: ClaveOperacion | null): string {
  return operacion === null ? 'nuevoCaso.suelto' : `nuevoCaso.${operacion.tienda}.${operacion.operacion}`;
}

/** The kept customer alone, for who is asked for nothing else; null when the form has changed since. */
export function restoredCustomer(kept: unknown): ClienteDeCaso | null {
  return valuesSchema.pick({ cliente: true, identidad: true, contacto: true }).safeParse(kept).data ?? null;
}

/**
 * The kept values as the form can take them up again; null when the form has changed since. Only the names of files are
 * left, to attach again.
 */
export function restoredValues(kept: unknown): NewCaseFields | null {
  const { data } = valuesSchema.safeParse(kept);
  if (data === undefined) return null;
  return { ...data, anexos: [], porReponer: [...data.porReponer, ...data.anexos.map(({ nombre }) => nombre)] };
}
