/** An undoing whose outcome nobody knows stays begun, holds the voucher, and is finished once: by who asked, or by a server. */
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { PERMISOS } from '#domain/common/permisos';
import type { Vale } from '#domain/vales/vales';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { valeDeshechos, vales } from '../../../server/platform/db/schema/vales.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { createFinisher, type Finisher } from '../../../server/platform/works/finisher.ts';
import { unfinishedUndoings } from '../../../server/vales/devoluciones/unfinishedUndoings.ts';
import { grantPermissions } from '../bed/people.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { ADMINISTRATOR, NOW, newKey } from '../casos/casos.desk.ts';
import { GERENTE } from '../casos/casos.works.ts';
import { testStamper } from '../facturas/timbrador.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  EFECTIVO,
  forgetScript,
  giveBackBy,
  givenOf,
  refundDesk,
  refundsOf,
  voucherBy,
  walletEntries,
} from './devoluciones.desk.ts';
import { voucherRow } from './vales.desk.ts';

const refunds = refundDesk();
const MOTIVO = 'Se anotó en el vale equivocado.';
const BEING_UNDONE = 'Se está deshaciendo una devolución de este vale: espere a que termine.';
const logged: unknown[] = [];
const log = { error: (...line: unknown[]) => void logged.push(line) };

function newServer({ alone } = { alone: false }): Finisher {
  const neighbours = { ...refunds.real, ...refunds.standing, stamper: testStamper(refunds.desk.bed), mail: null };
  const surroundings = surroundingsOf(refunds.desk.bed, neighbours);
  return createFinisher(unfinishedUndoings(surroundings, log), { clock: surroundings.clock, alone, log });
}

function wait(ms: number): void {
  refunds.desk.bed.clock.advance(ms);
}

afterEach(async () => {
  forgetScript(refunds);
  while ((await refunds.desk.db.$count(valeDeshechos, eq(valeDeshechos.estado, 'pendiente'))) > 0) {
    wait(24 * 3_600_000);
    await newServer().finish();
  }
  refunds.desk.bed.clock.now = NOW;
});

/** A voucher of cash and a wallet, or of a certificate; the neighbour's part was given. */
async function given(metodo: typeof BILLETERA | typeof CERTIFICADO) {
  const vale = await voucherBy(refunds, { [EFECTIVO]: 58, [metodo]: 116 });
  const { version } = (await giveBackBy(refunds.desk.asesor, metodo, vale)).json();
  const [refund] = await refundsOf(refunds, vale.id);
  return { id: vale.id, version: version as number, idDevolucion: refund?.id ?? 0 };
}

type Seen = Awaited<ReturnType<typeof given>>;

function undo(seen: Seen, clave = newKey(), motivo = MOTIVO, who = refunds.desk.gerente) {
  return who.send('vales/deshacer-devolucion', { ...seen, motivo }, clave);
}

/** The wallet does it, and its answer is lost: as where the server is killed in between. */
function losesTheAnswer(): void {
  refunds.script.walletTakeBack = async (asked) => {
    await refunds.real.wallet.takeBack(asked);
    throw new Error('socket hang up');
  };
}

async function states(id: number) {
  const rows = await refunds.desk.db.select().from(valeDeshechos).where(eq(valeDeshechos.idVale, id));
  return [(await refundsOf(refunds, id)).map(({ estado }) => estado), rows.map(({ estado }) => estado)];
}

