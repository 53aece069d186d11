import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '#domain/dinero';
import { ventas } from '../../server/db/schema/operaciones.ts';
import { ErrorDeArchivo, leerCsv } from '../../server/import/archivo.ts';
import { CargaInterrumpida, cargarVentas } from '../../server/import/cargarVentas.ts';
import type { Informe } from '../../server/import/informe.ts';
import { escribirInforme, listarRechazos, rechazosEnCsv } from '../../server/import/informe.ts';
import { COLUMNAS_VENTAS } from '../../server/import/lineaDeVenta.ts';
import type { Banco } from './banco.ts';
import { AHORA_DE_PRUEBA, crearBanco } from './banco.ts';

const FACTURAS = fileURLToPath(new URL('../../../shared/data/online_retail/facturas.csv.gz', import.meta.url));

const ENCABEZADO = COLUMNAS_VENTAS.join(',');
const GLOBO = '536382,10002,INFLATABLE POLITICAL GLOBE ,12,2010-12-01 09:45:00,0.85,16098,Spain';
const JUEGO = '536382,21912,"VINTAGE SNAKES & LADDERS, BIG",8,2010-12-01 09:46:00,3.75,16098,Spain';
const TAZA = '536390,22960,JAM MAKING SET,3,2010-12-02 10:00:00,1.005,,Spain';

const alTerminar: (() => unknown)[] = [];
afterEach(() => {
  for (const limpiar of alTerminar.splice(0)) limpiar();
});

const archivo = (contenido: string | Uint8Array, nombre = 'ventas.csv'): string => {
  const carpeta = mkdtempSync(join(tmpdir(), 'mostrador-importa-'));
  alTerminar.push(() => rmSync(carpeta, { recursive: true, force: true }));
  const ruta = join(carpeta, nombre);
  writeFileSync(ruta, contenido);
  return ruta;
};

const csv = (...lineas: readonly string[]): string => `${[ENCABEZADO, ...lineas].join('\n')}\n`;

const importar = ({ db }: Banco, ruta: string): Promise<Informe> =>
  cargarVentas({
    db,
    registros: leerCsv(ruta, COLUMNAS_VENTAS, () => undefined),
    archivo: 'ventas.csv',
    zonaHoraria: 'America/Mexico_City',
    ahora: () => AHORA_DE_PRUEBA,
  });

/** The operation as the validation screen gets it. */
const verOperacion = async (banco: Banco, tienda: number, operacion: number) => {
  const respuesta = await banco.app.inject({
    method: 'GET',
    url: `/mostrador/api/venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${operacion}`,
    headers: { cookie: await banco.entrar(100002) },
  });
  return { status: respuesta.statusCode, venta: respuesta.json() };
};

const NUEVA_TIENDA = 91;

