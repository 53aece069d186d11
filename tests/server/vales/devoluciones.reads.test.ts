import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromPesos } from '#domain/common/money';
import { NeighbourRefusal } from '../../../server/platform/neighbours/asked.ts';
import { ASESOR, newKey } from '../casos/casos.desk.ts';
import {
  BILLETERA,
  CERTIFICADO,
  CREDITO,
  EFECTIVO,
  giveBackBy,
  openRefundDesk,
  type RefundDesk,
  TARJETA,
  voucherBy,
} from './devoluciones.desk.ts';
import { asking, sell, voucherOf } from './vales.desk.ts';

let refunds: RefundDesk;
beforeAll(async () => {
  refunds = await openRefundDesk();
});
afterAll(() => refunds.desk.bed.close());

function asesor() {
  return refunds.desk.asesor;
}

describe('the credit of a sale', () => {
  it('estimates what goes back, says when it is less than asked for, and gives back no more than was paid by it', async () => {
    const vale = await voucherBy(
      refunds,
      { [CREDITO]: 116, [EFECTIVO]: 116 },
      {
        pagos: [
          [4, 116],
          [1, 116],
        ],
      },
    );
    const estimate = async (importe: number) =>
      (await asesor().post('creditos/consulta-devolucion', { tienda: 1, operacion: vale.operacion, importe })).json();
    expect(await estimate(116)).toEqual({
      banderaAjuste: false,
      codigo: 1,
      operacion: vale.operacion,
      tiendaOpe: 1,
      tipoPlan: '4',
      importeEstimado: 116,
      importeMovimiento: 116,
      devolucionEstimada: 116,
      totalAbono: 116,
      maximaDevolucion: 116,
      montoPag: 116,
      montoRf: 0,
      mensaje: 'Al crédito volverían $116.00',
      respuesta: 'Al crédito volverían $116.00',
    });
    expect(await estimate(200)).toMatchObject({ banderaAjuste: true, codigo: 2, devolucionEstimada: 116 });
    expect((await giveBackBy(asesor(), CREDITO, vale)).json()).toMatchObject({ codigo: 1, monto: 116 });
    expect(await estimate(1)).toMatchObject({ codigo: 2, devolucionEstimada: 0, maximaDevolucion: 0, montoRf: 116 });
    const more = { numiden: ASESOR, tienda: 1, operacion: vale.operacion, monto: fromPesos(0.01), idVale: vale.id };
    const refusal = new NeighbourRefusal(`Al crédito de la operación ${vale.operacion} pueden volver $0.00 y no más.`);
    for (let time = 0; time < 2; time += 1)
      await expect(refunds.real.credit.apply({ ...more, clave: `otra-${vale.id}` })).rejects.toEqual(refusal);
  });
});

it('the credit takes back at most what was paid by it, however many ask at once', async () => {
  const vale = await voucherBy(refunds, { [CREDITO]: 116 }, { pagos: [[4, 116]] });
  const asked = { numiden: ASESOR, tienda: 1, operacion: vale.operacion, monto: fromPesos(116), idVale: vale.id };
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => refunds.real.credit.apply({ ...asked, clave: newKey() })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { devuelto, maximo } = await refunds.real.credit.estimate(asked);
  expect([devuelto, maximo]).toEqual([11_600, 0]);
});

it('a neighbour that does not answer a question is told of as such, and its own no with its own words', async () => {
  const vale = await voucherBy(refunds, { [CREDITO]: 116 }, { pagos: [[4, 116]] });
  const ask = () =>
    asesor().post('creditos/consulta-devolucion', { tienda: 1, operacion: vale.operacion, importe: 116 });
  refunds.script.creditEstimate = async () => {
    throw new Error('socket hang up');
  };
  const silent = await ask();
  expect([silent.statusCode, silent.json().message]).toEqual([
    502,
    'El sistema vecino no respondió. Intente de nuevo en unos minutos.',
  ]);
  refunds.script.creditEstimate = async () => {
    throw new NeighbourRefusal('El plan está cerrado.');
  };
  const refused = await ask();
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'El plan está cerrado.']);
  delete refunds.script.creditEstimate;
});

