import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instante } from '../columnas.ts';
import { tiendas } from './catalogos.ts';
import { usuarios } from './personas.ts';

/** Open sessions. Only the sha256 of the token is stored, so a copy of the table opens no session. */
export const sesiones = pgTable(
  'sesiones',
  {
    tokenHash: text('token_hash').primaryKey(),
    numiden: bigint('numiden', { mode: 'number' })
      .notNull()
      .references(() => usuarios.numiden, { onDelete: 'cascade' }),
    cvetda: integer('cvetda')
      .notNull()
      .references(() => tiendas.cvetda),
    creada: instante('creada').notNull(),
    ultimoUso: instante('ultimo_uso').notNull(),
    ip: text('ip').notNull(),
  },
  (tabla) => [index('sesiones_ultimo_uso').on(tabla.ultimoUso), index('sesiones_numiden').on(tabla.numiden)],
);

/**
 * Answers of calls that must happen once. The row is written in the transaction of the effect; `estado` and
 * `respuesta` are null only while that transaction is open.
 */
export const idempotencia = pgTable(
  'idempotencia',
  {
    numiden: bigint('numiden', { mode: 'number' }).notNull(),
    llamada: text('llamada').notNull(),
    clave: text('clave').notNull(),
    huella: text('huella').notNull(),
    estado: integer('estado'),
    respuesta: jsonb('respuesta'),
    idCaso: integer('id_caso'),
    creado: instante('creado').notNull(),
  },
  (tabla) => [
    primaryKey({ columns: [tabla.numiden, tabla.llamada, tabla.clave] }),
    index('idempotencia_creado').on(tabla.creado),
  ],
);

/** The audit: who changed what, when, from what to what. Written in the transaction of the change. */
export const bitacora = pgTable(
  'bitacora',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    momento: instante('momento').notNull(),
    numiden: bigint('numiden', { mode: 'number' }),
    accion: text('accion').notNull(),
    entidad: text('entidad').notNull(),
    idEntidad: text('id_entidad').notNull(),
    antes: jsonb('antes'),
    despues: jsonb('despues'),
  },
  (tabla) => [index('bitacora_entidad').on(tabla.entidad, tabla.idEntidad)],
);

/** Failed logins, counted per number and per address; shared by all instances through the database. */
export const intentosLogin = pgTable(
  'intentos_login',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    numiden: bigint('numiden', { mode: 'number' }).notNull(),
    ip: text('ip').notNull(),
    momento: instante('momento').notNull(),
  },
  (tabla) => [
    index('intentos_login_numiden').on(tabla.numiden, tabla.momento),
    index('intentos_login_ip').on(tabla.ip, tabla.momento),
  ],
);

/** Settings of the application, one JSON value a key (for instance the hours of the traffic light). */
export const ajustes = pgTable('ajustes', {
  clave: text('clave').primaryKey(),
  valor: jsonb('valor').notNull(),
});