describe('an undoing without an answer', () => {
  it('counts as given, and lets nothing else be done with what is left', async () => {
    const seen = await given(BILLETERA);
    losesTheAnswer();
    const answer = await undo(seen);
    expect([answer.statusCode, answer.json().message]).toEqual([
      ...([
        502,
        'No se sabe si la devolución por BILLETERA se deshizo. Intente de nuevo: se cuenta una sola vez.',
      ] as const),
    ]);
    expect(await states(seen.id)).toEqual([['hecha'], ['pendiente']]);
    expect(await voucherRow(refunds.desk, seen.id)).toMatchObject({ estado: 1, saldo: 5_800, version: seen.version });
    const { id, version } = seen;
    const others = [
      await giveBackBy(refunds.desk.asesor, EFECTIVO, seen),
      await refunds.desk.asesor.send('vales/guardarReposicion', { id, version, motivo: 'Lo perdió el cliente.' }),
      await refunds.desk.asesor.send('vales/cambiar-metodos', {
        ...{ id, version, metodosDevolucion: [{ metodo: { id: BILLETERA }, monto: 58 }] },
      }),
    ];
    for (const other of others) expect([other.statusCode, other.json().message]).toEqual([409, BEING_UNDONE]);
    const shown: Vale = (await refunds.desk.gerente.post('vales/obtenerVale', { valeId: id })).json();
    expect(shown.devoluciones[0]).toMatchObject({ estado: 'hecha', deshecho: { estado: 'pendiente', motivo: MOTIVO } });
  });

  it('is gone on with by who asked, in the first words, and counts once', async () => {
    const seen = await given(BILLETERA);
    losesTheAnswer();
    const clave = newKey();
    await undo(seen, clave);
    forgetScript(refunds);
    const again = await undo(seen, clave);
    expect(again.statusCode, again.body).toBe(200);
    expect(await states(seen.id)).toEqual([['deshecha'], ['hecho']]);
    expect(await walletEntries(refunds, seen.id)).toEqual([11_600, -11_600]);
    expect(await voucherRow(refunds.desk, seen.id)).toMatchObject({ estado: 1, saldo: 17_400 });
    expect((await undo(seen, clave)).json()).toEqual(again.json());
  });

  it('is nobody else’s to go on with', async () => {
    const seen = await given(BILLETERA);
    losesTheAnswer();
    await undo(seen);
    const administrator = refunds.desk.gerente.inSession(await refunds.desk.bed.signIn(ADMINISTRATOR));
    const other = await undo(seen, newKey(), 'Otra razón de otra persona.', administrator);
    expect([other.statusCode, other.json().message]).toEqual([409, BEING_UNDONE]);
  });

  it.each([BILLETERA, CERTIFICADO] as const)(
    'is finished by the server when it answers again, method %s',
    async (metodo) => {
      const seen = await given(metodo);
      losesTheAnswer();
      refunds.script.certificateAnnul = () => Promise.reject(new Error('socket hang up'));
      const clave = newKey();
      await undo(seen, clave);
      forgetScript(refunds);
      const server = newServer();
      expect(await server.finish()).toBe(0);
      wait(esperaDeVecino(0));
      expect(await server.finish()).toBe(1);
      expect(await states(seen.id)).toEqual([['deshecha'], ['hecho']]);
      expect(await givenOf(refunds, seen.id)).toEqual({ [EFECTIVO]: 0, [metodo]: 0 });
      const history = await refunds.desk.asesor.get(`vales/searchHistorico/${seen.id}`);
      expect(history.body).toContain(`el vale la debe otra vez: ${MOTIVO} (la terminó el sistema)`);
      expect((await undo(seen, clave)).statusCode).toBe(200);
      expect(await server.finish()).toBe(0);
    },
  );

  it('is finished though who asked may authorize nothing any more, and by a server that begins alone', async () => {
    const seen = await given(BILLETERA);
    losesTheAnswer();
    await undo(seen);
    forgetScript(refunds);
    const past = new Date(refunds.desk.bed.clock.now.getTime() - 1);
    await refunds.desk.db.update(vales).set({ fechaVigencia: past }).where(eq(vales.id, seen.id));
    const [before] = await refunds.desk.db.select().from(usuarios).where(eq(usuarios.numiden, GERENTE));
    await grantPermissions(refunds.desk.db, GERENTE, [PERMISOS.verVales.id]);
    wait(1);
    try {
      expect(await newServer({ alone: true }).finish()).toBe(1);
    } finally {
      await grantPermissions(refunds.desk.db, GERENTE, before?.permisos ?? []);
    }
    expect(await states(seen.id)).toEqual([['deshecha'], ['hecho']]);
  });

  it('ends as refused where the money is spent meanwhile, and the voucher is free again', async () => {
    const seen = await given(CERTIFICADO);
    refunds.script.certificateAnnul = () => Promise.reject(new Error('socket hang up'));
    await undo(seen);
    refunds.script.certificateAnnul = () => Promise.reject(new NeighbourRefusal('Ya se canjeó.'));
    wait(esperaDeVecino(0));
    expect(await newServer().finish()).toBe(1);
    expect(await states(seen.id)).toEqual([['hecha'], ['rechazado']]);
    expect((await giveBackBy(refunds.desk.asesor, EFECTIVO, seen)).statusCode).toBe(200);
  });

  it('is finished once by twenty servers at once, while who asked asks again', async () => {
    const all = [await given(BILLETERA), await given(BILLETERA), await given(CERTIFICADO)];
    losesTheAnswer();
    refunds.script.certificateAnnul = () => Promise.reject(new Error('socket hang up'));
    const claves = all.map(() => newKey());
    for (const [at, seen] of all.entries()) await undo(seen, claves[at]);
    forgetScript(refunds);
    wait(esperaDeVecino(0));
    const [answers] = await Promise.all([
      Promise.all(all.map((seen, at) => undo(seen, claves[at]))),
      ...Array.from({ length: 20 }, () => newServer().finish()),
    ]);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    for (const { id } of all) {
      expect(await states(id)).toEqual([['deshecha'], ['hecho']]);
      expect(await voucherRow(refunds.desk, id)).toMatchObject({ estado: 1, saldo: 17_400 });
    }
    for (const { id } of all.slice(0, 2)) expect(await walletEntries(refunds, id)).toEqual([11_600, -11_600]);
  });
});

describe('a refund under way', () => {
  it('keeps another one from being undone until it has ended', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 58, [BILLETERA]: 116 });
    const { version } = (await giveBackBy(refunds.desk.asesor, EFECTIVO, vale)).json();
    const [refund] = await refundsOf(refunds, vale.id);
    const seen = { id: vale.id, version, idDevolucion: refund?.id ?? 0 };
    refunds.script.walletAdd = () => Promise.reject(new Error('socket hang up'));
    await giveBackBy(refunds.desk.asesor, BILLETERA, seen);
    const answer = await undo(seen);
    expect([answer.statusCode, answer.json().message]).toEqual([
      ...([409, 'Otra devolución de este vale no ha terminado: cuando termine se puede deshacer esta.'] as const),
    ]);
    forgetScript(refunds);
    const done = await giveBackBy(refunds.desk.asesor, BILLETERA, seen);
    expect(done.statusCode, done.body).toBe(200);
    expect((await undo({ ...seen, version: done.json().version })).statusCode).toBe(200);
  });
});
