import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { valeMetodos, vales } from '../../../server/platform/db/schema/vales.ts';
import { ASESOR, portray } from '../casos/casos.desk.ts';
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
} from './devoluciones.desk.ts';
import { asking, sell, voucherOf, voucherRow } from './vales.desk.ts';

const refunds = refundDesk();

function asesor() {
  return refunds.desk.asesor;
}
function row(id: number) {
  return voucherRow(refunds.desk, id);
}

describe('giving back a part of a voucher', () => {
  it('goes by every method, and the last part makes it CANJEADO', async () => {
    const vale = await voucherBy(
      refunds,
      { [TARJETA]: 116, [BILLETERA]: 116, [CREDITO]: 116, [EFECTIVO]: 116, [CERTIFICADO]: 116 },
      {
        pagos: [
          [2, 116],
          [4, 116],
          [1, 232],
          [9, 116],
        ],
      },
    );
    const parts = [
      [TARJETA, null],
      [BILLETERA, /^BE[0-9]{11}$/],
      [CREDITO, /^AB[0-9]{8}$/],
      [CERTIFICADO, /^CR[0-9]{15}$/],
      [EFECTIVO, null],
    ] as const;
    let version = vale.version;
    for (const [metodo, folio] of parts) {
      const answer = await giveBackBy(asesor(), metodo, { ...vale, version });
      expect(answer.json()).toMatchObject({
        codigo: 1,
        version: version + 1,
        estado: { nombre: metodo === EFECTIVO ? 'CANJEADO' : 'VIGENTE' },
        monto: 116,
        folio: folio === null ? null : expect.stringMatching(folio),
      });
      version = answer.json().version;
    }
    expect(await row(vale.id)).toMatchObject({ estado: 2, saldo: 0 });
    expect(await givenOf(refunds, vale.id)).toEqual({ 2: 11_600, 3: 11_600, 4: 11_600, 6: 11_600, 7: 11_600 });
    const history = (await asesor().get(`vales/searchHistorico/${vale.id}`)).json();
    expect(history.map(({ accion }: { accion: string }) => accion.replace(/folio \S+/, 'folio …'))).toEqual([
      'Vale guardado',
      'Se devolvieron $116.00 por TARJETA BANCARIA',
      'Devolución de $116.00 por BILLETERA empezada',
      'Se devolvieron $116.00 por BILLETERA, folio …',
      'Devolución de $116.00 por CRÉDITO DE LA TIENDA empezada',
      'Se devolvieron $116.00 por CRÉDITO DE LA TIENDA, folio …',
      'Devolución de $116.00 por CERTIFICADO DE REGALO empezada',
      'Se devolvieron $116.00 por CERTIFICADO DE REGALO, folio …',
      'Se devolvieron $116.00 por EFECTIVO',
    ]);
    const audited = await refunds.desk.db
      .select()
      .from(bitacora)
      .where(eq(bitacora.idEntidad, String(vale.id)));
    expect(audited.filter(({ accion }) => accion === 'abonarBilletera')).toMatchObject([
      { numiden: ASESOR, despues: { metodo: BILLETERA, monto: 116, clave: expect.any(String) } },
      { numiden: ASESOR, antes: { saldo: 46_400 }, despues: { saldo: 34_800, metodo: BILLETERA, monto: 116 } },
    ]);
  });

  it('by cheque says its number, which the other methods have not', async () => {
    const vale = await voucherBy(refunds, { [CHEQUE]: 2_320 });
    const without = await giveBackBy(asesor(), CHEQUE, vale);
    expect([without.statusCode, without.json().message]).toEqual([400, 'Escriba el número del cheque.']);
    const other = await giveBackBy(asesor(), EFECTIVO, vale, { folio: '77' });
    expect([other.statusCode, other.json().message]).toEqual([400, 'Solo un cheque lleva número.']);
    const given = await giveBackBy(asesor(), CHEQUE, vale, { folio: 'CH-0091' });
    expect(given.json()).toMatchObject({ codigo: 1, folio: 'CH-0091', monto: 2_320, estado: { nombre: 'CANJEADO' } });
    expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'hecha', folio: 'CH-0091', numiden: ASESOR }]);
  });

  it('of nothing ends a voucher that is worth nothing', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116 });
    await refunds.desk.db
      .update(vales)
      .set({ saldo: '0' as never, depreciacion: 11_600 as never })
      .where(eq(vales.id, vale.id));
    await refunds.desk.db
      .update(valeMetodos)
      .set({ monto: 0 as never })
      .where(eq(valeMetodos.idVale, vale.id));
    const given = await giveBackBy(asesor(), EFECTIVO, vale);
    expect(given.json()).toMatchObject({ codigo: 1, monto: 0, estado: { nombre: 'CANJEADO' } });
  });

  it.each([
    [EFECTIVO, 'Este vale no se devuelve por EFECTIVO.'],
    [CERTIFICADO, 'La parte de CERTIFICADO DE REGALO ya se devolvió.'],
  ] as const)('is refused where nothing is left of the method: %s', async (metodo, text) => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116, [CERTIFICADO]: 116 });
    await giveBackBy(asesor(), CERTIFICADO, vale);
    const before = await portray(refunds.desk.db);
    const again = await giveBackBy(asesor(), metodo, { ...vale, version: 2 });
    expect([again.statusCode, again.json().message]).toEqual([409, text]);
    expect(await portray(refunds.desk.db)).toEqual(before);
  });

  it('is refused after its validity, and to a person who may not make vouchers', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116 });
    const past = new Date(refunds.desk.bed.clock.now.getTime() - 1);
    await refunds.desk.db.update(vales).set({ fechaVigencia: past }).where(eq(vales.id, vale.id));
    const late = await giveBackBy(asesor(), BILLETERA, vale);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'La vigencia de este vale terminó. Repóngalo por uno nuevo con el mismo saldo.',
    ]);
    expect((await giveBackBy(refunds.desk.onlyValidates, BILLETERA, vale)).statusCode).toBe(403);
    expect(await refundsOf(refunds, vale.id)).toEqual([]);
  });

  it('never gives more to a card than the sale was paid by it, whichever vouchers ask at once', async () => {
    const many = 8;
    const operacion = await sell(refunds.desk, [{ unidades: many, pesos: many * 100 }], {
      pagos: [
        [2, 116],
        [1, (many - 1) * 116],
      ],
    });
    const all: Awaited<ReturnType<typeof voucherOf>>[] = [];
    for (let n = 0; n < many; n += 1)
      all.push(await voucherOf(asesor(), await asking(refunds.desk, operacion, { 1: 1 })));
    // All but one were saved as cash: what an import, or an earlier version, made otherwise of them.
    for (const { id } of all)
      await refunds.desk.db.update(valeMetodos).set({ metodo: TARJETA }).where(eq(valeMetodos.idVale, id));
    const answers = await Promise.all(all.map((vale) => giveBackBy(asesor(), TARJETA, vale)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(many - 1).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'Por TARJETA BANCARIA no puede volver más de lo que se pagó: quedan $0.00.',
    );
  });

  it('counts what another voucher is giving back to the same credit, though nobody knows whether it came', async () => {
    const operacion = await sell(refunds.desk, [{ unidades: 2, pesos: 200 }], {
      pagos: [
        [4, 116],
        [1, 116],
      ],
    });
    const one = await voucherOf(asesor(), await asking(refunds.desk, operacion, { 1: 1 }));
    const other = await voucherOf(asesor(), await asking(refunds.desk, operacion, { 1: 1 }));
    await refunds.desk.db.update(valeMetodos).set({ metodo: CREDITO }).where(eq(valeMetodos.idVale, other.id));
    refunds.script.creditApply = async () => {
      throw new Error('socket hang up');
    };
    expect((await giveBackBy(asesor(), CREDITO, one)).statusCode).toBe(502);
    delete refunds.script.creditApply;
    const refused = await giveBackBy(asesor(), CREDITO, other);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Por CRÉDITO DE LA TIENDA no puede volver más de lo que se pagó: quedan $0.00.',
    ]);
    expect((await giveBackBy(asesor(), CREDITO, one)).json()).toMatchObject({ codigo: 1, monto: 116 });
  });
});

