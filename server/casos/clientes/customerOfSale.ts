import { and, eq } from 'drizzle-orm';
import type { Customer } from '#domain/casos/clientes';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { ventas } from '../../platform/db/schema/operaciones.ts';
import { COLUMNS } from './search.ts';

/** A sale by its store and number, with its customer: null for a sale without a named customer. */
export interface CustomerOfSale {
  readonly tienda: { readonly cvetda: number; readonly nombre: string };
  readonly operacion: number;
  readonly cliente: Customer | null;
}

/** Reads whose sale an operation is; null when the store has no such operation. */
export async function readCustomerOfSale(
  db: Db,
  { tienda, operacion }: ClaveOperacion,
): Promise<CustomerOfSale | null> {
  if (!fitsInteger(tienda)) return null;
  const [venta] = await readCustomer(db, { tienda, operacion });
  if (venta === undefined) return null;
  const { cvetda, nombre, cliente } = venta;
  return { tienda: { cvetda, nombre }, operacion, cliente: cliente === null ? null : { ...cliente, esNuevo: false } };
}

const readCustomer = prepared('cliente_de_venta', (db, { tienda, operacion }: Places<ClaveOperacion>) =>
  db
    .select({ cvetda: stores.cvetda, nombre: stores.nombre, cliente: COLUMNS })
    .from(ventas)
    .innerJoin(stores, eq(stores.cvetda, ventas.cvetda))
    .leftJoin(clientes, eq(clientes.numiden, ventas.numidenCliente))
    .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion))),
);
