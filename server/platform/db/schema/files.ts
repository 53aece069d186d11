import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';

/**
 * The bytes of a file, whoever it belongs to. They are stored before the save that they are part of, which sets
 * `reclamado`; what stays without is swept away.
 */
export const contenidos = pgTable(
  'contenidos',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    creado: instant('creado').notNull(),
    reclamado: boolean('reclamado').notNull().default(false),
  },
  (t) => [index('contenidos_sin_reclamar').on(t.creado).where(sql`not ${t.reclamado}`)],
);

/** A content in parts, so that neither a statement nor a download holds a whole file at once. */
export const contenidoPartes = pgTable(
  'contenido_partes',
  {
    idContenido: bigint('id_contenido', { mode: 'number' })
      .notNull()
      .references(() => contenidos.id),
    n: integer('n').notNull(),
    contenido: bytes('contenido').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idContenido, t.n] })],
);
