import { sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#domain/casos';
import type { FiltroListaVales } from '#domain/listaVales';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import type { Dated, Source } from '../../db/merged.ts';
import { countUpTo, narrowed, newestFirst, readInOrder } from '../../db/merged.ts';
import type { Asker } from './criteria.ts';
import { sourceOf } from './criteria.ts';

interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly hayMas: boolean;
}

/**
 * So far are the vouchers of several words counted that thousands of customers bear together: each is looked up by its customer, and
 * ten thousand of one store took a quarter of a second among a million.
 */
const MAX_COUNTED_OF_MANY = 1_000;

const NOTHING: Found = { ids: [], total: 0, hayMas: false };

/**
 * The ids of the vouchers of one page, newest first, and how many the filter finds. It counts up to `MAX_COUNTED`, or less for
 * the commonest names; with `hayMas` there are more, and no page shows them.
 */
export async function searchPage(
  db: Db,
  filtro: FiltroListaVales,
  asker: Asker,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<Found> {
  const found = await sourceOf(db, filtro, asker);
  if (found === null) return NOTHING;
  const read = async (): Promise<Found> => {
    const most = found.manyCustomers ? MAX_COUNTED_OF_MANY : MAX_COUNTED;
    const counted = await countUpTo(db, found.source, most + 1);
    const total = Math.min(counted, most);
    const howMany = Math.min(take, total - skip);
    const rows = howMany <= 0 ? [] : await readInOrder(db, found.source, newestFirst, { skip, take: howMany });
    return { ids: rows.map(({ id }) => id), total, hayMas: counted > most };
  };
  return filtro.nombre === '' ? read() : heavyRead(db, read);
}

/** The next vouchers of a source after one, for who reads them all; `after` null begins. */
export function readFrom(db: Db, source: Source, after: Dated | null, howMany: number): Promise<readonly Dated[]> {
  if (after === null) return readInOrder(db, source, newestFirst, { take: howMany });
  const { fechaCreacion, id } = source.table;
  const beyond = sql`(${fechaCreacion}, ${id}) < (${after.fecha.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return readInOrder(db, narrowed(source, beyond), newestFirst, { take: howMany });
}
