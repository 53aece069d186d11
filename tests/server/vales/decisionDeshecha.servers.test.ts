/** One decision is taken back at once from twenty windows at two servers: by one, and what would follow from it happens once or not at all. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { casoComentarios, casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { valeLogs } from '../../../server/platform/db/schema/vales.ts';
import { createDeliverer } from '../../../server/platform/mail/deliver.ts';
import { NOW, newKey, Person } from '../casos/casos.desk.ts';
import { caseIn, doIt, GERENTE, rowOf } from '../casos/casos.works.ts';
import { CHEQUE, giveBackBy, refundDesk } from './devoluciones.desk.ts';
import { type OtherServer, otherServer } from './puertas.servers.ts';
import { asking, saveVoucher, sell, unitsLeft, voucherRow } from './vales.desk.ts';

const refunds = refundDesk();
let other: OtherServer;
/** The windows of the manager, every second one at the other server. */
let windows: readonly Person[] = [];

beforeAll(async () => {
  const { bed } = refunds.desk;
  other = await otherServer(refunds, { questions: 0, did: false });
  const servers = [bed, { ...bed, app: other.app }] as const;
  windows = await Promise.all(
    Array.from(
      { length: 20 },
      async (_, place) => new Person(servers[place % 2 === 0 ? 0 : 1], await bed.signIn(GERENTE)),
    ),
  );
});
afterAll(() => other.close());
beforeEach(async () => {
  refunds.desk.bed.clock.now = NOW;
  await refunds.desk.db.delete(correos);
});

/** A voucher that waits and was just decided, of nine units of forty. */
async function decided(how: 'autorizar' | 'rechazar') {
  const { desk } = refunds;
  const operacion = await sell(desk, [{ unidades: 40, pesos: 20_000 }]);
  const { id, version } = (await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 9 }))).json();
  const motivo = how === 'rechazar' ? { motivo: 'No procede esta vez.' } : {};
  const answer = await desk.gerente.send(`vales/${how}-vale`, { id, version, ...motivo });
  expect(answer.statusCode, answer.body).toBe(200);
  return { id: id as number, operacion, version: answer.json().version as number };
}

/** Delivers as each of two servers does, at once; answers how often each mail went out. */
async function deliverTwice(): Promise<readonly string[]> {
  const sent: string[] = [];
  const mail = { send: async ({ para }: { readonly para: string }) => void sent.push(para), close: () => undefined };
  const { db, bed } = refunds.desk;
  const one = () =>
    createDeliverer({ db, mail: mail as never, now: () => bed.clock.now, log: { error: () => undefined } });
  await Promise.all([one().deliver(), one().deliver()]);
  return sent;
}

