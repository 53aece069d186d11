import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FiltroGuardado, ListaConVistas } from '#domain/escritorio/vistas';
import { longNumber } from '../columns.ts';
import { areas } from './catalogos.ts';
import { usuarios } from './personas.ts';

/** Lists that people keep: the filter of a list under a name, of one person or of an area. */
export const vistas = pgTable(
  'vistas',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    nombre: text('nombre').notNull(),
    /** The name as it is compared: however it is written, one has it once for a list. */
    llave: text('llave').notNull(),
    lista: text('lista').$type<ListaConVistas>().notNull(),
    /** By the names of the wire, as it was saved; who reads it asks what of it there still is. */
    filtro: jsonb('filtro').$type<FiltroGuardado>().notNull(),
    /** Whose it is; null for an area's. */
    numiden: longNumber('numiden').references(() => usuarios.numiden),
    /** Null for a person's own. */
    idArea: integer('id_area').references(() => areas.id),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('vistas_de_persona').on(table.numiden, table.lista, table.llave),
    uniqueIndex('vistas_de_area').on(table.idArea, table.lista, table.llave),
    check('vistas_de_uno', sql`(${table.numiden} is null) <> (${table.idArea} is null)`),
  ],
);

/** Which views stand in whose menu. */
export const vistasFijadas = pgTable(
  'vistas_fijadas',
  {
    numiden: longNumber('numiden')
      .notNull()
      .references(() => usuarios.numiden),
    idVista: integer('id_vista')
      .notNull()
      .references(() => vistas.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.numiden, table.idVista] }),
    index('vistas_fijadas_por_vista').on(table.idVista),
  ],
);
