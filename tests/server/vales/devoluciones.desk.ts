import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { movimientosBilletera } from '../../../server/platform/db/schema/neighbours.ts';
import { valeDevoluciones, valeMetodos } from '../../../server/platform/db/schema/vales.ts';
import type { Neighbours } from '../../../server/platform/neighbours/neighbours.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { newKey, type Person } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, sell, voucherOf } from './vales.desk.ts';

export const TARJETA = 2;
export const BILLETERA = 3;
export const CREDITO = 4;
export const CHEQUE = 5;
export const EFECTIVO = 6;
export const CERTIFICADO = 7;

/** The behaviour of the neighbours in the place of their own, which it may call. */
export interface Script {
  walletAdd?: Neighbours['wallet']['add'];
  walletRead?: Neighbours['wallet']['read'];
  creditEstimate?: Neighbours['credit']['estimate'];
  creditApply?: Neighbours['credit']['apply'];
  walletTakeBack?: Neighbours['wallet']['takeBack'];
  creditRevert?: Neighbours['credit']['revert'];
  certificateAnnul?: Neighbours['certificates']['annul'];
  certificateIssue?: Neighbours['certificates']['issue'];
}

/** A desk whose neighbours are the real ones, and which a test may make behave otherwise. */
export interface RefundDesk {
  readonly desk: WorkDesk;
  readonly real: Embedded;
  /** Those that the server asks: the real ones, but for what the script says. */
  readonly standing: Standing;
  /** Empty again after each test. */
  readonly script: Script;
}

/** Those that come with the product. */
type Embedded = ReturnType<typeof embeddedNeighbours>;
/** Those by which something goes back. */
type Standing = Pick<Neighbours, 'wallet' | 'credit' | 'certificates'>;

export async function openRefundDesk(): Promise<RefundDesk> {
  const script: Script = {};
  let real: Embedded | null = null;
  const own = (): Embedded => {
    if (real === null) throw new Error('The neighbours are not there yet');
    return real;
  };
  const standing: Standing = {
    wallet: {
      open: (asked) => own().wallet.open(asked),
      read: (numiden) => (script.walletRead ?? own().wallet.read)(numiden),
      exists: (folio) => own().wallet.exists(folio),
      add: (asked) => (script.walletAdd ?? own().wallet.add)(asked),
      takeBack: (asked) => (script.walletTakeBack ?? own().wallet.takeBack)(asked),
    },
    credit: {
      estimate: (asked) => (script.creditEstimate ?? own().credit.estimate)(asked),
      apply: (asked) => (script.creditApply ?? own().credit.apply)(asked),
      revert: (asked) => (script.creditRevert ?? own().credit.revert)(asked),
    },
    certificates: {
      read: (folio) => own().certificates.read(folio),
      spend: (asked) => own().certificates.spend(asked),
      annul: (asked) => (script.certificateAnnul ?? own().certificates.annul)(asked),
      issue: (asked) => (script.certificateIssue ?? own().certificates.issue)(asked),
    },
  };
  const desk = await openVoucherDesk({ neighbours: standing });
  real = embeddedNeighbours(desk.db, () => desk.bed.clock.now);
  return { desk, real, standing, script };
}

/** A desk for the tests of a file: opened before them, closed after them, and after each one as it was at first (`startOver`). */
export function refundDesk(): RefundDesk {
  let opened: RefundDesk;
  beforeAll(async () => {
    opened = await openRefundDesk();
  });
  afterEach(() => startOver(opened));
  afterAll(() => opened.desk.bed.close());
  return {
    get desk() {
      return opened.desk;
    },
    get real() {
      return opened.real;
    },
    get standing() {
      return opened.standing;
    },
    get script() {
      return opened.script;
    },
  };
}

