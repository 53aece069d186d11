import { eq, inArray } from 'drizzle-orm';
import type { Resultado } from '#domain/entrada/correccion';
import { sinTarjetas } from '#domain/pagosDeVenta';
import type { Author } from '../db/audit.ts';
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

/** Who sent it: an integration, or the chain's folder (`id` is null). */
export interface Remitente {
  readonly id: number | null;
  readonly nombre: string;
}

/** A delivery of sales that is being taken in. */
export interface OpenDelivery {
  /**
   * Takes in its next lines, each read as JSON (undefined for one that is none), some at a time, each some in one transaction.
   * What became of them is written down, so that it is known of a delivery that is cut off, too.
   * @returns what became of each, in their order.
   */
  take(lines: readonly unknown[]): Promise<readonly LineaRecibida[]>;
  /** Writes down that it came to its end. */
  close(): Promise<{ readonly id: number; readonly resultados: Resultados }>;
}

/** How many sales had each result. */
export type Resultados = Partial<Record<Resultado, number>>;

/**
 * Begins a delivery of sales. A line that is refused stops no other, and what was stored of a delivery that was cut off is known when it
 * is sent again (decision 155).
 */
export async function openDelivery(db: Db, clock: () => Date, remitente: Remitente): Promise<OpenDelivery> {
  const begun = performance.now();
  const { id: idIntegracion, nombre } = remitente;
  const [entrada] = await db
    .insert(entradas)
    .values({ remitente: nombre, idIntegracion, recibida: clock() })
    .returning({ id: entradas.id });
  if (entrada === undefined) throw new Error('A delivery was not stored');
  const { id } = entrada;
  const resultados: Resultados = {};
  let ventas = 0;
  let lineas = 0;
  const write = async (milisegundos: number | null) => {
    await db.update(entradas).set({ ventas, lineas, resultados, milisegundos }).where(eq(entradas.id, id));
  };
  return {
    take: async (lines) => {
      const read = lines.map((sent, index) => ({ sent, linea: ventas + index + 1, sale: readSale(sent, clock()) }));
      ventas += lines.length;
      for (const { sale } of read) lineas += 'clave' in sale ? (sale.venta?.lineas.length ?? 0) : 0;
      const recibidas = await takeRead(db, read, { clock, id, author: authorOf(remitente) });
      for (const { resultado } of recibidas) resultados[resultado] = (resultados[resultado] ?? 0) + 1;
      await write(null);
      return recibidas;
    },
    close: async () => {
      await write(Math.round(performance.now() - begun));
      return { id, resultados };
    },
  };
}

/** Takes in a whole delivery. */
export async function deliver(
  db: Db,
  clock: () => Date,
  { remitente, lines }: { readonly remitente: Remitente; readonly lines: readonly unknown[] },
) {
  const delivery = await openDelivery(db, clock, remitente);
  const recibidas = await delivery.take(lines);
  return { ...(await delivery.close()), recibidas };
}

function authorOf({ id }: Remitente): Author {
  return id === null ? { numiden: null } : { integracion: id };
}

interface ReadLine {
  readonly sent: unknown;
  readonly linea: number;
  readonly sale: ReturnType<typeof readSale>;
}

interface Taking {
  readonly clock: () => Date;
  /** Of the delivery. */
  readonly id: number;
  readonly author: Author;
}

async function takeRead(
  db: Db,
  read: readonly ReadLine[],
  { clock, id, author }: Taking,
): Promise<readonly LineaRecibida[]> {
  const known = await storesOf(
    db,
    read.flatMap(({ sale }) => ('clave' in sale ? [sale.clave.tienda] : [])),
  );
  const refused: Read[] = [];
  const arriving: Arriving[] = [];
  for (const { sent, linea, sale } of read) {
    if ('clave' in sale && known.has(sale.clave.tienda)) arriving.push({ sent, linea, sale });
    else refused.push({ sent, linea, ...saidOf(sale) });
  }
  await db.transaction((tx) => keepIncidents(tx, id, refused));
  const recibidas: LineaRecibida[] = [...refused];
  for (const some of piecesOf(arriving)) {
    const taken = await db.transaction(async (tx) => {
      const sales = some.map(({ sale }) => sale);
      const suertes = await receiveSales(tx, sales, { now: clock(), origen: 'entrada', author });
      const outcome = some.map(({ sent, linea, sale: { clave } }, place) => {
        const suerte = suertes[place] ?? { resultado: 'rechazada', motivo: null };
        return { sent, linea, tienda: clave.tienda, operacion: clave.operacion, ...suerte };
      });
      await keepIncidents(tx, id, outcome.filter(isIncident));
      return outcome;
    });
    recibidas.push(...taken);
  }
  return recibidas.toSorted((one, other) => one.linea - other.linea);
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

async function storesOf(db: Db, asked: readonly number[]): Promise<ReadonlySet<number>> {
  const different = [...new Set(asked)];
  if (different.length === 0) return new Set();
  const rows = await db.select({ id: stores.cvetda }).from(stores).where(inArray(stores.cvetda, different));
  return new Set(rows.map(({ id }) => id));
}
