import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CambioPorAutorizar } from '#domain/vales/cambioPorAutorizar';
import { ESTADOS_DESHECHO, ESTADOS_DEVOLUCION } from '#domain/vales/deshacerDevolucion';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import { dinero, identity, instant, longNumber, values } from '../columns.ts';
import { casos } from './casos.ts';
import { stores } from './catalogos.ts';
import { clientes, folded } from './clientes.ts';
import { ventas } from './operaciones.ts';
import { usuarios } from './personas.ts';

function person(nombre: string) {
  return longNumber(nombre).references(() => usuarios.numiden);
}

/**
 * Vouchers; `estado` is a key of ESTADOS_VALE, `tipo` of TIPOS_VALE. A voucher belongs to a case and to a sale, and to the
 * store where it was made. `total` is what its lines are worth, `saldo` what of it has not been given back.
 */
export const vales = pgTable(
  'vales',
  {
    id: identity(),
    version: integer('version').notNull().default(1),
    idCaso: longNumber('id_caso')
      .notNull()
      .references(() => casos.id),
    folio: text('folio').notNull().unique(),
    idMotivo: integer('id_motivo'),
    estado: smallint('estado').notNull(),
    tipo: smallint('tipo').notNull(),
    cvetda: integer('cvetda').notNull(),
    operacion: longNumber('operacion').notNull(),
    total: dinero('total').notNull(),
    saldo: dinero('saldo').notNull(),
    depreciacion: dinero('depreciacion').notNull(),
    /** The part of the depreciation that was forgiven by hand. */
    condonacion: dinero('condonacion').notNull().default(sql`0`),
    fechaCreacion: instant('fecha_creacion').notNull(),
    /** Counted anew when it becomes VIGENTE. */
    fechaVigencia: instant('fecha_vigencia').notNull(),
    numidenCrea: person('numiden_crea'),
    /** Who saved it last while it was filled in; null when only its maker did. */
    numidenGuarda: person('numiden_guarda'),
    /** Everybody who ever saved it or arranged its pickup: none of them decides it. Empty when they are unknown. */
    autores: longNumber('autores').array().notNull().default([]),
    /** The store where it was made, which goes on with it; `cvetda` is the sale's. */
    cvetdaCrea: integer('cvetda_crea')
      .notNull()
      .references(() => stores.cvetda),
    numidenCliente: longNumber('numiden_cliente').references(() => clientes.numiden),
    soloBilletera: boolean('solo_billetera').notNull().default(false),
    esMesa: boolean('es_mesa').notNull().default(false),
    /** Why it had to be authorized when it was saved: MOTIVOS_AUTORIZACION. */
    motivosAutorizacion: text('motivos_autorizacion').array().notNull().default([]),
    /** When it was saved and began to wait for its decision; null for one that never waited. */
    fechaSolicitud: instant('fecha_solicitud'),
    /** Who authorized or rejected it. */
    numidenResuelve: person('numiden_resuelve'),
    fechaResuelve: instant('fecha_resuelve'),
    comentarioResuelve: text('comentario_resuelve'),
    /** The change of its methods that waits for a decision, while its state is POR AUTORIZAR; null where none does. */
    cambioPorAutorizar: values<CambioPorAutorizar>('cambio_por_autorizar'),
    motivoCancelacion: text('motivo_cancelacion'),
    migradoNetsuite: boolean('migrado_netsuite').notNull().default(false),
    /** The voucher whose place this one took. */
    idReemplaza: longNumber('id_reemplaza')
      .unique()
      .references((): AnyPgColumn => vales.id),
  },
  (t) => [
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    index('vales_por_operacion').on(t.cvetda, t.operacion),
    index('vales_por_caso').on(t.idCaso),
    // The list's indexes: each goes on with its order, and with what else is asked at once.
    index('vales_por_creacion').on(t.fechaCreacion, t.id, t.cvetdaCrea, t.estado, t.tipo),
    index('vales_por_tienda').on(t.cvetdaCrea, t.fechaCreacion, t.id, t.estado, t.tipo),
    index('vales_por_estado').on(t.estado, t.fechaCreacion, t.id, t.cvetdaCrea, t.tipo, t.fechaVigencia),
    index('vales_por_autor').on(t.numidenCrea, t.fechaCreacion, t.id, t.cvetdaCrea, t.estado, t.tipo),
    index('vales_por_cliente').on(t.numidenCliente, t.fechaCreacion, t.id, t.cvetdaCrea, t.estado, t.tipo),
    // The inbox of authorizations, the oldest first.
    index('vales_por_solicitud').on(t.fechaSolicitud, t.id).where(sql`${t.estado} = 5`),
    check('vales_importes', sql`${t.saldo} >= 0 AND ${t.saldo} <= ${t.total}`),
    check('vales_cambio_por_autorizar', sql`${t.cambioPorAutorizar} IS NULL OR ${t.estado} = 5`),
  ],
);