/** A valid voucher of a sale of its own, which goes back by these methods, each in pesos without tax. */
export async function voucherBy(
  { desk }: RefundDesk,
  metodos: Partial<Readonly<Record<IdMetodo, number>>>,
  { pagos }: { readonly pagos?: readonly (readonly [number, number])[] } = {},
): Promise<{ readonly id: number; readonly version: number; readonly operacion: number; readonly folio: string }> {
  const wanted = (Object.entries(metodos) as [string, number][]).map(([id, monto]) => ({
    metodo: { id: Number(id) as IdMetodo },
    monto,
  }));
  const total = wanted.reduce((sum, { monto }) => sum + monto, 0);
  // Without tax, so that with it the line is worth exactly what is to go back.
  const operacion = await sell(desk, [{ unidades: 1, pesos: Math.round((total / 1.16) * 100) / 100 }], {
    pagos: pagos ?? paidFor(total, metodos[CERTIFICADO] ?? 0),
  });
  const { id, version, folio } = await voucherOf(
    desk.asesor,
    await asking(desk, operacion, { 1: 1 }, { metodosDevolucion: wanted }),
  );
  return { id, version, operacion, folio };
}

/** In cash, but for what goes back as a certificate: that was paid by one, so that it needs no authorization. */
function paidFor(total: number, byCertificate: number) {
  const parts = [
    [1, Math.round((total - byCertificate) * 100) / 100],
    [9, byCertificate],
  ] as const;
  return parts.filter(([, pesos]) => pesos > 0);
}

const PATHS = {
  [TARJETA]: 'vales/devolver',
  [BILLETERA]: 'vales/folio/agregar-billetera',
  [CREDITO]: 'creditos/devolucion',
  [CHEQUE]: 'vales/devolver',
  [EFECTIVO]: 'vales/devolver',
  [CERTIFICADO]: 'vales/folio/agregar-certificado-regalo',
} as const;

/** Gives back a part of a voucher, as the screen does. */
export function giveBackBy(
  who: Person,
  metodo: keyof typeof PATHS,
  { id, version }: { readonly id: number; readonly version: number },
  { clave = newKey(), folio }: { readonly clave?: string; readonly folio?: string } = {},
) {
  const path = PATHS[metodo];
  const more = path === 'vales/devolver' ? { metodo, folio: folio ?? null } : {};
  return who.send(path, { id, version, ...more }, clave);
}

/** The refunds of a voucher as they are stored. */
export function refundsOf({ desk }: RefundDesk, idVale: number) {
  return desk.db
    .select()
    .from(valeDevoluciones)
    .where(eq(valeDevoluciones.idVale, idVale))
    .orderBy(asc(valeDevoluciones.id));
}

/** The amount that has gone back by each method of a voucher, in centavos. */
export async function givenOf({ desk }: RefundDesk, idVale: number): Promise<Readonly<Record<number, number>>> {
  const rows = await desk.db.select().from(valeMetodos).where(eq(valeMetodos.idVale, idVale));
  return Object.fromEntries(rows.map(({ metodo, devuelto }) => [metodo, devuelto]));
}

/** The amounts that came into wallets from a voucher, in centavos, entry by entry. */
export async function walletEntries({ desk }: RefundDesk, idVale: number): Promise<readonly number[]> {
  const rows = await desk.db
    .select({ monto: movimientosBilletera.monto })
    .from(movimientosBilletera)
    .where(eq(movimientosBilletera.idVale, idVale))
    .orderBy(asc(movimientosBilletera.id));
  return rows.map(({ monto }) => monto);
}

/** The neighbours answer again as they are, and the wallets are empty. */
async function startOver(refunds: RefundDesk): Promise<void> {
  forgetScript(refunds);
  await emptyWallets(refunds);
}

/** The neighbours answer again as they are. */
export function forgetScript({ script }: RefundDesk): void {
  for (const name of Object.keys(script)) delete script[name as keyof typeof script];
}

/** Empties the wallets and drops what was promised to them, so that a test begins with all of the limit. */
export async function emptyWallets({ desk }: RefundDesk): Promise<void> {
  await desk.db.delete(movimientosBilletera);
  await desk.db
    .update(valeMetodos)
    .set({ devuelto: sql`${valeMetodos.monto}` })
    .where(eq(valeMetodos.metodo, BILLETERA));
}
