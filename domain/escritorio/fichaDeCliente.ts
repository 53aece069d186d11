import { z } from 'zod';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { hallazgoSchema } from './hallazgo.ts';

/** So many records of each kind are on a customer's page; its list has the rest. */
export const FICHA_POR_TIPO = 10;

/** Any one of these permissions opens a customer's page. */
export const ABREN_CLIENTE = [
  ...PERMISSION_GROUPS.casos,
  ...PERMISSION_GROUPS.vales,
  ...PERMISSION_GROUPS.operaciones,
] as const;

/** A customer with the newest of what is his, as far as the person who looks may see it; the address of nobody is on it. */
export const fichaDeClienteSchema = z.object({
  numiden: z.int(),
  nombre: z.string(),
  /** Of each kind the newest; of cases those that are open first. */
  hallazgos: z.array(hallazgoSchema),
  /** The kinds that have more. */
  hayMas: z.array(z.enum(['caso', 'vale', 'venta', 'factura'])),
});
export type FichaDeCliente = z.infer<typeof fichaDeClienteSchema>;

/** How a customer is reached; null for what the chain never had. */
export const contactoDeClienteSchema = z.object({
  correo: z.string().nullable(),
  telefono: z.string().nullable(),
  celular: z.string().nullable(),
});
export type ContactoDeCliente = z.infer<typeof contactoDeClienteSchema>;

/** The sentence for a number that no customer has. */
export const CLIENTE_NO_EXISTE = 'El cliente no existe.';
