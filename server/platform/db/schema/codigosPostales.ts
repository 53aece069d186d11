import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Postal codes, each of one municipality, as the post's public list has them. */
export const codigosPostales = pgTable(
  'codigos_postales',
  {
    cp: text('cp').primaryKey(),
    estado: text('estado').notNull(),
    municipio: text('municipio').notNull(),
  },
  (t) => [check('codigos_postales_cp', sql`${t.cp} ~ '^[0-9]{5}$'`)],
);

/** The colonias, villages and settlements of a postal code. */
export const colonias = pgTable(
  'colonias',
  {
    cp: text('cp')
      .notNull()
      .references(() => codigosPostales.cp),
    nombre: text('nombre').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cp, t.nombre] })],
);
