import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Cuenta } from '#domain/common/plazos';
import { identity, instant, longNumber } from '../columns.ts';

/** A kind of record whose states may have a limit. */
const entidad = () => text('entidad').$type<'caso' | 'vale'>().notNull();

/** The limits of time in a state, one of each state. */
export const plazos = pgTable(
  'plazos',
  {
    id: identity(),
    entidad: entidad(),
    estado: smallint('estado').notNull(),
    horas: integer('horas').notNull(),
    cuenta: text('cuenta').$type<Cuenta>().notNull(),
    activo: boolean('activo').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('plazos_de_estado').on(t.entidad, t.estado),
    check('plazos_horas', sql`${t.horas} > 0`),
    check('plazos_cuenta', sql`${t.cuenta} in ('abierta', 'reloj')`),
  ],
);

/**
 * How often anything changed by which the ends of limits are computed: limits, holidays, and the hours and places of stores. One row; triggers of
 * those tables count it, whoever writes them.
 */
export const plazosEdicion = pgTable(
  'plazos_edicion',
  { uno: boolean('uno').primaryKey().default(true), edicion: integer('edicion').notNull() },
  (t) => [check('plazos_edicion_uno', sql`${t.uno}`)],
);

/** When the limit of each open record ends, as computed for its present stay in a state. */
export const vencimientos = pgTable(
  'vencimientos',
  {
    entidad: entidad(),
    idEntidad: longNumber('id_entidad').notNull(),
    /** The stay that it was computed for; a record in another state has no limit until that is computed. */
    idEstado: smallint('id_estado').notNull(),
    desde: instant('desde').notNull(),
    /** Null where the state has no limit. */
    vence: instant('vence'),
    avisado: boolean('avisado').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entidad, t.idEntidad] }),
    index('vencimientos_por_vence').on(t.entidad, t.vence, t.idEntidad, t.idEstado).where(sql`${t.vence} is not null`),
    index('vencimientos_por_avisar').on(t.vence).where(sql`not ${t.avisado} and ${t.vence} is not null`),
  ],
);
