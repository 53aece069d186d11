/** The sales of a file become operations, once. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { loadSales } from '../../../server/ventas/import/loadSales.ts';
import { writeReport } from '../../../server/ventas/import/report.ts';
import { TEST_NOW } from '../bed/bed.ts';
import {
  BALLOON,
  CUP,
  csv,
  HEADING,
  importBed,
  importOf,
  importSales,
  NEW_STORE,
  openFolders,
  SET,
  seeOperation,
} from './import.desk.ts';

const file = openFolders();
const bed = importBed();

describe('importing sales', () => {
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
});
