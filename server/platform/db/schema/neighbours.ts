import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { UnidadesCanceladas } from '#domain/casos/unidadesCanceladas';
import { bytes, dinero, identity, instant, longNumber } from '../columns.ts';
import { casos } from './casos.ts';
import { clientes } from './clientes.ts';
import { guias, ventas } from './operaciones.ts';
import { usuarios } from './personas.ts';
import { vales } from './vales.ts';

function person() {
  return longNumber('numiden').references(() => usuarios.numiden);
}
/** By which the asker names what is asked: what comes twice under one key happened once. */
function onceKey() {
  return text('clave').notNull().unique();
}

/** Addresses to which a customer's goods are brought and where they are collected. */
export const direcciones = pgTable(
  'direcciones',
  {
    id: identity(),
    version: integer('version').notNull().default(1),
    numidenCliente: longNumber('numiden_cliente')
      .notNull()
      .references(() => clientes.numiden),
    calle: text('calle').notNull(),
    numeroExterior: text('numero_exterior').notNull(),
    numeroInterior: text('numero_interior').notNull().default(''),
    colonia: text('colonia').notNull(),
    municipio: text('municipio').notNull(),
    estado: text('estado').notNull(),
    codigoPostal: text('codigo_postal').notNull(),
    referencias: text('referencias').notNull().default(''),
    telefono: text('telefono').notNull().default(''),
    activo: boolean('activo').notNull().default(true),
  },
  (t) => [index('direcciones_por_cliente').on(t.numidenCliente)],
);

/** Pickups: what a guide of type RECOLECTA is for, where and on which day. */
export const recolectas = pgTable(
  'recolectas',
  {
    folioGuia: text('folio_guia')
      .primaryKey()
      .references(() => guias.folio),
    idVale: longNumber('id_vale')
      .notNull()
      .references(() => vales.id),
    idDireccion: longNumber('id_direccion')
      .notNull()
      .references(() => direcciones.id),
    fecha: date('fecha', { mode: 'string' }).notNull(),
  },
  (t) => [index('recolectas_por_vale').on(t.idVale)],
);

/** Service orders that were asked of logistics: something is installed, armed or looked at in a customer's home. */
export const ordenesServicio = pgTable(
  'ordenes_servicio',
  {
    id: identity(),
    clave: onceKey(),
    folioGuia: text('folio_guia')
      .notNull()
      .references(() => guias.folio),
    cvetda: integer('cvetda').notNull(),
    operacion: longNumber('operacion').notNull(),
    linea: integer('linea').notNull(),
    descripcion: text('descripcion').notNull(),
    fecha: instant('fecha').notNull(),
    numiden: person().notNull(),
  },
  (t) => [foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] })],
);

/** The requests that logistics must do only once, each with its answer. */
export const movimientosGuia = pgTable('movimientos_guia', {
  clave: text('clave').primaryKey(),
  respuesta: jsonb('respuesta').notNull(),
  fecha: instant('fecha').notNull(),
  numiden: person().notNull(),
});

/**
 * The cancellations and pickups that logistics is asked for a voucher, written before it is asked. With `anotado` it is known what became
 * of it, and a history says so. `hecho` once logistics has said that it did it.
 */
export const pedidosGuia = pgTable(
  'pedidos_guia',
  {
    clave: text('clave').primaryKey(),
    /** The beginning of the claves of all who ask for the same voucher. */
    base: text('base').notNull(),
    cvetda: integer('cvetda').notNull(),
    operacion: longNumber('operacion').notNull(),
    unidades: jsonb('unidades').$type<readonly UnidadesCanceladas[]>().notNull(),
    /** Null for one that was to be made. */
    idVale: longNumber('id_vale').references(() => vales.id),
    /** Null where the case was to be made with it. */
    idCaso: longNumber('id_caso').references(() => casos.id),
    hecho: boolean('hecho').notNull().default(false),
    fecha: instant('fecha').notNull(),
    numiden: person().notNull(),
    anotado: instant('anotado'),
  },
  (t) => [
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    index('pedidos_guia_sin_anotar').on(t.fecha).where(sql`${t.anotado} is null`),
  ],
);

/** Wallets, one a customer; what is in it is the sum of its movements. */
export const billeteras = pgTable('billeteras', {
  folio: text('folio').primaryKey(),
  numidenCliente: longNumber('numiden_cliente')
    .notNull()
    .unique()
    .references(() => clientes.numiden),
  creada: instant('creada').notNull(),
  numiden: person().notNull(),
});

