import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MomentoDeNota } from '#domain/cadena/globales/notas';
import type { Periodicidad } from '#domain/cadena/globales/periodos';
import type { Horario } from '#domain/cadena/horario';
import { longNumber } from '../columns.ts';

/** Stores, virtual stores and distribution centres (specification, section 7, "Catalogues"). */
export const stores = pgTable(
  'tiendas',
  {
    cvetda: integer('cvetda').primaryKey(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo', { enum: ['fisica', 'virtual', 'cedis'] }).notNull(),
    admiteLogin: boolean('admite_login').notNull(),
    /** Where its invoices are issued (LugarExpedicion); null for a store that issues none. */
    codigoPostal: text('codigo_postal'),
    /** The end of the series of its invoices; null for the chain's own series. */
    serie: text('serie'),
    /** How often its sales to the public are invoiced together; null for a store whose are not. */
    globales: text('globales').$type<Periodicidad>(),
    /** The first day for which they hold, and who said so: in whose name they are issued. */
    globalesDesde: date('globales_desde', { mode: 'string' }),
    globalesNumiden: longNumber('globales_numiden'),
    /** When the notes of their returns are made. */
    globalesNotas: text('globales_notas').$type<MomentoDeNota>().notNull().default('alMomento'),
    /** When it is open, on its own clock; null for one that does not say. */
    horario: jsonb('horario').$type<Horario>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('tiendas_tipo', sql`${table.tipo} in ('fisica', 'virtual', 'cedis')`),
    check(
      'tiendas_globales',
      sql`(${table.globales} is null) = (${table.globalesDesde} is null) and (${table.globales} is null) = (${table.globalesNumiden} is null)`,
    ),
    check('tiendas_horario', sql`${table.horario} is null or ${table.codigoPostal} is not null`),
  ],
);

/** Areas of the service desk. */
export const areas = pgTable('areas', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nombre: text('nombre').notNull(),
});

/** Categories of cases, each of one area. */
export const subcategorias = pgTable(
  'subcategorias',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    nombre: text('nombre').notNull(),
    idArea: integer('id_area')
      .notNull()
      .references(() => areas.id),
  },
  (table) => [index('subcategorias_area').on(table.idArea)],
);

/** Reasons to escalate, each leading to one area. */
export const motivosEscalamiento = pgTable(
  'motivos_escalamiento',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    descripcion: text('descripcion').notNull(),
    idArea: integer('id_area')
      .notNull()
      .references(() => areas.id),
  },
  (table) => [index('motivos_escalamiento_area').on(table.idArea)],
);
