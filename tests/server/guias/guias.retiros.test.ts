/** A pickup that was ordered of the chain's own logistics and that no voucher counts on is withdrawn there, whatever is lost on the way. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Guia } from '#domain/guias/guiasVale';
import { ESTADO_ARTICULO } from '#domain/ventas/estadosDeEntrega';
import { mirroredLogistics } from '../../../server/guias/neighbours/guideMirror.ts';
import type { Logistics } from '../../../server/guias/neighbours/logistics.ts';
import { recolectas } from '../../../server/platform/db/schema/neighbours.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { NeighbourRefusal, NeighbourUnready } from '../../../server/platform/neighbours/asked.ts';
import { createFinisher } from '../../../server/platform/works/finisher.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';
import { sweepRequests } from '../../../server/vales/guideRequests.ts';
import { unfinishedWithdrawals } from '../../../server/vales/pickups/pickupRequests.ts';
import { valeHistory } from '../../../server/vales/work.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { type Desk, NOW, newKey, openDesk } from '../casos/casos.desk.ts';
import { testStamper } from '../facturas/timbrador.desk.ts';
import { type Goods, seedGoods } from './guias.desk.ts';

/** A logistics that keeps its answers under their claves for good, as its contract says. */
class TheirLogistics {
  readonly orders = new Map<string, Guia>();
  readonly withdrawn = new Set<string>();
  /** The outcome of the next orders and withdrawals, in turn; what is not said is done. */
  readonly orderFails: Fault[] = [];
  readonly withdrawalFails: Fault[] = [];
  /** Done before an order is answered. */
  meanwhile: () => Promise<void> = async () => undefined;
  #made = 0;

  readonly own: Logistics = {
    consult: async () => this.live(),
    guide: async (folio) => this.live().find(({ guia }) => guia === folio) ?? null,
    cancel: unused,
    orderService: unused,
    update: unused,
    orderPickup: async ({ clave }, { articulos }) => {
      const fault = this.orderFails.shift();
      if (fault?.acts === false) throw fault.error;
      const before = this.orders.get(clave);
      const made = before ?? this.#pickup(articulos);
      this.orders.set(clave, made);
      await this.meanwhile();
      if (fault !== undefined) throw fault.error;
      return { folioGuia: made.guia };
    },
    withdrawPickup: async (clave) => {
      const fault = this.withdrawalFails.shift();
      if (fault?.acts === false) throw fault.error;
      this.withdrawn.add(clave);
      if (fault !== undefined) throw fault.error;
    },
  };

  /** The pickups for which somebody will drive. */
  live(): readonly Guia[] {
    return [...this.orders].filter(([clave]) => !this.withdrawn.has(clave)).map(([, guide]) => guide);
  }

  #pickup(articulos: readonly { readonly linea: number; readonly numArt: string; readonly cantidad: number }[]): Guia {
    this.#made += 1;
    const guia = `X${this.#made}`;
    return {
      guia,
      tipoGuia: 'RECOLECTA',
      articulos: articulos.map(({ linea, numArt, cantidad }, place) => ({
        linea,
        numart: numArt,
        cantidad,
        descripcion: '',
        status: 0,
        statusitem: ESTADO_ARTICULO.porRecolectar,
        codigopaquete: guia,
        idpaquete: 9_000 + this.#made,
        idarticulo: 9_000 + this.#made * 10 + place,
      })),
    };
  }
}

interface Fault {
  /** Whether it was done, and only the answer was lost. */
  readonly acts: boolean;
  readonly error: Error;
}

function unused(): Promise<never> {
  throw new Error('Not asked here');
}

const LOST: Fault = { acts: true, error: new Error('socket hang up') };
const CUT: Fault = { acts: false, error: new Error('connect ECONNREFUSED') };
const DOWN: Fault = { acts: false, error: new NeighbourUnready('No hay respuesta de logística.') };
const REFUSED: Fault = { acts: false, error: new NeighbourRefusal('Ya va en camino.') };
const MINUTE_MS = 60_000;
const ASKED = 'Se pidió a logística retirar la recolección con la guía X1, que no quedó en el vale, y no contestó';
const GONE = 'Logística ya no tiene la recolección con la guía X1, que no quedó en el vale';

