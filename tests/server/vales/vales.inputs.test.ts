import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SolicitudValeEnviada } from '#domain/vales/solicitudVale';
import { newKey } from '../casos/casos.desk.ts';
import type { WorkDesk } from '../casos/casos.works.ts';
import { asking, openVoucherDesk, sell } from './vales.desk.ts';

let desk: WorkDesk;
let whole: SolicitudValeEnviada;
beforeAll(async () => {
  desk = await openVoucherDesk();
  whole = await asking(desk, await sell(desk, [{ unidades: 5, pesos: 100 }]), { 1: 1 });
});
afterAll(() => desk.bed.close());

const CALLS = ['vales/validar-vale', 'vales/guardar-vale', 'vales/guardar-parcial'] as const;

const CASH = { metodo: { id: 6 as const }, monto: 11.6 };

const REFUSED: readonly (readonly [string, Partial<SolicitudValeEnviada>, string, string])[] = [
  ['a line twice', { articulos: [line(1), line(1)] }, 'articulos', 'Una línea de la venta está dos veces en el vale.'],
  [
    'a method twice',
    { metodosDevolucion: [CASH, CASH] },
    'metodosDevolucion',
    'Un método de devolución está dos veces.',
  ],
  [
    'more methods than there are',
    { metodosDevolucion: Array.from({ length: 7 }, () => CASH) },
    'metodosDevolucion',
    'Un método de devolución está dos veces.',
  ],
  [
    'a method of a thousandth',
    { metodosDevolucion: [{ ...CASH, monto: 23.205 }] },
    'metodosDevolucion.0.monto',
    'Máximo dos decimales',
  ],
  ['a condoned thousandth', { condonacion: 0.001 }, 'condonacion', 'Máximo dos decimales'],
];

describe.each(CALLS)('%s', (call) => {
  it.each(REFUSED)('refuses %s with field and words', async (_what, changes, campo, message) => {
    const answer = await desk.asesor.send(call, { ...whole, ...changes }, newKey());
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect(answer.json().campos).toEqual([{ campo, message }]);
  });
});

it.each([
  ['vales/metodo-pago/get-by-tipo', { tipo: 1, saldo: 10.005 }, 'saldo'],
  ['creditos/consulta-devolucion', { importe: 10.005 }, 'importe'],
])('%s takes amounts of two decimals only', async (call, amount, campo) => {
  const { tienda, operacion } = whole;
  const answer = await desk.asesor.send(call, { tienda, operacion, ...amount });
  expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message: 'Máximo dos decimales' }]]);
});

function line(linea: number) {
  return { linea, cantidad: 1 };
}
