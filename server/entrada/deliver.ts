import { eq, inArray } from 'drizzle-orm';
import type { Resultado } from '#domain/entrada/correccion';
import { sinTarjetas } from '#domain/pagosDeVenta';
import type { Db, Tx } from '../db/db.ts';
import { stores } from '../db/schema/catalogos.ts';
import { entradaIncidencias, entradas } from '../db/schema/entrada.ts';
import { readSale } from './readSale.ts';
import type { Entrante, Suerte } from './receive.ts';
import { receiveSales } from './receive.ts';
import { keyOf } from './write.ts';

/** How many lines of sales a transaction takes in, at first and at most, and how long it should last, in milliseconds: on the embedded engine others wait for it. */
const LINES = { most: 2_000, first: 250, ms: 150 } as const;

/** What became of a line of a delivery, counted from 1. Its key is null where it does not say it. */
export interface LineaRecibida extends Suerte {
  readonly linea: number;
  readonly tienda: number | null;
  readonly operacion: number | null;
}

/** The integration that sent it. */
interface Remitente {
  readonly id: number;
  readonly nombre: string;
}

interface Delivery {
  readonly remitente: Remitente;
  /** Its lines, each read as JSON; undefined for one that is none. */
  readonly lines: readonly unknown[];
}

/**
 * Takes in a delivery of sales, some at a time, each some in one transaction: a line that is refused stops no other, and what was
 * stored of a delivery that was cut off is known when it is sent again (decision 155).
 */
export async function deliver(db: Db, clock: () => Date, { remitente, lines }: Delivery) {
  const begun = performance.now();
  const recibida = clock();
  const read = lines.map((sent, index) => ({ sent, linea: index + 1, sale: readSale(sent, recibida) }));
  const known = await storesOf(
    db,
    read.flatMap(({ sale }) => ('clave' in sale ? [sale.clave.tienda] : [])),
  );
  const soldLines = read.reduce((sum, { sale }) => sum + ('clave' in sale ? (sale.venta?.lineas.length ?? 0) : 0), 0);
  const [entrada] = await db
    .insert(entradas)
    .values({
      remitente: remitente.nombre,
      idIntegracion: remitente.id,
      recibida,
      ventas: lines.length,
      lineas: soldLines,
    })
    .returning({ id: entradas.id });
  if (entrada === undefined) throw new Error('A delivery was not stored');
  const recibidas: LineaRecibida[] = [];
  const refused: Read[] = [];
  const arriving: Arriving[] = [];
  for (const { sent, linea, sale } of read) {
    if ('clave' in sale && known.has(sale.clave.tienda)) arriving.push({ sent, linea, sale });
    else refused.push({ sent, linea, ...saidOf(sale) });
  }
  await db.transaction((tx) => keepIncidents(tx, entrada.id, refused));
  recibidas.push(...refused);
  for (const some of piecesOf(arriving)) {
    const reception = { now: clock(), origen: 'entrada', author: { integracion: remitente.id } } as const;
    const taken = await db.transaction(async (tx) => {
      const suertes = await receiveSales(
        tx,
        some.map(({ sale }) => sale),
        reception,
      );
      const outcome = some.map(({ sent, linea, sale: { clave } }, place) => {
        const suerte = suertes[place] ?? { resultado: 'rechazada', motivo: null };
        return { sent, linea, tienda: clave.tienda, operacion: clave.operacion, ...suerte };
      });
      await keepIncidents(tx, entrada.id, outcome.filter(isIncident));
      return outcome;
    });
    recibidas.push(...taken);
  }
  const resultados = countOf(recibidas);
  const milisegundos = Math.round(performance.now() - begun);
  await db.update(entradas).set({ resultados, milisegundos }).where(eq(entradas.id, entrada.id));
  return { id: entrada.id, resultados, recibidas: recibidas.toSorted((one, other) => one.linea - other.linea) };
}

/** A line whose sale can be taken in. */
interface Arriving {
  readonly sent: unknown;
  readonly linea: number;
  readonly sale: Entrante;
}

type Read = LineaRecibida & { readonly sent: unknown };

function saidOf(sale: ReturnType<typeof readSale>): Omit<LineaRecibida, 'linea'> {
  const resultado = 'rechazada';
  if (!('clave' in sale)) return { resultado, ...sale };
  const { tienda, operacion } = sale.clave;
  return { resultado, motivo: 'La cadena no tiene una tienda con ese número.', tienda, operacion };
}

/** Somebody may have to hear of it: it is not here as it was sent, or took back what had been taken back. */
function isIncident({ resultado, motivo }: Suerte): boolean {
  switch (resultado) {
    case 'nueva':
    case 'igual':
    case 'atrasada':
    case 'enEspera':
      return false;
    case 'corregida':
      return motivo !== null;
    case 'conflicto':
    case 'conVales':
    case 'rechazada':
      return true;
  }
}

async function keepIncidents(tx: Tx, idEntrada: number, incidents: readonly Read[]): Promise<void> {
  if (incidents.length === 0) return;
  await tx.insert(entradaIncidencias).values(
    incidents.map(({ sent, linea, tienda, operacion, resultado, motivo }) => ({
      ...{ idEntrada, linea, resultado, motivo: motivo ?? '' },
      ...(isKey(tienda, operacion) ? { cvetda: tienda, operacion } : {}),
      contenido: typeof sent === 'object' && sent !== null ? sinTarjetas(sent) : null,
    })),
  );
}

function isKey(tienda: number | null, operacion: number | null): boolean {
  return tienda !== null && operacion !== null && Math.abs(tienda) < 2 ** 31;
}

/** Sales in their order, as many as one transaction takes, and no sale twice in one: the second would not see the first. */
function* piecesOf(arriving: readonly Arriving[]): Generator<readonly Arriving[]> {
  let limit: number = LINES.first;
  let piece: Arriving[] = [];
  let lines = 0;
  const keys = new Set<string>();
  for (const one of arriving) {
    const key = keyOf(one.sale.clave);
    if (keys.has(key) || lines >= limit) {
      const begun = performance.now();
      yield piece;
      const took = Math.max(1, performance.now() - begun);
      limit = Math.min(LINES.most, Math.max(LINES.first, Math.round((lines * LINES.ms) / took)));
      piece = [];
      lines = 0;
      keys.clear();
    }
    piece.push(one);
    keys.add(key);
    lines += one.sale.venta?.lineas.length ?? 1;
  }
  if (piece.length > 0) yield piece;
}

function countOf(recibidas: readonly LineaRecibida[]): Partial<Record<Resultado, number>> {
  const count: Partial<Record<Resultado, number>> = {};
  for (const { resultado } of recibidas) count[resultado] = (count[resultado] ?? 0) + 1;
  return count;
}

async function storesOf(db: Db, asked: readonly number[]): Promise<ReadonlySet<number>> {
  const different = [...new Set(asked)];
  if (different.length === 0) return new Set();
  const rows = await db.select({ id: stores.cvetda }).from(stores).where(inArray(stores.cvetda, different));
  return new Set(rows.map(({ id }) => id));
}
