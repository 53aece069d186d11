import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, type WorkDesk } from '../casos/casos.works.ts';
import { asking, saveVoucher, unitsLeft, voucherOf, voucherRow } from './vales.desk.ts';
import {
  CANCELLED,
  DELIVERED,
  depart,
  type InterruptedDesk,
  LONG_AGO,
  ON_THE_ROAD,
  openInterruptedDesk,
  PACKED,
  send,
  statesOf,
} from './vales.guides.desk.ts';

let desk: WorkDesk;
let meanwhile: InterruptedDesk['meanwhile'];

beforeAll(async () => {
  ({ desk, meanwhile } = await openInterruptedDesk());
});
afterAll(() => desk.bed.close());

function cancelling(operacion: number, units: number, caso?: number) {
  return asking(desk, operacion, { 1: units }, { tipo: 0, ...(caso === undefined ? {} : { caso }) });
}

async function cancelledOn(operacion: number): Promise<number> {
  return (await statesOf(desk, operacion)).filter((state) => state === CANCELLED).length;
}

async function historyOf(id: number): Promise<readonly string[]> {
  const answer = await desk.asesor.post('vales/obtenerVale', { valeId: id });
  return (answer.json() as { logs: { accion: string }[] }).logs.map(({ accion }) => accion);
}

describe('what cancellations pay back is cancelled on its guide, unit by unit', () => {
  it('by two people at once, who find none cancelled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const operacion = await send(desk, [PACKED, PACKED, DELIVERED, DELIVERED]);
      const both = await Promise.all(
        [desk.asesor, desk.gerente].map(async (who) => saveVoucher(who, await cancelling(operacion, 1))),
      );
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect([await cancelledOn(operacion), await unitsLeft(desk, operacion)]).toEqual([2, [2]]);
    }
  });

  it('by three people on a guide that nobody touched, for more units than wait', async () => {
    const operacion = await send(desk, [PACKED, PACKED, PACKED, PACKED, ON_THE_ROAD, DELIVERED]);
    const all = await Promise.all(
      [desk.asesor, desk.gerente, desk.administrador].map(async (who) =>
        saveVoucher(who, await cancelling(operacion, 2)),
      ),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 400]);
    expect([await cancelledOn(operacion), await unitsLeft(desk, operacion)]).toEqual([4, [2]]);
  });

  it('by twenty at two servers', async () => {
    const app = await secondServer(desk.bed);
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
    const operacion = await send(desk, [...Array<number>(12).fill(PACKED), ...Array<number>(12).fill(DELIVERED)]);
    const requests = await Promise.all(Array.from({ length: 20 }, () => cancelling(operacion, 1)));
    const answers = await Promise.all(
      requests.map((request, index) => saveVoucher(index % 2 === 0 ? desk.asesor : there, request)),
    );
    const saved = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect([saved, await cancelledOn(operacion), await unitsLeft(desk, operacion)]).toEqual([12, 12, [12]]);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true);
    await app.close();
  });

  it('also by a key that is repeated after another voucher took what its first request had cancelled', async () => {
    const operacion = await send(desk, [PACKED, PACKED, DELIVERED]);
    const first = await cancelling(operacion, 1);
    const key = newKey();
    // The first request dies once logistics has cancelled its unit.
    meanwhile(() => Promise.reject(new Error('The line is cut')));
    expect((await saveVoucher(desk.asesor, first, key)).statusCode).toBeGreaterThanOrEqual(500);
    expect(await cancelledOn(operacion)).toBe(1);
    await voucherOf(desk.gerente, await cancelling(operacion, 1));
    expect(await cancelledOn(operacion)).toBe(1);
    const again = await saveVoucher(desk.asesor, first, key);
    expect([again.statusCode, await cancelledOn(operacion)]).toEqual([200, 2]);
    expect((await saveVoucher(desk.asesor, first, key)).body).toBe(again.body);
    expect(await unitsLeft(desk, operacion)).toEqual([1]);
  });

  it('also when another voucher takes them between logistics and the save', async () => {
    const operacion = await send(desk, [PACKED, PACKED]);
    const other = await cancelling(operacion, 1);
    meanwhile(() => voucherOf(desk.gerente, other));
    await voucherOf(desk.asesor, await cancelling(operacion, 1));
    expect([await cancelledOn(operacion), await unitsLeft(desk, operacion)]).toEqual([2, [0]]);
  });

  it('and when none is left for the second, it is refused and nothing is paid twice', async () => {
    const operacion = await send(desk, [PACKED, DELIVERED]);
    const other = await cancelling(operacion, 1);
    meanwhile(() => voucherOf(desk.gerente, other));
    const late = await saveVoucher(desk.asesor, await cancelling(operacion, 1));
    expect(late.statusCode).toBe(400);
    expect(late.json().message).toBe('La cantidad de artículos a cancelar no puede ser mayor a: 0');
    expect([await cancelledOn(operacion), await unitsLeft(desk, operacion)]).toEqual([1, [1]]);
  });

  it('and stands in the history of the voucher', async () => {
    const operacion = await send(desk, [PACKED, PACKED]);
    const { id } = await voucherOf(desk.asesor, await cancelling(operacion, 2));
    expect(await historyOf(id)).toEqual([
      'Vale guardado',
      expect.stringMatching(/^2 unidades canceladas en la guía GX/),
    ]);
  });

  it('a return of another unit of the line accounts for none of those cancelled by hand', async () => {
    const operacion = await send(desk, [DELIVERED, CANCELLED]);
    await voucherOf(desk.asesor, await asking(desk, operacion, { 1: 1 }));
    await voucherOf(desk.asesor, await cancelling(operacion, 1));
    expect([await cancelledOn(operacion), await unitsLeft(desk, operacion)]).toEqual([1, [0]]);
  });
});

