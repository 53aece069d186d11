import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportReport, listRejections } from '../../../server/ventas/import/report.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { importSales, openFolders, seeOperation } from './import.desk.ts';

const INVOICES = fileURLToPath(new URL('../../../../shared/data/online_retail/facturas.csv.gz', import.meta.url));

const PUBLIC_CASES = fileURLToPath(new URL('../../../../shared/data/casos_publicos/', import.meta.url));

const file = openFolders();

describe.skipIf(!existsSync(PUBLIC_CASES))('the files of cases that people reported (skipped without them)', () => {
  let bed: Bed;

  beforeAll(async () => {
    bed = await createBed();
  });

  afterAll(() => bed.close());

  /** The file as it is, with the day three days ago where it asks for that. */
  const reported = (name: string) => {
    const bytes = readFileSync(join(PUBLIC_CASES, name)).toString('latin1');
    return file(Buffer.from(bytes.replaceAll('{HOY-3}', '2026-03-15'), 'latin1'), name);
  };
  const load = (name: string) => importSales(bed, reported(name));
  const totals = async (from: number, to: number) => {
    const { rows } = await bed.db.execute<{ operacion: number; total: string }>(sql`
      select operacion::int, total::text from ventas where operacion between ${from} and ${to} order by operacion`);
    return rows.map(({ operacion, total }) => [operacion, total]);
  };

  it.each([
    [
      'regalo.csv',
      4,
      [
        [9_100_001, '116.00'],
        [9_100_002, '116.00'],
      ],
    ],
    [
      'cupon.csv',
      9,
      [
        [9_100_011, '1044.00'],
        [9_100_012, '1044.00'],
        [9_100_013, '1044.00'],
      ],
    ],
    [
      'pulgadas.csv',
      3,
      [
        [9_100_031, '2900.00'],
        [9_100_032, '348.00'],
        [9_100_033, '208.80'],
      ],
    ],
    [
      'pagos.csv',
      3,
      [
        [9_100_071, '928.00'],
        [9_100_073, '1160.00'],
        [9_100_074, '928.00'],
      ],
    ],
    ['excel_bom.csv', 1, [[9_100_051, '174.00']]],
    ['excel_punto_y_coma.csv', 1, [[9_100_052, '174.00']]],
    ['excel_sep.csv', 1, [[9_100_055, '174.00']]],
    ['redondeo.csv', 1, [[9_100_101, '116.03']]],
    [
      'tasa_cero.csv',
      2,
      [
        [9_100_091, '100.00'],
        [9_100_092, '116.00'],
      ],
    ],
  ] as const)('%s is loaded to the centavo', async (name, lines, expected) => {
    expect(await load(name)).toMatchObject({ cargadas: lines, rechazadas: [] });
    expect(await totals(expected[0][0], expected.at(-1)?.[0] ?? 0)).toEqual(expected);
    expect(await load(name)).toMatchObject({ yaEstaban: lines, rechazadas: [] });
  });

  it('keeps the inch mark', async () => {
    const { rows } = await bed.db.execute(sql`select descripcion from venta_articulos where operacion = 9100031`);
    expect(rows).toEqual([{ descripcion: 'TELEVISOR 32" LED' }]);
  });

  it('excel_latin1.csv is loaded with its letters', async () => {
    expect(await load('excel_latin1.csv')).toMatchObject({ cargadas: 1, rechazadas: [], tiendasNuevas: [] });
    const { rows } = await bed.db.execute(sql`select descripcion from venta_articulos where operacion = 9100053`);
    expect(rows).toEqual([{ descripcion: 'MUÑECA DE TRAPO' }]);
  });

  it('excel_fecha.csv is refused line by line, in words that say how a date should be', async () => {
    const report = await load('excel_fecha.csv');
    expect(listRejections(report.rechazadas)).toBe(
      '  línea 2, factura 9100054: La fecha no es válida: va como AAAA-MM-DD HH:MM (2026-11-25 15:00), ya que en día/mes/año no se sabe cuál es el mes',
    );
  });

  it('leaves no file without its test', () => {
    const files = readdirSync(PUBLIC_CASES).filter((name) => name.endsWith('.csv'));
    expect(files.sort()).toEqual([
      ...[
        'cupon.csv',
        'excel_bom.csv',
        'excel_fecha.csv',
        'excel_latin1.csv',
        'excel_punto_y_coma.csv',
        'excel_sep.csv',
      ],
      ...['pagos.csv', 'pulgadas.csv', 'redondeo.csv', 'regalo.csv', 'tasa_cero.csv'],
    ]);
  });
});

describe.skipIf(!existsSync(INVOICES))('importing 5,000 real invoices (skipped without the file)', () => {
  let bed: Bed;
  let report: ImportReport;

  beforeAll(async () => {
    bed = await createBed();
    report = await importSales(bed, INVOICES);
    // Seconds on an idle machine; a loaded one may need minutes for 94,652 lines.
  }, 240_000);

  afterAll(() => bed.close());

  it('accounts for each of the 94,652 lines', () => {
    expect(report.leidas).toBe(94_652);
    expect(report.cargadas + report.rechazadas.length).toBe(94_652);
    expect(report.rechazadas.filter(({ motivo }) => motivo === 'devolucion')).toHaveLength(1_770);
    expect(report.tiendasNuevas).toHaveLength(24);
  });

  it('shows operation 536382 as the file says it, to the cent', async () => {
    const lines = gunzipSync(readFileSync(INVOICES))
      .toString('utf8')
      .split('\n')
      .filter((line) => line.startsWith('536382,'))
      .map((line) => line.split(','));
    const { venta } = await seeOperation(bed, report.tiendasNuevas[0]?.cvetda ?? 0, 536382);
    const expected = lines.map(([, numArt, , cantidad = '', , precio = '']) => {
      const centavos = Math.round(Number(cantidad) * Math.round(Number(precio) * 100));
      return { numArt, cantidadOriginal: Number(cantidad), centavos: centavos + Math.round((centavos * 16) / 100) };
    });
    expect(venta.articulos).toHaveLength(expected.length);
    expect(venta.articulos).toMatchObject(
      expected.map(({ numArt, cantidadOriginal, centavos }) => ({ numArt, cantidadOriginal, total: centavos / 100 })),
    );
    expect(Math.round(venta.cabecera.totalOperacion * 100)).toBe(
      expected.reduce((sum, { centavos }) => sum + centavos, 0),
    );
  });

  it('loads the longest operation whole: 629 lines', async () => {
    const { venta } = await seeOperation(bed, report.tiendasNuevas[0]?.cvetda ?? 0, 580983);
    const rechazadas = report.rechazadas.filter(({ factura }) => factura === '580983').length;
    expect(venta.articulos.length + rechazadas).toBe(629);
    expect(venta.articulos.length).toBeGreaterThan(620);
  });

  it('adds nothing the second time', async () => {
    const segunda = await importSales(bed, INVOICES);
    expect(segunda).toMatchObject({ cargadas: 0, yaEstaban: report.cargadas, tiendasNuevas: [] });
    expect(segunda.rechazadas).toEqual(report.rechazadas);
  }, 120_000);
});
