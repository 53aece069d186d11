import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClaseNovedad, EntidadConNovedades } from '#domain/common/novedades';
import { identity, instant, longNumber } from '../columns.ts';
import { usuarios } from './personas.ts';

function person(nombre: string) {
  return longNumber(nombre).references(() => usuarios.numiden);
}

/** Notices of what others did to a person's concerns, and due reminders, one row for each who is told; the housekeeping deletes old ones. */
export const novedades = pgTable(
  'novedades',
  {
    id: identity(),
    /** Who is told. */
    numiden: person('numiden').notNull(),
    clase: text('clase').$type<ClaseNovedad>().notNull(),
    entidad: text('entidad').$type<EntidadConNovedades>().notNull(),
    idEntidad: longNumber('id_entidad').notNull(),
    /** Who did it. */
    autor: person('autor').notNull(),
    fecha: instant('fecha').notNull(),
    texto: text('texto'),
    leida: boolean('leida').notNull().default(false),
    /** Its person has no part in the record, and follows it: of these one is unread for a record. */
    sigue: boolean('sigue').notNull().default(false),
    /** The one of the same record that was unread until this came; null for none. */
    junta: longNumber('junta'),
    /** Who is away, for whom its person stands in; null for one of one's own. */
    suple: person('suple'),
  },
  (t) => [
    index('novedades_por_persona').on(t.numiden, t.id),
    index('novedades_sin_leer').on(t.numiden, t.id).where(sql`not ${t.leida}`),
    index('novedades_seguidas').on(t.entidad, t.idEntidad, t.numiden).where(sql`${t.sigue} and not ${t.leida}`),
    index('novedades_por_fecha').on(t.fecha),
  ],
);

/** Who follows which record. */
export const seguimientos = pgTable(
  'seguimientos',
  {
    numiden: person('numiden').notNull(),
    entidad: text('entidad').$type<'caso' | 'vale'>().notNull(),
    idEntidad: longNumber('id_entidad').notNull(),
    desde: instant('desde').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.numiden, t.entidad, t.idEntidad] }),
    index('seguimientos_de_registro').on(t.entidad, t.idEntidad),
  ],
);

/** Reminders that wait for their moment; then they are notices. */
export const recordatorios = pgTable(
  'recordatorios',
  {
    id: identity(),
    /** Who is reminded, and asked for it. */
    numiden: person('numiden').notNull(),
    entidad: text('entidad').$type<'caso' | 'vale'>().notNull(),
    idEntidad: longNumber('id_entidad').notNull(),
    momento: instant('momento').notNull(),
    nota: text('nota').notNull(),
  },
  (t) => [
    uniqueIndex('recordatorios_de_registro').on(t.numiden, t.entidad, t.idEntidad),
    index('recordatorios_por_momento').on(t.momento),
  ],
);

/** Who wishes a mail a day of what is unread. */
export const resumenes = pgTable('resumenes', {
  numiden: person('numiden').primaryKey(),
  /** The last day for which it was made, whether there was something to tell or not. */
  dia: date('dia', { mode: 'string' }).notNull(),
  /** The newest notice of its person then: later ones are told the next time. */
  hasta: longNumber('hasta').notNull(),
});
