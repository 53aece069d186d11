/** A refund that was noted by mistake is undone by another person's word, once, by an entry of the ledger, and never what was spent. */
import { asc, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { showPesos } from '#domain/common/money';
import type { Vale } from '#domain/vales/vales';
import {
  anulacionesCertificado,
  movimientosBilletera,
  movimientosCredito,
} from '../../../server/platform/db/schema/neighbours.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeDeshechos, valeLogs, vales } from '../../../server/platform/db/schema/vales.ts';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { ASESOR, newKey, type Person } from '../casos/casos.desk.ts';
import { GERENTE } from '../casos/casos.works.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CHEQUE,
  CREDITO,
  EFECTIVO,
  giveBackBy,
  givenOf,
  refundDesk,
  refundsOf,
  TARJETA,
  voucherBy,
  walletEntries,
} from './devoluciones.desk.ts';
import { voucherRow } from './vales.desk.ts';

const refunds = refundDesk();
const MOTIVO = 'Se anotó en el vale equivocado.';
const PAID_BY = { [CREDITO]: 4, [TARJETA]: 2 } as const;

type Method = Parameters<typeof giveBackBy>[1];

/** A cheque is for what is too much for cash. */
function amountBy(metodo: Method): number {
  return metodo === CHEQUE ? 2_320 : 116;
}

/** A voucher that the adviser gave back whole by a method. */
async function given(metodo: Method) {
  const form = metodo === CREDITO || metodo === TARJETA ? PAID_BY[metodo] : undefined;
  const vale = await voucherBy(
    refunds,
    { [metodo]: amountBy(metodo) },
    form === undefined ? {} : { pagos: [[form, 116]] },
  );
  const answer = await giveBackBy(refunds.desk.asesor, metodo, vale, metodo === CHEQUE ? { folio: '1024' } : {});
  expect(answer.statusCode, answer.body).toBe(200);
  const [refund] = await refundsOf(refunds, vale.id);
  return { ...vale, version: answer.json().version as number, idDevolucion: refund?.id ?? 0, ...refund, id: vale.id };
}

interface Seen {
  readonly id: number;
  readonly version: number;
  readonly idDevolucion: number;
}

function undo(
  { id, version, idDevolucion }: Seen,
  {
    who = refunds.desk.gerente,
    motivo = MOTIVO,
    clave = newKey(),
  }: Partial<{ who: Person; motivo: string; clave: string }> = {},
) {
  return who.send('vales/deshacer-devolucion', { id, version, idDevolucion, motivo }, clave);
}

async function read(id: number): Promise<Vale> {
  return (await refunds.desk.gerente.post('vales/obtenerVale', { valeId: id })).json();
}

