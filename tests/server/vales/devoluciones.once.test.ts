import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { vales } from '../../../server/platform/db/schema/vales.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, newKey, Person } from '../casos/casos.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CREDITO,
  EFECTIVO,
  giveBackBy,
  refundDesk,
  refundsOf,
  TARJETA,
  voucherBy,
  walletEntries,
} from './devoluciones.desk.ts';
import { voucherRow } from './vales.desk.ts';

const refunds = refundDesk();

function asesor() {
  return refunds.desk.asesor;
}
function row(id: number) {
  return voucherRow(refunds.desk, id);
}

describe('one refund happens once', () => {
  it.each([BILLETERA, CERTIFICADO, EFECTIVO] as const)(
    'asked for 20 times at once with one key, by the method %s: one refund, one answer',
    async (metodo) => {
      const vale = await voucherBy(refunds, { [metodo]: 116 });
      const clave = newKey();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => giveBackBy(asesor(), metodo, vale, { clave })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'hecha', monto: 11_600 }]);
      expect(await row(vale.id)).toMatchObject({ version: 2, saldo: 0, estado: 2 });
      expect(await walletEntries(refunds, vale.id)).toEqual(metodo === BILLETERA ? [11_600] : []);
    },
  );

  it.each([BILLETERA, CERTIFICADO, EFECTIVO] as const)(
    'asked for by two people at once, by the method %s: one gives, the other is told',
    async (metodo) => {
      const vale = await voucherBy(
        refunds,
        { [metodo]: 116, [TARJETA]: 2_320 },
        {
          pagos: [
            [2, 2_320],
            [metodo === CERTIFICADO ? 9 : 1, 116],
          ],
        },
      );
      const answers = await Promise.all([asesor(), refunds.desk.gerente].map((who) => giveBackBy(who, metodo, vale)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'hecha', metodo }]);
      expect(await row(vale.id)).toMatchObject({ saldo: 232_000, estado: 1 });
    },
  );

  it('two who finish the same begun one: the second is told who did', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [EFECTIVO]: 116 });
    let second: Awaited<ReturnType<typeof giveBackBy>> | null = null;
    refunds.script.walletAdd = async (asked) => {
      const answer = await refunds.real.wallet.add(asked);
      if (second === null) {
        delete refunds.script.walletAdd;
        second = await giveBackBy(refunds.desk.gerente, BILLETERA, vale);
      }
      return answer;
    };
    const first = await giveBackBy(asesor(), BILLETERA, vale);
    expect(second).toMatchObject({ statusCode: 200 });
    expect([first.statusCode, first.json().message]).toEqual([
      409,
      'La parte de BILLETERA ya la devolvió Beto Asesor el 18/03/2026 21:00.',
    ]);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('that was done stays done, though a neighbour that breaks its word refuses it afterwards', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116 });
    refunds.script.walletAdd = async () => {
      delete refunds.script.walletAdd;
      expect((await giveBackBy(refunds.desk.gerente, BILLETERA, vale)).statusCode).toBe(200);
      throw new NeighbourRefusal('La billetera está cerrada.');
    };
    const answer = await giveBackBy(asesor(), BILLETERA, vale);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'La billetera está cerrada.']);
    expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'hecha', respuesta: null }]);
    expect(await row(vale.id)).toMatchObject({ estado: 2, saldo: 0 });
  });

  it('asked for at two servers at once, with one key and with others: one refund', async () => {
    const app = await secondServer(refunds.desk.bed, { neighbours: refunds.standing });
    const there = new Person({ ...refunds.desk.bed, app }, await refunds.desk.bed.signIn(ASESOR));
    for (const metodo of [BILLETERA, CERTIFICADO] as const) {
      const vale = await voucherBy(refunds, { [metodo]: 116 });
      const clave = newKey();
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => giveBackBy(asesor(), metodo, vale, { clave })),
        ...Array.from({ length: 5 }, () => giveBackBy(there, metodo, vale, { clave })),
        ...Array.from({ length: 3 }, () => giveBackBy(there, metodo, vale)),
      ]);
      const gave = answers.filter(({ statusCode }) => statusCode === 200);
      expect(new Set(gave.map(({ body }) => body)).size).toBe(1);
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
      expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'hecha' }]);
      expect(await walletEntries(refunds, vale.id)).toEqual(metodo === BILLETERA ? [11_600] : []);
    }
    await app.close();
  });

  it('a key that gave back one part is refused for another', async () => {
    const vale = await voucherBy(
      refunds,
      { [EFECTIVO]: 116, [TARJETA]: 116 },
      {
        pagos: [
          [2, 116],
          [1, 116],
        ],
      },
    );
    const clave = newKey();
    await giveBackBy(asesor(), EFECTIVO, vale, { clave });
    const other = await giveBackBy(asesor(), TARJETA, { ...vale, version: 2 }, { clave });
    expect([other.statusCode, other.json().message]).toEqual([
      409,
      'Este envío ya se guardó con otros datos. Actualice la página antes de enviar de nuevo.',
    ]);
  });

  it('while somebody cancels the voucher: one of both, never both', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116 });
    const [given, cancelled] = await Promise.all([
      giveBackBy(asesor(), BILLETERA, vale),
      refunds.desk.gerente.send('vales/cancelar-vale', { id: vale.id, version: 1, motivo: 'Se equivocó' }),
    ]);
    expect([given.statusCode, cancelled.statusCode].sort()).toEqual([200, 409]);
    const stored = await row(vale.id);
    expect([stored.estado, await walletEntries(refunds, vale.id)]).toEqual(
      given.statusCode === 200 ? [2, [11_600]] : [3, []],
    );
  });
});

