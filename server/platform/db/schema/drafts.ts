import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { usuarios } from './personas.ts';

/**
 * Texts that somebody began to write and has not saved. `contenido` is JSON as text: jsonb refuses characters that a
 * person may have typed, and nothing ever looks inside.
 */
export const borradores = pgTable(
  'borradores',
  {
    numiden: bigint('numiden', { mode: 'number' })
      .notNull()
      .references(() => usuarios.numiden, { onDelete: 'cascade' }),
    clave: text('clave').notNull(),
    contenido: text('contenido').notNull(),
    fecha: instant('fecha').notNull(),
  },
  (table) => [primaryKey({ columns: [table.numiden, table.clave] }), index('borradores_fecha').on(table.fecha)],
);
