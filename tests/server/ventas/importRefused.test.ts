/** A ticket is loaded whole or not at all, and each line that is refused has its reason. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listRejections, rejectionsAsCsv, writeReport } from '../../../server/ventas/import/report.ts';
import { BALLOON, CUP, csv, importBed, importSales, NEW_STORE, openFolders, SET, seeOperation } from './import.desk.ts';

const file = openFolders();
const bed = importBed();

describe('importing sales when some cannot be read', () => {
  it('loads a ticket whole or not at all, whatever of it cannot be read and wherever that stands', async () => {
    const ofTicket = (n: number, line: string) => line.replace(/^\d+/, String(700_000 + n));
    const report = await importSales(
      bed,
      file(
        csv(
          ofTicket(1, BALLOON.replace('0.85', 'gratis')),
          ofTicket(1, SET),
          ofTicket(2, SET),
          `700002,10002,GLOBO "32", ROJO,1,2010-12-01 09:45:00,0.85,16098,Spain`,
          ofTicket(3, SET),
          ofTicket(4, SET),
          ofTicket(3, BALLOON),
          ofTicket(5, SET),
          ofTicket(5, 'x,POST,POSTAGE,1,2010-12-01 09:45:00,18.00,16098,Spain'.replace(/^x/, '700005')),
        ),
      ),
    );
    expect(report.rechazadas.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      ...[[2, 'precio'] as const, [3, 'incompleta'] as const],
      ...[[4, 'incompleta'] as const, [5, 'columnas'] as const],
      ...[[6, 'repartida'] as const, [8, 'repartida'] as const],
      [10, 'codigo'],
    ]);
    const { rows } = await bed.db.execute(sql`select operacion::int from ventas order by 1`);
    expect(rows).toEqual([{ operacion: 700_004 }, { operacion: 700_005 }]);
  });

  it('divides a discount over the articles of its ticket, and refuses a ticket without a known amount taken along', async () => {
    const line = (n: number, code: string, quantity: number, price: string) =>
      `${710_000 + n},${code},COSA,${quantity},2010-12-01 09:45:00,${price},,Spain`;
    const report = await importSales(
      bed,
      file(
        csv(
          ...[line(1, '10001', 3, '0.33'), line(1, '10002', 1, '10.00'), line(1, 'D', 1, '-1.00')],
          ...[line(2, '10001', 1, '5.00'), line(2, '59999', -1, '6.00')],
          ...[line(3, '10001', 2, '5.00'), line(3, '10001', -1, '5.00')],
          line(4, 'D', -1, '5.00'),
        ),
      ),
    );
    expect(report.rechazadas.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      ...[[5, 'descuento'] as const, [6, 'descuento'] as const],
      ...[[7, 'anulada'] as const, [8, 'anulada'] as const],
      [9, 'descuento'],
    ]);
    const { venta } = await seeOperation(bed, NEW_STORE, 710_001);
    // 0.99 and 10.00 with 16 %, less 1.00 with 16 %: 1.15 + 11.60 - 1.16.
    expect(venta.cabecera.totalOperacion).toBe(11.59);
    const { rows } = await bed.db.execute(sql`
      select subtotal::text, descuento::text, iva::text, total::text from venta_articulos order by linea`);
    expect(rows).toEqual([
      { subtotal: '0.99', descuento: '0.09', iva: '0.15', total: '1.05' },
      { subtotal: '10.00', descuento: '0.91', iva: '1.45', total: '10.54' },
    ]);
    expect(await importSales(bed, file(csv(line(1, '10001', 3, '0.33'), line(1, '10002', 1, '10.00'))))).toMatchObject({
      cargadas: 0,
      rechazadas: [{ motivo: 'cambiada' }, { motivo: 'cambiada' }],
    });
  });

  it('refuses a ticket whose lines contradict each other, and takes one that was written within minutes', async () => {
    const line = (n: number, code: string, moment: string, customer: string) =>
      `${720_000 + n},${code},COSA,1,${moment},5.00,${customer},Spain`;
    const report = await importSales(
      bed,
      file(
        csv(
          ...[line(1, '10001', '2010-12-01 09:45:00', '16098'), line(1, '10002', '2010-12-01 09:45:00', '16099')],
          ...[line(2, '10001', '2010-12-01 09:45:00', ''), line(2, '10002', '2010-12-02 09:45:00', '')],
          ...[line(3, '10001', '2010-12-01 09:45:00', ''), line(3, '10002', '2010-12-01 10:45:00', '')],
          ...[line(4, '10001', '2010-12-01 23:58:00', ''), line(4, '10002', '2010-12-02 00:04:00', '16098')],
        ),
      ),
    );
    expect(report.rechazadas.map(({ linea, motivo }) => [linea, motivo])).toEqual(
      [2, 3, 4, 5, 6, 7].map((linea) => [linea, 'contradice']),
    );
    const { rows } = await bed.db.execute(sql`select operacion::int, numiden_cliente::int as cliente from ventas`);
    expect(rows).toEqual([{ operacion: 720_004, cliente: 16_098 }]);
  });

  it('refuses a line with its number and reason, loads the rest, and counts every line once', async () => {
    const report = await importSales(
      bed,
      file(
        csv(
          BALLOON,
          'C536383,10002,GLOBE,-1,2010-12-01 09:45:00,0.85,16098,Spain',
          '',
          '536382,POST,POSTAGE,1,2010-12-01 09:45:00,18.00,16098,Spain',
          '536382,21912,,1,2010-12-01 09:45:00,0.0,16098,Spain',
          'a,b,c',
          CUP,
          SET,
        ),
      ),
    );
    expect(report.rechazadas.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [2, 'incompleta'],
      [3, 'devolucion'],
      [5, 'codigo'],
      [6, 'sinDescripcion'],
      [7, 'columnas'],
      [9, 'repartida'],
    ]);
    expect(report).toMatchObject({ leidas: 7, cargadas: 1, operacionesNuevas: 1 });
    const texto = writeReport(report);
    expect(texto).toContain('7 líneas leídas');
    expect(texto).toContain('6 líneas rechazadas');
    expect(listRejections(report.rechazadas)).toContain('línea 3, factura C536383: Es una devolución');
    expect(rejectionsAsCsv(report.rechazadas).split('\n')[2]).toBe(
      '3,C536383,10002,"Es una devolución: la factura empieza con C, y no dice de qué venta. Los vales de las ventas que pueden ser piden autorización"',
    );
  });
});