describe('a cancellation that waits for authorization', () => {
  it('leaves the guide alone, and rejected leaves goods that are still delivered', async () => {
    const operacion = await send(desk, [PACKED, PACKED], LONG_AGO);
    const vale = await voucherOf(desk.asesor, await cancelling(operacion, 2));
    expect((await voucherRow(desk, vale.id)).estado).toBe(5);
    expect(await statesOf(desk, operacion)).toEqual([PACKED, PACKED]);
    const rejected = await desk.gerente.send('vales/rechazar-vale', { ...idOf(vale), motivo: 'No procede' });
    expect([rejected.statusCode, await statesOf(desk, operacion)]).toEqual([200, [PACKED, PACKED]]);
    expect(await unitsLeft(desk, operacion)).toEqual([2]);
  });

  it('is cancelled on its guide when it is authorized, and its history says so', async () => {
    const operacion = await send(desk, [PACKED, PACKED, PACKED], LONG_AGO);
    const vale = await voucherOf(desk.asesor, await cancelling(operacion, 2));
    const done = await desk.gerente.send('vales/autorizar-vale', idOf(vale));
    expect([done.statusCode, done.json().estado.nombre]).toEqual([200, 'VIGENTE']);
    expect(await statesOf(desk, operacion)).toEqual([PACKED, CANCELLED, CANCELLED]);
    expect((await historyOf(vale.id)).slice(1)).toEqual([
      'Vale autorizado',
      expect.stringMatching(/^Aviso por enviar a quien lo hizo/),
      expect.stringMatching(/^2 unidades canceladas en la guía GX/),
    ]);
  });

  it('is not authorized once something of it has left, in words, and nothing of it is cancelled', async () => {
    const operacion = await send(desk, [PACKED], LONG_AGO);
    const vale = await voucherOf(desk.asesor, await cancelling(operacion, 1));
    await depart(desk, operacion);
    const refused = await desk.gerente.send('vales/autorizar-vale', idOf(vale));
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      `Lo que cancela el vale ${vale.folio} salió mientras esperaba autorización. Rechácelo y haga otro por lo que aún no sale.`,
    ]);
    expect([await statesOf(desk, operacion), (await voucherRow(desk, vale.id)).estado]).toEqual([[ON_THE_ROAD], 5]);
  });

  it('keeps its units: nobody else cancels what it waits for', async () => {
    const operacion = await send(desk, [PACKED, DELIVERED, DELIVERED], LONG_AGO);
    await voucherOf(desk.asesor, await cancelling(operacion, 1));
    const second = await saveVoucher(desk.asesor, await cancelling(operacion, 1));
    expect(second.json().message).toBe('La cantidad de artículos a cancelar no puede ser mayor a: 0');
  });

  it('authorized by twenty at once is cancelled once', async () => {
    const operacion = await send(desk, [PACKED, PACKED], LONG_AGO);
    const vale = await voucherOf(desk.asesor, await cancelling(operacion, 1));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? desk.gerente : desk.administrador).send('vales/autorizar-vale', idOf(vale)),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(await cancelledOn(operacion)).toBe(1);
  });
});

describe('the authors of a voucher', () => {
  it('are all who ever saved it, and none of them decides it', async () => {
    const operacion = await send(desk, [PACKED], LONG_AGO);
    const caso = await caseIn(desk, ESTADO.enProceso, { idSubcategoria: 8 });
    const request = await cancelling(operacion, 1, caso);
    const begun = (await desk.asesor.send('vales/guardar-parcial', request)).json() as { id: number };
    // The manager fills it in, the adviser saves it in the end.
    await desk.gerente.send('vales/guardar-parcial', { ...request, id: begun.id, version: 1 });
    const saved = await saveVoucher(desk.asesor, { ...request, id: begun.id, version: 2 });
    expect(saved.json()).toMatchObject({ estado: { id: 5 } });
    for (const [call, more] of [
      ['vales/autorizar-vale', {}],
      ['vales/rechazar-vale', { motivo: 'No procede' }],
    ] as const) {
      const own = await desk.gerente.send(call, { id: begun.id, version: 3, ...more });
      expect([own.statusCode, own.json().message]).toEqual([403, 'Usted hizo este vale: lo decide otra persona.']);
    }
    const detail = (await desk.gerente.post('vales/obtenerVale', { valeId: begun.id })).json();
    expect(detail.autores).toEqual([100_002, 100_003]);
    const waiting = (await desk.gerente.get('vales/por-autorizar')).json();
    expect(waiting.vales.find((one: { id: number }) => one.id === begun.id)).toMatchObject({ propia: true });
    const other = await desk.administrador.send('vales/autorizar-vale', { id: begun.id, version: 3 });
    expect(other.statusCode).toBe(200);
  });
});

function idOf({ id, version }: { readonly id: number; readonly version: number }) {
  return { id, version };
}