describe('what is read of refunds', () => {
  const ask = async (path: string, body: object) => {
    const answer = await asesor().post(`vales/metodo-pago/${path}`, body);
    return answer.statusCode === 200 ? answer.json() : [answer.statusCode, answer.json().message];
  };

  it('the methods of a sale: what is left of each payment, the most that may go by each, and what is suggested', async () => {
    const operacion = await sell(refunds.desk, [{ unidades: 4, pesos: 4_000 }], {
      pagos: [
        [2, 1_160],
        [1, 3_480],
      ],
    });
    await voucherOf(asesor(), await asking(refunds.desk, operacion, { 1: 1 }));
    const methods = await ask('get-by-tipo', { tipo: 1, tienda: 1, operacion, saldo: 3_480 });
    const short = methods.map((one: Record<string, unknown>) => [one.orden, one.monto, one.maximo, one.tipoPago]);
    expect(short).toEqual([
      [BILLETERA, 0, null, null],
      [5, 3_480, 3_480, null],
      [EFECTIVO, 0, 2_000, 1],
      [CERTIFICADO, 0, null, null],
    ]);
    expect(methods[2]).toMatchObject({
      metodo: { id: 6, nombre: 'EFECTIVO' },
      pagos: [{ idFormaPago: 1, nombre: '1', monto: 3_480, devuelto: 0, disponible: 3_480 }],
    });
    const another = await sell(refunds.desk, [{ unidades: 1, pesos: 100 }], { pagos: [[2, 116]] });
    const byCard = await ask('get-by-tipo', { tipo: 0, tienda: 1, operacion: another });
    expect(byCard[0]).toMatchObject({ orden: TARJETA, monto: 116, maximo: 116, pagos: [{ disponible: 116 }] });
    expect(await ask('get-by-tipo', { tipo: 1, tienda: 1, operacion: 1 })).toEqual([
      404,
      'No se encontraron resultados',
    ]);
  });

  it('the refunds of a voucher, and of all vouchers of an operation', async () => {
    const vale = await voucherBy(refunds, { [EFECTIVO]: 116, [CERTIFICADO]: 116 });
    const { folio } = (await giveBackBy(asesor(), CERTIFICADO, vale)).json();
    const one = {
      id: expect.any(Number),
      idVale: vale.id,
      folioVale: vale.folio,
      monto: 116,
      estado: 'hecha',
      folio,
      metodo: { id: CERTIFICADO, nombre: 'CERTIFICADO DE REGALO' },
      respuesta: null,
      creado: '2026-03-19T03:00:00.000Z',
      terminado: '2026-03-19T03:00:00.000Z',
      realiza: { numiden: ASESOR, nombre: 'Beto Asesor' },
    };
    expect(await ask('cancelacion/get-devoluciones', { idVale: vale.id })).toEqual([one]);
    expect(await ask('cancelacion/get-devoluciones', { tienda: 1, operacion: vale.operacion })).toEqual([one]);
    expect(await ask('cancelacion/get-devoluciones', { idVale: 999_999 })).toEqual([
      404,
      'No hay ningún vale en esa dirección (número interno 999999).',
    ]);
  });

  it('what may be forgiven: all of the depreciation while the voucher is filled in, nothing more once it is saved', async () => {
    const operacion = await sell(refunds.desk, [{ unidades: 2, pesos: 200 }]);
    const asked = await asking(refunds.desk, operacion, {});
    const articulos = [
      { linea: 1, cantidad: 1, seleccionadoDepreciacion: true, porcentajeDepreciacion: 50, idMotivoDepreciacion: 1 },
    ];
    const partial = (await asesor().send('vales/guardar-parcial', { ...asked, articulos })).json();
    const saved = await voucherOf(asesor(), { ...asked, articulos, condonacion: 8 });
    const both = await ask('get-condonacion', { tienda: 1, operacion });
    expect(both).toEqual({
      depreciacion: 116,
      condonacion: 8,
      maximo: 58,
      vales: [
        { idVale: partial.id, folio: partial.folio, depreciacion: 58, condonacion: 0, maximo: 58 },
        { idVale: saved.id, folio: saved.folio, depreciacion: 58, condonacion: 8, maximo: 0 },
      ],
    });
    expect(await ask('get-condonacion', { idVale: saved.id })).toMatchObject({
      maximo: 0,
      vales: [{ idVale: saved.id }],
    });
  });
});
