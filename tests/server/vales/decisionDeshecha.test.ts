/** Who decided a voucher takes that back for a moment: it waits again as it did, nobody is told, and the history keeps both. */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { valeLogs, valeMetodos } from '../../../server/platform/db/schema/vales.ts';
import { createDeliverer } from '../../../server/platform/mail/deliver.ts';
import { NOW, newKey, type Person } from '../casos/casos.desk.ts';
import { CERTIFICADO, CHEQUE, giveBackBy, refundDesk, TARJETA, voucherBy } from './devoluciones.desk.ts';
import { asking, saveVoucher, sell, unitsLeft, voucherRow } from './vales.desk.ts';
import { methodsOn } from './vales.methods.desk.ts';

const refunds = refundDesk();
const methods = methodsOn(refunds);
const MOTIVO = 'No procede esta vez.';

beforeEach(async () => {
  refunds.desk.bed.clock.now = NOW;
  await refunds.desk.db.delete(correos);
});

type Decision = 'autorizar' | 'rechazar';
type Seen = { readonly id: number; readonly version: number };

/** A voucher of nine units of forty that waits: it passes the maximum. */
async function waiting() {
  const { desk } = refunds;
  const operacion = await sell(desk, [{ unidades: 40, pesos: 20_000 }]);
  const answer = (await saveVoucher(desk.asesor, await asking(desk, operacion, { 1: 9 }))).json();
  expect(answer.estado.nombre).toBe('POR AUTORIZAR');
  return { id: answer.id as number, version: answer.version as number, operacion };
}

function decide(how: Decision, { id, version }: Seen, who = refunds.desk.gerente) {
  return who.send(`vales/${how}-vale`, { id, version, ...(how === 'rechazar' ? { motivo: MOTIVO } : {}) });
}

function undo(id: number, trabajo: Decision, who: Person = refunds.desk.gerente) {
  return who.send('vales/deshacer', { id, trabajo }, newKey());
}

/** The facts of a voucher: its row without the version, its division, the units that are left, and the mails about it. */
async function portrayed({ id, operacion }: { readonly id: number; readonly operacion: number }) {
  const { desk } = refunds;
  const { version: _, ...row } = await voucherRow(desk, id);
  const metodos = await desk.db
    .select()
    .from(valeMetodos)
    .where(eq(valeMetodos.idVale, id))
    .orderBy(asc(valeMetodos.metodo));
  const mails = await desk.db.select({ clave: correos.clave }).from(correos).where(eq(correos.idEntidad, id));
  return { row, metodos, units: await unitsLeft(desk, operacion), mails };
}

async function historyOf(id: number): Promise<readonly string[]> {
  const logs = await refunds.desk.db.select().from(valeLogs).where(eq(valeLogs.idVale, id)).orderBy(asc(valeLogs.id));
  return logs.map(({ accion }) => accion.trabajo);
}

/** Sends what is due now; answers the claves of what went out. */
async function deliver(): Promise<readonly string[]> {
  const sent: string[] = [];
  const mail = {
    send: async ({ idMensaje }: { readonly idMensaje: string }) =>
      void sent.push(idMensaje.slice(idMensaje.indexOf('.') + 1)),
    close: () => undefined,
  };
  const { db, bed } = refunds.desk;
  await createDeliverer({
    db,
    mail: mail as never,
    now: () => bed.clock.now,
    log: { error: () => undefined },
  }).deliver();
  return sent;
}

