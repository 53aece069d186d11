import { eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Resultado } from '#domain/ventas/entrada/correccion';
import { esIncidencia } from '#domain/ventas/entrada/entradas';
import type { Author } from '../../platform/db/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { entradas } from '../../platform/db/schema/entrada.ts';
import { errorCodeOf } from '../../platform/startupError.ts';
import { keepIncidents, type LineaConEnvio, type LineaRecibida, settleIncidents } from './incidents.ts';
import { RateDoubts } from './rateDoubts.ts';
import { readSale } from './readSale.ts';
import { type Entrante, receiveSales } from './receive.ts';
import { noteStores } from './sendingStores.ts';
import { tellSales } from './tellSales.ts';
import { incomingKey } from './write.ts';

/** How many lines of sales a transaction takes in, at first and at most, and how long it should last, in milliseconds: on the embedded engine others wait for it. */
const LINES = { most: 2_000, first: 100, ms: 50 } as const;

/** Who sent it: an integration, or else (`id` is null) the chain's folder or the neighbour that has its sales. */
export interface Remitente {
  readonly id: number | null;
  readonly nombre: string;
  /** By which way the sales come; absent: their tills sent them. One that was asked for tells nothing of whether its store still sends. */
  readonly origen?: 'vecino';
}

/** Where a delivery is taken in. */
interface Surroundings {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A delivery of sales that is being taken in. */
export interface OpenDelivery {
  /**
   * Takes in its next lines, each read as JSON (its text for one that is none), some at a time, each some in one transaction.
   * Their fate is written down, so that it is known of a delivery that is cut off, too.
   * @returns the fate of each, in their order.
   */
  take(lines: readonly unknown[]): Promise<readonly LineaRecibida[]>;
  /** Writes down that it came to its end. `avisos` says in sentences what its tills should look at. */
  close(): Promise<{ readonly id: number; readonly resultados: Resultados; readonly avisos: readonly string[] }>;
}

/** How many sales had each result. */
export type Resultados = Partial<Record<Resultado, number>>;

/**
 * Begins a delivery of sales. A line that is refused stops no other, and what was stored of a delivery that was cut off is known when it
 * is sent again (decision 155).
 */
export async function openDelivery(surroundings: Surroundings, remitente: Remitente): Promise<OpenDelivery> {
  const { db, clock } = surroundings;
  const begun = performance.now();
  const { id: idIntegracion, nombre } = remitente;
  const [entrada] = await db
    .insert(entradas)
    .values({ remitente: nombre, idIntegracion, recibida: clock() })
    .returning({ id: entradas.id });
  if (entrada === undefined) throw new Error('A delivery was not stored');
  const { id } = entrada;
  const resultados: Resultados = {};
  const doubts = new RateDoubts();
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
      const recibidas = await takeRead(read, { ...surroundings, id, remitente, doubts });
      for (const { resultado } of recibidas) resultados[resultado] = (resultados[resultado] ?? 0) + 1;
      await write(null);
      return recibidas;
    },
    close: async () => {
      await write(Math.round(performance.now() - begun));
      return { id, resultados, avisos: await doubts.inWords(db) };
    },
  };
}

