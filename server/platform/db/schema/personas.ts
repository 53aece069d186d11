import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { dinero, instant } from '../columns.ts';
import { folded } from './clientes.ts';

/** Roles, each a named set of permissions of `domain/common/permisos.ts` (specification, section 6). */
export const roles = pgTable(
  'roles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    nombre: text('nombre').notNull().unique(),
    /** Up to how much its people authorize, one voucher at a time; null is without limit. */
    limite: dinero('limite'),
    /** Who signs in by password and holds this role gives a second factor too. */
    segundoFactor: boolean('segundo_factor').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (t) => [check('roles_limite', sql`${t.limite} > 0`)],
);

/** The permissions of each role. */
export const rolPermisos = pgTable(
  'rol_permisos',
  {
    idRol: integer('id_rol')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    idPermiso: integer('id_permiso').notNull(),
  },
  (table) => [primaryKey({ columns: [table.idRol, table.idPermiso] })],
);

/**
 * Employees who may use the application. `permisos` is the person's own list and the only one that is checked: choosing
 * a role copies the role's permissions into it, after which both may differ (specification, section 2, user edit). A
 * person with an empty list cannot sign in.
 */
export const usuarios = pgTable(
  'usuarios',
  {
    numiden: bigint('numiden', { mode: 'number' }).primaryKey(),
    nombreCompleto: text('nombre_completo').notNull(),
    /** The name without accents and capitals, by which it is found and sorted; the database keeps it by a trigger. */
    nombrePlegado: folded('nombre_plegado').notNull().default(''),
    correo: text('correo').notNull(),
    idRol: integer('id_rol').references(() => roles.id),
    permisos: integer('permisos').array().notNull(),
    esGerente: boolean('es_gerente').notNull().default(false),
    areas: integer('areas').array().notNull().default([]),
    areasGerente: integer('areas_gerente').array().notNull().default([]),
    /** scrypt, only used when the server asks for passwords; null means that the person has none yet. */
    contrasenaHash: text('contrasena_hash'),
    /** Somebody else chose the password: who signs in with it can do nothing but choose another. */
    contrasenaProvisional: boolean('contrasena_provisional').notNull().default(false),
    /** The stores where the person may sign in; empty means every store that allows it (`canSignInAt`). */
    tiendas: integer('tiendas').array().notNull().default([]),
    activo: boolean('activo').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // The order of the list of users.
    index('usuarios_por_nombre').on(table.nombrePlegado, table.numiden),
    index('usuarios_por_rol').on(table.idRol),
  ],
);

/** Who is away, until which day, that day too; one that is over says nothing any more. */
export const ausencias = pgTable('ausencias', {
  numiden: bigint('numiden', { mode: 'number' })
    .primaryKey()
    .references(() => usuarios.numiden, { onDelete: 'cascade' }),
  hasta: date('hasta', { mode: 'string' }).notNull(),
  /** Null where nobody stands in. */
  suplente: bigint('suplente', { mode: 'number' }).references(() => usuarios.numiden, { onDelete: 'set null' }),
});

/** Everybody who works for the chain, as its human resources know them: only of these somebody can be made a user. */
export const empleados = pgTable('empleados', {
  numiden: bigint('numiden', { mode: 'number' }).primaryKey(),
  nombreCompleto: text('nombre_completo').notNull(),
  /** Null where human resources know none. */
  correo: text('correo'),
  /** Still works for the chain. */
  activo: boolean('activo').notNull().default(true),
});

/** The second factor of who has one: the secret that the person's application and the server share. */
export const segundosFactores = pgTable('segundos_factores', {
  numiden: bigint('numiden', { mode: 'number' })
    .primaryKey()
    .references(() => usuarios.numiden, { onDelete: 'cascade' }),
  /** Sealed for this person, like every secret that must be read again. */
  secreto: text('secreto').notNull(),
  desde: instant('desde').notNull(),
  /** The time step of the last code that was taken: no code of it or of an earlier one is taken again. */
  ultimoPaso: bigint('ultimo_paso', { mode: 'number' }).notNull(),
  /** The idempotency key of the request that carried that code, which may be repeated with it; null for one without. */
  ultimaClave: text('ultima_clave'),
});

/** Recovery codes that were not used yet: each by its place among the ten, hashed as a password is. */
export const codigosRecuperacion = pgTable(
  'codigos_recuperacion',
  {
    numiden: bigint('numiden', { mode: 'number' })
      .notNull()
      .references(() => segundosFactores.numiden, { onDelete: 'cascade' }),
    orden: integer('orden').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.numiden, table.orden] })],
);

/** The account at the chain's identity provider by which a person signed in first: no other one is theirs. */
export const cuentasProveedor = pgTable(
  'cuentas_proveedor',
  {
    numiden: bigint('numiden', { mode: 'number' })
      .primaryKey()
      .references(() => usuarios.numiden, { onDelete: 'cascade' }),
    emisor: text('emisor').notNull(),
    sujeto: text('sujeto').notNull(),
    desde: instant('desde').notNull(),
  },
  (table) => [uniqueIndex('cuentas_proveedor_sujeto').on(table.emisor, table.sujeto)],
);

/** The role that the people of a group of the provider have; of several groups the one of the lowest `rango` counts. */
export const gruposProveedor = pgTable(
  'grupos_proveedor',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    grupo: text('grupo').notNull(),
    idRol: integer('id_rol')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    rango: integer('rango').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('grupos_proveedor_grupo').on(table.grupo), index('grupos_proveedor_rol').on(table.idRol)],
);