let desk: Desk;
let goods: Goods;
let theirs: TheirLogistics;

beforeAll(async () => {
  const logistics = new Proxy({} as Logistics, {
    get: (_, name: keyof Logistics) => mirroredLogistics(theirs.own, desk.db, () => desk.bed.clock.now)[name],
  });
  desk = await openDesk({ neighbours: { logistics } });
});
beforeEach(async () => {
  desk.bed.clock.now = NOW;
  theirs = new TheirLogistics();
  goods = await seedGoods(desk);
});
afterAll(() => desk.bed.close());

function order(key = newKey(), version = 1) {
  const { idVale: id, idDireccion } = goods;
  const body = { id, version, idDireccion, fecha: '2026-03-19', lineas: [4] };
  return desk.asesor.send('vales/recolecta/guardar-parcial', body, key);
}

/** Somebody changes the voucher: an order that was answered is refused under the lock. */
async function changeVoucher(): Promise<void> {
  await desk.db.update(vales).set({ version: 2 }).where(eq(vales.id, goods.idVale));
}

/** The outcome at the other servers a while later: how many pickups they are done with. */
async function finishAfter(minutes: number, alone = false): Promise<number> {
  desk.bed.clock.advance(minutes * MINUTE_MS);
  const logistics = mirroredLogistics(theirs.own, desk.db, () => desk.bed.clock.now);
  const own = embeddedNeighbours(desk.db, () => desk.bed.clock.now);
  const here = surroundingsOf(desk.bed, { ...own, logistics, stamper: testStamper(desk.bed), mail: null });
  const log = { error: () => undefined };
  const finishers = [1, 2].map(() =>
    createFinisher(unfinishedWithdrawals(here, log), { clock: here.clock, alone, log }),
  );
  const ended = await Promise.all(finishers.map((one) => one.finish()));
  return ended.reduce((total, one) => total + one, 0);
}

async function counted(): Promise<readonly string[]> {
  return (await desk.db.select().from(recolectas)).map(({ folioGuia }) => folioGuia);
}

function livePickups(): readonly string[] {
  return theirs.live().map(({ guia }) => guia);
}

async function history(): Promise<readonly string[]> {
  return (await valeHistory.since(desk.db, goods.idVale, 0, 100)).map(({ accion }) => accion);
}

describe('a pickup that a voucher counts on stays at logistics', () => {
  it.each([2, 20])('though it was sent %i times at once under one key', async (times) => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: times }, () => order(key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(times).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect([livePickups(), await counted()]).toEqual([['X1'], ['X1']]);
  });

  it('though twenty people order it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => order()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await finishAfter(60);
    expect(await counted()).toEqual(livePickups());
    expect(livePickups()).toHaveLength(1);
  });

  it('though its first answer was lost: asked again under its key it is the same, and nobody withdraws it', async () => {
    const key = newKey();
    theirs.orderFails.push(LOST);
    expect((await order(key)).statusCode).toBe(502);
    expect((await order(key)).statusCode).toBe(200);
    expect(await finishAfter(60)).toBe(0);
    expect([livePickups(), await counted(), theirs.orders.size]).toEqual([['X1'], ['X1'], 1]);
  });
});

