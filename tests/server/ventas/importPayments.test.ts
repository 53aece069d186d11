import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ventaPagos } from '../../../server/platform/db/schema/operaciones.ts';
import { rejectionsAsCsv } from '../../../server/ventas/import/report.ts';
import { FILE_COLUMNS } from '../../../server/ventas/import/saleLine.ts';
import { openVoucherDesk } from '../vales/vales.desk.ts';
import { importSales, openFolders } from './import.desk.ts';

let desk: Awaited<ReturnType<typeof openVoucherDesk>>;
let operacion = 640_000;
const file = openFolders();
beforeAll(async () => {
  desk = await openVoucherDesk();
});
afterEach(() => {
  operacion += 1;
});
afterAll(async () => {
  await desk.bed.close();
});

/** Imports a ticket of 232.00 with tax, whose two lines say this about how it was paid. */
function importTicket(first: string, second = '') {
  const line = (paid: string) => `${operacion},10002,GLOBO,1,2026-03-12 09:45:00,100,16098,Tienda Centro,${paid}`;
  return importSales(desk, file(`${[[...FILE_COLUMNS, 'Pagos'].join(','), line(first), line(second)].join('\n')}\n`));
}

/** The payments of the ticket, on the validation screen and on the sheet of its voucher. */
async function shownPayments() {
  const seen = await desk.asesor.get(`venta/get-venta-por-id?tiendaId=1&operacionId=${operacion}`);
  const sheet = await desk.asesor.post('vales/get-detalle-operacion', { tienda: 1, operacion });
  return { venta: seen.json().pagos, hoja: sheet.json().pagos };
}

it('a ticket brings its payments, each with its reference, to the operation and to the sheet of its voucher', async () => {
  expect(await importTicket('1 84.00 + 2 48 1234 + 9 100.00 CR-000017-4')).toMatchObject({ cargadas: 2 });
  const expected = [
    { idFormaPago: 1, nombre: 'EFECTIVO', monto: 84, referencia: null },
    { idFormaPago: 2, nombre: 'TARJETA DE CRÉDITO', monto: 48, referencia: '1234' },
    { idFormaPago: 9, nombre: 'CERTIFICADO DE REGALO', monto: 100, referencia: 'CR-000017-4' },
  ];
  expect(await shownPayments()).toMatchObject({ venta: expected, hoja: expected });
  expect((await importTicket('1 84.00 + 2 48 1234 + 9 100.00 CR-000017-4')).yaEstaban).toBe(2);
  expect((await importTicket('1 84.00 + 2 48 1235 + 9 100.00 CR-000017-4')).rechazadas).toMatchObject([
    { motivo: 'cambiada' },
    { motivo: 'cambiada' },
  ]);
});

it.each([
  ['on its second line', '', '3 232.00 0007', [{ idFormaPago: 3, referencia: '0007' }]],
  ['on each line alike', '10 232', '10 232', [{ idFormaPago: 10, nombre: 'BILLETERA', monto: 232 }]],
  ['nowhere', '', '', []],
  ['in cash that its till rounded', '1 231.50', '', [{ monto: 231.5 }]],
])('a ticket may say %s how it was paid', async (_where, first, second, expected) => {
  expect(await importTicket(first, second)).toMatchObject({ cargadas: 2, rechazadas: [] });
  expect((await shownPayments()).venta).toMatchObject(expected);
});

it.each([
  ['2 232.00 4152313712345678', 'tarjeta', 'incompleta'],
  ['3 232.00 12345', 'tarjeta', 'incompleta'],
  ['2 232.00 VISA', 'tarjeta', 'incompleta'],
  ['1 232.00 4152 3137 1234 5678', 'tarjeta', 'incompleta'],
  // A form that the chain has not would go back as cash.
  ['12 232.00', 'formaDePago', 'incompleta'],
  ['efectivo', 'pagos', 'incompleta'],
  ['1 100.005', 'pagos', 'incompleta'],
  ['2 231.99', 'pagos', 'pagos'],
  ['1 231.00', 'pagos', 'pagos'],
  ['1 500.00', 'pagosDeMas', 'pagosDeMas'],
])('a ticket that says %s is refused whole, and nothing of it is kept', async (paid, first, second) => {
  const { rechazadas } = await importTicket(paid);
  expect(rechazadas.map(({ motivo }) => motivo)).toEqual([first, second]);
  expect(rejectionsAsCsv(rechazadas)).not.toMatch(/5678|12345|VISA/);
  expect((await desk.db.select().from(ventaPagos)).filter((one) => one.operacion === operacion)).toEqual([]);
});

it.each([['before'], ['after']])(
  'postage that its ticket says %s its article is paid and not loaded',
  async (where) => {
    const header = [...FILE_COLUMNS, 'Pagos'].join(',');
    const line = (code: string, price: number, paid: string) =>
      `${operacion},${code},GLOBO,1,2026-03-12 09:45:00,${price},16098,Tienda Centro,1 ${paid}`;
    const ticket = (paid: string) => [line('10002', 100, paid), line('ENVIO', 50, paid)];
    const load = (lines: readonly string[]) =>
      importSales(desk, file(`${[header, ...(where === 'before' ? lines.toReversed() : lines)].join('\n')}\n`));
    const tooMuch = await load(ticket('174.01'));
    expect(tooMuch.rechazadas.map(({ motivo }) => motivo).sort()).toEqual(['codigo', 'pagosDeMas']);
    expect(await load(ticket('174.00'))).toMatchObject({ cargadas: 1, rechazadas: [{ motivo: 'codigo' }] });
    expect((await shownPayments()).venta).toMatchObject([{ monto: 174 }]);
  },
);

it('two lines that say otherwise refuse their ticket', async () => {
  const { rechazadas } = await importTicket('1 232.00', '1 233.00');
  expect(rechazadas.map(({ motivo }) => motivo)).toEqual(['pagos', 'pagos']);
});

it('the database itself keeps no more of a card than four digits', async () => {
  await importTicket('2 232.00 1234');
  const longer = desk.db.update(ventaPagos).set({ referencia: '4152313712345678' });
  await expect(longer).rejects.toMatchObject({ cause: { constraint: 'venta_pagos_tarjeta' } });
});