/** Takes in a whole delivery. */
export async function deliver(surroundings: Surroundings, remitente: Remitente, lines: readonly unknown[]) {
  const delivery = await openDelivery(surroundings, remitente);
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

interface Taking extends Surroundings {
  /** Of the delivery. */
  readonly id: number;
  readonly remitente: Remitente;
  readonly doubts: RateDoubts;
}

async function takeRead(read: readonly ReadLine[], taking: Taking): Promise<readonly LineaRecibida[]> {
  const { db, clock, remitente } = taking;
  const known = await storesOf(
    db,
    read.flatMap(({ sale }) => ('clave' in sale ? [sale.clave.tienda] : [])),
  );
  const refused: LineaConEnvio[] = [];
  const arriving: Arriving[] = [];
  for (const { sent, linea, sale } of read) {
    if (!('clave' in sale)) refused.push({ sent, linea, resultado: 'rechazada', ...sale });
    else if (known.has(sale.clave.tienda)) arriving.push({ sent, linea, sale });
    else refused.push(refusal({ sent, linea, sale }, 'La cadena no tiene una tienda con ese número.'));
  }
  await keepRefused(refused, taking);
  const recibidas = [...refused];
  for (const some of piecesOf(arriving)) recibidas.push(...(await takePiece(some, taking)));
  const stored = new Set(recibidas.filter(({ resultado }) => STORED.includes(resultado)).map(({ linea }) => linea));
  const sales = arriving.flatMap(({ linea, sale }) => (stored.has(linea) && sale.venta !== null ? [sale.venta] : []));
  taking.doubts.note(sales);
  if (remitente.origen === undefined) await noteStores(db, sales, clock());
  return recibidas.toSorted((one, other) => one.linea - other.linea);
}

const STORED: readonly Resultado[] = ['nueva', 'corregida'];

/** A line whose sale can be taken in. */
interface Arriving {
  readonly sent: unknown;
  readonly linea: number;
  readonly sale: Entrante;
}

function refusal({ sent, linea, sale: { clave } }: Arriving, motivo: string): LineaConEnvio {
  return { ...clave, sent, linea, resultado: 'rechazada', motivo };
}

async function keepRefused(refused: readonly LineaConEnvio[], { db, clock, id, remitente }: Taking): Promise<void> {
  await db.transaction((tx) =>
    keepIncidents(tx, refused, { idEntrada: id, remitente: remitente.nombre, now: clock() }),
  );
}

/**
 * Takes in some sales in one transaction. Where the database refuses something of them each is taken in alone: one that fails at each
 * repetition holds up no other.
 */
async function takePiece(some: readonly Arriving[], taking: Taking): Promise<readonly LineaConEnvio[]> {
  try {
    return await takeTogether(some, taking);
  } catch (error) {
    if (!isOfContents(error)) throw error;
    const [one, ...others] = some;
    if (one !== undefined && others.length === 0) {
      const { clave } = one.sale;
      taking.log.error({ err: error, tienda: clave.tienda, operacion: clave.operacion }, 'a sale could not be stored');
      const refused = [refusal(one, 'El servidor no la pudo guardar; la causa está en su bitácora técnica.')];
      await keepRefused(refused, taking);
      return refused;
    }
    const taken: LineaConEnvio[] = [];
    for (const single of some) taken.push(...(await takePiece([single], taking)));
    return taken;
  }
}

function takeTogether(
  some: readonly Arriving[],
  { db, clock, id, remitente }: Taking,
): Promise<readonly LineaConEnvio[]> {
  return db.transaction(async (tx) => {
    const now = clock();
    const sales = some.map(({ sale }) => sale);
    const { origen = 'entrada' } = remitente;
    const suertes = await receiveSales(tx, sales, { now, origen, author: authorOf(remitente) });
    const outcome = some.map(({ sent, linea, sale: { clave } }, place): LineaConEnvio => {
      const suerte = suertes[place] ?? { resultado: 'rechazada', motivo: null };
      return { ...clave, sent, linea, ...suerte };
    });
    await settleIncidents(tx, outcome, now);
    const waiting = outcome.filter(({ resultado, motivo }) => esIncidencia(resultado, motivo));
    await keepIncidents(tx, waiting, { idEntrada: id, remitente: remitente.nombre, now });
    await tellSales(tx, outcome, now);
    return outcome;
  });
}

/** By their SQLSTATE: values, rules and limits of what is stored, and not the database that is away or busy. */
const OF_CONTENTS = /^(22|23|54|P0)/;

function isOfContents(error: unknown): boolean {
  return error instanceof Error && (OF_CONTENTS.test(errorCodeOf(error)) || isOfContents(error.cause));
}

/** Sales in their order, as many as one transaction takes, and no sale twice in one: the second would not see the first. */
function* piecesOf(arriving: readonly Arriving[]): Generator<readonly Arriving[]> {
  let limit: number = LINES.first;
  let piece: Arriving[] = [];
  let lines = 0;
  const keys = new Set<string>();
  for (const one of arriving) {
    const key = incomingKey(one.sale.clave);
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