describe('a pickup that its voucher refused after it was ordered', () => {
  const CHANGED = 'cambió mientras usted trabajaba';

  async function refuse() {
    theirs.meanwhile = changeVoucher;
    const answer = await order();
    theirs.meanwhile = async () => undefined;
    // Whatever logistics says, the person hears of the voucher.
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining(CHANGED)]);
  }

  it('is withdrawn at once, which is no news', async () => {
    await refuse();
    expect([livePickups(), await counted(), await history()]).toEqual([[], [], []]);
    expect(await finishAfter(60)).toBe(0);
  });

  it.each([
    ['was not asked', CUT],
    ['did it and its answer was lost', LOST],
    ['is known to be down', DOWN],
  ])('is asked for until it is known that it is withdrawn: logistics %s', async (_what, fault) => {
    theirs.withdrawalFails.push(fault, fault);
    await refuse();
    expect(await history()).toEqual([expect.stringContaining(ASKED)]);
    expect(await finishAfter(1)).toBe(0);
    expect(theirs.withdrawalFails).toHaveLength(1);
    expect(await finishAfter(1)).toBe(0);
    expect(theirs.withdrawalFails).toHaveLength(0);
    // The sweep of what was asked of guides leaves it alone.
    await sweepRequests(desk.db, new Date(NOW.getTime() + 60 * MINUTE_MS), 90 * MINUTE_MS);
    expect(await history()).toHaveLength(1);
    expect(await finishAfter(2)).toBe(1);
    expect([livePickups(), [...theirs.withdrawn]]).toEqual([[], [...theirs.orders.keys()]]);
    expect((await history()).slice(1)).toEqual([GONE]);
    expect(await finishAfter(60)).toBe(0);
    expect(await history()).toHaveLength(2);
  });

  it('stays where logistics refuses, and the history says why', async () => {
    theirs.withdrawalFails.push(CUT, REFUSED);
    await refuse();
    expect(await finishAfter(2)).toBe(1);
    expect((await history()).slice(1)).toEqual([
      'Logística no retiró la recolección con la guía X1, que no quedó en el vale: Ya va en camino.',
    ]);
    expect(await finishAfter(60)).toBe(0);
    expect(livePickups()).toEqual(['X1']);
  });
});

describe('a pickup whose order is in doubt', () => {
  it.each([
    ['it was', LOST],
    ['it was not', CUT],
  ])('is withdrawn when nobody has asked again for ten minutes: %s', async (_what, fault) => {
    theirs.orderFails.push(fault);
    expect((await order()).statusCode).toBe(502);
    expect(await finishAfter(10)).toBe(0);
    expect(await finishAfter(1)).toBe(1);
    expect([livePickups(), theirs.withdrawn.size]).toEqual([[], 1]);
    expect(await history()).toEqual(['Logística ya no tiene la recolección que se pidió y de la que no se supo']);
  });

  it('is withdrawn as soon as the only server of the database starts anew', async () => {
    theirs.orderFails.push(LOST);
    await order();
    desk.bed.clock.advance(1);
    expect(await finishAfter(0, true)).toBe(1);
    expect(livePickups()).toEqual([]);
  });

  it('is ordered anew by who asks again under its key once it was withdrawn', async () => {
    const key = newKey();
    theirs.orderFails.push(LOST);
    await order(key);
    await finishAfter(11);
    const answer = await order(key);
    expect([answer.statusCode, livePickups(), await counted()]).toEqual([200, ['X2'], ['X2']]);
    expect((await order(key)).body).toBe(answer.body);
    expect(await finishAfter(60)).toBe(0);
    expect(livePickups()).toEqual(['X2']);
  });

  it('is not counted on by a voucher that comes while it is being withdrawn', async () => {
    const key = newKey();
    theirs.meanwhile = async () => {
      await finishAfter(11);
    };
    const answer = await order(key);
    theirs.meanwhile = async () => undefined;
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Esta recolección se está retirando de logística. Intente de nuevo.',
    ]);
    expect([livePickups(), await counted()]).toEqual([[], []]);
    expect((await order(key)).statusCode).toBe(200);
    expect(await counted()).toEqual(livePickups());
  });

  it('and that logistics refused is nothing to withdraw', async () => {
    const key = newKey();
    theirs.orderFails.push(REFUSED);
    const answer = await order(key);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Ya va en camino.']);
    expect(await finishAfter(60)).toBe(0);
    expect([theirs.withdrawn.size, await history()]).toEqual([0, []]);
  });
});
