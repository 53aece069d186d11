import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { purge } from '../../../server/startup/maintenance.ts';
import { sweepRequests } from '../../../server/vales/guideRequests.ts';
import { secondServer } from '../bed/secondServer.ts';
import { newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, GERENTE, rowOf, type WorkDesk } from '../casos/casos.works.ts';
import { asking, saveVoucher, voucherOf, voucherRow } from './vales.desk.ts';
import {
  CANCELLED,
  DELIVERED,
  depart,
  guideOf,
  type InterruptedDesk,
  LONG_AGO,
  openInterruptedDesk,
  PACKED,
  send,
  statesOf,
  toldInVain,
} from './vales.guides.desk.ts';

/** Longer ago than any save goes on. */
const LATER_MS = 11 * 60_000;

let desk: WorkDesk;
let interrupted: InterruptedDesk;
const meanwhile: InterruptedDesk['meanwhile'] = (act) => interrupted.meanwhile(act);
beforeAll(async () => {
  interrupted = await openInterruptedDesk();
  ({ desk } = interrupted);
});
afterAll(() => desk.bed.close());

function caseOfCancellation(): Promise<number> {
  return caseIn(desk, ESTADO.enProceso, { idSubcategoria: 8 });
}

function cancelling(operacion: number, units: number, caso?: number) {
  return asking(desk, operacion, { 1: units }, { tipo: 0, ...(caso === undefined ? {} : { caso }) });
}

async function waiting(operacion: number) {
  const vale = await voucherOf(desk.asesor, await cancelling(operacion, 1));
  expect((await voucherRow(desk, vale.id)).estado).toBe(5);
  return vale;
}

function reject({ id, version }: { readonly id: number; readonly version: number }) {
  return desk.administrador.send('vales/rechazar-vale', { id, version, motivo: 'No procede' });
}

/** Lets the sale grow so old that a voucher of it must be authorized. */
function age(operacion: number) {
  return desk.db.update(ventas).set({ fecha: LONG_AGO }).where(eq(ventas.operacion, operacion));
}

function auditOfGuide(folio: string) {
  return desk.db.select().from(bitacora).where(eq(bitacora.idEntidad, folio));
}

const laterOn = () => purge(desk.db, new Date(desk.bed.clock.now.getTime() + LATER_MS));

describe('what logistics cancelled for a voucher that does not become VIGENTE stands in its history', () => {
  it('when the authorization is refused, since somebody rejected the voucher meanwhile', async () => {
    const operacion = await send(desk, [PACKED, PACKED], LONG_AGO);
    const vale = await waiting(operacion);
    meanwhile(() => reject(vale));
    const late = await desk.gerente.send('vales/autorizar-vale', { id: vale.id, version: vale.version });
    expect([late.statusCode, await statesOf(desk, operacion)]).toEqual([409, [PACKED, CANCELLED]]);
    const folio = await guideOf(desk, operacion);
    expect(await toldInVain(desk, { vale: vale.id })).toEqual([
      `Logística canceló 1 de Artículo 1 en la guía ${folio} y el vale no quedó vigente: se devuelven cuando lo esté, o con otro vale`,
    ]);
    expect(await auditOfGuide(folio)).toMatchObject([
      { accion: 'cancelarGuiaParcial', entidad: 'guia', numiden: GERENTE, despues: { hecho: true, idVale: vale.id } },
    ]);
  });

  it('when a partial one is refused, since its last unit left by another voucher meanwhile', async () => {
    const operacion = await send(desk, [PACKED, DELIVERED]);
    const request = await cancelling(operacion, 1);
    const { id } = (await desk.asesor.send('vales/guardar-parcial', request)).json() as { id: number };
    const other = await cancelling(operacion, 1);
    meanwhile(() => voucherOf(desk.gerente, other));
    expect((await saveVoucher(desk.asesor, { ...request, id, version: 1 })).statusCode).toBe(400);
    expect(await toldInVain(desk, { vale: id })).toEqual([expect.stringMatching(/^Logística canceló 1 de Artículo 1/)]);
    expect((await voucherRow(desk, id)).version).toBe(1);
  });

  it('when it waits for authorization after all, new or partial', async () => {
    for (const begun of [false, true]) {
      const operacion = await send(desk, [PACKED]);
      const request = await cancelling(operacion, 1);
      const partial = begun
        ? ((await desk.asesor.send('vales/guardar-parcial', request)).json() as { id: number })
        : null;
      meanwhile(() => age(operacion));
      const saved = await saveVoucher(
        desk.asesor,
        partial === null ? request : { ...request, id: partial.id, version: 1 },
      );
      expect(saved.json()).toMatchObject({ estado: { nombre: 'POR AUTORIZAR' } });
      const { id, version } = saved.json() as { id: number; version: number };
      expect(await toldInVain(desk, { vale: id })).toEqual([expect.stringMatching(/^Logística canceló 1 de/)]);
      // Authorized, it takes what was cancelled for it, and nothing more is said to be owed.
      const done = await desk.gerente.send('vales/autorizar-vale', { id, version });
      expect([done.statusCode, await statesOf(desk, operacion)]).toEqual([200, [CANCELLED]]);
      await laterOn();
      expect(await toldInVain(desk, { vale: id, caso: request.caso ?? 0 })).toHaveLength(1);
    }
  });

  it('once, however many wanted to authorize it at two servers', async () => {
    const app = await secondServer(desk.bed, { neighbours: { logistics: interrupted.logistics } });
    const there = new Person({ ...desk.bed, app }, await desk.bed.signIn(GERENTE));
    const operacion = await send(desk, [PACKED, PACKED], LONG_AGO);
    const vale = await waiting(operacion);
    interrupted.before(() => reject(vale));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? desk.gerente : there).send('vales/autorizar-vale', { id: vale.id, version: vale.version }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
    expect(await toldInVain(desk, { vale: vale.id })).toHaveLength(1);
    expect((await statesOf(desk, operacion)).filter((state) => state === CANCELLED)).toHaveLength(1);
    await app.close();
  });

  it('and nothing is said where it became VIGENTE, or where logistics refused', async () => {
    const operacion = await send(desk, [PACKED, PACKED]);
    const request = await cancelling(operacion, 2);
    const { id } = await voucherOf(desk.asesor, request);
    const gone = await send(desk, [PACKED], LONG_AGO);
    const vale = await waiting(gone);
    await depart(desk, gone);
    expect((await desk.gerente.send('vales/autorizar-vale', { id: vale.id, version: vale.version })).statusCode).toBe(
      409,
    );
    await laterOn();
    expect(await toldInVain(desk, { vale: id, caso: request.caso ?? 0 })).toEqual([]);
    expect(await toldInVain(desk, { vale: vale.id })).toEqual([]);
  });
});

