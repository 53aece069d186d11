/** A refund whose outcome is unknown is finished by the server itself, once. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/esperaDeVecino';
import { PERMISOS } from '#domain/permisos';
import { usuarios } from '../../server/db/schema/personas.ts';
import { bitacora } from '../../server/db/schema/system.ts';
import { valeDevoluciones, vales } from '../../server/db/schema/vales.ts';
import { unfinishedRefunds } from '../../server/devoluciones/unfinished.ts';
import { NeighbourRefusal } from '../../server/neighbours/asked.ts';
import { LEASE_MS } from '../../server/works/claim.ts';
import type { Finisher } from '../../server/works/finisher.ts';
import { createFinisher } from '../../server/works/finisher.ts';
import { ASESOR, NOW, newKey } from './casos.desk.ts';
import { GERENTE } from './casos.works.ts';
import type { RefundDesk } from './devoluciones.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CREDITO,
  emptyWallets,
  forgetScript,
  giveBackBy,
  openRefundDesk,
  refundsOf,
  voucherBy,
  walletEntries,
} from './devoluciones.desk.ts';
import { openStream } from './eventStream.ts';
import { grantPermissions } from './people.ts';
import { surroundingsOf } from './surroundings.ts';
import { testStamper } from './timbrador.desk.ts';
import { voucherRow } from './vales.desk.ts';

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
});
afterEach(async () => {
  forgetScript(refunds);
  // A refund that a test left begun must not reach the next test.
  while ((await unfinished()) > 0) {
    wait(24 * 3_600_000);
    await newServer().finish();
  }
  // The sessions of the people last no longer than a day.
  refunds.desk.bed.clock.now = NOW;
  await emptyWallets(refunds);
});
afterAll(() => refunds.desk.bed.close());

function unfinished() {
  return refunds.desk.db.$count(valeDevoluciones, eq(valeDevoluciones.estado, 'pendiente'));
}

function wait(ms: number): void {
  refunds.desk.bed.clock.advance(ms);
}

const logged: unknown[] = [];

/** A finisher as each server has one; it does not look by itself. */
function newServer({ alone = false }: { readonly alone?: boolean } = {}): Finisher {
  const neighbours = { ...refunds.real, ...refunds.standing, stamper: testStamper(refunds.desk.bed), mail: null };
  const surroundings = surroundingsOf(refunds.desk.bed, neighbours);
  const log = { error: (...line: unknown[]) => void logged.push(line) };
  return createFinisher(unfinishedRefunds(surroundings, log), { clock: surroundings.clock, alone, log });
}

/** A voucher of 116 pesos whose refund began and got no answer. */
async function begunBy(metodo: typeof BILLETERA | typeof CERTIFICADO, clave = newKey()) {
  const vale = await voucherBy(refunds, { [metodo]: 116 });
  const silent = () => Promise.reject(new Error('socket hang up'));
  Object.assign(refunds.script, { walletAdd: silent, certificateIssue: silent });
  expect((await giveBackBy(refunds.desk.asesor, metodo, vale, { clave })).statusCode).toBe(502);
  return { ...vale, clave };
}

function answerAgain(): void {
  delete refunds.script.walletAdd;
  delete refunds.script.certificateIssue;
}

async function states(id: number) {
  return (await refundsOf(refunds, id)).map(({ estado }) => estado);
}