describe('importing sales', () => {
  let banco: Banco;

  beforeAll(async () => {
    banco = await crearBanco();
  });

  afterEach(async () => {
    await banco.db.execute(sql`truncate ventas, bitacora cascade`);
    await banco.db.execute(sql`delete from tiendas where cvetda >= ${NUEVA_TIENDA}`);
  });

  afterAll(() => banco.cerrar());

  it('makes of each invoice an operation that the validation screen shows to the cent', async () => {
    const informe = await importar(banco, archivo(csv(GLOBO, JUEGO, TAZA)));
    expect(informe).toMatchObject({ leidas: 3, cargadas: 3, operacionesNuevas: 2, yaEstaban: 0, rechazadas: [] });
    expect(informe.tiendasNuevas).toEqual([{ cvetda: NUEVA_TIENDA, nombre: 'Spain' }]);
    const { venta } = await verOperacion(banco, NUEVA_TIENDA, 536382);
    expect(venta).toMatchObject({
      cabecera: {
        tienda: { cvetda: NUEVA_TIENDA, nombre: 'Spain' },
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
    expect((await verOperacion(banco, NUEVA_TIENDA, 536390)).venta).toMatchObject({
      cabecera: { numiden: null, totalOperacion: 3.5 },
    });
  });

  it('uses the store that is known by its name, and shows a new one among those to search', async () => {
    await importar(banco, archivo(csv(GLOBO, TAZA.replace('Spain', 'Tienda Norte'))));
    expect((await verOperacion(banco, 2, 536390)).status).toBe(200);
    const respuesta = await banco.app.inject({
      url: '/mostrador/api/catalogo/tiendas-busqueda',
      headers: { cookie: await banco.entrar(100002) },
    });
    expect(respuesta.json()).toContainEqual({ cvetda: NUEVA_TIENDA, nombre: 'Spain' });
    const alEntrar = await banco.app.inject({ url: '/mostrador/api/catalogo/tiendas-login' });
    expect(alEntrar.body).not.toContain('Spain');
  });

  it('adds nothing the second time, and leaves an audit row for what it did', async () => {
    const ruta = archivo(csv(GLOBO, JUEGO, TAZA));
    await importar(banco, ruta);
    const segunda = await importar(banco, ruta);
    expect(segunda).toMatchObject({
      leidas: 3,
      cargadas: 0,
      operacionesNuevas: 0,
      yaEstaban: 3,
      operacionesQueYaEstaban: 2,
    });
    const { rows } = await banco.db.execute(sql`
      select (select count(*)::int from ventas) as ventas, (select count(*)::int from venta_articulos) as articulos,
        (select count(*)::int from bitacora where accion = 'importarVentas') as bitacora`);
    expect(rows).toEqual([{ ventas: 2, articulos: 3, bitacora: 2 }]);
  });

  it('reports an operation whose content changed, and does not touch it', async () => {
    await importar(banco, archivo(csv(GLOBO, JUEGO)));
    const informe = await importar(banco, archivo(csv(GLOBO, JUEGO.replace('3.75', '4.75'), TAZA)));
    expect(informe).toMatchObject({ cargadas: 1, yaEstaban: 0 });
    expect(informe.rechazadas).toMatchObject([
      { linea: 2, factura: '536382', motivo: 'cambiada' },
      { linea: 3, motivo: 'cambiada' },
    ]);
    expect((await verOperacion(banco, NUEVA_TIENDA, 536382)).venta.cabecera.totalOperacion).toBe(46.63);
  });

  it('never overwrites a sale that a till made', async () => {
    await banco.db
      .insert(ventas)
      .values({ cvetda: 2, operacion: 536382, fecha: AHORA_DE_PRUEBA, total: centavos(100), origen: 'caja' });
    const informe = await importar(banco, archivo(csv(GLOBO.replace('Spain', 'Tienda Norte'))));
    expect(informe.rechazadas).toMatchObject([{ motivo: 'cambiada' }]);
  });

  it('refuses a line with its number and reason, loads the rest, and counts every line once', async () => {
    const informe = await importar(
      banco,
      archivo(
        csv(
          GLOBO,
          'C536383,10002,GLOBE,-1,2010-12-01 09:45:00,0.85,16098,Spain',
          '',
          '536382,POST,POSTAGE,1,2010-12-01 09:45:00,18.00,16098,Spain',
          '536382,21912,,1,2010-12-01 09:45:00,0.0,16098,Spain',
          'a,b,c',
          TAZA,
          JUEGO,
        ),
      ),
    );
    expect(informe.rechazadas.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [3, 'devolucion'],
      [5, 'codigo'],
      [6, 'sinDescripcion'],
      [7, 'columnas'],
      [9, 'repartida'],
    ]);
    expect(informe).toMatchObject({ leidas: 7, cargadas: 2, operacionesNuevas: 2 });
    const texto = escribirInforme(informe);
    expect(texto).toContain('7 líneas leídas');
    expect(texto).toContain('5 líneas rechazadas');
    expect(listarRechazos(informe.rechazadas)).toContain('línea 3, factura C536383: Es una devolución');
    expect(rechazosEnCsv(informe.rechazadas).split('\n')[1]).toBe(
      '3,C536383,10002,Es una devolución: la factura empieza con C',
    );
  });

  it('reads columns in any order, a byte order mark and Windows line ends', async () => {
    const vuelta = ENCABEZADO.split(',').reverse().join(',');
    const linea = GLOBO.split(',').reverse().join(',');
    const informe = await importar(banco, archivo(`\ufeff${vuelta},Extra\r\n${linea},x\r\n`));
    expect(informe).toMatchObject({ cargadas: 1, rechazadas: [] });
  });

  it.each([
    ['a file that is not there', () => '/no/hay/ventas.csv', 'No existe el archivo'],
    ['a folder', () => tmpdir(), 'es una carpeta'],
    ['an empty file', () => archivo(''), 'está vacío'],
    [
      'a file without the columns',
      () => archivo('InvoiceNo,Quantity\n1,2\n'),
      'faltan las columnas: StockCode, Description',
    ],
    [
      'a file in another encoding',
      () => archivo(Buffer.from(csv(GLOBO.replace('GLOBE', 'PEÑA')), 'latin1')),
      'no está en UTF-8',
    ],
    ['a file that is not gzip', () => archivo(csv(GLOBO), 'ventas.csv.gz'), 'incompleto o no es gzip'],
    ['open quotes', () => archivo(csv(GLOBO, '"536399,x')), 'no es un CSV válido'],
  ])('stops at %s with one clear line, and stores nothing', async (_caso, hacer, texto) => {
    const ruta = hacer();
    const error = await importar(banco, ruta).catch((causa: unknown) => causa);
    expect(error).toBeInstanceOf(CargaInterrumpida);
    const { cause, informe } = error as CargaInterrumpida;
    expect(cause).toBeInstanceOf(ErrorDeArchivo);
    expect((cause as Error).message).toContain(texto);
    expect((cause as Error).message).not.toContain('\n');
    expect(informe.cargadas).toBe(0);
    expect((await banco.db.execute(sql`select 1 from ventas`)).rows).toEqual([]);
  });

  it('keeps only whole batches of whole invoices of a file that is cut off, and completes them later', async () => {
    const facturas = Array.from({ length: 4_000 }, (_, indice) =>
      [1, 2].map(
        (articulo) =>
          `${600_000 + indice},1000${articulo},ART ${indice},1,2011-01-01 10:00:00,1.${indice % 100},,Spain`,
      ),
    ).flat();
    const entero = gzipSync(csv(...facturas));
    const cortado = archivo(entero.subarray(0, Math.floor(entero.length * 0.8)), 'ventas.csv.gz');
    const error = await importar(banco, cortado).catch((causa: unknown) => causa);
    expect(error).toBeInstanceOf(CargaInterrumpida);
    const { cargadas } = (error as CargaInterrumpida).informe;
    expect(cargadas).toBeGreaterThan(0);
    expect(cargadas).toBeLessThan(8_000);
    const incompletas = sql`select 1 from venta_articulos group by cvetda, operacion having count(*) <> 2`;
    expect((await banco.db.execute(incompletas)).rows).toEqual([]);
    const informe = await importar(banco, archivo(entero, 'ventas.csv.gz'));
    expect(informe).toMatchObject({ yaEstaban: cargadas, cargadas: 8_000 - cargadas, rechazadas: [] });
  });
});

describe.skipIf(!existsSync(FACTURAS))('importing 5,000 real invoices (skipped without the file)', () => {
  let banco: Banco;
  let informe: Informe;

  beforeAll(async () => {
    banco = await crearBanco();
    informe = await importar(banco, FACTURAS);
    // Seconds on an idle machine; a loaded one may need minutes for 94,652 lines.
  }, 240_000);

  afterAll(() => banco.cerrar());

  it('accounts for each of the 94,652 lines', () => {
    expect(informe.leidas).toBe(94_652);
    expect(informe.cargadas + informe.rechazadas.length).toBe(94_652);
    expect(informe.rechazadas.filter(({ motivo }) => motivo === 'devolucion')).toHaveLength(1_770);
    expect(informe.tiendasNuevas).toHaveLength(24);
  });

  it('shows operation 536382 as the file says it, to the cent', async () => {
    const lineas = gunzipSync(readFileSync(FACTURAS))
      .toString('utf8')
      .split('\n')
      .filter((linea) => linea.startsWith('536382,'))
      .map((linea) => linea.split(','));
    const { venta } = await verOperacion(banco, informe.tiendasNuevas[0]?.cvetda ?? 0, 536382);
    const esperado = lineas.map(([, numArt, , cantidad = '', , precio = '']) => {
      const centavos = Math.round(Number(cantidad) * Math.round(Number(precio) * 100));
      return { numArt, cantidadOriginal: Number(cantidad), centavos: centavos + Math.round((centavos * 16) / 100) };
    });
    expect(venta.articulos).toHaveLength(esperado.length);
    expect(venta.articulos).toMatchObject(
      esperado.map(({ numArt, cantidadOriginal, centavos }) => ({ numArt, cantidadOriginal, total: centavos / 100 })),
    );
    expect(Math.round(venta.cabecera.totalOperacion * 100)).toBe(
      esperado.reduce((suma, { centavos }) => suma + centavos, 0),
    );
  });

  it('loads the longest operation whole: 629 lines', async () => {
    const { venta } = await verOperacion(banco, informe.tiendasNuevas[0]?.cvetda ?? 0, 580983);
    const rechazadas = informe.rechazadas.filter(({ factura }) => factura === '580983').length;
    expect(venta.articulos.length + rechazadas).toBe(629);
    expect(venta.articulos.length).toBeGreaterThan(620);
  });

  it('adds nothing the second time', async () => {
    const segunda = await importar(banco, FACTURAS);
    expect(segunda).toMatchObject({ cargadas: 0, yaEstaban: informe.cargadas, tiendasNuevas: [] });
    expect(segunda.rechazadas).toEqual(informe.rechazadas);
  }, 120_000);
});
