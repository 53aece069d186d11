/** Refunds whose outcome is unknown are finished once, however many servers there are, and by one that begins. */
import { describe, expect, it } from 'vitest';
import { esperaDeVecino } from '#domain/common/esperaDeVecino';
import { LEASE_MS } from '../../../server/platform/works/claim.ts';
import { BILLETERA, CERTIFICADO, giveBackBy, voucherBy, walletEntries } from './devoluciones.desk.ts';
import { openUnfinished } from './devoluciones.unfinished.ts';

const left = openUnfinished();
const { refunds } = left;

/** The keys under which the wallet, which answers, is asked from now on. */
function noteWallet(): readonly string[] {
  const asked: string[] = [];
  refunds.script.walletAdd = (what) => {
    asked.push(what.clave);
    return refunds.real.wallet.add(what);
  };
  return asked;
}

describe('several servers', () => {
  it('finish each refund once, asking each neighbour once', async () => {
    const all = [await left.begunBy(BILLETERA), await left.begunBy(CERTIFICADO), await left.begunBy(BILLETERA)];
    left.answerAgain();
    const asked = noteWallet();
    left.wait(esperaDeVecino(0));
    const ended = await Promise.all([left.newServer().finish(), left.newServer().finish(), left.newServer().finish()]);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(all.length);
    expect(new Set(asked).size).toBe(2);
    expect(asked).toHaveLength(2);
    for (const { id } of all) expect(await left.states(id)).toEqual(['hecha']);
  });

  it('take none that another has just taken, twenty at once', async () => {
    const all = [];
    for (let made = 0; made < 12; made += 1) all.push(await left.begunBy(BILLETERA));
    left.answerAgain();
    const asked = noteWallet();
    left.wait(esperaDeVecino(0));
    const ended = await Promise.all(Array.from({ length: 20 }, () => left.newServer().finish()));
    expect(asked).toHaveLength(all.length);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(all.length);
  });

  it('leave a refund to the one that asks for it until that one must be gone', async () => {
    const vale = await left.begunBy(BILLETERA);
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
    left.wait(esperaDeVecino(0));
    const first = left.newServer().finish();
    await asked;
    left.answerAgain();
    left.wait(LEASE_MS - 1);
    expect(await left.newServer().finish()).toBe(0);
    left.wait(1);
    expect(await left.newServer().finish()).toBe(1);
    die();
    await first;
    expect(await left.states(vale.id)).toEqual(['hecha']);
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
    left.answerAgain();
    left.wait(1);
    expect(await left.newServer().finish()).toBe(0);
    expect(await left.newServer({ alone: true }).finish()).toBe(1);
    expect(await left.states(vale.id)).toEqual(['hecha']);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('lets rest what it could not finish in its first round', async () => {
    await left.begunBy(BILLETERA);
    left.wait(1);
    const server = left.newServer({ alone: true });
    expect(await server.finish()).toBe(0);
    left.answerAgain();
    expect(await server.finish()).toBe(0);
    left.wait(esperaDeVecino(1));
    expect(await server.finish()).toBe(1);
  });

  it('ends cleanly: it asks nobody any more', async () => {
    const vale = await left.begunBy(BILLETERA);
    left.answerAgain();
    left.wait(esperaDeVecino(0));
    const server = left.newServer();
    await server.stop();
    expect(await server.finish()).toBe(0);
    expect(await left.states(vale.id)).toEqual(['pendiente']);
  });
});

it('nothing went wrong that a log should hold but silence, which the asking itself logs', () => {
  expect(left.amiss()).toEqual([]);
});
