/** The money that a sale can still give back by each method, once vouchers of it were replaced. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import {
  BILLETERA,
  EFECTIVO,
  emptyWallets,
  giveBackBy,
  openRefundDesk,
  type RefundDesk,
  TARJETA,
} from './devoluciones.desk.ts';
import { asking, saveVoucher, sell, voucherOf, voucherRow } from './vales.desk.ts';

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
});
afterAll(() => refunds.desk.bed.close());

interface Saved {
  readonly id: number;
  readonly version: number;
}

/** Ten articles of 100.00 each, taxes included. */
const TEN = [{ unidades: 10, pesos: 862.07 }];
const ALL_BY_CARD = [[2, 1_000]] as const;

/** A voucher of so many articles, that goes back in these parts, each in pesos. */
async function wanted(operacion: number, units: number, parts: Partial<Record<IdMetodo, number>>) {
  const metodosDevolucion = Object.entries(parts).map(([id, monto]) => ({
    metodo: { id: Number(id) as IdMetodo },
    monto,
  }));
  return asking(refunds.desk, operacion, { 1: units }, { metodosDevolucion });
}

async function save(operacion: number, units: number, parts: Partial<Record<IdMetodo, number>>): Promise<Saved> {
  return voucherOf(refunds.desk.asesor, await wanted(operacion, units, parts));
}

/** Lets somebody else decide what waits for it. */
async function authorized({ id, version }: Saved): Promise<Saved> {
  const answer = await refunds.desk.gerente.send('vales/autorizar-vale', { id, version });
  if (answer.statusCode !== 200) throw new Error(`It was not authorized: ${answer.body}`);
  return { id, version: answer.json().version };
}

/** Gives a part back. @throws Error when it is refused. */
async function give(id: number, metodo: typeof TARJETA | typeof BILLETERA | typeof EFECTIVO): Promise<number> {
  const { version } = await voucherRow(refunds.desk, id);
  const answer = await giveBackBy(refunds.desk.asesor, metodo, { id, version });
  if (answer.statusCode !== 200) throw new Error(`It was not given back: ${answer.body}`);
  return answer.json().monto;
}

async function replace(id: number): Promise<Saved> {
  const { version } = await voucherRow(refunds.desk, id);
  const motivo = 'El cliente perdió su papel.';
  const answer = await refunds.desk.asesor.send('vales/guardarReposicion', { id, version, motivo });
  if (answer.statusCode !== 200) throw new Error(`It was not replaced: ${answer.body}`);
  return { id: answer.json().reposicion.id, version: 1 };
}

/** The amount on the sheet of the sale that went, or is to go, back by card, in pesos. */
async function shownAsGiven(operacion: number): Promise<number> {
  const sheet = await refunds.desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion });
  return sheet.json().pagos[0].devuelto;
}

describe('a sale of 1,000.00 that was paid by card', () => {
  it('gives its other 600.00 after a voucher of 400.00 that was replaced before anything of it went back', async () => {
    const operacion = await sell(refunds.desk, TEN, { pagos: ALL_BY_CARD });
    const replacing = await replace((await save(operacion, 4, { [TARJETA]: 400 })).id);
    expect(await shownAsGiven(operacion)).toBe(400);
    const rest = await save(operacion, 6, { [TARJETA]: 600 });
    expect(await shownAsGiven(operacion)).toBe(1_000);
    expect(await give(rest.id, TARJETA)).toBe(600);
    expect(await give(replacing.id, TARJETA)).toBe(400);
    expect(await shownAsGiven(operacion)).toBe(1_000);
  });

  it('gives its other 600.00 after the card part of a voucher went back and the voucher was replaced, twice', async () => {
    const operacion = await sell(refunds.desk, TEN, { pagos: ALL_BY_CARD });
    // Money paid by card that goes to the wallet waits for somebody, and is taken off the card's payment all the same.
    const first = await authorized(await save(operacion, 4, { [TARJETA]: 300, [BILLETERA]: 100 }));
    expect(await give(first.id, TARJETA)).toBe(300);
    const replacing = await replace((await replace(first.id)).id);
    expect(await shownAsGiven(operacion)).toBe(400);
    const rest = await save(operacion, 6, { [TARJETA]: 600 });
    expect(await shownAsGiven(operacion)).toBe(1_000);
    expect(await give(rest.id, TARJETA)).toBe(600);
    expect(await give(replacing.id, BILLETERA)).toBe(100);
    expect(await shownAsGiven(operacion)).toBe(1_000);
  });

  it('takes no centavo more by card than was paid so, whatever was replaced', async () => {
    const operacion = await sell(refunds.desk, TEN, {
      pagos: [
        [2, 900],
        [1, 100],
      ],
    });
    const first = await save(operacion, 4, { [TARJETA]: 400 });
    await replace(first.id);
    const tooMuch = await saveVoucher(refunds.desk.asesor, await wanted(operacion, 6, { [TARJETA]: 600 }));
    expect([tooMuch.statusCode, tooMuch.json().message]).toEqual([
      400,
      'Por TARJETA BANCARIA no puede volver más de lo que se pagó.',
    ]);
    const rest = await save(operacion, 6, { [TARJETA]: 500, [EFECTIVO]: 100 });
    expect(await give(rest.id, TARJETA)).toBe(500);
  });

  it('gives by card again what a cancelled voucher had promised', async () => {
    const operacion = await sell(refunds.desk, TEN, { pagos: ALL_BY_CARD });
    const replacing = await replace((await save(operacion, 4, { [TARJETA]: 400 })).id);
    const cancelled = await refunds.desk.gerente.send('vales/cancelar-vale', { ...replacing, motivo: 'Se lo quedó' });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await shownAsGiven(operacion)).toBe(0);
    const whole = await save(operacion, 10, { [TARJETA]: 1_000 });
    expect(await give(whole.id, TARJETA)).toBe(1_000);
  });
});