describe('whose neighbour did not answer', () => {
  /** Who cancels, and gives back by another method, while a refund to the wallet is under way. */
  async function othersAreRefused(vale: { readonly id: number }) {
    const { version } = await row(vale.id);
    const cancelled = await refunds.desk.gerente.send('vales/cancelar-vale', {
      id: vale.id,
      version,
      motivo: 'Se equivocó',
    });
    expect([cancelled.statusCode, cancelled.json().message]).toEqual([
      409,
      'Ya se devolvió o se está devolviendo parte de este vale: no permite cancelarlo.',
    ]);
    const byOther = await giveBackBy(asesor(), CERTIFICADO, { ...vale, version });
    expect([byOther.statusCode, byOther.json().message]).toEqual([
      409,
      'Otra devolución de este vale no ha terminado: termínela antes de empezar una nueva.',
    ]);
    // A refund that needs no neighbour has to wait as well.
    const inCash = await giveBackBy(asesor(), EFECTIVO, { ...vale, version });
    expect([inCash.statusCode, inCash.json().message]).toEqual([409, byOther.json().message]);
  }

  it('stays begun: nothing else can be done, and the next attempt finishes it, whoever makes it', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [CERTIFICADO]: 116, [EFECTIVO]: 116 });
    refunds.script.walletAdd = async () => {
      throw new Error('socket hang up');
    };
    const lost = await giveBackBy(asesor(), BILLETERA, vale);
    expect([lost.statusCode, lost.json().message]).toEqual([
      502,
      'No se sabe si la devolución por BILLETERA llegó. Intente de nuevo: se cuenta una sola vez.',
    ]);
    expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'pendiente', terminado: null }]);
    expect(await row(vale.id)).toMatchObject({ version: 1, saldo: 34_800, estado: 1 });
    await othersAreRefused(vale);

    delete refunds.script.walletAdd;
    const again = await giveBackBy(refunds.desk.gerente, BILLETERA, vale);
    expect(again.json()).toMatchObject({ codigo: 1, version: 2, monto: 116 });
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
  });

  it('or the process died before it could say so: the wallet has it once, and so has the voucher', async () => {
    const { db } = refunds.desk;
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [CERTIFICADO]: 116, [EFECTIVO]: 116 });
    const clave = newKey();
    refunds.script.walletAdd = async (asked) => {
      const answer = await refunds.real.wallet.add(asked);
      await db.execute('alter table bitacora rename to tabla_ausente');
      return answer;
    };
    const died = await giveBackBy(asesor(), BILLETERA, vale, { clave });
    await db.execute('alter table tabla_ausente rename to bitacora');
    expect(died.statusCode).toBe(500);
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
    expect(await row(vale.id)).toMatchObject({ version: 1, saldo: 34_800 });
    expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'pendiente' }]);
    await othersAreRefused(vale);

    delete refunds.script.walletAdd;
    const again = await giveBackBy(asesor(), BILLETERA, vale, { clave });
    expect(again.json()).toMatchObject({ codigo: 1, version: 2, monto: 116 });
    expect(await walletEntries(refunds, vale.id)).toEqual([11_600]);
    expect(await row(vale.id)).toMatchObject({ saldo: 23_200 });
    expect((await giveBackBy(asesor(), BILLETERA, vale, { clave })).body).toBe(again.body);
  });

  it('is finished also when the voucher ran out meanwhile', async () => {
    const vale = await voucherBy(refunds, { [CERTIFICADO]: 116 });
    refunds.script.certificateIssue = async (asked) => {
      await refunds.real.certificates.issue(asked);
      throw new Error('socket hang up');
    };
    expect((await giveBackBy(asesor(), CERTIFICADO, vale)).statusCode).toBe(502);
    const past = new Date(refunds.desk.bed.clock.now.getTime() - 1);
    await refunds.desk.db.update(vales).set({ fechaVigencia: past }).where(eq(vales.id, vale.id));
    delete refunds.script.certificateIssue;
    expect((await giveBackBy(asesor(), CERTIFICADO, vale)).json()).toMatchObject({
      codigo: 1,
      estado: { nombre: 'CANJEADO' },
    });
  });

  it('or answered nothing: the specification’s text, and it stays begun', async () => {
    const vale = await voucherBy(refunds, { [CREDITO]: 116 }, { pagos: [[4, 116]] });
    refunds.script.creditApply = async () => null;
    const empty = await giveBackBy(asesor(), CREDITO, vale);
    expect([empty.statusCode, empty.json().message]).toEqual([502, 'Ocurrió un error al aplicar la devolución']);
    expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'pendiente' }]);
    delete refunds.script.creditApply;
    expect((await giveBackBy(asesor(), CREDITO, vale)).json()).toMatchObject({ codigo: 1 });
  });
});
