import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';

/** The orders of the list of sessions; the first one is the usual one. */
const SESSION_ORDERS = ['porUso', 'porEntrada', 'porNombre'] as const;

/** By what sessions are searched: `buscar` is part of a name, or a numiden; '' finds all. */
export const sessionFilterSchema = z.object({ buscar: freeLine().max(92), orden: z.enum(SESSION_ORDERS) });

/** By what sessions are searched. */
export type SessionFilter = z.output<typeof sessionFilterSchema>;

const person = z.object({ numiden: z.int(), nombre: z.string().nullable() });

/**
 * An open session of anybody; times are ISO, `navegador` is in plain words, `esta` marks the one that asks. `enContra` says why
 * who asks may not end it; null when he may.
 */
export const sessionOfPersonSchema = z.object({
  id: z.int().positive(),
  persona: z.object({ numiden: z.int(), nombre: z.string() }),
  tienda: z.string(),
  ip: z.string(),
  navegador: z.string(),
  creada: z.iso.datetime(),
  ultimoUso: z.iso.datetime(),
  esta: z.boolean(),
  enContra: z.string().nullable(),
});

/** An open session of anybody. */
export type SessionOfPerson = z.infer<typeof sessionOfPersonSchema>;

/**
 * Somebody who must wait, or is near to it. `quien` is null where a whole network waits, `red` where it is not about one.
 * `porque` says it in words. `hasta` is ISO, and null for who need not wait now but will after the next failure. Only a wait
 * at the login can be taken away (`quitable`); that of who reads too much ends by itself. `enContra` says why who asks may not
 * take it away; null when he may.
 */
export const waitSchema = z.object({
  id: z.string(),
  quien: person.nullable(),
  red: z.string().nullable(),
  porque: z.string(),
  intentos: z.int(),
  hasta: z.iso.datetime().nullable(),
  quitable: z.boolean(),
  enContra: z.string().nullable(),
});

/** Somebody who must wait. */
export type Wait = z.infer<typeof waitSchema>;

/** The readings that are watched for unusual searching. */
export const WATCHED_READS = [
  'buscarClientes',
  'abrirCaso',
  'abrirVale',
  'abrirFactura',
  'descargarAnexo',
  'consultarOperacion',
  'consultarFolio',
] as const;

/**
 * So many different ones of a kind within one hour are unusual. At a counter a customer takes three minutes, with a search or
 * two for each: forty in a busy hour. Who is slowed within five minutes (`readLimits.ts`) is shown besides.
 */
export const UNUSUAL_IN_AN_HOUR = 100;

/** By what unusual searching is looked for: one day of the store's, and one person or everybody. */
export const unusualFilterSchema = z.object({ dia: z.iso.date(), numiden: z.int().positive().nullable() });

/** Much reading of one person: `distintas` different ones of a kind in the hour that begins at `desde`; ISO. */
export const unusualReadingSchema = z.object({
  desde: z.iso.datetime(),
  hasta: z.iso.datetime(),
  persona: person,
  accion: z.enum(WATCHED_READS),
  distintas: z.int(),
  /** The person was made to wait meanwhile. */
  frenada: z.boolean(),
});

/** Much reading of one person. */
export type UnusualReading = z.infer<typeof unusualReadingSchema>;
