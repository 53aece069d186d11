import { addDays, dayOf } from '#domain/common/dates';
import type { Venta } from '#domain/ventas/operaciones';
import { BLENDER, IRON, newSale, type OwnSale } from '../bed/sales.ts';
import type { Signed } from '../bed/test.ts';
import { saleAtServer } from '../bed/vouchers.ts';
import { Lacking } from './lacking.ts';
import { LAST_DAYS, lineToTake, type Paid } from './lineToTake.ts';

/** A sale, and the line from which a walk takes a unit. */
export interface SaleOfWalk extends OwnSale {
  readonly linea: number;
  readonly descripcion: string;
}

/** Hands out a sale that no other walk gets. @throws Lacking when there is none. */
export type TakeSale = (paid: Paid) => Promise<SaleOfWalk>;

/** From what was put into the data before the server began. */
export async function takeFromStock(paid: Paid): Promise<SaleOfWalk> {
  const [linea, { descripcion }] = paid === 'porTarjeta' ? [1, BLENDER] : [2, IRON];
  return { ...newSale(paid), linea, descripcion };
}

const NAMES: { readonly [P in Paid]: string } = {
  porTarjeta: 'pagada solo con tarjeta',
  enEfectivo: 'pagada solo en efectivo',
};

/** Several look at once for what a server has already, each at their own part. */
export interface Share {
  /** The place of this one among so many who look for sales at once. */
  readonly index: number;
  readonly of: number;
}

/** Looks for sales by the calls of an instance: those of the last month, its own store first. */
export function findSales(person: () => Promise<Signed>, stores: readonly number[], share: Share): TakeSale {
  // A sale with a case or a voucher of ours stands in the way of another sale of its buyer.
  const buyers = new Set<number>();
  const seen: Seen[] = [];
  let found: AsyncGenerator<Seen> | null = null;
  return async (paid) => {
    found ??= look(await person(), stores, share);
    const fits = (sale: Seen) => sale.lines[paid] !== null && !buyers.has(sale.cliente);
    let sale = seen.find(fits);
    while (sale === undefined) {
      const { value, done } = await found.next();
      if (done) throw new Lacking(noneLeft(paid));
      seen.push(value);
      if (fits(value)) sale = value;
    }
    buyers.add(sale.cliente);
    const { tienda, operacion, cliente, lines } = sale;
    const line = lines[paid];
    if (line === null) throw new Error('The sale fits, and so it has a line.');
    return { tienda, operacion, cliente, ...line };
  };
}

function noneLeft(paid: Paid): string {
  const kind = `de los últimos ${LAST_DAYS} días, con comprador, sin caso abierto ni vale empezado`;
  return `No queda en la instancia una venta ${NAMES[paid]} que sirva: ${kind}, y con un artículo entregado en tienda que quepa sin autorización.`;
}

/** A sale that was looked at, with the line to take of it as each was paid. */
interface Seen extends OwnSale {
  readonly lines: { readonly [P in Paid]: ReturnType<typeof lineToTake> };
}

/** Looks at each sale once: an instance counts how many somebody looks at. */
async function* look(asker: Signed, stores: readonly number[], { index, of }: Share): AsyncGenerator<Seen> {
  const fechaInicio = addDays(dayOf(new Date()), 1 - LAST_DAYS);
  for (const store of stores) {
    const answer = await asker.request.post('api/venta/get-ventas-por-filtros', {
      data: { tienda: store, fechaInicio },
    });
    if (!answer.ok()) throw new Lacking(`La instancia no dejó buscar ventas: ${await answer.text()}`);
    const { ventas } = (await answer.json()) as { readonly ventas: readonly Pick<Venta, 'operacion' | 'numiden'>[] };
    for (const { operacion, numiden } of ventas) {
      if (numiden === null || operacion % of !== index) continue;
      const sale = { tienda: store, operacion, cliente: numiden };
      const hoja = await saleAtServer(asker, sale).catch((error: Error) => {
        throw new Lacking(`La instancia no dejó ver más ventas: ${error.message}`);
      });
      yield {
        ...sale,
        lines: { porTarjeta: lineToTake(hoja, 'porTarjeta'), enEfectivo: lineToTake(hoja, 'enEfectivo') },
      };
    }
  }
}
