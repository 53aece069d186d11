import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, longNumber } from '../columns.ts';
import { usuarios } from './personas.ts';

/** Notes that analysts pin to a diagram. They are resolved, never deleted. */
export const notasDeDiagrama = pgTable(
  'notas_de_diagrama',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    maquina: text('maquina').notNull(),
    /** The key of a state or an arrow; null for the whole diagram. */
    parte: text('parte'),
    sobre: text('sobre').notNull(),
    texto: text('texto').notNull(),
    autor: longNumber('autor')
      .notNull()
      .references(() => usuarios.numiden),
    fecha: instant('fecha').notNull(),
    /** Null while it is open. */
    resuelve: longNumber('resuelve').references(() => usuarios.numiden),
    resuelta: instant('resuelta'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('notas_de_diagrama_por_maquina').on(table.maquina, table.id),
    check('notas_de_diagrama_resueltas', sql`(${table.resuelve} is null) = (${table.resuelta} is null)`),
  ],
);

/** The answers to a note. */
export const respuestasDeNota = pgTable(
  'respuestas_de_nota',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    idNota: integer('id_nota')
      .notNull()
      .references(() => notasDeDiagrama.id),
    texto: text('texto').notNull(),
    autor: longNumber('autor')
      .notNull()
      .references(() => usuarios.numiden),
    fecha: instant('fecha').notNull(),
  },
  (table) => [index('respuestas_de_nota_por_nota').on(table.idNota)],
);
