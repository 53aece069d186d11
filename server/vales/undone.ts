import { asc, eq } from 'drizzle-orm';
import type { Vale } from '#domain/vales/vales';
import type { Db } from '../platform/db/db.ts';
import { valeDeshechos } from '../platform/db/schema/vales.ts';

type UndoingRow = typeof valeDeshechos.$inferSelect;
type Shown = Vale['devoluciones'][number]['deshecho'];

/** The last undoing of each refund of a voucher, by the refund. */
export async function undoingsOf(db: Db, idVale: number): Promise<ReadonlyMap<number, UndoingRow>> {
  const rows = await db
    .select()
    .from(valeDeshechos)
    .where(eq(valeDeshechos.idVale, idVale))
    .orderBy(asc(valeDeshechos.id));
  return new Map(rows.map((row) => [row.idDevolucion, row]));
}

/** An undoing as it is shown beside its refund. */
export function shownUndoing(
  row: UndoingRow | undefined,
  person: (numiden: number) => NonNullable<Vale['autor']>,
): Shown {
  if (row === undefined) return null;
  const { estado, motivo, respuesta, creado, terminado, numiden } = row;
  return { estado, motivo, respuesta, fecha: (terminado ?? creado).toISOString(), autor: person(numiden) };
}