describe('a refund of each form', () => {
  it.each([
    [EFECTIVO, 'EFECTIVO'],
    [CHEQUE, 'CHEQUE'],
    [TARJETA, 'TARJETA BANCARIA'],
    [BILLETERA, 'BILLETERA'],
    [CREDITO, 'CRÉDITO DE LA TIENDA'],
    [CERTIFICADO, 'CERTIFICADO DE REGALO'],
  ] as const)(
    'by the method %i is undone: the voucher owes it again, and gives it once more',
    async (metodo, nombre) => {
      const vale = await given(metodo);
      const answer = await undo(vale);
      expect(answer.statusCode, answer.body).toBe(200);
      const monto = amountBy(metodo);
      const text = `Se deshizo la devolución de ${showPesos(monto)} por ${nombre}: el vale la debe otra vez`;
      expect(answer.json()).toMatchObject({ descripcion: text, version: vale.version + 1, estado: { id: 1 } });
      expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 1, saldo: monto * 100 });
      expect(await givenOf(refunds, vale.id)).toEqual({ [metodo]: 0 });

      // By entries, and nothing is gone.
      expect((await refundsOf(refunds, vale.id)).map(({ estado }) => estado)).toEqual(['deshecha']);
      const shown = await read(vale.id);
      expect(shown.devoluciones[0]).toMatchObject({
        estado: 'deshecha',
        autor: { numiden: ASESOR },
        deshecho: { estado: 'hecho', motivo: MOTIVO, autor: { numiden: GERENTE } },
      });
      expect(shown.logs.at(-1)?.accion).toBe(`${text}: ${MOTIVO}`);
      const [audited] = await refunds.desk.db
        .select()
        .from(bitacora)
        .where(eq(bitacora.accion, 'deshacerDevolucion'))
        .orderBy(desc(bitacora.id))
        .limit(1);
      expect(audited).toMatchObject({
        ...{ accion: 'deshacerDevolucion', numiden: GERENTE, idEntidad: String(vale.id) },
        despues: { idDevolucion: vale.idDevolucion, monto, motivo: MOTIVO },
      });

      const again = await giveBackBy(
        ...([refunds.desk.asesor, metodo, { id: vale.id, version: vale.version + 1 }] as const),
        metodo === CHEQUE ? { folio: '1025' } : {},
      );
      expect(again.statusCode, again.body).toBe(200);
      expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 2, saldo: 0 });
      expect((await refundsOf(refunds, vale.id)).map(({ estado }) => estado)).toEqual(['deshecha', 'hecha']);
    },
  );

  it('leaves the ledgers of the neighbours with both entries', async () => {
    const wallet = await given(BILLETERA);
    await undo(wallet);
    expect(await walletEntries(refunds, wallet.id)).toEqual([11_600, -11_600]);
    const credit = await given(CREDITO);
    await undo(credit);
    const movements = await refunds.desk.db
      .select({ monto: movimientosCredito.monto })
      .from(movimientosCredito)
      .where(eq(movimientosCredito.idVale, credit.id))
      .orderBy(asc(movimientosCredito.id));
    expect(movements.map(({ monto }) => monto)).toEqual([11_600, -11_600]);
    const certificate = await given(CERTIFICADO);
    await undo(certificate);
    const folio = certificate.folio ?? '';
    const annulled = eq(anulacionesCertificado.folio, folio);
    expect(await refunds.desk.db.$count(anulacionesCertificado, annulled)).toBe(1);
    const found = await refunds.desk.asesor.get(`vales/folio/get-certificado-regalo/${folio}`);
    expect(found.json()).toMatchObject({ estado: 'ANULADO', canjeado: null });
    const spent = await refunds.desk.asesor.send('vales/folio/guardar-certificado-regalo', { folio });
    expect([spent.statusCode, spent.json().message]).toEqual([
      409,
      expect.stringContaining(`El certificado ${folio} se anuló el`),
    ]);
  });

  it('goes another way afterwards, and its sale takes no more than before', async () => {
    const vale = await given(CERTIFICADO);
    const { version } = (await undo(vale)).json();
    const changed = await refunds.desk.asesor.send('vales/cambiar-metodos', {
      ...{ id: vale.id, version },
      metodosDevolucion: [{ metodo: { id: BILLETERA }, monto: 116 }],
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const seen = { id: vale.id, version: changed.json().version };
    expect((await giveBackBy(refunds.desk.asesor, BILLETERA, seen)).statusCode).toBe(200);
    expect(await givenOf(refunds, vale.id)).toEqual({ [BILLETERA]: 11_600 });
    const methods = await refunds.desk.asesor.post('vales/metodo-pago/get-by-tipo', {
      ...{ tipo: 1, tienda: 1, operacion: vale.operacion },
    });
    const left = methods.json().flatMap(({ pagos }: { pagos: { disponible: number }[] }) => pagos);
    expect(left.every(({ disponible }: { disponible: number }) => disponible === 0)).toBe(true);
  });

  it('of a voucher of two parts is undone alone', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 58, [BILLETERA]: 58 });
    const cash = await giveBackBy(refunds.desk.asesor, EFECTIVO, vale);
    const wallet = await giveBackBy(refunds.desk.asesor, BILLETERA, { id: vale.id, version: cash.json().version });
    const [first] = await refundsOf(refunds, vale.id);
    const answer = await undo({ id: vale.id, version: wallet.json().version, idDevolucion: first?.id ?? 0 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 1, saldo: 5_800 });
    expect(await givenOf(refunds, vale.id)).toEqual({ [BILLETERA]: 5_800, [EFECTIVO]: 0 });
    // A repetition of the refund under its key is told what was given then.
    expect((await refundsOf(refunds, vale.id)).map(({ estado }) => estado)).toEqual(['deshecha', 'hecha']);
  });

  it('is told as it was given to whoever repeats its request, though it was undone since', async () => {
    const clave = newKey();
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const first = await giveBackBy(refunds.desk.asesor, EFECTIVO, vale, { clave });
    const [refund] = await refundsOf(refunds, vale.id);
    await undo({ id: vale.id, version: first.json().version, idDevolucion: refund?.id ?? 0 });
    const again = await giveBackBy(refunds.desk.asesor, EFECTIVO, vale, { clave });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });
});

