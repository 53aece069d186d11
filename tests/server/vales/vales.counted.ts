/** The units and the money of a voucher that two people work on, counted by hand. */
import { asc, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { ESTADOS_QUE_RETIENEN } from '#domain/vales/vidaVale';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { recolectas } from '../../../server/platform/db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes } from '../../../server/platform/db/schema/operaciones.ts';
import { valeDevoluciones, valeImpresiones, valeMetodos, vales } from '../../../server/platform/db/schema/vales.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { BILLETERA, EFECTIVO, type RefundDesk, walletEntries } from './devoluciones.desk.ts';
import { unitsLeft } from './vales.desk.ts';
import { balanceOf, sumOf, type VoucherState } from './vales.life.ts';

const AWAITED = 14;
export const COLLECTED = 13;
const CANCELLED = 9;
const STATUS = { none: undefined, awaited: AWAITED, collected: COLLECTED, cancelled: CANCELLED } as const;

/** The goods and the money of a voucher, as they are stored. */
export interface GoodsAndMoney {
  /** It, and the one in its place. */
  readonly vouchers: readonly (typeof vales.$inferSelect)[];
  readonly parts: readonly (typeof valeMetodos.$inferSelect)[];
  readonly refunds: readonly (typeof valeDevoluciones.$inferSelect)[];
  readonly prints: number;
  /** The amounts that came into wallets, entry by entry. */
  readonly inWallet: readonly number[];
  /** Of each line of its sale. */
  readonly unitsLeft: readonly number[];
  /** How the goods of its second line come; null before somebody is sent for them. */
  readonly pickup: { readonly folioGuia: string; readonly id: number; readonly statusitem: number } | null;
}

/** How the goods of the second line of a voucher come; null before somebody is sent for them. */
export async function pickupOf({ db }: WorkDesk, idVale: number): Promise<GoodsAndMoney['pickup']> {
  const rows = await db
    .select({ folioGuia: guiaPaquetes.folioGuia, id: guiaArticulos.id, statusitem: guiaArticulos.statusitem })
    .from(recolectas)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, recolectas.folioGuia))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(eq(recolectas.idVale, idVale));
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0] ?? null;
}

/** Everything that can be lost of a voucher, or be there twice. */
export async function countGoodsAndMoney(
  refunds: RefundDesk,
  { id, operacion }: { readonly id: number; readonly operacion: number },
): Promise<GoodsAndMoney> {
  const { desk } = refunds;
  const { db } = desk;
  const vouchers = await db.select().from(vales).where(eq(vales.operacion, operacion)).orderBy(asc(vales.id));
  const ids = vouchers.map((row) => row.id);
  return {
    vouchers,
    parts: await db
      .select()
      .from(valeMetodos)
      .where(inArray(valeMetodos.idVale, ids))
      .orderBy(asc(valeMetodos.idVale), asc(valeMetodos.metodo)),
    refunds: await db
      .select()
      .from(valeDevoluciones)
      .where(inArray(valeDevoluciones.idVale, ids))
      .orderBy(asc(valeDevoluciones.id)),
    prints: await db.$count(valeImpresiones, inArray(valeImpresiones.idVale, ids)),
    inWallet: await walletEntries(refunds, id),
    unitsLeft: await unitsLeft(desk, operacion),
    pickup: await pickupOf(desk, id),
  };
}

/** Nothing of the goods and the money is lost, and nothing is there twice. */
export function expectNothingLost(
  state: VoucherState,
  { vouchers, parts, refunds, prints, inWallet, ...goods }: GoodsAndMoney,
): void {
  const { estado, open, given, underWay, replacedWith } = state;
  const holds = replacedWith !== null || ESTADOS_QUE_RETIENEN.includes(estado);
  expect(goods.unitsLeft).toEqual(holds ? [2, 0] : [4, 1]);
  expect(goods.pickup?.statusitem).toBe(STATUS[state.pickup]);

  // One voucher, and one in its place: each with a folio of its own, and between them never more than was taken back.
  expect(vouchers.map((row) => [row.estado, row.saldo])).toEqual(
    replacedWith === null
      ? [[estado, balanceOf(state)]]
      : [
          [estado, 0],
          [ESTADO_VALE.vigente, sumOf(replacedWith)],
        ],
  );
  expect(new Set(vouchers.map((row) => row.folio)).size).toBe(vouchers.length);
  if (holds) expect(vouchers.reduce((sum, row) => sum + row.saldo, 0) + sumOf(given)).toBe(34_800);
  expect(vouchers[0]?.migradoNetsuite).toBe(state.isMigrated);
  expect(prints).toBe(state.prints);
  const partOf = (idVale: number, metodo: IdMetodo) => {
    const part = parts.find((one) => one.idVale === idVale && one.metodo === metodo);
    return part === undefined ? [0, 0] : [part.monto - part.devuelto, part.devuelto];
  };
  for (const { id } of vouchers) {
    expect(partOf(id, EFECTIVO)).toEqual([open.efectivo, given.efectivo]);
    expect(partOf(id, BILLETERA)).toEqual([open.billetera, given.billetera]);
  }

  // The acknowledged money has gone, once, and the wallet has all that was put into it, whether its answer came or not.
  const amount = (how: string, metodo: IdMetodo) =>
    refunds.filter((one) => one.estado === how && one.metodo === metodo).reduce((sum, one) => sum + one.monto, 0);
  const onItsWay = underWay ? open.billetera : 0;
  expect([amount('hecha', EFECTIVO), amount('hecha', BILLETERA)]).toEqual([given.efectivo, given.billetera]);
  expect([amount('pendiente', EFECTIVO), amount('pendiente', BILLETERA)]).toEqual([0, onItsWay]);
  expect(inWallet.reduce((sum, one) => sum + one, 0)).toBe(given.billetera + onItsWay);
}
