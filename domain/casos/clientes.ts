import { z } from 'zod';
import { MAX_CLIENTES } from '#domain/common/constants';
import { freeLine } from '#domain/common/freeText';
import { isIsoDate } from '#domain/common/isoDate';

/** A customer's sex, as the wire says it. */
export const sexoSchema = z.enum(['M', 'F']);
export type Sexo = z.infer<typeof sexoSchema>;
/** The words of each sex on the screen. */
export const SEXOS = { M: 'Masculino', F: 'Femenino' } as const satisfies Record<Sexo, string>;

const isoDate = z.string().refine(isIsoDate, 'No es una fecha válida');

/** A customer (specification, section 3); `null` stands for a datum that the chain never had. */
export const clienteSchema = z.object({
  numiden: z.int().positive(),
  nombre: z.string(),
  apellidoPaterno: z.string(),
  apellidoMaterno: z.string().nullable(),
  sexo: sexoSchema.nullable(),
  fechaNacimiento: isoDate.nullable(),
  correo: z.string().nullable(),
  telefono: z.string().nullable(),
  celular: z.string().nullable(),
  esNuevo: z.literal(false),
});

export type Customer = z.infer<typeof clienteSchema>;

/** The fields of a person search (specification, section 3): at least one of the three is filled. */
export const busquedaClienteSchema = z.object({
  nombre: freeLine().max(50),
  apePat: freeLine().max(20),
  apeMat: freeLine().max(20),
});

export type CustomerSearch = z.infer<typeof busquedaClienteSchema>;

/** `clientes` holds at most 20; `limiteExcedido` tells that there were more (specification, section 7). */
export const clientesEncontradosSchema = z.object({
  clientes: z.array(clienteSchema).max(MAX_CLIENTES),
  limiteExcedido: z.boolean(),
});

export type CustomersFound = z.infer<typeof clientesEncontradosSchema>;

/** The first entry of every match list (specification, section 2, "New-case modal"). */
export const CLIENTE_NUEVO = {
  nombre: 'NUEVO CLIENTE',
  fechaNacimiento: '1970-01-01',
  sexo: 'M',
  esNuevo: true,
} as const;

/** A customer's full name in the order of the match list: paternal surname, maternal surname, first name. */
export function nombreCompletoCliente(
  cliente: Pick<Customer, 'nombre' | 'apellidoPaterno' | 'apellidoMaterno'>,
): string {
  return [cliente.apellidoPaterno, cliente.apellidoMaterno, cliente.nombre].filter(Boolean).join(' ');
}
