import { type Centavos, centavos } from '#domain/common/money';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { motivosDepreciacion } from '../../../server/platform/db/schema/configuracion.ts';
import { valeArticulos, valeMetodos, vales } from '../../../server/platform/db/schema/vales.ts';
import { ADMINISTRATOR, type Desk, NOW, newKey } from '../casos/casos.desk.ts';
import { WITH_GUIDES } from '../ventas/operaciones.seed.ts';
import { madeBy } from './vales.seed.ts';

type Voucher = typeof vales.$inferInsert;
type Line = typeof valeArticulos.$inferInsert;

/** An amount in pesos. */
export function pesos(quantity: number): Centavos {
  return centavos(Math.round(quantity * 100));
}

let made = 0;

/**
 * Stores a voucher of the seeded operation, of one unit of its first line that is worth 232 pesos and goes back in cash;
 * tests change something of it.
 * @param lines replace the only line.
 */
export async function newVoucher(
  { db, cliente }: Desk,
  changes: Partial<Voucher> = {},
  lines: readonly Partial<Line>[] = [{}],
): Promise<{ readonly id: number; readonly folio: string }> {
  made += 1;
  const [caso] = await db.select({ id: casos.id }).from(casos).limit(1);
  const [row] = await db
    .insert(vales)
    .values({
      idCaso: caso?.id ?? 0,
      folio: `D001P${String(made).padStart(5, '0')}`,
      estado: 1,
      tipo: 1,
      cvetda: 1,
      cvetdaCrea: 1,
      operacion: WITH_GUIDES,
      total: pesos(232),
      saldo: pesos(232),
      depreciacion: pesos(0),
      fechaCreacion: NOW,
      fechaVigencia: new Date('2026-06-17T03:00:00.000Z'),
      ...madeBy(changes.numidenCrea === undefined ? ADMINISTRATOR : changes.numidenCrea),
      numidenCliente: cliente,
      ...changes,
    })
    .returning({ id: vales.id, folio: vales.folio });
  if (row === undefined) throw new Error('A voucher was not stored');
  const rows = lines.map((line, n) => ({
    idVale: row.id,
    linea: n + 1,
    numArt: `10${n + 1}`,
    cantidad: 1,
    subtotal: pesos(200),
    descuento: pesos(0),
    iva: pesos(32),
    ieps: pesos(0),
    total: pesos(232),
    montoDepreciacion: pesos(0),
    ...line,
  }));
  if (rows.length > 0) await db.insert(valeArticulos).values(rows);
  await db.insert(valeMetodos).values({ idVale: row.id, metodo: 6, monto: changes.saldo ?? pesos(232) });
  return row;
}

/** A reason why something is worth less. */
export async function newReason({ db }: Desk, descripcion: string): Promise<number> {
  const [row] = await db
    .insert(motivosDepreciacion)
    .values({ descripcion, monto: pesos(0) })
    .returning({ id: motivosDepreciacion.id });
  return row?.id ?? 0;
}

/** Asks for a GET that changes something, as the app does. */
export function getOnce({ bed }: Desk, cookie: string, ruta: string, key = newKey()) {
  return bed.app.inject({
    method: 'GET',
    url: `${bed.config.basePath}api/${ruta}`,
    headers: { cookie, 'idempotency-key': key },
  });
}
