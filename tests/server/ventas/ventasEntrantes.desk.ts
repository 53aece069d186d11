import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/platform/db/db.ts';
import { integraciones } from '../../../server/platform/db/schema/configuracion.ts';
import { deliver } from '../../../server/ventas/entrada/deliver.ts';
import { NOW } from '../casos/casos.desk.ts';

/** Units of a line at 116 pesos each with its tax, as a till sends them. */
export function sentLine(linea: number, cantidad: number, changes: object = {}) {
  return {
    ...{ linea, numArt: `2000${linea}`, descripcion: `Artículo ${linea}`, cantidad, precioUnitario: 100 },
    ...{ subtotal: 100 * cantidad, iva: 16 * cantidad, total: 116 * cantidad },
    ...changes,
  };
}

/** A sale as a till sends it: so many units of each line, paid in cash. */
export function sentSale(operacion: number, units: readonly number[], changes: object = {}) {
  const total = units.reduce((sum, unidades) => sum + 116 * unidades, 0);
  return {
    ...{ tienda: 1, operacion, revision: 1, fecha: new Date(NOW.getTime() - 3 * 86_400_000).toISOString(), total },
    lineas: units.map((unidades, index) => sentLine(index + 1, unidades)),
    pagos: [{ formaPago: 1, monto: total }],
    ...changes,
  };
}

/** Delivers lines as the integration of the bench and answers what became of each, as `resultado` or `resultado: motivo`. */
export async function send(db: Db, ...lines: readonly unknown[]): Promise<readonly string[]> {
  const [remitente] = await db.select().from(integraciones);
  if (remitente === undefined) throw new Error('The bench has no integration');
  const { recibidas } = await deliver({ db, clock: () => NOW, log: { error: () => undefined } }, remitente, lines);
  return recibidas.map(({ resultado, motivo }) => (motivo === null ? resultado : `${resultado}: ${motivo}`));
}

/** All sales that came in, with their lines and payments, as text. */
export async function storedSales(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ sale: string }>(sql`
    select jsonb_build_object('venta', to_jsonb(v),
      'articulos', (select jsonb_agg(to_jsonb(a) order by a.linea) from venta_articulos a
        where (a.cvetda, a.operacion) = (v.cvetda, v.operacion)),
      'pagos', (select jsonb_agg(to_jsonb(p) order by p.orden) from venta_pagos p
        where (p.cvetda, p.operacion) = (v.cvetda, v.operacion)))::text as sale
    from ventas v where origen = 'entrada' order by cvetda, operacion`);
  return rows.map(({ sale }) => sale);
}
