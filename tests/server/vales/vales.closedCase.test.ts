import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, doIt, GERENTE, openWorkDesk, rowOf, type WorkDesk } from '../casos/casos.works.ts';
import { asking, CANCELACION, layOutVouchers, sell, voucherRow } from './vales.desk.ts';

let desk: WorkDesk;
let app: FastifyInstance;
let there: Person;
beforeAll(async () => {
  desk = await openWorkDesk();
  await layOutVouchers(desk);
  app = await secondServer(desk.bed);
  there = new Person({ ...desk.bed, app }, await desk.bed.signIn(ASESOR));
});
afterAll(async () => {
  await app.close();
  await desk.bed.close();
});

const MOVED =
  'El caso de este vale pasó a una categoría que no hace vales de este tipo. Cancele el vale y haga otro en un caso de su tipo, o pida que el caso vuelva a su categoría.';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const SAVES = ['guardar-vale', 'guardar-parcial'] as const;

/** Half of the people are at one server, half at the other. */
function whoever(index: number): Person {
  return index % 2 === 0 ? desk.asesor : there;
}

/** Twenty partial vouchers of sales of their own, all under one case; each is saved again, half of them for good. */
async function twenty(caso: number) {
  return Promise.all(
    TWENTY.map(async (index) => {
      const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
      const solicitud = await asking(desk, operacion, { 1: 1 }, { caso });
      const kept = (await desk.asesor.send('vales/guardar-parcial', solicitud, newKey())).json();
      const again = { ...solicitud, id: kept.id, version: kept.version };
      const path = `vales/${SAVES[index % 4 < 2 ? 0 : 1]}`;
      return { id: kept.id as number, save: () => whoever(index).send(path, again, newKey()) };
    }),
  );
}

/** Does something to a case while all others wait for it, so that they come after it. */
async function before<R>(
  idCaso: number,
  columns: Partial<typeof casos.$inferInsert>,
  then: () => Promise<R>,
): Promise<R> {
  let answers: Promise<R> | undefined;
  await desk.db.transaction(async (tx) => {
    await tx.update(casos).set(columns).where(eq(casos.id, idCaso));
    answers = then();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  });
  return answers as Promise<R>;
}

function solved() {
  return { idEstado: ESTADO.solucionada, fechaSolucion: desk.bed.clock.now, usuarioSoluciona: GERENTE };
}

describe('a case that is solved', () => {
  it('before twenty partial vouchers of it are saved again takes none of them', async () => {
    const caso = await caseIn(desk, ESTADO.enProceso);
    const vouchers = await twenty(caso);
    const answers = await before(caso, solved(), () => Promise.all(vouchers.map(({ save }) => save())));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      // Some wait for the case, others come when it is solved: to these the life of their voucher says it.
      expect([
        `El caso ${caso} está solucionado: ya no se hacen vales de él.`,
        'El caso de este vale está solucionado y ya no admite trabajo. Cancele el vale y haga otro en un caso abierto.',
      ]).toContain(answer.json().message);
    }
    for (const { id } of vouchers) {
      expect(await voucherRow(desk, id)).toMatchObject({ estado: ESTADO_VALE.parcial, version: 1 });
    }
  });

  it('while twenty save theirs leaves each saved or as it was, and every answer true', async () => {
    const caso = await caseIn(desk, ESTADO.enProceso);
    const vouchers = await twenty(caso);
    const { version } = await rowOf(desk, caso);
    const [closed, ...saved] = await Promise.all([
      doIt(desk.administrador, 'cerrar', caso, { version }),
      ...vouchers.map(({ save }) => save()),
    ]);
    expect(closed?.statusCode, closed?.body).toBe(200);
    for (const [index, answer] of saved.entries()) {
      const row = await voucherRow(desk, vouchers[index]?.id ?? 0);
      expect([answer.statusCode, row.version], answer.body).toEqual(answer.statusCode === 200 ? [200, 2] : [409, 1]);
    }
    // Whoever comes now is told that it is solved.
    for (const { id, save } of vouchers) {
      const { version: now } = await voucherRow(desk, id);
      expect((await save()).statusCode).toBe(409);
      expect((await voucherRow(desk, id)).version).toBe(now);
    }
  });
});

describe('a case that is led to a category of the other type', () => {
  it('before a voucher of it is made takes none', async () => {
    const caso = await caseIn(desk, ESTADO.enProceso);
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
    const solicitud = await asking(desk, operacion, { 1: 1 }, { caso });
    const answer = await before(caso, { idSubcategoria: CANCELACION }, () =>
      desk.asesor.send('vales/guardar-vale', solicitud, newKey()),
    );
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Un caso de VALE DE CANCELACIÓN hace vales de CANCELACIÓN, no de DEVOLUCIÓN.',
    ]);
  });

  it('leaves a partial voucher of it to be cancelled by whoever made it, and says so', async () => {
    const caso = await caseIn(desk, ESTADO.enProceso);
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
    const solicitud = await asking(desk, operacion, { 1: 1 }, { caso });
    const { id, version } = (await desk.asesor.send('vales/guardar-parcial', solicitud, newKey())).json();
    const motivo = 'El caso pasó a otra área.';
    const early = await desk.asesor.send('vales/cancelar-vale', { id, version, motivo }, newKey());
    expect([early.statusCode, early.json().message]).toEqual([403, 'No tiene permiso para cancelarlo.']);
    await desk.db.update(casos).set({ idSubcategoria: CANCELACION }).where(eq(casos.id, caso));
    for (const path of ['guardar-vale', 'guardar-parcial', 'validar-vale']) {
      const answer = await desk.asesor.send(`vales/${path}`, { ...solicitud, id, version }, newKey());
      expect([answer.statusCode, answer.json().message], path).toEqual([409, MOVED]);
    }
    const read = (await desk.asesor.post('vales/obtenerVale', { valeId: id })).json();
    expect([read.casoDeOtroTipo, read.casoSolucionado]).toEqual([true, false]);
    const cancelled = await desk.asesor.send('vales/cancelar-vale', { id, version, motivo }, newKey());
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await voucherRow(desk, id)).toMatchObject({ estado: ESTADO_VALE.cancelado });
  });

  it('and back lets it be saved again', async () => {
    const caso = await caseIn(desk, ESTADO.enProceso);
    const [before] = await desk.db.select().from(casos).where(eq(casos.id, caso));
    const operacion = await sell(desk, [{ unidades: 1, pesos: 100 }]);
    const solicitud = await asking(desk, operacion, { 1: 1 }, { caso });
    const { id, version } = (await desk.asesor.send('vales/guardar-parcial', solicitud, newKey())).json();
    await desk.db.update(casos).set({ idSubcategoria: CANCELACION }).where(eq(casos.id, caso));
    await desk.db.update(casos).set({ idSubcategoria: before?.idSubcategoria }).where(eq(casos.id, caso));
    const answer = await desk.asesor.send('vales/guardar-vale', { ...solicitud, id, version }, newKey());
    expect(answer.statusCode, answer.body).toBe(200);
  });
});