describe('what was spent', () => {
  it('is no certificate that is undone', async () => {
    const vale = await given(CERTIFICADO);
    const folio = vale.folio ?? '';
    await refunds.desk.asesor.send('vales/folio/guardar-certificado-regalo', { folio });
    const answer = await undo(vale);
    const reason = answer.json().message;
    expect([answer.statusCode, reason]).toEqual([
      409,
      expect.stringContaining(`El certificado ${folio} ya se canjeó el`),
    ]);
    await staysGiven(vale.id, reason);
  });

  it('is no wallet that does not hold it any more, to the centavo', async () => {
    const vale = await given(BILLETERA);
    const [deposit] = await refunds.desk.db
      .select()
      .from(movimientosBilletera)
      .where(eq(movimientosBilletera.idVale, vale.id));
    const spend = (monto: number) =>
      refunds.desk.db.insert(movimientosBilletera).values({
        ...{ clave: newKey(), folio: deposit?.folio ?? '', monto: monto as never, concepto: 'Compra' },
        ...{ fecha: refunds.desk.bed.clock.now, numiden: ASESOR },
      });
    await spend(-1);
    const answer = await undo(vale);
    const reason = 'La billetera tiene $115.99 y se abonaron $116.00: ya se gastó y no se deshace.';
    expect([answer.statusCode, answer.json().message]).toEqual([409, reason]);
    await staysGiven(vale.id, reason);
    // Once the money is there again, another word undoes it.
    await spend(1);
    expect((await undo(vale)).statusCode).toBe(200);
    expect((await walletEntries(refunds, vale.id)).at(-1)).toBe(-11_600);
  });

  it('is no credit that does not revert', async () => {
    const vale = await given(CREDITO);
    const reason = 'El crédito ya cerró su corte y no revierte abonos.';
    refunds.script.creditRevert = () => Promise.reject(new NeighbourRefusal(reason));
    const answer = await undo(vale);
    expect([answer.statusCode, answer.json().message]).toEqual([409, reason]);
    await staysGiven(vale.id, reason);
  });

  async function staysGiven(id: number, reason: string): Promise<void> {
    expect(await voucherRow(refunds.desk, id)).toMatchObject({ estado: 2, saldo: 0 });
    expect((await refundsOf(refunds, id)).map(({ estado }) => estado)).toEqual(['hecha']);
    const shown = await read(id);
    expect(shown.devoluciones[0]?.deshecho).toMatchObject({ estado: 'rechazado', respuesta: reason });
    expect(shown.logs.at(-1)?.accion).toContain(`no se deshizo: ${reason}`);
  }
});

describe('who may', () => {
  it('is not who gave it back, nor who made the voucher, nor who may not authorize', async () => {
    const OWN = 'Usted hizo este vale o devolvió esto: lo deshace otra persona.';
    const made = await given(EFECTIVO);
    const { db, gerente, asesor } = refunds.desk;
    expect((await undo(made, { who: asesor })).statusCode).toBe(403);
    await db
      .update(vales)
      .set({ autores: [GERENTE] })
      .where(eq(vales.id, made.id));
    const author = await undo(made);
    expect([author.statusCode, author.json().message]).toEqual([403, OWN]);

    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    const { version } = (await giveBackBy(gerente, EFECTIVO, vale)).json();
    const [refund] = await refundsOf(refunds, vale.id);
    const gave = await undo({ id: vale.id, version, idDevolucion: refund?.id ?? 0 });
    expect([gave.statusCode, gave.json().message]).toEqual([403, OWN]);
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 2, saldo: 0 });
  });

  it('is nobody where it is unknown who made it, and says why it is undone', async () => {
    const vale = await given(EFECTIVO);
    expect((await undo(vale, { motivo: 'ya' })).statusCode).toBe(400);
    await refunds.desk.db.update(vales).set({ autores: [] }).where(eq(vales.id, vale.id));
    const answer = await undo(vale);
    expect([answer.statusCode, answer.json().message]).toEqual([
      ...([409, 'No se sabe quién hizo este vale, así que nadie puede deshacer lo que devolvió.'] as const),
    ]);
  });

  it('undoes only what this voucher gave, and once', async () => {
    const [vale, other] = [await given(EFECTIVO), await given(EFECTIVO)];
    const foreign = await undo({ ...vale, idDevolucion: other.idDevolucion });
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, 'Este vale no tiene esa devolución.']);
    const { version } = (await undo(vale)).json();
    const again = await undo({ ...vale, version });
    expect([again.statusCode, again.json().message]).toEqual([409, 'La devolución por EFECTIVO ya se deshizo.']);
  });
});

describe('many at once', () => {
  it.each([EFECTIVO, BILLETERA, CERTIFICADO] as const)('twenty undo it once, by the method %i', async (metodo) => {
    const vale = await given(metodo);
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(vale)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(await voucherRow(refunds.desk, vale.id)).toMatchObject({ estado: 1, saldo: 11_600 });
    expect(await givenOf(refunds, vale.id)).toEqual({ [metodo]: 0 });
    expect(await refunds.desk.db.$count(valeDeshechos, eq(valeDeshechos.idVale, vale.id))).toBe(1);
    if (metodo === BILLETERA) expect(await walletEntries(refunds, vale.id)).toEqual([11_600, -11_600]);
    const told = await refunds.desk.db.select().from(valeLogs).where(eq(valeLogs.idVale, vale.id));
    expect(told.filter(({ accion }) => accion.trabajo === 'deshacerDevolucion').length).toBe(1);
  });
});
