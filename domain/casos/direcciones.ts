import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';

/** Addresses to which a customer's goods are brought and where they are collected (specification, section 7). */

const line = (min: number, max: number) => freeLine().min(min, 'Campo requerido').max(max, `Máximo ${max} caracteres`);

/** The writable fields of an address. `telefono` is empty or ten digits; the postal code is the Mexican one. */
export const direccionPorGuardarSchema = z.object({
  calle: line(1, 100),
  numeroExterior: line(1, 20),
  numeroInterior: line(0, 20).default(''),
  colonia: line(1, 80),
  municipio: line(1, 80),
  estado: line(1, 40),
  codigoPostal: freeLine().regex(/^\d{5}$/, 'El código postal tiene 5 dígitos.'),
  referencias: line(0, 250).default(''),
  telefono: freeLine()
    .regex(/^(\d{10})?$/, 'Campo igual a 10 caracteres')
    .default(''),
});

/** The writable fields of an address. */
export type DireccionPorGuardar = z.output<typeof direccionPorGuardarSchema>;

/** An address of a customer; who edits it saves under its `version`. One that is not `activo` is not offered any more. */
export const direccionSchema = z.object({
  id: z.int().positive(),
  version: z.int(),
  numidenCliente: z.int().positive(),
  calle: z.string(),
  numeroExterior: z.string(),
  numeroInterior: z.string(),
  colonia: z.string(),
  municipio: z.string(),
  estado: z.string(),
  codigoPostal: z.string(),
  referencias: z.string(),
  telefono: z.string(),
  activo: z.boolean(),
});
export type Direccion = z.infer<typeof direccionSchema>;

/** An address on one line, as a driver reads it. */
export function direccionEnLinea(direccion: Omit<DireccionPorGuardar, 'referencias' | 'telefono'>): string {
  const { calle, numeroExterior, numeroInterior, colonia, municipio, estado, codigoPostal } = direccion;
  const interior = numeroInterior === '' ? '' : ` Int. ${numeroInterior}`;
  return `${calle} ${numeroExterior}${interior}, ${colonia}, ${codigoPostal} ${municipio}, ${estado}`;
}
