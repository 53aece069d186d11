/** A refund whose outcome is unknown is finished by the server itself, once. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { PERMISOS } from '#domain/common/permisos';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { openStream } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { ASESOR } from '../casos/casos.desk.ts';
import { GERENTE } from '../casos/casos.works.ts';
import { BILLETERA, CERTIFICADO, CREDITO, giveBackBy, voucherBy, walletEntries } from './devoluciones.desk.ts';
import { openUnfinished } from './devoluciones.unfinished.ts';
import { voucherRow } from './vales.desk.ts';

const left = openUnfinished();
const { refunds } = left;

describe('a refund whose neighbour was silent', () => {
  it.each([BILLETERA, CERTIFICADO] as const)(
    'is finished by the server when it answers again, method %s',
    async (by) => {
      const vale = await left.begunBy(by);
      const server = left.newServer();
      left.answerAgain();
      expect(await server.finish()).toBe(0);
      left.wait(esperaDeVecino(0));
      expect(await server.finish()).toBe(1);
      expect(await left.states(vale.id)).toEqual(['hecha']);
      expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 2, saldo: 0, version: 2 });
      if (by === BILLETERA) expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
      expect(await server.finish()).toBe(0);
    },
  );

  it('is left alone longer each time, and never given up', async () => {
    const vale = await left.begunBy(BILLETERA);
    let asked = 0;
    refunds.script.walletAdd = async () => {
      asked += 1;
      throw new Error('socket hang up');
    };
    const server = left.newServer();
    for (let time = 0; time < 9; time += 1) {
      left.wait(esperaDeVecino(time) - 1);
      await server.finish();
      expect(asked).toBe(time);
      left.wait(1);
      expect(await server.finish()).toBe(0);
      expect(asked).toBe(time + 1);
    }
    expect(esperaDeVecino(9)).toBe(30 * 60_000);
    expect(await left.states(vale.id)).toEqual(['pendiente']);
  });

  it('is asked for again at once when the clock was set back by a day meanwhile', async () => {
    await left.begunBy(BILLETERA);
    let asked = 0;
    refunds.script.walletAdd = async () => {
      asked += 1;
      throw new Error('socket hang up');
    };
    const server = left.newServer();
    left.wait(-86_400_000);
    await server.finish();
    expect(asked).toBe(1);
    await server.finish();
    expect(asked).toBe(1);
  });

  it('is told to whoever repeats the request under its key as if it had been answered', async () => {
    const vale = await left.begunBy(BILLETERA);
    left.answerAgain();
    left.wait(esperaDeVecino(0));
    await left.newServer().finish();
    const again = await giveBackBy(refunds.desk.asesor, BILLETERA, vale, { clave: vale.clave });
    expect([again.statusCode, again.json()]).toMatchObject([200, { codigo: 1, monto: 116, version: 2 }]);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('is given once when a person asks again just while the server does', async () => {
    const vale = await left.begunBy(BILLETERA);
    let person: Promise<{ readonly statusCode: number }> | null = null;
    refunds.script.walletAdd = async (asked) => {
      left.answerAgain();
      person = giveBackBy(refunds.desk.asesor, BILLETERA, vale, { clave: vale.clave });
      await person;
      return refunds.real.wallet.add(asked);
    };
    left.wait(esperaDeVecino(0));
    expect(await left.newServer().finish()).toBe(1);
    expect(await person).toMatchObject({ statusCode: 200 });
    expect(await left.states(vale.id)).toEqual(['hecha']);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('is finished though who began it may not give back any more, and after its voucher ran out', async () => {
    const vale = await left.begunBy(CERTIFICADO);
    left.answerAgain();
    const past = new Date(refunds.desk.bed.clock.now.getTime() - 1);
    await refunds.desk.db.update(vales).set({ fechaVigencia: past }).where(eq(vales.id, vale.id));
    const [before] = await refunds.desk.db.select().from(usuarios).where(eq(usuarios.numiden, ASESOR));
    await grantPermissions(refunds.desk.db, ASESOR, [PERMISOS.verVales.id]);
    try {
      left.wait(esperaDeVecino(0));
      expect(await left.newServer().finish()).toBe(1);
    } finally {
      await grantPermissions(refunds.desk.db, ASESOR, before?.permisos ?? []);
    }
    expect(await left.states(vale.id)).toEqual(['hecha']);
  });

  it('says in history and audit that nobody asked for it again', async () => {
    const vale = await left.begunBy(BILLETERA);
    left.answerAgain();
    left.wait(esperaDeVecino(0));
    await left.newServer().finish();
    const history = await refunds.desk.asesor.get(`vales/searchHistorico/${vale.id}`);
    expect(history.body).toContain('(la terminó el sistema)');
    const rows = await refunds.desk.db
      .select()
      .from(bitacora)
      .where(eq(bitacora.idEntidad, String(vale.id)));
    expect(rows.filter(({ accion }) => accion === 'abonarBilletera').at(-1)?.despues).toMatchObject({
      porElSistema: true,
    });
  });

  it('is shown at once to who has its voucher open', async () => {
    const vale = await left.begunBy(BILLETERA);
    const stream = await openStream(refunds.desk.bed.app, await refunds.desk.bed.signIn(GERENTE));
    try {
      await stream.nextOf('hello');
      left.answerAgain();
      left.wait(esperaDeVecino(0));
      await left.newServer().finish();
      expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'vale', id: vale.id, version: 2 });
    } finally {
      stream.close();
    }
  });

  it('and which then says no for good ends as a refusal that is shown with its reason', async () => {
    const vale = await left.begunBy(BILLETERA);
    refunds.script.walletAdd = () => Promise.reject(new NeighbourRefusal('La billetera está cerrada.'));
    const stream = await openStream(refunds.desk.bed.app, await refunds.desk.bed.signIn(GERENTE));
    try {
      await stream.nextOf('hello');
      left.wait(esperaDeVecino(0));
      expect(await left.newServer().finish()).toBe(1);
      expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'vale', id: vale.id });
    } finally {
      stream.close();
    }
    const shown = await refunds.desk.asesor.post('vales/obtenerVale', { valeId: vale.id });
    expect(shown.json().devoluciones).toMatchObject([{ estado: 'rechazada', respuesta: 'La billetera está cerrada.' }]);
    // The voucher is free again, for a person: the server begins none.
    left.answerAgain();
    left.wait(24 * 3_600_000);
    expect(await left.newServer().finish()).toBe(0);
    expect(await left.states(vale.id)).toEqual(['rechazada']);
  });

  it('and which answers nothing that anybody understands stays unfinished', async () => {
    const vale = await voucherBy(refunds, { [CREDITO]: 116 }, { pagos: [[4, 116]] });
    refunds.script.creditApply = async () => null;
    await giveBackBy(refunds.desk.asesor, CREDITO, vale);
    left.wait(esperaDeVecino(0));
    expect(await left.newServer().finish()).toBe(0);
    delete refunds.script.creditApply;
    left.wait(esperaDeVecino(1));
    expect(await left.newServer().finish()).toBe(1);
    expect(await left.states(vale.id)).toEqual(['hecha']);
  });
});

it('nothing went wrong that a log should hold but silence, which the asking itself logs', () => {
  expect(left.amiss()).toEqual([]);
});
