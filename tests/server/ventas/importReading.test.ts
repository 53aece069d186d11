/** The files that can be read, and those at which an import stops. */
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FileError } from '../../../server/ventas/import/file.ts';
import { LoadInterrupted } from '../../../server/ventas/import/loadSales.ts';
import {
  BALLOON,
  csv,
  HEADING,
  importBed,
  importSales,
  NEW_STORE,
  openFolders,
  SET,
  seeOperation,
} from './import.desk.ts';

const file = openFolders();
const bed = importBed();

describe('importing sales from a file', () => {
  it('reads columns in any order, a byte order mark and Windows line ends', async () => {
    const round = HEADING.split(',').reverse().join(',');
    const line = BALLOON.split(',').reverse().join(',');
    const report = await importSales(bed, file(`\ufeff${round},Extra\r\n${line},x\r\n`));
    expect(report).toMatchObject({ cargadas: 1, rechazadas: [] });
  });

  it('reads what a spreadsheet calls ANSI, and dates by day, month and year where their column says so', async () => {
    const heading = HEADING.replace('InvoiceDate', 'InvoiceDate (d/m/a)');
    const line = '536382,10002,MUÑECA «32»,1,3/4/2011 9:45,100,,Spain';
    const report = await importSales(bed, file(Buffer.from(`${heading}\n${line}\n`, 'latin1')));
    expect(report).toMatchObject({ cargadas: 1, rechazadas: [] });
    const { venta } = await seeOperation(bed, NEW_STORE, 536382);
    // Half past nine and a quarter on 3 April, summer time.
    expect(venta).toMatchObject({
      cabecera: { fechaOperacion: '2011-04-03T14:45:00.000Z' },
      articulos: [{ descripcion: 'MUÑECA «32»' }],
    });
  });

  it.each([
    ['a file that is not there', () => '/no/hay/ventas.csv', 'No existe el archivo'],
    ['a folder', () => tmpdir(), 'es una carpeta'],
    ['an empty file', () => file(''), 'está vacío'],
    [
      'a file without the columns',
      () => file('InvoiceNo,Quantity\n1,2\n'),
      'faltan las columnas: StockCode, Description',
    ],
    ['a file in UTF-16', () => file(Buffer.from(`\ufeff${csv(BALLOON)}`, 'utf16le')), 'no está en UTF-8'],
    [
      'a file in two encodings',
      () => file(Buffer.concat([Buffer.from(csv(SET.replace('BIG', 'NIÑO'))), Buffer.from('x Ñ\n', 'latin1')])),
      'no está en UTF-8',
    ],
    ['a file that is not gzip', () => file(csv(BALLOON), 'ventas.csv.gz'), 'incompleto o no es gzip'],
    ['open quotes', () => file(csv(BALLOON, '"536399,x')), 'no es un CSV válido'],
    [
      'numbers in two notations',
      () => file(csv(BALLOON, SET, BALLOON.replace('536382', '536390').replace('0.85', '"1.250,50"'))),
      'se contradice en la línea 4, que dice 1.250,50: todos sus números van con punto decimal y sin separar los miles (1234.50).',
    ],
    [
      'a price that its own total contradicts',
      () =>
        file(
          `${HEADING},IVA,Total\n536381,${BALLOON.slice(7)},1.63,11.83\n536382,10002,GLOBO,1,2010-12-01 09:45:00,1.250,,Spain,200.00,1450.00\n`,
        ),
      'se contradice en la línea 3, que dice 1.250, y sus importes solo cuadran si el punto separa miles',
    ],
    [
      'a column that does not exist',
      () => file(`${HEADING},Devueltos\n${BALLOON},1\n`),
      'le sobran columnas que no existen: Devueltos. Lo que la cadena quiera mandar aparte va en columnas cuyo nombre empieza con «extra».',
    ],
    [
      'a column in other letters than its own',
      () => file(`${HEADING},devuelto,IVA,Total\n${BALLOON},1,1.63,11.83\n`),
      'le sobran columnas que no existen: devuelto.',
    ],
    [
      'a second column of one name',
      () => file(`${HEADING},Devuelto,Devuelto\n${BALLOON},0,1\n`),
      'le sobra una columna Devuelto: viene dos veces, y no se sabe cuál vale.',
    ],
    [
      'a file that says the tax of a line and not its total',
      () => file(`${HEADING},IVA\n${BALLOON},1.63\n`),
      'le falta la columna Total: IVA y Total van juntas, o no va ninguna.',
    ],
  ])('stops at %s with one clear line, and stores nothing', async (_caso, hacer, texto) => {
    const ruta = hacer();
    const error = await importSales(bed, ruta).catch((causa: unknown) => causa);
    expect(error).toBeInstanceOf(LoadInterrupted);
    const { cause, informe } = error as LoadInterrupted;
    expect(cause).toBeInstanceOf(FileError);
    expect((cause as Error).message).toContain(texto);
    expect((cause as Error).message).not.toContain('\n');
    expect(informe.cargadas).toBe(0);
    expect((await bed.db.execute(sql`select 1 from ventas`)).rows).toEqual([]);
  });

  it('keeps only whole batches of whole invoices of a file that is cut off, and completes them later', async () => {
    const facturas = Array.from({ length: 4_000 }, (_, index) =>
      [1, 2].map(
        (articulo) => `${600_000 + index},1000${articulo},ART ${index},1,2011-01-01 10:00:00,1.${index % 100},,Spain`,
      ),
    ).flat();
    const whole = gzipSync(csv(...facturas));
    const cortado = file(whole.subarray(0, Math.floor(whole.length * 0.8)), 'ventas.csv.gz');
    const error = await importSales(bed, cortado).catch((causa: unknown) => causa);
    expect(error).toBeInstanceOf(LoadInterrupted);
    const { cargadas } = (error as LoadInterrupted).informe;
    expect(cargadas).toBeGreaterThan(0);
    expect(cargadas).toBeLessThan(8_000);
    const incompletas = sql`select 1 from venta_articulos group by cvetda, operacion having count(*) <> 2`;
    expect((await bed.db.execute(incompletas)).rows).toEqual([]);
    const report = await importSales(bed, file(whole, 'ventas.csv.gz'));
    expect(report).toMatchObject({ yaEstaban: cargadas, cargadas: 8_000 - cargadas, rechazadas: [] });
  });
});
