import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '#domain/money';
import { ventas } from '../../server/db/schema/operaciones.ts';
import { FileError } from '../../server/import/file.ts';
import { LoadInterrupted, loadSales } from '../../server/import/loadSales.ts';
import { listRejections, rejectionsAsCsv, writeReport } from '../../server/import/report.ts';
import { FILE_COLUMNS } from '../../server/import/saleLine.ts';
import type { Bed } from './bed.ts';
import { createBed, TEST_NOW } from './bed.ts';
import { importOf, importSales, openFolders, seeOperation } from './import.desk.ts';

const HEADING = FILE_COLUMNS.join(',');
const BALLOON = '536382,10002,INFLATABLE POLITICAL GLOBE ,12,2010-12-01 09:45:00,0.85,16098,Spain';
const SET = '536382,21912,"VINTAGE SNAKES & LADDERS, BIG",8,2010-12-01 09:46:00,3.75,16098,Spain';
const CUP = '536390,22960,JAM MAKING SET,3,2010-12-02 10:00:00,1.005,,Spain';

const file = openFolders();

function csv(...lines: readonly string[]): string {
  return `${[HEADING, ...lines].join('\n')}\n`;
}

const NEW_STORE = 91;

describe('importing sales', () => {
  let bed: Bed;

  beforeAll(async () => {
    bed = await createBed();
  });

  afterEach(async () => {
    await bed.db.execute(sql`truncate ventas, bitacora cascade`);
    await bed.db.execute(sql`delete from tiendas where cvetda >= ${NEW_STORE}`);
  });

  afterAll(() => bed.close());

  it('makes of each invoice an operation that the validation screen shows to the cent', async () => {
    const report = await importSales(bed, file(csv(BALLOON, SET, CUP)));
    expect(report).toMatchObject({ leidas: 3, cargadas: 3, operacionesNuevas: 2, yaEstaban: 0, rechazadas: [] });
    expect(report.tiendasNuevas).toEqual([{ cvetda: NEW_STORE, nombre: 'Spain' }]);
    const { venta } = await seeOperation(bed, NEW_STORE, 536382);
    expect(venta).toMatchObject({
      cabecera: {
        tienda: { cvetda: NEW_STORE, nombre: 'Spain' },
        operacion: 536382,
        fechaOperacion: '2010-12-01T15:45:00.000Z',
        numiden: 16098,
        totalOperacion: 46.63,
      },
      articulos: [
        {
          linea: 1,
          numArt: '10002',
          descripcion: 'INFLATABLE POLITICAL GLOBE',
          cantidadOriginal: 12,
          cantidadMaxima: 12,
          total: 11.83,
        },
        { linea: 2, numArt: '21912', descripcion: 'VINTAGE SNAKES & LADDERS, BIG', cantidadOriginal: 8, total: 34.8 },
      ],
    });
    expect((await seeOperation(bed, NEW_STORE, 536390)).venta).toMatchObject({
      cabecera: { numiden: null, totalOperacion: 3.5 },
    });
  });

  it('uses the store that is known by its name, and shows a new one among those to search', async () => {
    await importSales(bed, file(csv(BALLOON, CUP.replace('Spain', 'Tienda Norte'))));
    expect((await seeOperation(bed, 2, 536390)).status).toBe(200);
    const answer = await bed.app.inject({
      url: '/mostrador/api/catalogo/tiendas-busqueda',
      headers: { cookie: await bed.signIn(100002) },
    });
    expect(answer.json()).toContainEqual({ cvetda: NEW_STORE, nombre: 'Spain' });
    const alEntrar = await bed.app.inject({ url: '/mostrador/api/catalogo/tiendas-login' });
    expect(alEntrar.body).not.toContain('Spain');
  });

  it('adds nothing the second time, and leaves an audit row for what it did', async () => {
    const ruta = file(csv(BALLOON, SET, CUP));
    await importSales(bed, ruta);
    const segunda = await importSales(bed, ruta);
    expect(segunda).toMatchObject({
      leidas: 3,
      cargadas: 0,
      operacionesNuevas: 0,
      yaEstaban: 3,
      operacionesQueYaEstaban: 2,
    });
    const { rows } = await bed.db.execute(sql`
      select (select count(*)::int from ventas) as ventas, (select count(*)::int from venta_articulos) as articulos,
        (select count(*)::int from bitacora where accion = 'importarVentas') as bitacora`);
    expect(rows).toEqual([{ ventas: 2, articulos: 3, bitacora: 2 }]);
  });

  it('reports an operation whose content changed, and does not touch it', async () => {
    await importSales(bed, file(csv(BALLOON, SET)));
    const report = await importSales(bed, file(csv(BALLOON, SET.replace('3.75', '4.75'), CUP)));
    expect(report).toMatchObject({ cargadas: 1, yaEstaban: 0 });
    expect(report.rechazadas).toMatchObject([
      { linea: 2, factura: '536382', motivo: 'cambiada' },
      { linea: 3, motivo: 'cambiada' },
    ]);
    expect((await seeOperation(bed, NEW_STORE, 536382)).venta.cabecera.totalOperacion).toBe(46.63);
  });

  it('never overwrites a sale that a till made', async () => {
    await bed.db
      .insert(ventas)
      .values({ cvetda: 2, operacion: 536382, fecha: TEST_NOW, total: centavos(100), origen: 'caja' });
    const report = await importSales(bed, file(csv(BALLOON.replace('Spain', 'Tienda Norte'))));
    expect(report.rechazadas).toMatchObject([{ motivo: 'cambiada' }]);
  });

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

  it('divides a discount over the articles of its ticket, and refuses a ticket of which it is not known what was taken along', async () => {
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
      '3,C536383,10002,Es una devolución: la factura empieza con C',
    );
  });

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

  it('knows a store by its number, and by its name however it is written; a number that is none is refused', async () => {
    const of = (operacion: number, store: string) => `${operacion},10002,GLOBO,1,2010-12-01 09:45:00,100,,${store}`;
    const report = await importSales(
      bed,
      file(csv(of(1, '1'), of(2, 'TIENDA  CENTRO'), of(3, 'spain'), of(4, 'Spaín'), of(5, '77'), of(6, '01'))),
    );
    expect(report.tiendasNuevas).toEqual([{ cvetda: NEW_STORE, nombre: 'spain' }]);
    expect(report.rechazadas).toMatchObject([{ linea: 6, motivo: 'tienda' }]);
    const { rows } = await bed.db.execute(sql`select cvetda, operacion::int from ventas order by operacion`);
    expect(rows).toEqual([
      ...[
        { cvetda: 1, operacion: 1 },
        { cvetda: 1, operacion: 2 },
      ],
      ...[
        { cvetda: NEW_STORE, operacion: 3 },
        { cvetda: NEW_STORE, operacion: 4 },
        { cvetda: 1, operacion: 6 },
      ],
    ]);
    // The same ticket under both names of its store is one.
    const twice = await importSales(bed, file(csv(of(7, '1'), of(8, '1'), of(7, 'Tienda Centro'))));
    expect(twice.rechazadas.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [2, 'repartida'],
      [4, 'repartida'],
    ]);
  });

  it('brings discount, IEPS and what was taken back before to the sheet of a voucher', async () => {
    const heading = `${HEADING},IVA,Total,Descuento,IEPS,Devuelto`;
    const path = () => file(`${heading}\n536382,10002,TEQUILA,4,2010-12-01 09:45:00,100,,1,97.92,709.92,0,212.00,1\n`);
    expect(await importSales(bed, path())).toMatchObject({ cargadas: 1, rechazadas: [] });
    const { rows } = await bed.db.execute(sql`
      select cantidad_original, cantidad_maxima, iva::text, ieps::text, total::text from venta_articulos`);
    expect(rows).toEqual([{ cantidad_original: 4, cantidad_maxima: 3, iva: '97.92', ieps: '212.00', total: '709.92' }]);
    expect(await importSales(bed, path())).toMatchObject({ yaEstaban: 1 });
  });

  it('says what it would do, and writes nothing', async () => {
    await importSales(bed, file(csv(BALLOON, SET)));
    const before = await bed.db.execute(sql`select (select count(*) from ventas), (select count(*) from bitacora),
      (select count(*) from tiendas)`);
    const path = file(csv(BALLOON, SET, CUP.replace('Spain', 'Francia'), CUP.replace('1.005', 'gratis')));
    const report = await loadSales({ ...importOf(bed, path), soloRevisar: true });
    expect(report).toMatchObject({ cargadas: 1, yaEstaban: 2, rechazadas: [{ linea: 5, motivo: 'precio' }] });
    const text = writeReport(report, 'revisado');
    expect(text).toContain('1 líneas que se cargarían, en 1 operaciones nuevas');
    expect(text).toContain('se cargaría: 3 unidades, $3.50');
    expect(text).toContain('Tiendas que se harían: Francia.');
    const after = await bed.db.execute(sql`select (select count(*) from ventas), (select count(*) from bitacora),
      (select count(*) from tiendas)`);
    expect(after.rows).toEqual(before.rows);
    // The same file then does what was said.
    expect(await importSales(bed, path)).toEqual(report);
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