/**
 * The folded words of each voucher's customer, as `caso_palabras` has those of cases. The triggers of `vales` and `clientes` (in the
 * migrations) keep it. `id` is the voucher's.
 */
export const valePalabras = pgTable(
  'vale_palabras',
  {
    fechaCreacion: instant('fecha_creacion').notNull(),
    fechaVigencia: instant('fecha_vigencia').notNull(),
    id: longNumber('id_vale').notNull(),
    numidenCrea: longNumber('numiden_crea'),
    cvetdaCrea: integer('cvetda_crea').notNull(),
    estado: smallint('estado').notNull(),
    tipo: smallint('tipo').notNull(),
    palabra: folded('palabra').notNull(),
  },
  (t) => [
    index('vale_palabras_por_palabra').on(
      t.palabra,
      t.fechaCreacion,
      t.id,
      t.cvetdaCrea,
      t.estado,
      t.tipo,
      t.fechaVigencia,
      t.numidenCrea,
    ),
    index('vale_palabras_por_tienda').on(
      t.palabra,
      t.cvetdaCrea,
      t.fechaCreacion,
      t.id,
      t.estado,
      t.tipo,
      t.fechaVigencia,
      t.numidenCrea,
    ),
  ],
);

function ofVoucher() {
  return longNumber('id_vale')
    .notNull()
    .references(() => vales.id);
}

/** The units that a voucher takes of each line of its sale, and their worth. */
export const valeArticulos = pgTable(
  'vale_articulos',
  {
    idVale: ofVoucher(),
    linea: integer('linea').notNull(),
    numArt: text('num_art').notNull(),
    cantidad: integer('cantidad').notNull(),
    subtotal: dinero('subtotal').notNull(),
    descuento: dinero('descuento').notNull(),
    iva: dinero('iva').notNull(),
    ieps: dinero('ieps').notNull(),
    total: dinero('total').notNull(),
    esRecolecta: boolean('es_recolecta').notNull().default(false),
    /** Null where nothing is taken off. */
    porcentajeDepreciacion: numeric('porcentaje_depreciacion', { precision: 5, scale: 2, mode: 'number' }),
    idMotivoDepreciacion: integer('id_motivo_depreciacion'),
    montoDepreciacion: dinero('monto_depreciacion').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idVale, t.linea] }), check('vale_articulos_cantidad', sql`${t.cantidad} >= 0`)],
);

/** How a voucher goes back: `metodo` is a key of METODOS_DEVOLUCION, `devuelto` what of its amount has gone. */
export const valeMetodos = pgTable(
  'vale_metodos',
  {
    idVale: ofVoucher(),
    metodo: smallint('metodo').notNull(),
    monto: dinero('monto').notNull(),
    devuelto: dinero('devuelto').notNull().default(sql`0`),
  },
  (t) => [
    primaryKey({ columns: [t.idVale, t.metodo] }),
    check('vale_metodos_devuelto', sql`${t.devuelto} >= 0 AND ${t.devuelto} <= ${t.monto}`),
  ],
);

/**
 * Amounts of a voucher that went back, or are going. Each is written as 'pendiente' before a neighbour is asked, so that after
 * a crash the same refund is finished and no other begins.
 */
