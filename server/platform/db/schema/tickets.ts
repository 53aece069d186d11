import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dinero, instant, longNumber } from '../columns.ts';
import { stores } from './catalogos.ts';

/** The tickets of a store's car park, paid or not, by their number. */
export const pagosEstacionamiento = pgTable(
  'pagos_estacionamiento',
  {
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    operacion: longNumber('operacion').notNull(),
    monto: dinero('monto').notNull(),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    /** The ticket was paid and left the car park. */
    valido: boolean('valido').notNull(),
    idFormaPago: integer('id_forma_pago').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cvetda, t.operacion] }), check('pagos_estacionamiento_monto', sql`${t.monto} > 0`)],
);

/** The meals at a store's restaurant, by the folio of its till (SVA). */
export const consumosRestaurante = pgTable(
  'consumos_restaurante',
  {
    folio: text('folio').primaryKey(),
    cvetda: integer('cvetda')
      .notNull()
      .references(() => stores.cvetda),
    monto: dinero('monto').notNull(),
    fecha: instant('fecha').notNull(),
    idFormaPago: integer('id_forma_pago').notNull(),
  },
  (t) => [check('consumos_restaurante_monto', sql`${t.monto} > 0`)],
);
