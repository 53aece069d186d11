import { sql } from 'drizzle-orm';
import { type Centavos, fromPesos } from '#domain/common/money';
import type { Db } from '../platform/db/db.ts';
import type { BackupKeys } from './encryption.ts';
import { damaged, readBackup } from './readBackup.ts';

/** The ledgers that a chain would count first after a loss: money that it owes, holds for customers, or invoiced. */
const LEDGERS = [
  { table: 'vales', column: 'total', name: 'vales' },
  { table: 'movimientos_billetera', column: 'monto', name: 'movimientos de billetera' },
  { table: 'facturas', column: 'total', name: 'facturas' },
] as const;

/** How many rows of a ledger there are, and what they come to. */
export interface LedgerSum {
  readonly name: string;
  readonly rows: number;
  readonly total: Centavos;
}

/** Counts and adds the ledgers as the file has them, row by row. */
export async function sumsOfFile(file: string, keys: BackupKeys): Promise<readonly LedgerSum[]> {
  const sums = new Map<string, { rows: number; total: number }>();
  let ledger: (typeof LEDGERS)[number] | undefined;
  for await (const piece of readBackup(file, keys)) {
    if (piece.type === 'table') ledger = LEDGERS.find(({ table }) => table === piece.name);
    if (piece.type !== 'row' || ledger === undefined) continue;
    const amount: unknown = JSON.parse(piece.text)[ledger.column];
    if (typeof amount !== 'number') throw damaged(`una fila de la tabla ${ledger.table} no dice su importe`);
    const { rows, total } = sums.get(ledger.table) ?? { rows: 0, total: 0 };
    sums.set(ledger.table, { rows: rows + 1, total: total + fromPesos(amount) });
  }
  return LEDGERS.map(({ table, name }) => {
    const { rows, total } = sums.get(table) ?? { rows: 0, total: 0 };
    return { name, rows, total: total as Centavos };
  });
}

/** Counts and adds the ledgers as a database has them. */
export async function sumsOfDatabase(db: Db): Promise<readonly LedgerSum[]> {
  const sums: LedgerSum[] = [];
  for (const { table, column, name } of LEDGERS) {
    const { rows } = await db.execute<{ rows: number; total: string }>(sql`
      select count(*)::int as rows, coalesce(sum(${sql.identifier(column)}) * 100, 0)::bigint::text as total from ${sql.identifier(table)}`);
    sums.push({ name, rows: rows[0]?.rows ?? 0, total: Number(rows[0]?.total ?? 0) as Centavos });
  }
  return sums;
}
