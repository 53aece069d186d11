import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Alcance } from '#domain/cadena/integraciones';
import type { TipoMotivoVale } from '#domain/cadena/motivos';
import type { LoQueSigue } from '#domain/casos/loQueSigue';
import { dinero, instant, longNumber } from '../columns.ts';
import { areas } from './catalogos.ts';

/** Why vouchers are made (specification, section 3, "Voucher reason"); `tipo` is 0 for cancellations, 1 for returns. */
export const motivosVales = pgTable(
  'motivos_vales',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    descripcion: text('descripcion').notNull(),
    tipo: integer('tipo').$type<TipoMotivoVale>().notNull(),
    activo: boolean('activo').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('motivos_vales_tipo', sql`${table.tipo} in (0, 1)`)],
);

/** Texts ready to use in what is written about a case: of one person, or of an area. They are switched off, never deleted. */
export const textos = pgTable(
  'textos',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    nombre: text('nombre').notNull(),
    texto: text('texto').notNull(),
    /** Whose it is; null for an area's. */
    numiden: longNumber('numiden'),
    /** Null for a person's own. */
    idArea: integer('id_area').references(() => areas.id),
    activo: boolean('activo').notNull().default(true),
    /** The work that follows a comment that is made of it; null for none. */
    sigue: jsonb('sigue').$type<LoQueSigue>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('textos_por_persona').on(table.numiden),
    index('textos_por_area').on(table.idArea),
    check('textos_de_uno', sql`(${table.numiden} is null) <> (${table.idArea} is null)`),
  ],
);

/** Why an article is worth less (specification, section 3, "Depreciation reason"). */
export const motivosDepreciacion = pgTable('motivos_depreciacion', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  descripcion: text('descripcion').notNull(),
  monto: dinero('monto').notNull(),
  activo: boolean('activo').notNull().default(true),
  version: integer('version').notNull().default(1),
});

/** Servers of neighbour systems (specification, section 3, "Server config"). */
export const servidores = pgTable('servidores', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Name or address of the machine. */
  servidor: text('servidor').notNull(),
  usuario: text('usuario').notNull(),
  /** The password, encrypted; null while there is none. */
  passCifrado: text('pass_cifrado'),
  puerto: integer('puerto').notNull(),
  path: text('path').notNull(),
  url: text('url').notNull(),
  activo: boolean('activo').notNull().default(true),
  version: integer('version').notNull().default(1),
});

/** Programs of the chain that send us data by HTTP: tills, the ERP, logistics. They are switched off, never deleted. */
export const integraciones = pgTable('integraciones', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  nombre: text('nombre').notNull(),
  alcances: text('alcances').array().$type<Alcance[]>().notNull(),
  /** Addresses and networks from which it may come, each in one spelling; empty for any. */
  direcciones: text('direcciones').array().notNull(),
  activa: boolean('activa').notNull().default(true),
  version: integer('version').notNull().default(1),
});

/**
 * The secrets of the integrations that live; one that ends goes. Only the sha256 is stored: a secret is 32 random bytes,
 * so that nobody finds it by trying, and a copy of the table lets nobody in.
 */
export const integracionSecretos = pgTable(
  'integracion_secretos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idIntegracion: integer('id_integracion')
      .notNull()
      .references(() => integraciones.id),
    hash: text('hash').notNull(),
    /** Its last four characters, by which people tell it from another one. */
    final: text('final').notNull(),
    creado: instant('creado').notNull(),
    creadoPor: longNumber('creado_por').notNull(),
    /** Written at most once a minute; both null until it is first used. */
    ultimoUso: instant('ultimo_uso'),
    ultimaIp: text('ultima_ip'),
  },
  (table) => [index('integracion_secretos_por_integracion').on(table.idIntegracion)],
);