describe('the limit of the wallet', () => {
  async function limit(pesos: number) {
    const answer = await refunds.desk.administrador.send('configuraciones/actualizar-billetera', {
      id: 3,
      valor: pesos,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  it('is never passed, from whichever side it is neared at once; the other is told what still fits', async () => {
    const both = [await voucherBy(refunds, { [BILLETERA]: 580 }), await voucherBy(refunds, { [BILLETERA]: 580 })];
    // Lowered after both were saved: no voucher promises more than fits.
    await limit(1_000);
    const answers = await Promise.all(
      both.map((vale, index) => giveBackBy(index === 0 ? asesor() : refunds.desk.gerente, BILLETERA, vale)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.findIndex(({ statusCode }) => statusCode === 409);
    const vale = both[lost] ?? { id: 0, version: 0 };
    const text = 'La billetera admite hasta $1,000.00: le caben $420.00 y se quieren abonar $580.00.';
    expect(answers[lost]?.json()).toMatchObject({ message: text, entidad: 'vale', id: vale.id });
    expect(await refundsOf(refunds, vale.id)).toMatchObject([{ estado: 'rechazada', respuesta: text }]);
    const logs = (await asesor().get(`vales/searchHistorico/${vale.id}`)).json();
    expect(logs.at(-1)).toMatchObject({
      accion: `Devolución de $580.00 por BILLETERA rechazada: ${text}`,
      hecho: { trabajo: 'rechazarDevolucion' },
      autor: { numiden: lost === 0 ? ASESOR : GERENTE },
    });
    expect(await row(vale.id)).toMatchObject({ version: 1, saldo: 58_000, estado: 1 });

    await limit(1_160);
    expect((await giveBackBy(asesor(), BILLETERA, vale)).json()).toMatchObject({ codigo: 1, monto: 580 });
    const wallet = (await asesor().get(`vales/folio/get-billetera/${refunds.desk.cliente}`)).json();
    expect(wallet).toMatchObject({ saldo: 1_160, maximo: 1_160, cabe: 0 });
    await limit(10_000);
  });

  it('leaves a voucher that it refused free to be cancelled', async () => {
    const vale = await voucherBy(refunds, { [BILLETERA]: 116 });
    await limit(100);
    expect((await giveBackBy(asesor(), BILLETERA, vale)).statusCode).toBe(409);
    const body = { id: vale.id, version: 1, motivo: 'El cliente prefiere esperar' };
    expect((await refunds.desk.gerente.send('vales/cancelar-vale', body)).json()).toMatchObject({ codigo: 1 });
    await limit(10_000);
  });
});
