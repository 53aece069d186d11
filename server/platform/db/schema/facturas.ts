import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ClaseFactura } from '#domain/cadena/estadosFactura';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import type { Comprobante, Rechazo } from '#domain/facturas/cfdi/comprobante';
import type { EntradaDeFactura } from '#domain/facturas/historiaFactura';
import type { PreguntaAbierta } from '#domain/facturas/preguntaAbierta';
import type { RelacionFactura } from '#domain/facturas/vidaFactura';
import { dinero, identity, instant, longNumber, values } from '../columns.ts';
import { casos } from './casos.ts';
import { stores } from './catalogos.ts';
import { periodosGlobales } from './globales.ts';
import { ventas } from './operaciones.ts';
import { usuarios } from './personas.ts';
import { vales } from './vales.ts';

function person(nombre: string) {
  return longNumber(nombre).references(() => usuarios.numiden);
}

/**
 * Invoices; `estado` is a key of ESTADOS_FACTURA. An invoice has its row, with its folio, before anybody is asked to stamp it: so
 * a folio without a stamp is explained by its row.
 */
export const facturas = pgTable(
  'facturas',
  {
    id: identity(),
    version: integer('version').notNull().default(1),
    clase: text('clase').$type<ClaseFactura>().notNull(),
    estado: smallint('estado').notNull(),
    serie: text('serie').notNull(),
    folio: integer('folio').notNull(),
    /** Null until it is stamped. */
    uuid: text('uuid').unique(),
    /** Null for one that no case asked for. */
    idCaso: longNumber('id_caso').references(() => casos.id),
    /** The store that issues it; with `operacion` the sale that it is of. */
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    operacion: longNumber('operacion'),
    /** The parking ticket or the restaurant's slip that it is of; null for every other kind. */
    referencia: text('referencia'),
    /** The voucher that a credit note was made of. Null for every other. */
    idVale: longNumber('id_vale').references(() => vales.id),
    /**
     * The note is of goods that came back, and takes of the global invoice that has their sale. A sale that is invoiced by name afterwards
     * leaves that one, and its voucher gets a note on the invoice by name besides.
     */
    alPublico: boolean('al_publico').notNull().default(false),
    /** The period of whose sales to the public it is; null for every other. */
    idPeriodo: longNumber('id_periodo').references(() => periodosGlobales.id),
    fecha: instant('fecha').notNull(),
    fechaTimbrado: instant('fecha_timbrado'),
    rfc: text('rfc').notNull(),
    nombre: text('nombre').notNull(),
    /** The receiver of the invoice, by the names of the specification ("Fiscal data"). */
    datosFiscales: jsonb('datos_fiscales').$type<Record<string, string>>().notNull(),
    metodoPago: text('metodo_pago'),
    total: dinero('total').notNull(),
    /** The document that was sent to be stamped, without seal. */
    comprobante: jsonb('comprobante').$type<Comprobante>().notNull(),
    /**
     * The sealed document, letter for letter: written before anybody is asked to stamp it, and sent for ever. Null until then, and again
     * when it is stamped, since the stamped one has all of it.
     */
    sellado: text('sellado'),
    /** The questions to the provider whose outcome is unknown; empty where it surely stamped nothing. */
    preguntas: jsonb('preguntas').$type<readonly PreguntaAbierta[]>().notNull().default([]),
    /** Why the provider could stamp nothing when it was asked last, though the invoice is not at fault; null for any other answer. */
    impedimento: text('impedimento'),
    /** The stamped document, letter for letter; null until it is stamped. */
    xml: text('xml'),
    /** Why the provider refused it; empty for every other one. */
    rechazos: jsonb('rechazos').$type<readonly Rechazo[]>().notNull().default([]),
    /** By which the provider knows it: the same key is the same invoice. */
    clave: text('clave').notNull().unique(),
    /** By which call it was asked for. */
    llamada: text('llamada').notNull(),
    /** When the server asks again by itself, and how often it has; null for one about which nothing is to be asked. */
    proximo: instant('proximo'),
    intentos: smallint('intentos').notNull().default(0),
    numiden: person('numiden').notNull(),
  },
  (t) => [
    unique('facturas_serie_folio').on(t.serie, t.folio),
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    index('facturas_por_caso').on(t.idCaso),
    index('facturas_por_periodo').on(t.idPeriodo).where(sql`${t.idPeriodo} is not null`),
    index('facturas_por_operacion').on(t.cvetda, t.operacion),
    index('facturas_por_referencia').on(t.cvetda, t.referencia).where(sql`${t.referencia} is not null`),
    // One note that counts a voucher, whoever asks at whichever server; a refused or cancelled one may be made again.
    uniqueIndex('facturas_nota_de_vale').on(t.idVale, t.alPublico).where(sql`${t.estado} in (1, 2, 3)`),
    index('facturas_por_rfc').on(t.rfc, t.fecha.desc()),
    index('facturas_por_terminar').on(t.proximo, t.id).where(sql`${t.estado} = 1`),
    // The list of invoices, the newest first: of all, and by each filter that may find few of many.
    index('facturas_por_fecha').on(t.fecha.desc(), t.id.desc()),
    index('facturas_por_tienda').on(t.cvetda, t.fecha.desc(), t.id.desc()),
    index('facturas_por_clase').on(t.clase, t.fecha.desc(), t.id.desc()),
    index('facturas_por_estado').on(t.estado, t.fecha.desc(), t.id.desc()),
    index('facturas_por_folio').on(t.folio),
    index('facturas_por_cobrar').on(t.fecha, t.id).where(sql`${t.metodoPago} = 'PPD' and ${t.estado} = 2`),
    // Without fastupdate: the embedded engine has no background process that would empty the pending list.
    index('facturas_por_nombre').using('gin', wordsOfName(t.nombre)).with({ fastupdate: false }),
  ],
);

