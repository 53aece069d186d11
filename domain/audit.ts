import { z } from 'zod';

/** What a row of the audit tells of a record before or after: plain JSON by field; null where the row tells nothing. */
const recordFactsSchema = z.record(z.string(), z.json()).nullable();

/**
 * One row of the audit as people may read it: no secret is in it. `momento` is ISO; `autor` is null for the system itself
 * and for what nobody who was signed in did. `antes` has the fields that a change touched, `despues` those and whatever
 * else is known of the act.
 */
export const auditEntrySchema = z.object({
  id: z.int().positive(),
  momento: z.iso.datetime(),
  autor: z.object({ numiden: z.int(), nombre: z.string().nullable() }).nullable(),
  accion: z.string(),
  entidad: z.string(),
  idEntidad: z.string(),
  antes: recordFactsSchema,
  despues: recordFactsSchema,
});

/** One row of the audit. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What a row of the audit tells of a record before or after. */
export type RecordFacts = AuditEntry['antes'];

/** Rows of a record's history that are read at a time. */
export const HISTORY_PAGE = 50;

/**
 * What people do with their own sessions. It is written to the audit under `usuario`, and is no change of the user: a
 * record's history leaves it out, so that who may see users does not see when and where each of them works.
 */
export const SESSION_ACTS = [
  'iniciar sesión',
  'cerrar sesión',
  'rechazar inicio de sesión',
  'terminar una sesión',
  'terminar las demás sesiones',
] as const;
