import { z } from 'zod';

/** Limits of time in a state (SLA), as they are written and sent; they are computed in domain/cadena/plazos.ts. */

/** How the hours of a limit are counted; a store that says no hours is always counted by the clock. */
export const CUENTAS = {
  abierta: 'Solo las horas en que la tienda abre',
  reloj: 'Todas las horas',
} as const;

export type Cuenta = keyof typeof CUENTAS;

/** A quarter of a year: what may wait longer needs no limit. */
const MAX_HORAS = 2_160;

/** The words about limits that are said on both sides. */
export const PLAZO_TEXTS = {
  horas: `Escriba las horas, de 1 a ${MAX_HORAS}.`,
  cuenta: 'Diga qué horas se cuentan.',
  estado: 'Elija de qué estado.',
  repetido: 'Ese estado ya tiene un plazo.',
  noExiste: 'Ese plazo no existe.',
} as const;

/** The limit of a state. */
export const limiteSchema = z.object({
  horas: z.int(PLAZO_TEXTS.horas).min(1, PLAZO_TEXTS.horas).max(MAX_HORAS, PLAZO_TEXTS.horas),
  cuenta: z.enum(['abierta', 'reloj'] satisfies Cuenta[], PLAZO_TEXTS.cuenta),
});

export type Limite = z.infer<typeof limiteSchema>;

/**
 * Since when a record is in its state, and how long others are; `desde` is null until its history was read, and for one whose life has
 * ended.
 */
export const estanciaSchema = z.object({
  desde: z.iso.datetime().nullable(),
  /** Its limit, and when it ends; null where its state has none. */
  plazo: limiteSchema.extend({ vence: z.iso.datetime() }).nullable(),
  /** Within so many milliseconds nine of ten left the same state of late, in the whole chain; null where too few did. */
  nueveDeDiez: z.number().nullable(),
});

export type Estancia = z.infer<typeof estanciaSchema>;
