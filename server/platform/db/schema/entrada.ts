import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Resultado } from '#domain/ventas/entrada/correccion';
import { identity, instant, longNumber, values } from '../columns.ts';
import { stores } from './catalogos.ts';
import { integraciones } from './configuracion.ts';
import { ventas } from './operaciones.ts';
import { usuarios } from './personas.ts';

/** Sales as they stood before a later revision of their till took their place: `contenido` holds their rows. */
export const ventaRevisiones = pgTable(
  'venta_revisiones',
  {
    id: identity(),
    cvetda: integer('cvetda').notNull(),
    operacion: longNumber('operacion').notNull(),
    revision: integer('revision').notNull(),
    sustituida: instant('sustituida').notNull(),
    contenido: jsonb('contenido').notNull(),
  },
  (t) => [
    index('venta_revisiones_por_venta').on(t.cvetda, t.operacion, t.id),
    foreignKey({ columns: [t.cvetda, t.operacion], foreignColumns: [ventas.cvetda, ventas.operacion] }),
  ],
);

/** Annulments that came before their sale, which are kept until it comes. */
export const ventasAnuladas = pgTable(
  'ventas_anuladas',
  {
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    operacion: longNumber('operacion').notNull(),
    revision: integer('revision').notNull(),
    recibida: instant('recibida').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cvetda, t.operacion] })],
);

/**
 * Lines of returns that a file says as tickets of their own, without the sale that they are of: what may be theirs goes back by
 * somebody's authorization alone.
 */
export const devolucionesSueltas = pgTable(
  'devoluciones_sueltas',
  {
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda, { onDelete: 'cascade' }),
    /** Of the return's own ticket. */
    folio: text('folio').notNull(),
    numArt: text('num_art').notNull(),
    fecha: instant('fecha').notNull(),
    /** Null where the file does not say who returned it. */
    numidenCliente: longNumber('numiden_cliente'),
  },
  (t) => [
    primaryKey({ columns: [t.cvetda, t.folio, t.numArt] }),
    index('devoluciones_sueltas_por_articulo').on(t.cvetda, t.numArt, t.fecha),
  ],
);

/** The deliveries of sales; `resultados` counts the sales of each result. */
export const entradas = pgTable(
  'entradas',
  {
    id: identity(),
    /** Null for the chain's folder. */
    idIntegracion: longNumber('id_integracion').references(() => integraciones.id),
    /** As it was called then. */
    remitente: text('remitente').notNull(),
    recibida: instant('recibida').notNull(),
    /** Null while it is being taken in, and for one that was cut off: what it stored stays, and it is sent again. */
    milisegundos: integer('milisegundos'),
    ventas: integer('ventas').notNull().default(0),
    lineas: integer('lineas').notNull().default(0),
    resultados: jsonb('resultados').$type<Partial<Record<Resultado, number>>>().notNull().default({}),
  },
  (t) => [index('entradas_por_recibida').on(t.recibida, t.id)],
);

/** The sales of a delivery that a person may have to hear of: all that were neither new nor known nor simply corrected. */
export const entradaIncidencias = pgTable(
  'entrada_incidencias',
  {
    id: identity(),
    idEntrada: longNumber('id_entrada')
      .notNull()
      .references(() => entradas.id, { onDelete: 'cascade' }),
    /** Its place in what was delivered, from 1. */
    linea: integer('linea').notNull(),
    /** Null where the line does not say it. */
    cvetda: integer('cvetda'),
    operacion: longNumber('operacion'),
    /** Null where the line does not say it. */
    revision: integer('revision'),
    resultado: text('resultado').$type<Resultado>().notNull(),
    motivo: text('motivo').notNull(),
    /** As it was sent, read as JSON; null where it is none. */
    contenido: values<object>('contenido'),
    /** Of what was sent and what became of it; null where that had been told before, by an earlier delivery. */
    huella: text('huella'),
    /** When it was seen to; null while it waits. */
    atendida: instant('atendida'),
    /** Null where it came right by itself, or had been told before. */
    numidenAtiende: longNumber('numiden_atiende').references(() => usuarios.numiden),
  },
  (t) => [
    index('entrada_incidencias_por_entrada').on(t.idEntrada, t.linea),
    index('entrada_incidencias_por_venta').on(t.cvetda, t.operacion).where(sql`${t.atendida} is null`),
    uniqueIndex('entrada_incidencias_una_vez').on(t.huella),
    index('entrada_incidencias_por_atender')
      .on(t.idEntrada.desc().nullsFirst(), t.linea)
      .where(sql`${t.atendida} is null`),
  ],
);

/** The stores that have sent sales, and when the last one came. */
export const entradaTiendas = pgTable('entrada_tiendas', {
  cvetda: integer('cvetda')
    .primaryKey()
    .references(() => stores.cvetda, { onDelete: 'cascade' }),
  /** When the latest of them was sold. */
  ultimaVenta: instant('ultima_venta').notNull(),
  /** When the last of them came. */
  recibida: instant('recibida').notNull(),
  /** The longest time between two of late, in seconds: an old one is forgotten little by little. */
  pausa: integer('pausa').notNull().default(0),
  /** The same of a store that says its hours, for as long as it was open. */
  pausaAbierta: integer('pausa_abierta').notNull().default(0),
});
