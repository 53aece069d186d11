import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dinero } from '../columns.ts';

/** Why vouchers are made (specification, section 3, "Voucher reason"); `tipo` is 0 for cancellations, 1 for returns. */
export const motivosVales = pgTable(
  'motivos_vales',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    descripcion: text('descripcion').notNull(),
    tipo: integer('tipo').notNull(),
    activo: boolean('activo').notNull().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('motivos_vales_tipo', sql`${table.tipo} in (0, 1)`)],
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
