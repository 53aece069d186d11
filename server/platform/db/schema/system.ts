import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';
import { stores } from './catalogos.ts';
import { usuarios } from './personas.ts';

/** Open sessions. Only the sha256 of the token is stored, so a copy of the table opens no session. */
export const sessions = pgTable(
  'sesiones',
  {
    tokenHash: text('token_hash').primaryKey(),
    numiden: bigint('numiden', { mode: 'number' })
      .notNull()
      .references(() => usuarios.numiden, { onDelete: 'cascade' }),
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    creada: instant('creada').notNull(),
    ultimoUso: instant('ultimo_uso').notNull(),
    ip: text('ip').notNull(),
    /** By which its owner names it; it opens nothing. */
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The browser's own word about itself (`User-Agent`), cut to 256 characters; empty when it said nothing. */
    navegador: text('navegador').notNull().default(''),
    /** Opened with a password that must be changed first: it has no permission but that. */
    provisional: boolean('provisional').notNull().default(false),
    /** Opened without the second factor that the person's role asks for: it has no permission but to enrol one. */
    porInscribir: boolean('por_inscribir').notNull().default(false),
    /** The identity provider's session that opened it, '' where that names none; null for one that no provider opened. */
    sid: text('sid'),
  },
  (table) => [
    index('sesiones_ultimo_uso').on(table.ultimoUso),
    index('sesiones_numiden').on(table.numiden),
    index('sesiones_sid').on(table.sid),
    uniqueIndex('sesiones_id').on(table.id),
  ],
);

/** Ends of sessions that the identity provider told, by the number of its message: each counts once. */
export const avisosProveedor = pgTable(
  'avisos_proveedor',
  { jti: text('jti').primaryKey(), momento: instant('momento').notNull() },
  (table) => [index('avisos_proveedor_momento').on(table.momento)],
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
    // The entity that the call created; null where it changed an existing one.
    entidad: text('entidad'),
    idEntidad: bigint('id_entidad', { mode: 'number' }),
    creado: instant('creado').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.numiden, table.llamada, table.clave] }),
    index('idempotencia_creado').on(table.creado),
  ],
);

/**
 * The audit: who changed what, when, from what to what, written in the transaction of the change; and who read what of
 * customers (`lectura`), which is kept for a time only.
 */
export const bitacora = pgTable(
  'bitacora',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    momento: instant('momento').notNull(),
    numiden: bigint('numiden', { mode: 'number' }),
    /** The integration that did it, where no person did. */
    integracion: integer('integracion'),
    accion: text('accion').notNull(),
    entidad: text('entidad').notNull(),
    idEntidad: text('id_entidad').notNull(),
    antes: jsonb('antes'),
    despues: jsonb('despues'),
    lectura: boolean('lectura').notNull().default(false),
  },
  (table) => [
    // Readings and changes are two books: who looks something up in one never looks at the other. Each index goes on with
    // the order of the list, and with what else is asked at once, so that it is counted without a look at the rows; who slows readings looks up those of a person and kind, and the housekeeping the oldest ones.
    index('bitacora_por_momento').on(table.lectura, table.momento, table.id),
    index('bitacora_por_persona').on(table.lectura, table.numiden, table.momento, table.id, table.entidad),
    index('bitacora_por_persona_y_accion').on(table.lectura, table.numiden, table.accion, table.momento, table.id),
    index('bitacora_por_accion').on(table.lectura, table.accion, table.momento, table.id),
    index('bitacora_por_entidad').on(table.lectura, table.entidad, table.momento, table.id),
    index('bitacora_por_registro').on(
      table.entidad,
      table.idEntidad,
      table.momento,
      table.id,
      table.lectura,
      table.accion,
    ),
  ],
);

/**
 * Exports that are being sent, one a person: `clave` is the one that may go on. After `hasta` another may take its
 * place, so that a dead server does not keep a person from exporting for long.
 */
export const exportaciones = pgTable('exportaciones', {
  numiden: bigint('numiden', { mode: 'number' }).primaryKey(),
  clave: text('clave').notNull(),
  hasta: instant('hasta').notNull(),
});

/**
 * How often a `clave` was tried, and from when it may be tried again. It names a pair of number and network, a known computer,
 * a number or a network; all instances share it (`server/personas/sesion/attemptLimit.ts`).
 */
export const frenosLogin = pgTable(
  'frenos_login',
  {
    clave: text('clave').primaryKey(),
    /** Tries that were judged since the row began. */
    cuenta: integer('cuenta').notNull(),
    /** Tries that were refused unjudged since the row began. */
    rechazos: integer('rechazos').notNull(),
    libre: instant('libre').notNull(),
  },
  (table) => [index('frenos_login_libre').on(table.libre)],
);

/**
 * Computers at which a person has signed in with the right password. Only the sha256 of the computer's cookie is stored;
 * one computer may be known for many people, each by a row of its own.
 */
export const equipos = pgTable(
  'equipos',
  {
    equipoHash: text('equipo_hash').notNull(),
    numiden: bigint('numiden', { mode: 'number' })
      .notNull()
      .references(() => usuarios.numiden, { onDelete: 'cascade' }),
    /** The network of its last login there (`networkOf`). */
    red: text('red').notNull(),
    visto: instant('visto').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.equipoHash, table.numiden] }),
    index('equipos_numiden').on(table.numiden, table.visto),
  ],
);

/** Settings of the application, one JSON value a key (for instance the hours of the traffic light). */
export const ajustes = pgTable('ajustes', {
  clave: text('clave').primaryKey(),
  valor: jsonb('valor').notNull(),
  version: integer('version').notNull().default(1),
});

/**
 * The purging of each group of tables that grow (`server/startup/growth/groups.ts`). `toca` is from when on a server may begin the next one, or take over
 * one whose server is gone.
 */
export const limpiezas = pgTable('limpiezas', {
  grupo: text('grupo').primaryKey(),
  toca: instant('toca').notNull(),
  /** Rows that the purge under way, or one that was broken off, has deleted. */
  enCurso: bigint('en_curso', { mode: 'number' }).notNull().default(0),
  /** When the last one ended, and how many rows it deleted; null before the first. */
  ultima: instant('ultima'),
  borradas: bigint('borradas', { mode: 'number' }),
});

/** The charts of each version that this installation has run, as its build keeps them; a build that changed none makes no row. They stay. */
export const versionesDeDiagramas = pgTable(
  'versiones_de_diagramas',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The sha256 of the charts alone. */
    huella: text('huella').notNull(),
    version: text('version').notNull(),
    /** When a server with these charts started for the first time. */
    desde: instant('desde').notNull(),
    /** The text of the file. */
    guardado: text('guardado').notNull(),
  },
  (table) => [uniqueIndex('versiones_de_diagramas_huella').on(table.huella)],
);
