import type { SQL } from 'drizzle-orm';
import { and, count, desc, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '#domain/casos';
import type { FiltroListaVales } from '#domain/listaVales';
import type { Db } from '../../db/db.ts';
import { heavyRead } from '../../db/heavyReads.ts';
import { vales } from '../../db/schema/vales.ts';
import type { Asker } from './criteria.ts';
import { conditionOf } from './criteria.ts';

interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly hayMas: boolean;
}

/**
 * So far are the vouchers of a name counted that thousands of customers bear: each is looked up by its customer, and ten
 * thousand of one store took a quarter of a second among a million.
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
  const found = await conditionOf(db, filtro, asker);
  if (found === null) return NOTHING;
  const read = async (): Promise<Found> => {
    const most = found.manyCustomers ? MAX_COUNTED_OF_MANY : MAX_COUNTED;
    const counted = await countUpTo(db, found.where, most + 1);
    const total = Math.min(counted, most);
    const howMany = Math.min(take, total - skip);
    const rows = howMany <= 0 ? [] : await idsOf(db, found.where, skip, howMany);
    return { ids: rows.map(({ id }) => id), total, hayMas: counted > most };
  };
  return filtro.nombre === '' ? read() : heavyRead(db, read);
}

/** A voucher by what it is sorted by. */
export interface ReadVoucher {
  readonly id: number;
  readonly fecha: Date;
}

/** The next vouchers of a condition after one, for who reads them all; `after` null begins. */
export function readFrom(
  db: Db,
  where: SQL | undefined,
  after: ReadVoucher | null,
  howMany: number,
): Promise<ReadVoucher[]> {
  const beyond =
    after === null
      ? undefined
      : sql`(${vales.fechaCreacion}, ${vales.id}) < (${after.fecha.toISOString()}::timestamptz, ${after.id}::bigint)`;
  return inOrder(db, and(where, beyond)).limit(howMany);
}

/** Counts no further than to `maximum`, so that a count costs as much whatever there is. */
export async function countUpTo(db: Db, where: SQL | undefined, maximum: number): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(vales)
    .where(where)
    .limit(maximum)
    .as('counted');
  const [row] = await db.select({ n: count() }).from(counted);
  return row?.n ?? 0;
}

function idsOf(db: Db, where: SQL | undefined, skip: number, take: number) {
  return inOrder(db, where).offset(skip).limit(take);
}

// The id decides between equals, so that no page repeats or misses one.
function inOrder(db: Db, where: SQL | undefined) {
  return db
    .select({ id: vales.id, fecha: vales.fechaCreacion })
    .from(vales)
    .where(where)
    .orderBy(desc(vales.fechaCreacion), desc(vales.id));
}