/** The ledger of the wallets: what came in is positive, what was spent negative. */
export const movimientosBilletera = pgTable(
  'movimientos_billetera',
  {
    id: identity(),
    clave: onceKey(),
    folio: text('folio')
      .notNull()
      .references(() => billeteras.folio),
    monto: dinero('monto').notNull(),
    concepto: text('concepto').notNull(),
    idVale: longNumber('id_vale').references(() => vales.id),
    /** The clave of the deposit that it takes back: each is taken back once. */
    deshace: text('deshace').unique(),
    fecha: instant('fecha').notNull(),
    numiden: person().notNull(),
  },
  (t) => [index('movimientos_billetera_por_folio').on(t.folio, t.id), check('billetera_monto', sql`${t.monto} <> 0`)],
);

/** Gift certificates. */
export const certificados = pgTable('certificados', {
  folio: text('folio').primaryKey(),
  clave: onceKey(),
  monto: dinero('monto').notNull(),
  idVale: longNumber('id_vale').references(() => vales.id),
  creado: instant('creado').notNull(),
  numiden: person().notNull(),
});

/** The spending of certificates: each is spent once and whole. */
export const canjesCertificado = pgTable('canjes_certificado', {
  folio: text('folio')
    .primaryKey()
    .references(() => certificados.folio),
  clave: onceKey(),
  fecha: instant('fecha').notNull(),
  numiden: person().notNull(),
});

/** The annulling of certificates that were issued by mistake: each once, and none that was spent. */
export const anulacionesCertificado = pgTable('anulaciones_certificado', {
  folio: text('folio')
    .primaryKey()
    .references(() => certificados.folio),
  clave: onceKey(),
  fecha: instant('fecha').notNull(),
  numiden: person().notNull(),
});

/** The amounts that were given back to the credit by which a sale was paid; what was reverted is negative. */
export const movimientosCredito = pgTable(
  'movimientos_credito',
  {
    id: identity(),
    clave: onceKey(),
    cvetda: integer('cvetda').notNull(),
    operacion: longNumber('operacion').notNull(),
    monto: dinero('monto').notNull(),
    idVale: longNumber('id_vale').references(() => vales.id),
    /** The clave of the movement that it reverts: each is reverted once. */
    deshace: text('deshace').unique(),
    fecha: instant('fecha').notNull(),
    numiden: person().notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    index('movimientos_credito_por_operacion').on(t.cvetda, t.operacion),
    check('credito_monto', sql`${t.monto} <> 0`),
  ],
);

/** Vouchers that were sent to NetSuite. */
export const enviosNetsuite = pgTable('envios_netsuite', {
  clave: text('clave').primaryKey(),
  idVale: longNumber('id_vale')
    .notNull()
    .references(() => vales.id),
  fecha: instant('fecha').notNull(),
});

/**
 * The outbox: mail that is owed, written in the transaction that it tells of and delivered afterwards, however
 * often the server starts anew.
 */
export const correos = pgTable(
  'correos',
  {
    id: identity(),
    clave: onceKey(),
    para: text('para').notNull(),
    asunto: text('asunto').notNull(),
    texto: text('texto').notNull(),
    estado: text('estado', { enum: ['pendiente', 'enviado', 'fallido'] })
      .notNull()
      .default('pendiente'),
    intentos: smallint('intentos').notNull().default(0),
    /** Not tried before. */
    proximo: instant('proximo').notNull(),
    error: text('error'),
    creado: instant('creado').notNull(),
    enviado: instant('enviado'),
    /** Who caused it, and learns when it cannot be sent; null for the system itself. */
    numiden: person(),
    /** The record that it tells of; null for none. */
    entidad: text('entidad', { enum: ['vale', 'factura'] }),
    idEntidad: longNumber('id_entidad'),
    /** Who caused it knows that it could not be sent. */
    atendido: instant('atendido'),
  },
  (t) => [
    index('correos_por_enviar').on(t.proximo, t.id).where(sql`${t.estado} = 'pendiente'`),
    index('correos_por_atender').on(t.numiden, t.id).where(sql`${t.estado} = 'fallido' and ${t.atendido} is null`),
    index('correos_por_registro').on(t.entidad, t.idEntidad, t.id),
    index('correos_por_creacion').on(t.creado, t.id),
  ],
);

/** The attachments of a mail, in order. */
export const correoAdjuntos = pgTable(
  'correo_adjuntos',
  {
    idCorreo: longNumber('id_correo')
      .notNull()
      .references(() => correos.id, { onDelete: 'cascade' }),
    orden: smallint('orden').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').notNull(),
    contenido: bytes('contenido').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idCorreo, t.orden] })],
);
