import { eq } from 'drizzle-orm';
import { afterEach } from 'vitest';
import { valeDevoluciones } from '../../../server/platform/db/schema/vales.ts';
import { createFinisher, type Finisher } from '../../../server/platform/works/finisher.ts';
import { unfinishedRefunds } from '../../../server/vales/devoluciones/unfinished.ts';
import { surroundingsOf } from '../bed/surroundings.ts';
import { NOW, newKey } from '../casos/casos.desk.ts';
import { testStamper } from '../facturas/timbrador.desk.ts';
import {
  type BILLETERA,
  type CERTIFICADO,
  forgetScript,
  giveBackBy,
  type RefundDesk,
  refundDesk,
  refundsOf,
  voucherBy,
} from './devoluciones.desk.ts';

/** A voucher with a begun refund, and the key under which the refund was asked for. */
type Begun = Awaited<ReturnType<typeof voucherBy>> & { readonly clave: string };

/** A desk on which refunds begin, get no answer, and are finished by servers. */
export interface Unfinished {
  readonly refunds: RefundDesk;
  /** A voucher of 116 pesos whose refund began and got no answer. */
  begunBy(metodo: typeof BILLETERA | typeof CERTIFICADO): Promise<Begun>;
  /** The neighbours that said nothing answer from now on. */
  answerAgain(): void;
  wait(ms: number): void;
  /** A finisher as each server has one, `alone` or among others; it does not look by itself. */
  newServer(as?: { readonly alone: boolean }): Finisher;
  /** The states of a voucher's refunds, in order. */
  states(id: number): Promise<readonly string[]>;
  /** The lines that were logged, but for those of silence. */
  amiss(): readonly unknown[];
}

/** Opens it for the tests of a file; none leaves anything unfinished to the next. */
export function openUnfinished(): Unfinished {
  const refunds = refundDesk();
  const logged: unknown[] = [];
  const log = { error: (...line: unknown[]) => void logged.push(line) };

  function wait(ms: number): void {
    refunds.desk.bed.clock.advance(ms);
  }

  function newServer({ alone } = { alone: false }): Finisher {
    const neighbours = { ...refunds.real, ...refunds.standing, stamper: testStamper(refunds.desk.bed), mail: null };
    const surroundings = surroundingsOf(refunds.desk.bed, neighbours);
    return createFinisher(unfinishedRefunds(surroundings, log), { clock: surroundings.clock, alone, log });
  }

  afterEach(async () => {
    forgetScript(refunds);
    while ((await refunds.desk.db.$count(valeDevoluciones, eq(valeDevoluciones.estado, 'pendiente'))) > 0) {
      wait(24 * 3_600_000);
      await newServer().finish();
    }
    // The sessions of the people last no longer than a day.
    refunds.desk.bed.clock.now = NOW;
  });

  return {
    refunds,
    begunBy: async (metodo) => {
      const clave = newKey();
      const vale = await voucherBy(refunds, { [metodo]: 116 });
      const silent = () => Promise.reject(new Error('socket hang up'));
      Object.assign(refunds.script, { walletAdd: silent, certificateIssue: silent });
      const { statusCode } = await giveBackBy(refunds.desk.asesor, metodo, vale, { clave });
      if (statusCode !== 502) throw new Error(`The refund was answered ${statusCode}`);
      return { ...vale, clave };
    },
    answerAgain: () => {
      delete refunds.script.walletAdd;
      delete refunds.script.certificateIssue;
    },
    wait,
    newServer,
    states: async (id) => (await refundsOf(refunds, id)).map(({ estado }) => estado),
    amiss: () => logged.filter((line) => !JSON.stringify(line).includes('a neighbour did not say')),
  };
}
