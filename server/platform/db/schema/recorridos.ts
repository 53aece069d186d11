import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, longNumber, values } from '../columns.ts';

/** The kind of a record that has a life. */
const entidad = () => text('entidad').$type<'caso' | 'vale' | 'factura'>().notNull();

/** A step of a record as it was counted. */
export interface PasoContado {
  readonly clase: 'flecha' | 'movido' | 'fuera' | 'callado';
  readonly flecha: string | null;
  readonly de: string;
  readonly a: string;
  readonly fecha: string | null;
  /** How long the state that it left had lasted, in milliseconds. */
  readonly tras: number | null;
}

/**
 * The way of each record through the chart of its life, as it was last read from its history. Triggers of the histories and of the states
 * mark it unread in the transaction that changes them, whoever does it.
 */
export const recorridos = pgTable(
  'recorridos',
  {
    entidad: entidad(),
    idEntidad: longNumber('id_entidad').notNull(),
    leido: boolean('leido').notNull().default(false),
    /** The arrows of the chart that it was read by: another version of them reads it anew. Null until it is read. */
    carta: text('carta'),
    tienda: integer('tienda'),
    /** Id of its present state in the chart. */
    estado: text('estado'),
    /** The number of that state, as its record has it. */
    idEstado: smallint('id_estado'),
    /** Since when it is in that; null where its history does not say it. */
    desde: instant('desde'),
    /** Its state ends its life. */
    terminado: boolean('terminado').notNull().default(false),
    /** Steps that no arrow explains. */
    sinFlecha: integer('sin_flecha').notNull().default(0),
    pasos: values<readonly PasoContado[]>('pasos'),
    /** Its parts in the sums. */
    sumado: values<readonly SumaDeDia[]>('sumado'),
    /** Its part in `decisionesPorDia`. */
    decidido: values<readonly DecisionDeDia[]>('decidido'),
    /** The edition of limits by which the end of its own was computed (`plazosEdicion`); -1 until it is. */
    edicion: integer('edicion').notNull().default(-1),
  },
  (t) => [
    primaryKey({ columns: [t.entidad, t.idEntidad] }),
    index('recorridos_por_leer').on(t.entidad, t.idEntidad).where(sql`not ${t.leido}`),
    index('recorridos_abiertos').on(t.entidad, t.desde).where(sql`not ${t.terminado}`),
    // A store with few open ones finds them without passing those of the whole chain.
    index('recorridos_abiertos_tienda').on(t.entidad, t.tienda, t.desde).where(sql`not ${t.terminado}`),
    index('recorridos_por_edicion').on(t.entidad, t.edicion).where(sql`${t.leido} and not ${t.terminado}`),
    index('recorridos_sin_flecha').on(t.entidad, t.idEntidad).where(sql`${t.sinFlecha} > 0`),
  ],
);

/** One thing that a record adds to the sum of a day. */
export interface SumaDeDia {
  readonly clase: 'flecha' | 'estado' | 'camino';
  readonly clave: string;
  readonly dia: string;
  readonly cubeta: number;
}

/** A decision on a record: by whom, and out of which state. */
export interface DecisionDeDia {
  readonly dia: string;
  /** Id of the state that it was waiting in. */
  readonly estado: string;
  readonly numiden: number;
}

/** The traffic of each day of a store, and as store 0 of the whole chain: a year of ten million entries is summed in about a tenth of a second. */
export const pasosPorDia = pgTable(
  'pasos_por_dia',
  {
    entidad: entidad(),
    tienda: integer('tienda').notNull(),
    dia: date('dia').notNull(),
    clase: text('clase').$type<SumaDeDia['clase']>().notNull(),
    /** Id of an arrow or state; of a way, the ids of its states, each after a space. */
    clave: text('clave').notNull(),
    /** About how long it took (`cubetaDe`); -1 for what takes none. */
    cubeta: smallint('cubeta').notNull(),
    veces: integer('veces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entidad, t.tienda, t.dia, t.clase, t.clave, t.cubeta] }),
    // The stores beside each other; the key reads them one after the other (docs/decisions/293).
    index('pasos_por_dia_estados').on(t.entidad, t.dia).where(sql`${t.clase} = 'estado' and ${t.tienda} > 0`),
  ],
);

/**
 * How often each person decided what waited, by day of a store, and as store 0 of the whole chain (docs/decisions/290). A table of its own: servers of before
 * read `pasos_por_dia`, and know no other kinds of sums.
 */
export const decisionesPorDia = pgTable(
  'decisiones_por_dia',
  {
    entidad: entidad(),
    tienda: integer('tienda').notNull(),
    dia: date('dia').notNull(),
    estado: text('estado').notNull(),
    numiden: longNumber('numiden').notNull(),
    veces: integer('veces').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entidad, t.tienda, t.dia, t.estado, t.numiden] })],
);
