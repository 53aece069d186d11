import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { Periodicidad } from '#domain/cadena/globales/periodos';
import type { EstadoPeriodo } from '#domain/facturas/globales/periodo';
import { identity, instant, longNumber } from '../columns.ts';
import { stores } from './catalogos.ts';

/**
 * The periods of a store that have ended, one after the other without a gap: of each the sales to the public that nobody asked an invoice
 * for are invoiced together. Which sales are in which invoice `factura_ventas` says alone.
 */
export const periodosGlobales = pgTable(
  'periodos_globales',
  {
    id: identity(),
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    desde: date('desde', { mode: 'string' }).notNull(),
    hasta: date('hasta', { mode: 'string' }).notNull(),
    /** Its first moment, and the first that is no longer of it: a store that moves to another clock leaves no hour out. */
    inicio: instant('inicio').notNull(),
    fin: instant('fin').notNull(),
    periodicidad: text('periodicidad').$type<Periodicidad>().notNull(),
    estado: text('estado').$type<EstadoPeriodo>().notNull().default('pendiente'),
    /** In whose name its invoices are issued. */
    numiden: longNumber('numiden').notNull(),
    /** When it was opened. */
    abierto: instant('abierto').notNull(),
    /** Why its invoices could not be made when that was last tried; null where nothing is in the way. */
    falla: text('falla'),
    /** When the server looks at it again, and how often it has in vain; null for one that is not to be made. */
    proximo: instant('proximo'),
    intentos: smallint('intentos').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('periodos_globales_de_tienda').on(t.cvetda, t.desde),
    index('periodos_globales_por_hacer').on(t.proximo, t.id).where(sql`${t.estado} = 'pendiente'`),
    check('periodos_globales_dias', sql`${t.desde} <= ${t.hasta} and ${t.inicio} < ${t.fin}`),
  ],
);

/**
 * Goods of sales that may be in a global invoice and that came back: their credit notes are to be made. A row goes with the note, or once it
 * is seen that none is due; whatever may make one due later writes it again.
 */
export const notasPorHacer = pgTable(
  'notas_por_hacer',
  {
    id: identity(),
    cvetda: integer('cvetda').notNull(),
    operacion: longNumber('operacion').notNull(),
    // No foreign key: checking it would lock the voucher after its invoice, and whoever makes the note locks them the other way round.
    /** The voucher that gave back; 0 for what its till took back. */
    idVale: longNumber('id_vale').notNull(),
    /** Not before it the note is made. */
    desde: instant('desde').notNull(),
    /** Why it could not be made when that was last tried; null where nothing is in the way. */
    falla: text('falla'),
    /** When the server looks at it again, and how often it has in vain; null for one that a person must ask for. */
    proximo: instant('proximo'),
    intentos: smallint('intentos').notNull().default(0),
    /** Counts how often it was asked for: whoever was at it then leaves it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('notas_por_hacer_una').on(t.cvetda, t.operacion, t.idVale),
    index('notas_por_hacer_proximas').on(t.proximo, t.id).where(sql`${t.proximo} is not null`),
  ],
);
