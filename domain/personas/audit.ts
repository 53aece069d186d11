import { z } from 'zod';
import { filterSchema, orderSchema } from '#domain/common/filterSchema';
import { listaBitacora } from './bitacora.list.ts';

/** A record's facts before or after, as the audit tells them: plain JSON by field; null where it tells none. */
const recordFactsSchema = z.record(z.string(), z.json()).nullable();

/**
 * One row of the audit as people may read it: no secret is in it. `momento` is ISO; `autor` is null for the system
 * itself and for acts without a signed-in person; an integration stands in the place of a person. `antes` has the fields that a change touched, `despues` those and
 * whatever else is known of the act.
 */
export const auditEntrySchema = z.object({
  id: z.int().positive(),
  momento: z.iso.datetime(),
  autor: z
    .union([
      z.object({ numiden: z.int(), nombre: z.string().nullable() }),
      z.object({ integracion: z.int(), nombre: z.string().nullable() }),
    ])
    .nullable(),
  accion: z.string(),
  entidad: z.string(),
  idEntidad: z.string(),
  antes: recordFactsSchema,
  despues: recordFactsSchema,
});

/** One row of the audit. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Who did what a row tells; null for the system itself. */
export type AuditAuthor = AuditEntry['autor'];

/** The facts of a record before or after, as a row of the audit tells them. */
export type RecordFacts = AuditEntry['antes'];

/** Rows of a record's history that are read at a time. */
export const HISTORY_PAGE = 50;

/**
 * The acts of people on their own sessions. They are written to the audit under `usuario`, and are no change of the
 * user: a record's history leaves them out, so that who may see users does not see when and where each of them works.
 */
export const SESSION_ACTS = [
  'iniciar sesión',
  'cerrar sesión',
  'rechazar inicio de sesión',
  'dar contraseña en otra sesión',
  'terminar una sesión',
  'cambiar de tienda',
  'terminar las demás sesiones',
  'terminarSesionDePersona',
  'terminarSesionesDePersona',
  'quitarEspera',
] as const;

/**
 * The search of the audit; null, '' and an empty list search for nothing of the kind, and all of it may be left out.
 * Days are the store's, both included.
 */
export const auditFilterSchema = filterSchema(listaBitacora).extend({ orden: orderSchema(listaBitacora) });

/** The search of the audit. */
export type AuditFilter = z.output<typeof auditFilterSchema>;

/** A row of the audit in a list; `registro` is who the record is, where it is a user that the house knows. */
export const listedAuditEntrySchema = auditEntrySchema.extend({ registro: z.string().nullable() });

/** A row of the audit in a list. */
export type ListedAuditEntry = z.infer<typeof listedAuditEntrySchema>;

/** No page shows more rows than these; who looks for older ones narrows the search, or exports it. */
export const MAX_AUDIT_ROWS = 10_000;