describe('twenty windows at two servers', () => {
  it.each(['autorizar', 'rechazar'] as const)('take back one %s once', async (how) => {
    const { id, operacion } = await decided(how);
    const answers = await Promise.all(
      windows.map((window) => window.send('vales/deshacer', { id, trabajo: how }, newKey())),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await voucherRow(refunds.desk, id)).toMatchObject({ estado: 5, saldo: 522_000 });
    expect(await unitsLeft(refunds.desk, operacion)).toEqual([31]);
    const logs = await refunds.desk.db.select().from(valeLogs).where(eq(valeLogs.idVale, id)).orderBy(asc(valeLogs.id));
    expect(logs.map(({ accion }) => accion.trabajo)).toEqual(['guardar', how, 'avisar', 'deshacer']);
    refunds.desk.bed.clock.advance(600_000);
    expect(await deliverTwice()).toEqual([]);
  });

  it('take back one close of a case once', async () => {
    const id = await caseIn(refunds.desk, 2);
    const before = await rowOf(refunds.desk, id);
    await doIt(refunds.desk.gerente, 'cerrar', id);
    const answers = await Promise.all(
      windows.map((window) => window.send('caso/deshacer', { idCaso: id, trabajo: 'cerrar' }, newKey())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rowOf(refunds.desk, id)).toEqual({ ...before, version: 3 });
  });

  it('take back a comment with what followed it once, and never half of it', async () => {
    const { desk } = refunds;
    const id = await caseIn(desk, 4);
    const before = await rowOf(desk, id);
    const sent = { idCaso: id, version: 1, comentario: 'Lo veo yo.', sigue: { trabajo: 'tomar' } };
    const answer = await desk.gerente.send('caso/agregar-comentario', sent);
    expect(answer.json(), answer.body).toMatchObject({ deshacible: true });
    const answers = await Promise.all(
      windows.map((window) => window.send('caso/deshacer', { idCaso: id, trabajo: 'comentar' }, newKey())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rowOf(desk, id)).toEqual({ ...before, version: 3 });
    expect(await desk.db.$count(casoComentarios, eq(casoComentarios.idCaso, id))).toBe(0);
  });

  it('take back a group that was taken together: each case once, while a colleague writes on some of them', async () => {
    const { desk } = refunds;
    const cases: number[] = [];
    for (let n = 0; n < 6; n += 1) cases.push(await caseIn(desk, 1));
    for (const id of cases) expect((await doIt(desk.gerente, 'tomar', id)).statusCode).toBe(200);
    const taken = await Promise.all(cases.map((id) => rowOf(desk, id)));
    const undone = new Map(cases.map((id) => [id, 0]));
    // Each window asks as the list does: one after the other, whatever came of the one before.
    const takeBack = async (window: Person) => {
      for (const id of cases) {
        const { statusCode } = await window.send('caso/deshacer', { idCaso: id, trabajo: 'tomar' }, newKey());
        expect([200, 409]).toContain(statusCode);
        if (statusCode === 200) undone.set(id, (undone.get(id) ?? 0) + 1);
      }
    };
    const writing = cases.slice(3).map((idCaso) => {
      return desk.asesor.send('caso/agregar-comentario', { idCaso, comentario: 'Volvió a llamar.' });
    });
    const [written] = await Promise.all([Promise.all(writing), Promise.all(windows.map(takeBack))]);
    for (const [place, id] of cases.entries()) {
      const logs = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, id)).orderBy(asc(casoLogs.id));
      const back = logs.filter(({ accion }) => accion.trabajo === 'deshacer').length;
      expect(back).toBe(undone.get(id));
      expect(back).toBeLessThanOrEqual(1);
      const row = await rowOf(desk, id);
      if (place < 3) expect([back, row.idEstado]).toEqual([1, 1]);
      // Whoever wrote was quicker, or wrote on a case that is new again and takes it: nothing of the writing is lost.
      else {
        expect(written[place - 3]?.statusCode).toBe(200);
        expect(row.idEstado).toBe(2);
        if (back === 0) expect(row).toMatchObject({ administrador: taken[place]?.administrador });
      }
    }
  });

  it('and whoever gives the money back at that moment: one of both, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, version } = await decided('autorizar');
      const [undone, given] = await Promise.all([
        windows[round]?.send('vales/deshacer', { id, trabajo: 'autorizar' }, newKey()),
        giveBackBy(refunds.desk.asesor, CHEQUE, { id, version }, { folio: `20${round}` }),
      ]);
      const both = [undone?.statusCode, given.statusCode];
      expect(
        both.filter((status) => status === 200),
        JSON.stringify(both),
      ).toHaveLength(1);
      const { estado } = await voucherRow(refunds.desk, id);
      expect(estado).toBe(undone?.statusCode === 200 ? 5 : 2);
    }
  });

  it('and whoever sends its mail at that moment: the mail went out and the decision stays, or neither', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await decided('autorizar');
      refunds.desk.bed.clock.advance(10_000);
      const [undone, sent] = await Promise.all([
        windows[round]?.send('vales/deshacer', { id, trabajo: 'autorizar' }, newKey()),
        deliverTwice(),
      ]);
      expect(sent).toHaveLength(undone?.statusCode === 200 ? 0 : 1);
      expect((await voucherRow(refunds.desk, id)).estado).toBe(undone?.statusCode === 200 ? 5 : 1);
      expect(await deliverTwice()).toEqual([]);
    }
  });
});
