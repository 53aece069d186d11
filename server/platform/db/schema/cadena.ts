import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Ambito } from '#domain/cadena/clavesFiscales';
import type { FormaConocida } from '#domain/cadena/pagosDeVenta';
import type { Retorno } from '#domain/cadena/retorno';
import type { FormaPago, ObjetoDeVenta } from '#domain/common/sat/catalogos';
import { bytes, identity, instant, longNumber } from '../columns.ts';

/** Who issues the chain's invoices: one row, or none while the environment says it. */
export const emisor = pgTable(
  'emisor',
  {
    id: smallint('id').primaryKey(),
    rfc: text('rfc').notNull(),
    nombre: text('nombre').notNull(),
    regimen: text('regimen').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [check('emisor_uno', sql`${t.id} = 1`)],
);

/** The certificates (CSD) that the chain gave, its keys sealed as other secrets are; none is ever taken away: invoices name them. */
export const certificadosCsd = pgTable('certificados_csd', {
  /** The 20 digits that the authority hides in the serial number. */
  noCertificado: text('no_certificado').primaryKey(),
  rfc: text('rfc').notNull(),
  certificado: bytes('certificado').notNull(),
  llaveCifrada: text('llave_cifrada').notNull(),
  desde: instant('desde').notNull(),
  hasta: instant('hasta').notNull(),
  subido: instant('subido').notNull(),
  numiden: longNumber('numiden').notNull(),
});

/** The authority's keys of what the chain sells: of a department, or of one article, which goes before its department's. */
export const clavesFiscales = pgTable(
  'claves_fiscales',
  {
    id: identity(),
    ambito: text('ambito').$type<Ambito>().notNull(),
    /** The number of an article, or the name of a department in capitals. */
    codigo: text('codigo').notNull(),
    claveProdServ: text('clave_prod_serv').notNull(),
    claveUnidad: text('clave_unidad').notNull(),
    /** Exempt of IVA: what is sold without IVA and is not, is taxed at a rate of 0. */
    exento: boolean('exento').notNull().default(false),
    /** 01 for what is no object of the tax. */
    objetoImp: text('objeto_imp').$type<ObjetoDeVenta>().notNull().default('02'),
    /** Whether it may come back; null where an article's is its department's, and a department's is free. */
    retorno: text('retorno').$type<Retorno>(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('claves_fiscales_codigo').on(t.ambito, t.codigo),
    check('claves_fiscales_ambito', sql`${t.ambito} in ('departamento', 'articulo')`),
    check('claves_fiscales_objeto', sql`${t.objetoImp} = '02' or ${t.objetoImp} = '01' and not ${t.exento}`),
    check('claves_fiscales_retorno', sql`${t.retorno} in ('libre', 'autorizacion', 'no')`),
  ],
);

/**
 * The forms of payment of the chain's tills, each with the known form as which it goes back and the authority's key by which it is invoiced: the
 * chain's credit alone has none. A payment keeps what its form said when it came in.
 */
export const formasPago = pgTable(
  'formas_pago',
  {
    numero: integer('numero').primaryKey(),
    nombre: text('nombre').notNull(),
    como: integer('como').$type<FormaConocida>().notNull(),
    claveSat: text('clave_sat').$type<FormaPago>(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('formas_pago_como', sql`${t.como} in (1, 2, 3, 4, 9, 10)`),
    check('formas_pago_del_sistema', sql`${t.numero} not in (1, 2, 3, 4, 9, 10) or ${t.como} = ${t.numero}`),
    check('formas_pago_clave', sql`(${t.como} = 4) = (${t.claveSat} is null)`),
  ],
);

/** The holidays of the chain: the days on which some of its stores stay closed, or all of them. */
export const festivos = pgTable(
  'festivos',
  {
    id: identity(),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    nombre: text('nombre').notNull(),
    /** The numbers of the stores, which never go; null for all. */
    tiendas: integer('tiendas').array(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('festivos_fecha').on(t.fecha, t.nombre),
    check('festivos_tiendas', sql`cardinality(${t.tiendas}) > 0`),
  ],
);
