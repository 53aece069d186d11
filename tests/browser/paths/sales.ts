import type { Venta } from '#domain/operaciones';
import type { HojaDeVale } from '#domain/ventaParaVale';
import type { OwnSale } from '../bed/sales.ts';
import { BLENDER, IRON, newSale } from '../bed/sales.ts';
import type { Signed } from '../bed/test.ts';
import { saleAtServer } from '../bed/vouchers.ts';
import { Lacking } from './lacking.ts';

/** How all of a sale was paid. */
export type Paid = 'porTarjeta' | 'enEfectivo';

/** A sale, and the line of it of which a walk takes a unit. */
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

/** As the sale's page says how it was paid. */
const WAYS: { readonly [P in Paid]: readonly number[] } = { porTarjeta: [2, 3], enEfectivo: [1] };

/** What the till gives back in cash at once, and what two parts of an amount are made of, in pesos. */
const MOST_IN_CASH = 2_000;
const LEAST = 10;

const NAMES: { readonly [P in Paid]: string } = {
  porTarjeta: 'pagada solo con tarjeta',
  enEfectivo: 'pagada solo en efectivo',
};

const LAST_DAYS = 30;

/** The line of a sale of which one unit can be taken back without an authorization; null when there is none. */
export function lineToTake(
  hoja: HojaDeVale,
  paid: Paid,
): { readonly linea: number; readonly descripcion: string } | null {
  const { cabecera, dias, pagos, parciales, casos, sinCaso, lineas, reglas, acumulado } = hoja;
  const isPlain = cabecera.numiden !== null && parciales.length === 0 && casos.length === 0 && sinCaso === null;
  const isPaidSo = pagos.length > 0 && pagos.every(({ idFormaPago }) => WAYS[paid].includes(idFormaPago));
  if (!isPlain || !isPaidSo || dias >= LAST_DAYS || pagos.some(({ devuelto }) => devuelto > 0)) return null;
  const most = Math.min(reglas.maximos - acumulado, paid === 'enEfectivo' ? MOST_IN_CASH : Number.POSITIVE_INFINITY);
  const fits = lineas.find(({ descripcion, guia, cantidadMaxima, restante }) => {
    const worth = cantidadMaxima === 0 ? 0 : restante.total / cantidadMaxima;
    const isAlone = lineas.filter((line) => line.descripcion === descripcion).length === 1;
    return guia === null && isAlone && worth >= LEAST && worth <= most;
  });
  return fits === undefined ? null : { linea: fits.linea, descripcion: fits.descripcion };
}

interface Share {
  /** Of so many who look for sales at once, which one this is. */
  readonly index: number;
  readonly of: number;
}

/** Looks for sales by the calls of an instance: those of the last month, its own store first. */
export function findSales(person: () => Promise<Signed>, stores: readonly number[], share: Share): TakeSale {
  const given = new Set<string>();
  let found: Promise<readonly Candidate[]> | null = null;
  return async (paid) => {
    const asker = await person();
    found ??= candidates(asker, stores, share);
    for (const { tienda, operacion, numiden } of await found) {
      const key = `${tienda.cvetda}-${operacion}`;
      if (numiden === null || given.has(key)) continue;
      const sale = { tienda: tienda.cvetda, operacion, cliente: numiden };
      const line = lineToTake(await saleAtServer(asker, sale), paid);
      if (line === null) continue;
      given.add(key);
      return { ...sale, ...line };
    }
    throw new Lacking(
      `No queda en la instancia una venta ${NAMES[paid]} que sirva: de los últimos ${LAST_DAYS} días, con comprador, sin caso abierto ni vale empezado, y con un artículo entregado en tienda que quepa sin autorización.`,
    );
  };
}

type Candidate = Pick<Venta, 'tienda' | 'operacion' | 'numiden'>;

async function candidates({ request }: Signed, stores: readonly number[], { index, of }: Share) {
  const found: Candidate[] = [];
  for (const tienda of stores) {
    const answer = await request.post('api/venta/get-ventas-por-filtros', { data: { tienda } });
    if (!answer.ok()) throw new Error(`Looking for sales was refused with ${answer.status()}: ${await answer.text()}`);
    found.push(...((await answer.json()) as { readonly ventas: readonly Candidate[] }).ventas);
  }
  return found.filter(({ operacion }) => operacion % of === index);
}