type Way = typeof TARJETA | typeof BILLETERA;

/** A voucher of the walk below: its articles, and what it still owes by each method, in pesos. */
interface Open {
  readonly id: number;
  readonly units: number;
  readonly owed: ReadonlyMap<Way, number>;
}

const PAID_BY_CARD = 500;

/** A sale that was paid half by card, and what by hand should be true of it. */
class Walk {
  readonly operacion: number;
  /** Vouchers that owe something. */
  private open: readonly Open[] = [];
  /** The amount that goes by card, given back or owed. */
  private byCard = 0;
  private unitsLeft = 10;

  constructor(operacion: number) {
    this.operacion = operacion;
  }

  /** One of the vouchers that are open; undefined while there is none. */
  pick(which: number): Open | undefined {
    return this.open[which % Math.max(1, this.open.length)];
  }

  async save(units: number, card: number): Promise<void> {
    const parts = new Map(
      [[TARJETA, card] as const, [BILLETERA, units * 100 - card] as const].filter(([, n]) => n > 0),
    );
    const answer = await saveVoucher(
      refunds.desk.asesor,
      await wanted(this.operacion, units, Object.fromEntries(parts)),
    );
    const fits = units <= this.unitsLeft && this.byCard + card <= PAID_BY_CARD;
    expect(answer.statusCode, answer.body).toBe(fits ? 200 : 400);
    if (!fits) return;
    this.open = [...this.open, { id: answer.json().id, units, owed: parts }];
    this.byCard += card;
    this.unitsLeft -= units;
  }

  async giveBack(one: Open, way: Way): Promise<void> {
    expect(await give(one.id, way)).toBe(one.owed.get(way));
    const owed = new Map([...one.owed].filter(([other]) => other !== way));
    this.change(one, owed.size === 0 ? null : { ...one, owed });
  }

  async replace(one: Open): Promise<void> {
    this.change(one, { ...one, id: (await replace(one.id)).id });
  }

  async cancel(one: Open): Promise<void> {
    const { id, version } = await voucherRow(refunds.desk, one.id);
    const answer = await refunds.desk.gerente.send('vales/cancelar-vale', { id, version, motivo: 'Se lo quedó' });
    const isWhole = [...one.owed.values()].reduce((all, monto) => all + monto, 0) === one.units * 100;
    expect(answer.statusCode, answer.body).toBe(isWhole ? 200 : 409);
    if (!isWhole) return;
    this.change(one, null);
    this.byCard -= one.owed.get(TARJETA) ?? 0;
    this.unitsLeft += one.units;
  }

  /** Saves what is left, as much of it by card as may be, and gives everything back. */
  async end(): Promise<void> {
    const units = this.unitsLeft;
    if (units > 0) await this.save(units, Math.min(PAID_BY_CARD - this.byCard, units * 100));
    for (let one = this.pick(0); one !== undefined; one = this.pick(0)) {
      for (const way of one.owed.keys()) {
        await this.giveBack(one, way);
        break;
      }
    }
    await this.check();
  }

  async check(): Promise<void> {
    expect(this.byCard).toBeLessThanOrEqual(PAID_BY_CARD);
    expect(await shownAsGiven(this.operacion)).toBe(this.byCard);
  }

  private change(before: Open, after: Open | null): void {
    this.open = this.open.flatMap((one) => (one.id !== before.id ? [one] : after === null ? [] : [after]));
  }
}

/** The acts of a run; `which` picks among the vouchers and ways there are. */
const acts = fc.array(
  fc.record({
    act: fc.constantFrom('save', 'save', 'give', 'give', 'replace', 'replace', 'cancel'),
    which: fc.nat(20),
    units: fc.integer({ min: 1, max: 3 }),
    hundredths: fc.constantFrom(0, 50, 50, 100),
  }),
  { minLength: 4, maxLength: 12 },
);

it('whatever is saved, given back, replaced and cancelled, what is saved can be paid, and never more than was paid so', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (some) => {
      await emptyWallets(refunds);
      // With so much cash the wallet never takes of what came by card, which would wait for somebody.
      const pagos = [
        [2, PAID_BY_CARD],
        [1, 1_000],
      ] as const;
      const walk = new Walk(await sell(refunds.desk, TEN, { pagos }));
      for (const { act, which, units, hundredths } of some) {
        const one = walk.pick(which);
        const way = one && [...one.owed.keys()][which % one.owed.size];
        if (act === 'save') await walk.save(units, units * hundredths);
        else if (one === undefined || way === undefined) continue;
        else if (act === 'give') await walk.giveBack(one, way);
        else if (act === 'replace') await walk.replace(one);
        else await walk.cancel(one);
        await walk.check();
      }
      await walk.end();
    }),
    { numRuns: 8 },
  );
});
