import type { Db } from '../db/db.ts';
import { heavyRead, rowsAtATime } from '../db/heavyReads.ts';
import { readShown } from '../db/replica.ts';

/** How a list is read to its end: by the records that come next after one, and their rows. */
interface Batches<Place, Row> {
  readonly next: (from: Db, after: Place | null, howMany: number) => Promise<readonly Place[]>;
  readonly rows: (from: Db, places: readonly Place[]) => Promise<readonly Row[]>;
  /** So many are read at a time, where a row is larger than most. */
  readonly size?: number;
}

/**
 * The rows of a list in batches, to its end. They go on after the last record read and not by page number: those that are made
 * meanwhile neither repeat a row nor skip one.
 */
export async function* inBatches<Place, Row>(
  db: Db,
  { next, rows, size = rowsAtATime(db) }: Batches<Place, Row>,
): AsyncGenerator<readonly Row[]> {
  const read = (after: Place | null) =>
    readShown(db, async (from) => {
      const places = await heavyRead(from, () => next(from, after, size));
      return { last: places[size - 1], rows: await heavyRead(from, () => rows(from, places)) };
    });
  let batch = await read(null);
  yield batch.rows;
  while (batch.last !== undefined) {
    batch = await read(batch.last);
    yield batch.rows;
  }
}

/**
 * The rows of the runs of a list, one run after the other, each to its end. Work on a record meanwhile may move it to a later run, where it is
 * passed over.
 */
export async function* inRuns<Run, Place, Row extends { readonly id: number }>(
  db: Db,
  runs: readonly Run[],
  batchesOf: (run: Run) => Batches<Place, Row>,
): AsyncGenerator<readonly Row[]> {
  const seen = new Set<number>();
  for (const [place, run] of runs.entries()) {
    for await (const rows of inBatches(db, batchesOf(run))) {
      yield rows.filter(({ id }) => !seen.has(id));
      if (place < runs.length - 1) for (const { id } of rows) seen.add(id);
    }
  }
}