describe('a refund whose neighbour was silent', () => {
  it.each([BILLETERA, CERTIFICADO] as const)(
    'is finished by the server when it answers again, method %s',
    async (by) => {
      const vale = await begunBy(by);
      const server = newServer();
      answerAgain();
      expect(await server.finish()).toBe(0);
      wait(esperaDeVecino(0));
      expect(await server.finish()).toBe(1);
      expect(await states(vale.id)).toEqual(['hecha']);
      expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 2, saldo: 0, version: 2 });
      if (by === BILLETERA) expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
      expect(await server.finish()).toBe(0);
    },
  );

  it('is left alone longer each time, and never given up', async () => {
    const vale = await begunBy(BILLETERA);
    let asked = 0;
    refunds.script.walletAdd = async () => {
      asked += 1;
      throw new Error('socket hang up');
    };
    const server = newServer();
    for (let time = 0; time < 9; time += 1) {
      wait(esperaDeVecino(time) - 1);
      await server.finish();
      expect(asked).toBe(time);
      wait(1);
      expect(await server.finish()).toBe(0);
      expect(asked).toBe(time + 1);
    }
    expect(esperaDeVecino(9)).toBe(30 * 60_000);
    expect(await states(vale.id)).toEqual(['pendiente']);
  });

  it('is asked for again at once when the clock was set back by a day meanwhile', async () => {
    await begunBy(BILLETERA);
    let asked = 0;
    refunds.script.walletAdd = async () => {
      asked += 1;
      throw new Error('socket hang up');
    };
    const server = newServer();
    wait(-86_400_000);
    await server.finish();
    expect(asked).toBe(1);
    await server.finish();
    expect(asked).toBe(1);
  });

  it('is told to whoever repeats the request under its key as if it had been answered', async () => {
    const vale = await begunBy(BILLETERA);
    answerAgain();
    wait(esperaDeVecino(0));
    await newServer().finish();
    const again = await giveBackBy(refunds.desk.asesor, BILLETERA, vale, { clave: vale.clave });
    expect([again.statusCode, again.json()]).toMatchObject([200, { codigo: 1, monto: 116, version: 2 }]);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('is given once when a person asks again just while the server does', async () => {
    const vale = await begunBy(BILLETERA);
    let person: Promise<{ readonly statusCode: number }> | null = null;
    refunds.script.walletAdd = async (asked) => {
      answerAgain();
      person = giveBackBy(refunds.desk.asesor, BILLETERA, vale, { clave: vale.clave });
      await person;
      return refunds.real.wallet.add(asked);
    };
    wait(esperaDeVecino(0));
    expect(await newServer().finish()).toBe(1);
    expect(await person).toMatchObject({ statusCode: 200 });
    expect(await states(vale.id)).toEqual(['hecha']);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('is finished though who began it may not give back any more, and after its voucher ran out', async () => {
    const vale = await begunBy(CERTIFICADO);
    answerAgain();
    const past = new Date(refunds.desk.bed.clock.now.getTime() - 1);
    await refunds.desk.db.update(vales).set({ fechaVigencia: past }).where(eq(vales.id, vale.id));
    const [before] = await refunds.desk.db.select().from(usuarios).where(eq(usuarios.numiden, ASESOR));
    await grantPermissions(refunds.desk.db, ASESOR, [PERMISOS.verVales.id]);
    try {
      wait(esperaDeVecino(0));
      expect(await newServer().finish()).toBe(1);
    } finally {
      await grantPermissions(refunds.desk.db, ASESOR, before?.permisos ?? []);
    }
    expect(await states(vale.id)).toEqual(['hecha']);
  });

  it('says in history and audit that nobody asked for it again', async () => {
    const vale = await begunBy(BILLETERA);
    answerAgain();
    wait(esperaDeVecino(0));
    await newServer().finish();
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
    const vale = await begunBy(BILLETERA);
    const stream = await openStream(refunds.desk.bed.app, await refunds.desk.bed.signIn(GERENTE));
    try {
      await stream.nextOf('hello');
      answerAgain();
      wait(esperaDeVecino(0));
      await newServer().finish();
      expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'vale', id: vale.id, version: 2 });
    } finally {
      stream.close();
    }
  });

  it('and which then says no for good ends as a refusal that is shown with its reason', async () => {
    const vale = await begunBy(BILLETERA);
    refunds.script.walletAdd = () => Promise.reject(new NeighbourRefusal('La billetera está cerrada.'));
    const stream = await openStream(refunds.desk.bed.app, await refunds.desk.bed.signIn(GERENTE));
    try {
      await stream.nextOf('hello');
      wait(esperaDeVecino(0));
      expect(await newServer().finish()).toBe(1);
      expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'vale', id: vale.id });
    } finally {
      stream.close();
    }
    const shown = await refunds.desk.asesor.post('vales/obtenerVale', { valeId: vale.id });
    expect(shown.json().devoluciones).toMatchObject([{ estado: 'rechazada', respuesta: 'La billetera está cerrada.' }]);
    // The voucher is free again, for a person: the server begins none.
    answerAgain();
    wait(24 * 3_600_000);
    expect(await newServer().finish()).toBe(0);
    expect(await states(vale.id)).toEqual(['rechazada']);
  });

  it('and which answers nothing that anybody understands stays unfinished', async () => {
    const vale = await voucherBy(refunds, { [CREDITO]: 116 }, { pagos: [[4, 116]] });
    refunds.script.creditApply = async () => null;
    await giveBackBy(refunds.desk.asesor, CREDITO, vale);
    wait(esperaDeVecino(0));
    expect(await newServer().finish()).toBe(0);
    delete refunds.script.creditApply;
    wait(esperaDeVecino(1));
    expect(await newServer().finish()).toBe(1);
    expect(await states(vale.id)).toEqual(['hecha']);
  });
});

