import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { identity, instant, longNumber } from '../columns.ts';
import { areas, stores, subcategorias } from './catalogos.ts';
import { clientes, folded } from './clientes.ts';
import { usuarios } from './personas.ts';

function person(nombre: string) {
  return longNumber(nombre).references(() => usuarios.numiden);
}

/** Customer-service cases; `idEstado` is a key of ESTADOS_CASO. Contact data are the case's, not the customer's. */
export const casos = pgTable(
  'casos',
  {
    id: identity(),
    version: integer('version').notNull().default(1),
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    idArea: integer('id_area')
      .notNull()
      .references(() => areas.id),
    idSubcategoria: integer('id_subcategoria')
      .notNull()
      .references(() => subcategorias.id),
    idEstado: smallint('id_estado').notNull(),
    numidenCliente: longNumber('numiden_cliente')
      .notNull()
      .references(() => clientes.numiden),
    numidenCrea: person('numiden_crea').notNull(),
    fechaCreacion: instant('fecha_creacion').notNull(),
    fechaSolucion: instant('fecha_solucion'),
    requiereAutorizacion: boolean('requiere_autorizacion').notNull().default(false),
    usuarioAutoriza: person('usuario_autoriza'),
    usuarioSoluciona: person('usuario_soluciona'),
    solucion: text('solucion'),
    sigueEn: longNumber('sigue_en').references((): AnyPgColumn => casos.id),
    administrador: person('administrador'),
    // The last request for authorization; it is open while the case waits for its decision.
    numidenSolicita: person('numiden_solicita'),
    motivoSolicitud: text('motivo_solicitud'),
    fechaSolicitud: instant('fecha_solicitud'),
    autorizado: boolean('autorizado'),
    comentarioAutorizacion: text('comentario_autorizacion'),
    fechaAutorizacion: instant('fecha_autorizacion'),
    correo: text('correo'),
    telefono: text('telefono'),
    celular: text('celular'),
    comentarioOriginal: text('comentario_original').notNull(),
    datosFiscales: jsonb('datos_fiscales').$type<Record<string, string>>(),
  },
  (t) => [
    index('casos_que_siguen_en').on(t.sigueEn).where(sql`${t.sigueEn} is not null`),
    // The list's indexes. Each goes on with whatever the list filters by or sorts by, so that a count or a deep page reads
    // the index alone; a page then looks up its 25 rows (docs/decisions/016).
    index('casos_por_creacion').on(
      t.fechaCreacion,
      t.id,
      t.cvetda,
      t.idArea,
      t.idSubcategoria,
      t.idEstado,
      t.numidenCrea,
    ),
    index('casos_por_tienda').on(
      t.cvetda,
      t.fechaCreacion,
      t.id,
      t.idArea,
      t.idSubcategoria,
      t.idEstado,
      t.numidenCrea,
    ),
    index('casos_por_categoria').on(
      t.idSubcategoria,
      t.fechaCreacion,
      t.id,
      t.cvetda,
      t.idArea,
      t.idEstado,
      t.numidenCrea,
    ),
    index('casos_por_estado').on(
      t.idEstado,
      t.fechaCreacion,
      t.id,
      t.cvetda,
      t.idArea,
      t.idSubcategoria,
      t.numidenCrea,
    ),
    index('casos_por_autor').on(t.numidenCrea, t.fechaCreacion, t.id, t.cvetda, t.idArea, t.idSubcategoria, t.idEstado),
    index('casos_por_cliente').on(
      t.numidenCliente,
      t.fechaCreacion,
      t.id,
      t.cvetda,
      t.idArea,
      t.idSubcategoria,
      t.idEstado,
      t.numidenCrea,
    ),
    index('casos_por_solucion')
      .on(t.fechaSolucion, t.fechaCreacion, t.id, t.cvetda, t.idArea, t.idSubcategoria, t.idEstado, t.numidenCrea)
      .where(sql`${t.fechaSolucion} is not null`),
    index('casos_por_administrador')
      .on(t.administrador, t.fechaCreacion, t.id, t.cvetda, t.idArea, t.idSubcategoria, t.idEstado, t.numidenCrea)
      .where(sql`${t.administrador} is not null`),
    // The cases that are not taken yet: small, however many solved cases there are.
    index('casos_sin_asignar')
      .on(t.fechaCreacion, t.id, t.cvetda, t.idArea, t.idSubcategoria, t.idEstado, t.numidenCrea)
      .where(sql`${t.administrador} is null and ${t.idEstado} <> 3`),
    index('casos_por_telefono').on(t.telefono, t.id).where(sql`${t.telefono} is not null`),
    index('casos_por_celular').on(t.celular, t.id).where(sql`${t.celular} is not null`),
    // The inbox of authorizations, the oldest first; state 5 is the only one in which a case waits for one.
    index('casos_por_solicitud')
      .on(t.fechaSolicitud, t.id, t.cvetda, t.idArea, t.numidenCrea, t.numidenSolicita)
      .where(sql`${t.idEstado} = 5`),
    check('casos_contacto', sql`coalesce(${t.correo}, ${t.telefono}, ${t.celular}) IS NOT NULL`),
    check('casos_solucion', sql`(${t.idEstado} = 3) = (${t.fechaSolucion} IS NOT NULL)`),
  ],
);

