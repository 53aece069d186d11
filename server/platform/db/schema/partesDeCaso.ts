import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { EntradaDeCaso } from '#domain/casos/historiaCaso';
import type { Mencion } from '#domain/casos/menciones';
import { identity, instant, longNumber, values } from '../columns.ts';
import { casos } from './casos.ts';
import { areas, motivosEscalamiento, subcategorias } from './catalogos.ts';
import { contenidos } from './files.ts';
import { usuarios } from './personas.ts';

function person() {
  return longNumber('numiden')
    .notNull()
    .references(() => usuarios.numiden);
}

function ofCaseRow() {
  return longNumber('id_caso')
    .notNull()
    .references(() => casos.id);
}

/** Comments on cases. */
export const casoComentarios = pgTable(
  'caso_comentarios',
  {
    id: identity(),
    idCaso: ofCaseRow(),
    texto: text('texto').notNull(),
    /** Who is mentioned in it, by the names that stand there. */
    menciones: jsonb('menciones').$type<readonly Mencion[]>().notNull().default([]),
    fecha: instant('fecha').notNull(),
    numiden: person(),
  },
  (t) => [index('caso_comentarios_por_caso').on(t.idCaso)],
);

/**
 * The case's own history, as staff read it; `version` is the case's after the entry. A comment and files leave the version
 * alone, so that entries may share one: their ids have the order in which things were done.
 */
export const casoLogs = pgTable(
  'caso_logs',
  {
    id: identity(),
    idCaso: ofCaseRow(),
    /** The act, with its values; the words are made when it is read. */
    accion: values<EntradaDeCaso>('accion').notNull(),
    version: integer('version').notNull().default(1),
    fecha: instant('fecha').notNull(),
    numiden: person(),
  },
  (t) => [index('caso_logs_por_caso').on(t.idCaso, t.version)],
);

/** Two cases that have to do with each other, the one with the lesser number first. */
export const casoRelaciones = pgTable(
  'caso_relaciones',
  {
    menor: longNumber('menor')
      .notNull()
      .references(() => casos.id),
    mayor: longNumber('mayor')
      .notNull()
      .references(() => casos.id),
  },
  (t) => [
    primaryKey({ columns: [t.menor, t.mayor] }),
    index('caso_relaciones_por_mayor').on(t.mayor),
    check('caso_relaciones_en_orden', sql`${t.menor} < ${t.mayor}`),
  ],
);

/** Escalations: to which area and category a case went, and why. */
export const casoEscalamientos = pgTable(
  'caso_escalamientos',
  {
    id: identity(),
    idCaso: ofCaseRow(),
    idArea: integer('id_area')
      .notNull()
      .references(() => areas.id),
    idSubcategoria: integer('id_subcategoria')
      .notNull()
      .references(() => subcategorias.id),
    /** Null where none was chosen: the case followed an invoice that was made. */
    idMotivo: integer('id_motivo').references(() => motivosEscalamiento.id),
    comentario: text('comentario').notNull().default(''),
    fecha: instant('fecha').notNull(),
    numiden: person(),
  },
  (t) => [index('caso_escalamientos_por_caso').on(t.idCaso)],
);

/** The search terms when the case was opened; `tipo` is a key of TIPOS_PARAMETRO. */
export const casoParametros = pgTable(
  'caso_parametros',
  {
    idCaso: ofCaseRow(),
    orden: smallint('orden').notNull(),
    tipo: smallint('tipo').notNull(),
    valor: text('valor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idCaso, t.orden] }), index('caso_parametros_por_valor').on(t.tipo, t.valor)],
);

/** Attachments of a case; `tipo` is an accepted extension (TIPOS_ANEXO), `sha256` is in hexadecimal. */
export const anexos = pgTable(
  'anexos',
  {
    id: identity(),
    idCaso: ofCaseRow(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    idContenido: longNumber('id_contenido')
      .notNull()
      .unique()
      .references(() => contenidos.id),
    fecha: instant('fecha').notNull(),
    numiden: person(),
  },
  (t) => [index('anexos_por_caso').on(t.idCaso), check('anexos_bytes', sql`${t.bytes} > 0`)],
);
