import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { FormaPago } from '#domain/common/sat/catalogos';
import { dinero, instant } from '../columns.ts';
import { stores } from './catalogos.ts';
import { usuarios } from './personas.ts';

/**
 * Sales (operations). `huella` is the fingerprint of what came in, null for a sale that was made here; `revision` counts how often its till
 * has said it, 0 for one of a file or of the sample.
 */
export const ventas = pgTable(
  'ventas',
  {
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    operacion: bigint('operacion', { mode: 'number' }).notNull(),
    fecha: instant('fecha').notNull(),
    // No foreign key: a till knows customers that the service desk never saw.
    numidenCliente: bigint('numiden_cliente', { mode: 'number' }),
    nombreCliente: text('nombre_cliente'),
    total: dinero('total').notNull(),
    origen: text('origen').notNull(),
    huella: text('huella'),
    revision: integer('revision').notNull().default(0),
    /** The revision by which its till took it back whole; null for a sale that stands. */
    anulacion: integer('anulacion'),
    /** The number by which a virtual store's customer knows the sale; null for one made at a till. */
    folioWeb: text('folio_web'),
  },
  (t) => [
    primaryKey({ columns: [t.cvetda, t.operacion] }),
    uniqueIndex('ventas_por_folio_web').on(t.folioWeb).where(sql`${t.folioWeb} is not null`),
    index('ventas_por_fecha').on(t.cvetda, t.fecha.desc()),
    // Of all stores: who comes without a ticket does not always know where it was.
    index('ventas_por_cliente').on(t.numidenCliente, t.fecha.desc()).where(sql`${t.numidenCliente} is not null`),
  ],
);

/**
 * Lines of a sale. `cantidadMaxima` is the bought quantity less earlier returns; amounts are of the whole line. A weighed line is one unit, and
 * `pesada` its quantity as it was weighed.
 */
export const ventaArticulos = pgTable(
  'venta_articulos',
  {
    cvetda: integer('cvetda').notNull(),
    operacion: bigint('operacion', { mode: 'number' }).notNull(),
    linea: integer('linea').notNull(),
    numArt: text('num_art').notNull(),
    descripcion: text('descripcion').notNull(),
    departamento: text('departamento').notNull().default(''),
    cantidadOriginal: integer('cantidad_original').notNull(),
    cantidadMaxima: integer('cantidad_maxima').notNull(),
    pesada: numeric('pesada', { precision: 16, scale: 6, mode: 'number' }),
    /** Units that went back at the till although a voucher holds them: more than were bought are gone by so many. */
    excedente: integer('excedente').notNull().default(0),
    // Without tax; four decimals, because tills price by the piece of a box.
    precioUnitario: numeric('precio_unitario', { precision: 14, scale: 4 }).notNull(),
    subtotal: dinero('subtotal').notNull(),
    descuento: dinero('descuento').notNull(),
    iva: dinero('iva').notNull(),
    ieps: dinero('ieps').notNull(),
    total: dinero('total').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cvetda, t.operacion, t.linea] }),
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    index('venta_articulos_por_articulo').on(t.cvetda, t.numArt),
    check('venta_articulos_cantidades', sql`${t.cantidadMaxima} >= 0 AND ${t.cantidadMaxima} <= ${t.cantidadOriginal}`),
    check('venta_articulos_pesada', sql`${t.pesada} IS NULL OR ${t.pesada} > 0 AND ${t.cantidadOriginal} = 1`),
    // Nothing is left of a line where more is gone than was bought.
    check('venta_articulos_excedente', sql`${t.excedente} >= 0 AND (${t.excedente} = 0 OR ${t.cantidadMaxima} = 0)`),
  ],
);

/**
 * Payments of sales; `devuelto` went back of one without a voucher, at the till. `referencia` tells one from another of its form: of a card no more than its last four digits.
 * `idFormaPago` is the known form as which it goes back; `formaCaja` is the till's own, where that is another one, and `claveSat` the key that it had then (null: the known form's).
 */
export const ventaPagos = pgTable(
  'venta_pagos',
  {
    cvetda: integer('cvetda').notNull(),
    operacion: bigint('operacion', { mode: 'number' }).notNull(),
    orden: smallint('orden').notNull(),
    idFormaPago: integer('id_forma_pago').notNull(),
    formaCaja: integer('forma_caja'),
    nombre: text('nombre').notNull(),
    claveSat: text('clave_sat').$type<FormaPago>(),
    monto: dinero('monto').notNull(),
    devuelto: dinero('devuelto').notNull().default(sql`0`),
    fecha: instant('fecha').notNull(),
    referencia: text('referencia'),
  },
  (t) => [
    primaryKey({ columns: [t.cvetda, t.operacion, t.orden] }),
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    check('venta_pagos_devuelto', sql`${t.devuelto} >= 0 AND ${t.devuelto} <= ${t.monto}`),
    check('venta_pagos_tarjeta', sql`${t.idFormaPago} NOT IN (2, 3) OR ${t.referencia} ~ '^[0-9]{4}$'`),
  ],
);

/** Logistics guides of a sale. Guides of type SERVICIO carry no goods and are not shown beside articles. */
export const guias = pgTable(
  'guias',
  {
    folio: text('folio').primaryKey(),
    tipo: text('tipo', { enum: ['ENTREGA', 'RECOLECTA', 'SERVICIO'] }).notNull(),
    cvetda: integer('cvetda').notNull(),
    operacion: bigint('operacion', { mode: 'number' }).notNull(),
    /** When logistics was asked what stands here; null for a guide of our own, which stands nowhere else. */
    vista: instant('vista'),
  },
  (t) => [
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
    index('guias_por_operacion').on(t.cvetda, t.operacion),
  ],
);

/** Packages of a guide; `estado` is a key of ESTADOS_PAQUETE. */
export const guiaPaquetes = pgTable(
  'guia_paquetes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    folioGuia: text('folio_guia')
      .notNull()
      .references(() => guias.folio),
    folio: text('folio').notNull(),
    estado: smallint('estado').notNull(),
  },
  (t) => [index('guia_paquetes_por_guia').on(t.folioGuia)],
);

/** The units of a line that a package holds; `statusitem` is a key of ESTADOS_ARTICULO. */
export const guiaArticulos = pgTable(
  'guia_articulos',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    idPaquete: bigint('id_paquete', { mode: 'number' })
      .notNull()
      .references(() => guiaPaquetes.id),
    linea: integer('linea').notNull(),
    numArt: text('num_art').notNull(),
    statusitem: smallint('statusitem').notNull(),
    cantidad: integer('cantidad').notNull(),
  },
  (t) => [
    index('guia_articulos_por_paquete').on(t.idPaquete),
    check('guia_articulos_cantidad', sql`${t.cantidad} > 0`),
  ],
);

/** A trace of searches: each with its person and its store. */
export const busquedas = pgTable(
  'busquedas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    numiden: bigint('numiden', { mode: 'number' })
      .notNull()
      .references(() => usuarios.numiden),
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    fecha: instant('fecha').notNull(),
  },
  (t) => [index('busquedas_por_persona').on(t.numiden, t.fecha.desc())],
);

/** The texts typed in each search that the history of searches keeps. */
export const busquedaParametros = pgTable(
  'busqueda_parametros',
  {
    idBusqueda: bigint('id_busqueda', { mode: 'number' })
      .notNull()
      .references(() => busquedas.id),
    orden: smallint('orden').notNull(),
    tipo: smallint('tipo').notNull(),
    valor: text('valor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idBusqueda, t.orden] })],
);
