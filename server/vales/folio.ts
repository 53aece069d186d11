import { sql } from 'drizzle-orm';
import type { TipoVale } from '#domain/cadena/tiposVale';
import type { Tx } from '../platform/db/db.ts';

/** A number for a voucher that is about to be made, and the folio that follows from it. */
export interface NewNumber {
  readonly id: number;
  readonly folio: string;
}

/**
 * Draws the next number of a voucher: its folio says the type, the store that makes it and the number, in capitals and digits
 * that any scanner reads.
 */
export async function nextNumber(tx: Tx, tipo: TipoVale, cvetda: number): Promise<NewNumber> {
  const { rows } = await tx.execute<{ id: string | number }>(
    sql`select nextval(pg_get_serial_sequence('vales', 'id')) as id`,
  );
  const id = Number(rows[0]?.id);
  const letter = tipo === 1 ? 'D' : 'C';
  return { id, folio: `${letter}${String(cvetda).padStart(3, '0')}${String(id).padStart(6, '0')}` };
}
