import { ENTRADA_TEXTS } from '#domain/ventas/entrada/entradas';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { fitsInteger } from '../../platform/db/limits.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, Rejection } from '../../platform/http/rejection.ts';
import type { LimitedNeighbours } from '../../platform/neighbours/limited.ts';
import { askOrConflict } from '../../platform/neighbours/neighbourCall.ts';
import { deliver } from './deliver.ts';
import type { LineaRecibida } from './incidents.ts';
import { incomingKey } from './write.ts';

const VECINO = { id: null, nombre: 'Sistema de ventas', origen: 'vecino' } as const;

/** An answer holds so long, in milliseconds: a screen asks for several sides of a sale, and people press twice. */
const HOLDS_MS = 10_000;

type Surroundings = Pick<Context, 'neighbours' | 'lastingDb' | 'clock' | 'log'>;

/**
 * Reads something of a sale. One that is not here is asked of the neighbour that has all sales, taken in like every sale that is sent, and
 * read then (decision 161). Nothing of the database is held while the neighbour is asked.
 * @param read answers null where the sale is not here.
 * @throws Rejection 502 when the neighbour does not say whether it has the sale; 409 with the reason when what it has cannot be taken in.
 */
export async function readSaleOf<R>(
  surroundings: Surroundings,
  key: ClaveOperacion,
  read: () => Promise<R | null>,
): Promise<R | null> {
  const here = await read();
  if (here !== null || !fitsInteger(key.tienda)) return here;
  const received = await askOnce(surroundings, key);
  if (received === null) return null;
  if (received.resultado === 'rechazada') {
    throw conflict(ENTRADA_TEXTS.noRecibida(key.operacion, received.motivo ?? ''));
  }
  return read();
}

/** Makes a reading that refuses an unknown sale by 404 one for `readSaleOf`. */
export function nullIfUnknown(error: unknown): null {
  if (error instanceof Rejection && error.status === 404) return null;
  throw error;
}

/** The sales that each server asks for, or just asked for: servers of one process share nothing. */
const asked = new WeakMap<LimitedNeighbours, Map<string, Promise<LineaRecibida | null>>>();

function askOnce(surroundings: Surroundings, key: ClaveOperacion): Promise<LineaRecibida | null> {
  const { neighbours } = surroundings;
  const ofServer = asked.get(neighbours) ?? new Map<string, Promise<LineaRecibida | null>>();
  asked.set(neighbours, ofServer);
  const name = incomingKey(key);
  const before = ofServer.get(name);
  if (before !== undefined) return before;
  const answer = askAndKeep(surroundings, key);
  ofServer.set(name, answer);
  const forget = () => ofServer.delete(name);
  answer.then(() => setTimeout(forget, HOLDS_MS).unref(), forget);
  return answer;
}

/** Of several who wait for it the first may go away: it is kept all the same. */
async function askAndKeep(
  { neighbours, lastingDb: db, clock, log }: Surroundings,
  { tienda, operacion }: ClaveOperacion,
): Promise<LineaRecibida | null> {
  const sent = await askOrConflict({ neighbours, log }, ENTRADA_TEXTS.sinSaberse, async ({ sales }) => {
    const sale = await sales.find(tienda, operacion);
    if (sale !== null && (sale.tienda !== tienda || sale.operacion !== operacion)) {
      throw new Error(`Asked for sale ${operacion} of store ${tienda}, the neighbour answered another one`);
    }
    return sale;
  });
  if (sent === null) return null;
  const { recibidas } = await deliver({ db, clock, log }, VECINO, [sent]);
  return recibidas[0] ?? null;
}
