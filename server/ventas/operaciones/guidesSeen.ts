import { and, eq, min } from 'drizzle-orm';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { databaseFailureOf } from '../../platform/db/failures.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { guias } from '../../platform/db/schema/operaciones.ts';
import type { Context } from '../../platform/http/handler.ts';
import { NeighbourContradiction } from '../../platform/neighbours/asked.ts';
import type { LimitedNeighbours } from '../../platform/neighbours/limited.ts';

/** Nobody waits longer than so long, in milliseconds, for logistics to say what we know already. */
const PATIENCE_MS = 2_000;

type Surroundings = Pick<Context, 'neighbours' | 'log' | 'lastingDb'>;

/**
 * Brings the guides of a sale up to date before it is shown.
 * @returns nothing where they are; since when they stand as they do where logistics did not answer, null where it never said anything.
 */
export async function guidesSeen(
  { neighbours, log, lastingDb }: Surroundings,
  key: ClaveOperacion,
): Promise<{ readonly guiasVistas?: string | null }> {
  if (!fitsInteger(key.tienda)) return {};
  try {
    await refreshOnce(neighbours, key);
    return {};
  } catch (error) {
    if (databaseFailureOf(error) !== null) throw error;
    // That it does not answer is told once, and not with each sale that somebody opens.
    if (error instanceof NeighbourContradiction)
      log.error({ operacion: key, err: error }, 'the guides of a sale contradict');
  }
  const [seen] = await lastingDb
    .select({ vista: min(guias.vista) })
    .from(guias)
    .where(and(eq(guias.cvetda, key.tienda), eq(guias.operacion, key.operacion)));
  return { guiasVistas: seen?.vista?.toISOString() ?? null };
}

/** The sales that each server asks about now: servers of one process share nothing. */
const underWay = new WeakMap<LimitedNeighbours, Map<string, Promise<void>>>();

/** A screen asks for several sides of a sale at once: logistics is asked once. */
function refreshOnce(neighbours: LimitedNeighbours, key: ClaveOperacion): Promise<void> {
  const ofServer = underWay.get(neighbours) ?? new Map<string, Promise<void>>();
  underWay.set(neighbours, ofServer);
  const name = `${key.tienda}/${key.operacion}`;
  const before = ofServer.get(name);
  if (before !== undefined) return before;
  const asked = neighbours.within(async ({ logistics }) => logistics.refresh?.(key), PATIENCE_MS);
  ofServer.set(name, asked);
  const forget = () => ofServer.delete(name);
  asked.then(forget, forget);
  return asked;
}