describe('several servers', () => {
  it('finish each refund once, asking each neighbour once', async () => {
    const all = [await begunBy(BILLETERA), await begunBy(CERTIFICADO), await begunBy(BILLETERA)];
    answerAgain();
    const asked: string[] = [];
    refunds.script.walletAdd = (what) => {
      asked.push(what.clave);
      return refunds.real.wallet.add(what);
    };
    wait(esperaDeVecino(0));
    const ended = await Promise.all([newServer().finish(), newServer().finish(), newServer().finish()]);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(all.length);
    expect(new Set(asked).size).toBe(2);
    expect(asked).toHaveLength(2);
    for (const { id } of all) expect(await states(id)).toEqual(['hecha']);
  });

  it('take none that another has just taken, twenty at once', async () => {
    const all = [];
    for (let made = 0; made < 12; made += 1) all.push(await begunBy(BILLETERA));
    answerAgain();
    const asked: string[] = [];
    refunds.script.walletAdd = (what) => {
      asked.push(what.clave);
      return refunds.real.wallet.add(what);
    };
    wait(esperaDeVecino(0));
    const ended = await Promise.all(Array.from({ length: 20 }, () => newServer().finish()));
    expect(asked).toHaveLength(all.length);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(all.length);
  });

  it('leave a refund to the one that asks for it until that one must be gone', async () => {
    const vale = await begunBy(BILLETERA);
    let asking = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      asking = resolve;
    });
    let die = (): void => undefined;
    refunds.script.walletAdd = () => {
      asking();
      return new Promise((_, reject) => {
        die = () => reject(new Error('the server is gone'));
      });
    };
    wait(esperaDeVecino(0));
    const first = newServer().finish();
    await asked;
    answerAgain();
    wait(LEASE_MS - 1);
    expect(await newServer().finish()).toBe(0);
    wait(1);
    expect(await newServer().finish()).toBe(1);
    die();
    await first;
    expect(await states(vale.id)).toEqual(['hecha']);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });
});

describe('a server that begins', () => {
  it('finishes at once what one left that died between the answer and its commit, when it is alone', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116 });
    refunds.script.walletAdd = async (asked) => {
      await refunds.real.wallet.add(asked);
      throw new Error('killed');
    };
    await giveBackBy(refunds.desk.asesor, BILLETERA, vale);
    answerAgain();
    wait(1);
    expect(await newServer().finish()).toBe(0);
    expect(await newServer({ alone: true }).finish()).toBe(1);
    expect(await states(vale.id)).toEqual(['hecha']);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('lets rest what it could not finish in its first round', async () => {
    await begunBy(BILLETERA);
    wait(1);
    const server = newServer({ alone: true });
    expect(await server.finish()).toBe(0);
    answerAgain();
    expect(await server.finish()).toBe(0);
    wait(esperaDeVecino(1));
    expect(await server.finish()).toBe(1);
  });

  it('ends cleanly: it asks nobody any more', async () => {
    const vale = await begunBy(BILLETERA);
    answerAgain();
    wait(esperaDeVecino(0));
    const server = newServer();
    await server.stop();
    expect(await server.finish()).toBe(0);
    expect(await states(vale.id)).toEqual(['pendiente']);
  });
});

it('nothing went wrong that a log should hold but silence, which the asking itself logs', () => {
  const other = logged.filter((line) => !JSON.stringify(line).includes('a neighbour did not say'));
  expect(other).toEqual([]);
});