describe('what logistics cancelled for a voucher that was never made', () => {
  async function refusedFirst(caso: number | null) {
    const operacion = await send(desk, [PACKED, DELIVERED]);
    const other = await cancelling(operacion, 1);
    meanwhile(() => voucherOf(desk.gerente, other));
    const late = await saveVoucher(desk.asesor, { ...(await cancelling(operacion, 1, caso ?? 1)), caso });
    expect(late.statusCode).toBe(400);
    return { operacion, folio: await guideOf(desk, operacion) };
  }

  it('stands in the history of its case, whose version stays', async () => {
    const caso = await caseOfCancellation();
    const { operacion, folio } = await refusedFirst(caso);
    expect(await toldInVain(desk, { caso })).toEqual([
      `Logística canceló 1 de Artículo 1 en la guía ${folio}, de la operación ${operacion}, para un vale que no quedó vigente: se devuelven con otro vale`,
    ]);
    expect((await rowOf(desk, caso)).version).toBe(1);
  });

  it('stands in the audit where its case was to be made with it', async () => {
    const operacion = await send(desk, [PACKED, DELIVERED]);
    await desk.db.update(ventas).set({ numidenCliente: desk.cliente }).where(eq(ventas.operacion, operacion));
    const other = await cancelling(operacion, 1);
    meanwhile(() => voucherOf(desk.gerente, other));
    const late = await saveVoucher(desk.asesor, { ...(await cancelling(operacion, 1, 1)), caso: null });
    expect(late.statusCode).toBe(400);
    expect(await auditOfGuide(await guideOf(desk, operacion))).toMatchObject([
      { accion: 'cancelarGuiaParcial', despues: { idVale: null, idCaso: null, operacion } },
    ]);
  });
});

describe('a server that dies between logistics and the history', () => {
  it('takes nothing along: later it is said that nobody knows, once', async () => {
    const operacion = await send(desk, [PACKED]);
    const caso = await caseOfCancellation();
    meanwhile(() => Promise.reject(new Error('The line is cut')));
    expect((await saveVoucher(desk.asesor, await cancelling(operacion, 1, caso))).statusCode).toBeGreaterThanOrEqual(
      500,
    );
    await purge(desk.db, desk.bed.clock.now);
    expect(await toldInVain(desk, { caso })).toEqual([]);
    await Promise.all([laterOn(), laterOn()]);
    await laterOn();
    expect(await toldInVain(desk, { caso })).toEqual([
      expect.stringMatching(/^Se pidió a logística cancelar 1 de Artículo 1 .* y no se sabe si lo hizo/),
    ]);
  });

  it('and it is said that logistics did it, where it had said so', async () => {
    const operacion = await send(desk, [PACKED], LONG_AGO);
    const vale = await waiting(operacion);
    // The voucher's own table is away from when logistics answers.
    meanwhile(() => desk.db.execute(sql`alter table vale_articulos rename to vale_articulos_ausente`));
    const failed = await desk.gerente.send('vales/autorizar-vale', { id: vale.id, version: vale.version });
    await desk.db.execute(sql`alter table vale_articulos_ausente rename to vale_articulos`);
    expect(failed.statusCode).toBe(500);
    await laterOn();
    expect(await toldInVain(desk, { vale: vale.id })).toEqual([expect.stringMatching(/^Logística canceló 1 de/)]);
  });

  it('a clock that was set back hides none', async () => {
    const operacion = await send(desk, [PACKED]);
    const caso = await caseOfCancellation();
    meanwhile(() => Promise.reject(new Error('The line is cut')));
    await saveVoucher(desk.asesor, await cancelling(operacion, 1, caso));
    await sweepRequests(desk.db, new Date(desk.bed.clock.now.getTime() - 86_400_000), 86_400_000);
    expect(await toldInVain(desk, { caso })).toHaveLength(1);
  });

  it('a repetition that comes to its end says what it took, and nothing else is said later', async () => {
    const operacion = await send(desk, [PACKED]);
    const request = await cancelling(operacion, 1);
    const key = newKey();
    meanwhile(() => Promise.reject(new Error('The line is cut')));
    await saveVoucher(desk.asesor, request, key);
    const again = await saveVoucher(desk.asesor, request, key);
    expect(again.json()).toMatchObject({ estado: { nombre: 'VIGENTE' } });
    await laterOn();
    expect(await toldInVain(desk, { vale: again.json().id, caso: request.caso ?? 0 })).toEqual([]);
  });
});
