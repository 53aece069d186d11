import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ESTADOS_ENTREGA, type TipoDeEvento } from '#domain/common/eventos';
import { identity, instant, longNumber } from '../columns.ts';

/** Systems of the chain that are told of events. They are switched off, never deleted. */
export const receptores = pgTable('receptores', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nombre: text('nombre').notNull(),
  url: text('url').notNull(),
  eventos: text('eventos').array().$type<TipoDeEvento[]>().notNull(),
  activo: boolean('activo').notNull().default(true),
  /** Why it was switched off by itself; null where a person did so, and while it is on. */
  motivoApagado: text('motivo_apagado'),
  /** Each message is signed by it, sealed at rest; null while there is none, and nothing is owed then. */
  secretoCifrado: text('secreto_cifrado'),
  /** The one before it, which signs too until then; both or none. */
  anteriorCifrado: text('anterior_cifrado'),
  anteriorHasta: instant('anterior_hasta'),
  /** It did not answer, and nothing is sent to it before; null where it answers. No version of the record. */
  descansa: instant('descansa'),
  /** Since when no try has been taken: while it is on, and where it was switched off for that; else null. */
  fallaDesde: instant('falla_desde'),
  version: integer('version').notNull().default(1),
});

/** The outbox of events: one row a receiver and event, written in the transaction of the work that it tells of. */
export const entregasDeEventos = pgTable(
  'entregas_de_eventos',
  {
    id: identity(),
    idReceptor: integer('id_receptor')
      .notNull()
      .references(() => receptores.id),
    /** The header webhook-id: the same of every try, and of every receiver of one event. */
    mensaje: text('mensaje').notNull(),
    tipo: text('tipo').notNull(),
    /** The text that is sent, letter for letter. */
    cuerpo: text('cuerpo').notNull(),
    /** The record that it tells of; null for a test. */
    entidad: text('entidad'),
    idEntidad: longNumber('id_entidad'),
    estado: text('estado', { enum: ESTADOS_ENTREGA }).notNull().default('pendiente'),
    intentos: smallint('intentos').notNull().default(0),
    /** Not tried before. */
    proximo: instant('proximo').notNull(),
    /** The last answer as staff read it; null before the first. */
    respuesta: text('respuesta'),
    creado: instant('creado').notNull(),
    entregado: instant('entregado'),
  },
  (t) => [
    index('entregas_de_eventos_por_enviar').on(t.idReceptor, t.proximo, t.id).where(sql`${t.estado} = 'pendiente'`),
    uniqueIndex('entregas_de_eventos_una_vez').on(t.idReceptor, t.mensaje),
    index('entregas_de_eventos_por_receptor').on(t.idReceptor, t.id),
    // The events of a record's last act are taken back with it.
    index('entregas_de_eventos_por_registro').on(t.entidad, t.idEntidad),
    index('entregas_de_eventos_por_creacion').on(t.creado),
  ],
);