describe('a decision that was just made', () => {
  it.each([
    ['autorizar', 'VIGENTE', 'se deshizo la autorización'],
    ['rechazar', 'RECHAZADO', 'se deshizo el rechazo'],
  ] as const)('%s is taken back whole, and may be made again', async (how, estado, said) => {
    const vale = await waiting();
    const before = await portrayed(vale);
    refunds.desk.bed.clock.advance(60_000);
    const done = await decide(how, vale);
    expect(done.json(), done.body).toMatchObject({ estado: { nombre: estado }, deshacible: true });
    refunds.desk.bed.clock.advance(8_000);
    const answer = await undo(vale.id, how);
    expect(answer.json(), answer.body).toMatchObject({ codigo: 1, estado: { nombre: 'POR AUTORIZAR' } });
    expect(answer.json().descripcion).toContain(said);
    expect(await portrayed(vale)).toEqual(before);
    expect(await historyOf(vale.id)).toEqual(['guardar', how, 'avisar', 'deshacer']);
    refunds.desk.bed.clock.advance(600_000);
    expect(await deliver()).toEqual([]);
    const version = answer.json().version as number;
    expect((await decide('autorizar', { id: vale.id, version })).json()).toMatchObject({
      estado: { nombre: 'VIGENTE' },
    });
    refunds.desk.bed.clock.advance(10_000);
    expect(await deliver()).toEqual([`depreciacion-${vale.id}-1`]);
  });

  it.each(['autorizar', 'rechazar'] as const)(
    'on a change of methods, %s, is taken back with the division',
    async (how) => {
      const { desk } = refunds;
      const vale = await voucherBy(refunds, { [TARJETA]: 1_160 }, { pagos: [[2, 1_160]] });
      const changed = (await methods.change(vale, { [CERTIFICADO]: 1_160 })).json();
      const { operacion } = await voucherRow(desk, vale.id);
      const before = await portrayed({ id: vale.id, operacion });
      desk.bed.clock.advance(60_000);
      expect((await decide(how, { id: vale.id, version: changed.version })).json()).toMatchObject({ deshacible: true });
      expect(await portrayed({ id: vale.id, operacion })).not.toEqual(before);
      const answer = await undo(vale.id, how);
      expect(answer.json(), answer.body).toMatchObject({ estado: { nombre: 'POR AUTORIZAR' } });
      expect(await portrayed({ id: vale.id, operacion })).toEqual(before);
    },
  );

  it('is told nobody before its moment is over, and once from then on', async () => {
    const vale = await waiting();
    await decide('autorizar', vale);
    refunds.desk.bed.clock.advance(9_999);
    expect(await deliver()).toEqual([]);
    refunds.desk.bed.clock.advance(1);
    expect(await deliver()).toEqual([`depreciacion-${vale.id}-1`]);
    expect(await deliver()).toEqual([]);
  });
});

describe('a decision stays', () => {
  async function refused(id: number, how: Decision, who?: Person): Promise<string> {
    const before = await voucherRow(refunds.desk, id);
    const answer = await undo(id, how, who);
    expect([answer.statusCode, await voucherRow(refunds.desk, id)]).toEqual([409, before]);
    return answer.json().message;
  }

  it('once its moment is over, and for anybody else', async () => {
    const vale = await waiting();
    await decide('autorizar', vale);
    expect(await refused(vale.id, 'autorizar', refunds.desk.administrador)).toBe(
      'Ya no se puede deshacer: después se hizo algo más.',
    );
    refunds.desk.bed.clock.advance(10_001);
    expect(await refused(vale.id, 'autorizar')).toBe('Ya no se puede deshacer: pasaron los ocho segundos.');
  });

  it('where money was given', async () => {
    const vale = await waiting();
    const { version } = (await decide('autorizar', vale)).json();
    const given = await giveBackBy(refunds.desk.asesor, CHEQUE, { id: vale.id, version }, { folio: '1024' });
    expect(given.statusCode, given.body).toBe(200);
    expect(await refused(vale.id, 'autorizar')).toMatch(/^Ya no se puede deshacer|^Un vale en estado CANJEADO/);
  });

  it('where its mail is on the way: a server whose clock is ahead took it', async () => {
    const vale = await waiting();
    await decide('autorizar', vale);
    refunds.desk.bed.clock.advance(10_000);
    expect(await deliver()).toHaveLength(1);
    refunds.desk.bed.clock.advance(-5_000);
    expect(await refused(vale.id, 'autorizar')).toBe('Ya no se puede deshacer: el aviso ya salió.');
  });

  it('where another voucher took what a rejection made free', async () => {
    const { desk } = refunds;
    const vale = await waiting();
    await decide('rechazar', vale);
    const taken = await saveVoucher(desk.asesor, await asking(desk, vale.operacion, { 1: 35 }));
    expect(taken.statusCode, taken.body).toBe(200);
    expect(await refused(vale.id, 'rechazar')).toMatch(/^Ya no se puede deshacer: otro vale tomó lo que retenía/);
  });
});