/**
 * The words of a receiver's name, as `palabrasDeNombre` (domain/facturas/listaFacturas.ts) reads those that are searched: both say the same. An
 * expression, not a column: what follows from a name needs no place in a backup. Marks go before capitals do, which the embedded engine
 * makes small in ASCII alone.
 */
export function wordsOfName(name: SQLWrapper): SQL {
  const plain = sql`regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return sql`to_tsvector('simple'::regconfig, lower(regexp_replace(${plain}, '[^A-Za-z0-9]+', ' ', 'g')))`;
}

function ofInvoice(nombre = 'id_factura') {
  return longNumber(nombre)
    .notNull()
    .references(() => facturas.id);
}

/** The relations of an invoice: the one that it is a note, a payment or the substitute of. */
export const facturaRelaciones = pgTable(
  'factura_relaciones',
  {
    idFactura: ofInvoice(),
    idRelacionada: ofInvoice('id_relacionada'),
    relacion: text('relacion').$type<RelacionFactura>().notNull(),
    /** The amount that a note or a payment takes of the other one; 0 for a substitute. */
    monto: dinero('monto').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idFactura, t.idRelacionada] }),
    index('factura_relaciones_por_relacionada').on(t.idRelacionada),
  ],
);

/**
 * The sales that went into a global invoice, to the public; each stands in the last one that took it. One that is invoiced by name
 * afterwards is taken out of it by a credit note (decision 096).
 */
export const facturaVentas = pgTable(
  'factura_ventas',
  {
    cvetda: integer('cvetda').notNull(),
    operacion: longNumber('operacion').notNull(),
    idFactura: ofInvoice(),
  },
  (t) => [
    primaryKey({ columns: [t.cvetda, t.operacion] }),
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    index('factura_ventas_por_factura').on(t.idFactura),
  ],
);

/**
 * The requests to the tax authority to cancel an invoice. 'pedida' is written before the provider is asked, 'pendiente'
 * waits for the receiver's answer.
 */
export const facturaCancelaciones = pgTable(
  'factura_cancelaciones',
  {
    id: identity(),
    idFactura: ofInvoice(),
    /** The case that asked for it, which is told what comes of it; null where none did. */
    idCaso: longNumber('id_caso').references(() => casos.id),
    clave: text('clave').notNull().unique(),
    motivo: text('motivo').$type<MotivoCancelacion>().notNull(),
    /** The invoice that takes its place: of motive 01, null for every other. */
    idSustituta: longNumber('id_sustituta').references(() => facturas.id),
    estado: text('estado', { enum: ['pedida', 'pendiente', 'aceptada', 'rechazada'] }).notNull(),
    pedida: instant('pedida').notNull(),
    /** Until when its receiver may answer; null where no answer is needed. */
    plazo: instant('plazo'),
    terminada: instant('terminada'),
    respuesta: text('respuesta'),
    /** The authority's acknowledgement of the request, letter for letter: the chain's only proof of it. Null where none was given. */
    acuse: text('acuse'),
    proximo: instant('proximo'),
    intentos: smallint('intentos').notNull().default(0),
    numiden: person('numiden').notNull(),
  },
  (t) => [
    uniqueIndex('factura_cancelaciones_en_curso').on(t.idFactura).where(sql`${t.estado} in ('pedida', 'pendiente')`),
    index('factura_cancelaciones_por_caso').on(t.idCaso),
    index('factura_cancelaciones_por_terminar').on(t.proximo, t.id).where(sql`${t.estado} in ('pedida', 'pendiente')`),
  ],
);

/** The invoice's own history; `version` is the invoice's after the entry. */
export const facturaLogs = pgTable(
  'factura_logs',
  {
    id: identity(),
    idFactura: ofInvoice(),
    accion: values<EntradaDeFactura>('accion').notNull(),
    version: integer('version').notNull(),
    fecha: instant('fecha').notNull(),
    numiden: person('numiden').notNull(),
  },
  (t) => [index('factura_logs_por_factura').on(t.idFactura, t.version)],
);

/** The next folio of each series: taken under the row's lock, in the transaction that stores the invoice. */
export const seriesFactura = pgTable(
  'series_factura',
  {
    serie: text('serie').primaryKey(),
    siguiente: integer('siguiente').notNull(),
  },
  (t) => [check('series_factura_siguiente', sql`${t.siguiente} > 0`)],
);

/** The receivers of earlier invoices of the chain, by RFC: a form is filled from them. */
export const contribuyentes = pgTable('contribuyentes', {
  rfc: text('rfc').primaryKey(),
  nombre: text('nombre').notNull(),
  datosFiscales: jsonb('datos_fiscales').$type<Record<string, string>>().notNull(),
  fecha: instant('fecha').notNull(),
});
