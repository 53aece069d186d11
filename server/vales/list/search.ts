import { sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#domain/casos/casos';
import type { FiltroListaVales } from '#domain/vales/listaVales';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { countShown, type Dated, narrowed, newestFirst, readInOrder, toItsEnd } from '../../platform/db/merged.ts';
import { soonestDue } from '../../platform/lists/soonest.ts';
import { runsOfVouchers, type VoucherAsker, type VoucherRun } from './criteria.ts';

interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly hayMas: boolean;
}

/**
 * The ids of the vouchers of one page, in the order of the filter, and how many it finds. It counts up to `MAX_COUNTED` of a run, or less for
 * several common words of a name; with `hayMas` there are more, and no page shows them.
 */
export async function searchVouchers(
  db: Db,
  filtro: FiltroListaVales,
  asker: VoucherAsker,
  page: { readonly skip: number; readonly take: number },
): Promise<Found> {
  const runs = await runsOfVouchers(db, filtro, asker);
  const read = () => pageOf(db, runs, page);
  return filtro.nombre === '' && filtro.orden === 'recientes' ? read() : heavyRead(db, read);
}

async function pageOf(
  db: Db,
  runs: readonly VoucherRun[],
  page: { readonly skip: number; readonly take: number },
): Promise<Found> {
  const ids: number[] = [];
  let total = 0;
  for (const { source, soonest } of runs) {
    const { n, hayMas, toItsEnd: far } = await countShown(db, source, MAX_COUNTED);
    const skip = Math.max(0, page.skip - total);
    const take = Math.min(page.take - ids.length, n - skip);
    total += n;
    if (take > 0) {
      const rows =
        soonest === null
          ? await readInOrder(db, far ? toItsEnd(source) : source, newestFirst, { skip, take })
          : await soonestDue(db, soonest, { skip, take, after: null });
      ids.push(...rows.map(({ id }) => id));
    }
    // Where a run goes on that far, the place where the next one begins is unknown.
    if (hayMas) return { ids, total, hayMas };
  }
  return { ids, total, hayMas: false };
}

/** The next vouchers of a run after one, for who reads them all; `after` null begins. */
export function readVouchersFrom(
  db: Db,
  { source: found, soonest }: VoucherRun,
  after: Dated | null,
  howMany: number,
): Promise<readonly Dated[]> {
  if (soonest !== null) return soonestDue(db, soonest, { skip: 0, take: howMany, after });
  const source = toItsEnd(found);
  if (after === null) return readInOrder(db, source, newestFirst, { take: howMany });
  const { fechaCreacion, id } = source.table;
  const beyond = sql`(${fechaCreacion}, ${id}) < (${after.fecha.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return readInOrder(db, narrowed(source, beyond), newestFirst, { take: howMany });
}
