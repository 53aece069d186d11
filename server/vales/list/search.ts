import { sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#domain/casos/casos';
import type { FiltroListaVales } from '#domain/vales/listaVales';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import {
  countShown,
  type Dated,
  narrowed,
  newestFirst,
  readInOrder,
  type Source,
  toItsEnd,
} from '../../platform/db/merged.ts';
import { sourceOfVouchers, type VoucherAsker } from './criteria.ts';

interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly hayMas: boolean;
}

const NOTHING: Found = { ids: [], total: 0, hayMas: false };

/**
 * The ids of the vouchers of one page, newest first, and how many the filter finds. It counts up to `MAX_COUNTED`, or less for
 * several common words of a name; with `hayMas` there are more, and no page shows them.
 */
export async function searchVouchers(
  db: Db,
  filtro: FiltroListaVales,
  asker: VoucherAsker,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<Found> {
  const source = await sourceOfVouchers(db, filtro, asker);
  if (source === null) return NOTHING;
  const read = async (): Promise<Found> => {
    const { n: total, hayMas, toItsEnd: far } = await countShown(db, source, MAX_COUNTED);
    const howMany = Math.min(take, total - skip);
    const counted = far ? toItsEnd(source) : source;
    const rows = howMany <= 0 ? [] : await readInOrder(db, counted, newestFirst, { skip, take: howMany });
    return { ids: rows.map(({ id }) => id), total, hayMas };
  };
  return filtro.nombre === '' ? read() : heavyRead(db, read);
}

/** The next vouchers of a source after one, for who reads them all; `after` null begins. */
export function readVouchersFrom(
  db: Db,
  found: Source,
  after: Dated | null,
  howMany: number,
): Promise<readonly Dated[]> {
  const source = toItsEnd(found);
  if (after === null) return readInOrder(db, source, newestFirst, { take: howMany });
  const { fechaCreacion, id } = source.table;
  const beyond = sql`(${fechaCreacion}, ${id}) < (${after.fecha.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return readInOrder(db, narrowed(source, beyond), newestFirst, { take: howMany });
}