/** In `casosCuenta`, the store of a row that speaks of all stores together; no store has this number. */
export const WHOLE_CHAIN = 0;

/**
 * How many cases there are, by UTC month of creation and by what the list filters, of each store and once more of all of them
 * together (`WHOLE_CHAIN`). The sum of `n` over the rows of a cell is the figure: the triggers of `casos` (in the migrations) only
 * ever add loose rows, so that no two people wait for each other, and the housekeeping folds these (`server/platform/db/counts.ts`).
 */
export const casosCuenta = pgTable(
  'casos_cuenta',
  {
    mes: date('mes', { mode: 'string' }).notNull(),
    cvetda: integer('cvetda').notNull(),
    idArea: integer('id_area').notNull(),
    idSubcategoria: integer('id_subcategoria').notNull(),
    idEstado: smallint('id_estado').notNull(),
    n: integer('n').notNull(),
    /** Added since the housekeeping folded the last ones. */
    suelta: boolean('suelta').notNull().default(true),
  },
  (t) => [
    index('casos_cuenta_por_tienda').on(t.cvetda, t.mes, t.idArea, t.idSubcategoria, t.idEstado, t.n),
    index('casos_cuenta_sueltas').on(t.cvetda).where(sql`${t.suelta}`),
  ],
);

/**
 * The folded words of each case's customer (as `clientes.lexemas`), each with what the list filters by. One index then counts
 * and pages a name that thousands carry, another one the same in a store. The triggers of `casos` and `clientes` (in the migrations)
 * keep it. `id` is the case's.
 */
export const casoPalabras = pgTable(
  'caso_palabras',
  {
    palabra: folded('palabra').notNull(),
    fechaCreacion: instant('fecha_creacion').notNull(),
    id: longNumber('id_caso').notNull(),
    cvetda: integer('cvetda').notNull(),
    idArea: integer('id_area').notNull(),
    idSubcategoria: integer('id_subcategoria').notNull(),
    idEstado: smallint('id_estado').notNull(),
    numidenCrea: longNumber('numiden_crea').notNull(),
  },
  (t) => [
    index('caso_palabras_por_palabra').on(
      t.palabra,
      t.fechaCreacion,
      t.id,
      t.cvetda,
      t.idArea,
      t.idSubcategoria,
      t.idEstado,
      t.numidenCrea,
    ),
    index('caso_palabras_por_tienda').on(
      t.palabra,
      t.cvetda,
      t.fechaCreacion,
      t.id,
      t.idArea,
      t.idSubcategoria,
      t.idEstado,
      t.numidenCrea,
    ),
  ],
);