export const valeDevoluciones = pgTable(
  'vale_devoluciones',
  {
    id: identity(),
    idVale: ofVoucher(),
    metodo: smallint('metodo').notNull(),
    monto: dinero('monto').notNull(),
    estado: text('estado', { enum: ESTADOS_DEVOLUCION }).notNull(),
    /** By which the neighbour knows it: the same key is the same refund. */
    clave: text('clave').notNull().unique(),
    /**
     * The folio that the customer gets in hand: of the wallet or certificate, number of the
     * cheque; null for cash and cards.
     */
    folio: text('folio'),
    /** The neighbour's answer when it refused. */
    respuesta: text('respuesta'),
    /** By which call a neighbour's was asked for, and under which `Idempotency-Key`; null for what needed no neighbour. */
    llamada: text('llamada'),
    claveIdempotencia: text('clave_idempotencia'),
    /** When the server asks again by itself, and how often it has. */
    proximo: instant('proximo'),
    intentos: smallint('intentos').notNull().default(0),
    creado: instant('creado').notNull(),
    terminado: instant('terminado'),
    numiden: person('numiden').notNull(),
  },
  (t) => [
    index('vale_devoluciones_por_vale').on(t.idVale),
    index('vale_devoluciones_por_terminar').on(t.proximo, t.id).where(sql`${t.estado} = 'pendiente'`),
    uniqueIndex('vale_devoluciones_en_curso').on(t.idVale).where(sql`${t.estado} = 'pendiente'`),
    check('vale_devoluciones_monto', sql`${t.monto} >= 0`),
    check(
      'vale_devoluciones_se_termina',
      sql`${t.estado} <> 'pendiente' or (${t.llamada} is not null and ${t.proximo} is not null)`,
    ),
  ],
);

/**
 * The undoing of refunds that were noted by mistake, each an entry of its own that says who answers for it and why. It is written as
 * 'pendiente' before a neighbour is asked, as a refund is; one that the neighbour refused leaves its refund as it was.
 */
export const valeDeshechos = pgTable(
  'vale_deshechos',
  {
    id: identity(),
    idVale: ofVoucher(),
    idDevolucion: longNumber('id_devolucion')
      .notNull()
      .references(() => valeDevoluciones.id),
    estado: text('estado', { enum: ESTADOS_DESHECHO }).notNull(),
    /** By which the neighbour knows it: the same key is the same undoing. */
    clave: text('clave').notNull().unique(),
    motivo: text('motivo').notNull(),
    /** The number of the colleague at whose computer it was asked for; null at one's own. */
    numidenEquipo: person('numiden_equipo'),
    /** The neighbour's answer when it refused. */
    respuesta: text('respuesta'),
    /** By which call a neighbour's was asked for, and under which `Idempotency-Key`; null for what needed no neighbour. */
    llamada: text('llamada'),
    claveIdempotencia: text('clave_idempotencia'),
    /** When the server asks again by itself, and how often it has. */
    proximo: instant('proximo'),
    intentos: smallint('intentos').notNull().default(0),
    creado: instant('creado').notNull(),
    terminado: instant('terminado'),
    numiden: person('numiden').notNull(),
  },
  (t) => [
    index('vale_deshechos_por_vale').on(t.idVale),
    index('vale_deshechos_por_terminar').on(t.proximo, t.id).where(sql`${t.estado} = 'pendiente'`),
    uniqueIndex('vale_deshechos_en_curso').on(t.idVale).where(sql`${t.estado} = 'pendiente'`),
    uniqueIndex('vale_deshechos_una_vez').on(t.idDevolucion).where(sql`${t.estado} <> 'rechazado'`),
    check(
      'vale_deshechos_se_termina',
      sql`${t.estado} <> 'pendiente' or (${t.llamada} is not null and ${t.proximo} is not null)`,
    ),
  ],
);

/** The voucher's own history; `version` is the voucher's after the entry. */
export const valeLogs = pgTable(
  'vale_logs',
  {
    id: identity(),
    idVale: ofVoucher(),
    /** The act, with its values; the words are made when it is read. */
    accion: values<EntradaDeVale>('accion').notNull(),
    version: integer('version').notNull(),
    fecha: instant('fecha').notNull(),
    numiden: person('numiden').notNull(),
  },
  (t) => [index('vale_logs_por_vale').on(t.idVale, t.version)],
);

/** Each print of a voucher, numbered from 1: from the second on the paper says REIMPRESIÓN. */
export const valeImpresiones = pgTable(
  'vale_impresiones',
  {
    idVale: ofVoucher(),
    numero: integer('numero').notNull(),
    formato: text('formato', { enum: ['carta', 'ticket'] }).notNull(),
    fecha: instant('fecha').notNull(),
    numiden: person('numiden').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idVale, t.numero] })],
);
