import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_READS } from '#domain/common/readLimits';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ASESOR, type Desk, NOW, ONLY_VALIDATES, openDesk, type Person } from '../casos/casos.desk.ts';
import { LONG, seedOperations, venta, WITH_GUIDES, WITHOUT_GUIDES } from './operaciones.seed.ts';

const WEB_STORE = 80;
const WEB_FOLIO = 'WEB-7040';
const WEB_SALE = 7_040;
/** The number of an operation in two stores, and the phone of a customer who bought in a third one. */
const AMBIGUOUS = 5_598_765_432;

let desk: Desk;
/** Bought by the web, and once at a till that knew the number and not the name. */
let lucia: number;

beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  lucia = await desk.db.transaction((tx) =>
    createCustomer(tx, {
      nombre: 'Lucía',
      apellidoPaterno: 'Peña',
      apellidoMaterno: 'Ibáñez',
      sexo: 'F',
      fechaNacimiento: '1990-05-01',
      correo: 'Lucia.Pena@Correo.mx',
      telefono: null,
      celular: String(AMBIGUOUS),
    }),
  );
  await desk.db.insert(ventas).values([
    venta(WEB_SALE, '2026-03-05T18:00:00Z', {
      cvetda: WEB_STORE,
      folioWeb: WEB_FOLIO,
      numidenCliente: lucia,
      nombreCliente: 'Peña Ibáñez Lucía',
    }),
    venta(31, '2026-03-06T18:00:00Z', { cvetda: 2, numidenCliente: lucia }),
    venta(AMBIGUOUS, '2026-03-07T18:00:00Z', { cvetda: 2 }),
    venta(AMBIGUOUS, '2026-03-08T18:00:00Z'),
  ]);
});
beforeEach(() => desk.db.delete(bitacora).where(eq(bitacora.lectura, true)));
afterAll(() => desk.bed.close());

interface Found {
  readonly ventas: readonly { readonly tienda: { readonly cvetda: number }; readonly operacion: number }[];
  readonly limiteExcedido: boolean;
}

async function search(filters: object): Promise<Found> {
  const answer = await desk.asesor.post('venta/get-ventas-por-filtros', filters);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('operations by filters', () => {
  it.each<[string, object, number[]]>([
    ['a store: newest first', { tienda: 1 }, [WITHOUT_GUIDES, WITH_GUIDES, AMBIGUOUS, LONG]],
    [
      "a day is the store's, not UTC's",
      { tienda: 1, fechaInicio: '2026-03-10', fechaFin: '2026-03-10' },
      [WITH_GUIDES],
    ],
    ['from a day on', { tienda: 1, fechaInicio: '2026-03-11' }, [WITHOUT_GUIDES]],
    ['up to a day', { tienda: 1, fechaFin: '2026-03-09' }, [AMBIGUOUS, LONG]],
    ['an article, in either case of its letters', { tienda: 1, numArt: ' 85123a ' }, [WITHOUT_GUIDES]],
    ['an article of another store', { tienda: 2, numArt: '101' }, []],
    [
      'days at the ends of the calendar',
      { tienda: 1, fechaInicio: '0001-01-01', fechaFin: '9999-12-31' },
      [WITHOUT_GUIDES, WITH_GUIDES, AMBIGUOUS, LONG],
    ],
    ['a store that cannot be', { tienda: Number.MAX_SAFE_INTEGER }, []],
  ])('%s', async (_caso, filters, operaciones) => {
    const { ventas: halladas, limiteExcedido } = await search(filters);
    expect(halladas.map(({ operacion }) => operacion)).toEqual(operaciones);
    expect(limiteExcedido).toBe(false);
  });

  it('of a customer', async () => {
    expect((await search({ tienda: 1, numidenCliente: desk.cliente })).ventas).toHaveLength(1);
  });

  it('are 100 at most, and say when there are more', async () => {
    const of = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => venta(from + i, '2026-02-01T18:00:00Z', { cvetda: 80 }));
    const found = async () => {
      const { ventas: halladas, limiteExcedido } = await search({ tienda: 80, fechaFin: '2026-02-28' });
      return [halladas.length, halladas[0]?.operacion, limiteExcedido];
    };
    await desk.db.insert(ventas).values(of(100, 100));
    expect(await found()).toEqual([100, 199, false]);
    await desk.db.insert(ventas).values(of(200, 1));
    expect(await found()).toEqual([100, 200, true]);
  });

  it('whatever is asked gets an answer or a refusal, never an error of the server', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 25 }),
      fc.constantFrom('\u0000', '0000-01-01', '0001-01-01', '9999-12-31', -1, 0, 2 ** 31, Number.MAX_SAFE_INTEGER, 1.5),
    );
    const fields = fc.constantFrom(
      'tienda',
      'fechaInicio',
      'fechaFin',
      'numArt',
      'numidenCliente',
      'busca',
      'articulo',
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fields, value, { noNullPrototype: true }), async (filters) => {
        const answer = await desk.asesor.post('venta/get-ventas-por-filtros', { tienda: 1, ...filters });
        expect([200, 400]).toContain(answer.statusCode);
      }),
      { numRuns: 100 },
    );
  });
});

/** Store and operation of each sale that was found. */
async function found(filters: object): Promise<readonly (readonly [number, number])[]> {
  return (await search(filters)).ventas.map(({ tienda, operacion }) => [tienda.cvetda, operacion]);
}

describe('a sale is found', () => {
  it.each<[string, object, (readonly [number, number])[]]>([
    ['by its web folio', { busca: WEB_FOLIO }, [[WEB_STORE, WEB_SALE]]],
    ['by its web folio as it is read aloud', { busca: ' web-7040 ' }, [[WEB_STORE, WEB_SALE]]],
    [
      'by the number on its ticket, in whatever store: another one of that number is another sale',
      { busca: String(WITH_GUIDES) },
      [
        [2, WITH_GUIDES],
        [1, WITH_GUIDES],
      ],
    ],
    ['in the store that is said', { busca: String(WITH_GUIDES), tienda: 2 }, [[2, WITH_GUIDES]]],
    [
      'by ten digits, as an operation and as a phone: nobody guesses which',
      { busca: '5598765432' },
      [
        [1, AMBIGUOUS],
        [2, AMBIGUOUS],
        [2, 31],
        [WEB_STORE, WEB_SALE],
      ],
    ],
    [
      "by its customer's phone",
      { busca: '+52 1 55 9876 5432' },
      [
        [2, 31],
        [WEB_STORE, WEB_SALE],
      ],
    ],
    [
      "by its customer's e-mail, in either case",
      { busca: 'lucia.pena@correo.mx' },
      [
        [2, 31],
        [WEB_STORE, WEB_SALE],
      ],
    ],
    [
      "by its customer's name, in any order and without accents",
      { busca: 'pena lucia' },
      [
        [2, 31],
        [WEB_STORE, WEB_SALE],
      ],
    ],
    ['between two days', { busca: 'Lucía Peña', fechaInicio: '2026-03-06', fechaFin: '2026-03-06' }, [[2, 31]]],
    ['with an article by its number', { busca: 'María de la O', articulo: '102' }, [[1, WITH_GUIDES]]],
    ['with an article by words of it', { busca: 'maria', articulo: 'ARTICULO 3' }, [[1, WITH_GUIDES]]],
    ['with no article of those words', { busca: 'maria', articulo: 'artículo 4' }, []],
    ['but a sign of a pattern is only itself', { busca: 'maria', articulo: '%' }, []],
    ['by nobody', { busca: 'Xochiquetzalli' }, []],
    ['by an e-mail that nobody has', { busca: 'nadie@correo.mx' }, []],
    ['by a folio that no sale has', { busca: 'WEB-1' }, []],
    ['by signs alone', { busca: '...' }, []],
  ])('%s', async (_how, filters, sales) => {
    expect(await found(filters)).toEqual(sales);
  });

  it('with its articles in short, those that were searched for first, and the name of its customer', async () => {
    const { ventas: sales } = await search({ busca: 'maría', articulo: 'artículo 3' });
    expect(sales).toMatchObject([
      {
        tienda: { cvetda: 1, nombre: 'Tienda Centro' },
        operacion: WITH_GUIDES,
        cliente: 'MARIA DE LA O',
        numiden: desk.cliente,
        totalOperacion: 1160,
        folioWeb: null,
        articulos: {
          lineas: 3,
          primeros: [
            { descripcion: 'Artículo 3', cantidad: 1 },
            { descripcion: 'Artículo 1', cantidad: 5 },
            { descripcion: 'Artículo 2', cantidad: 5 },
          ],
        },
      },
    ]);
    expect((await search({ busca: 'lucia' })).ventas).toMatchObject([
      { operacion: 31, cliente: 'Peña Ibáñez Lucía', articulos: { lineas: 0, primeros: [] } },
      { operacion: WEB_SALE, folioWeb: WEB_FOLIO },
    ]);
    expect((await search({ tienda: 1, fechaFin: '2026-01-31' })).ventas).toMatchObject([
      { operacion: LONG, articulos: { lineas: 629, primeros: [{ descripcion: 'Renglón 1' }, {}, {}] } },
    ]);
  });

  it.each<[string, object, string]>([
    ['without a word of what', {}, 'busca'],
    ['by nothing but spaces', { busca: '  ' }, 'busca'],
    ['by an article of a whole store', { tienda: 1, articulo: 'licuadora' }, 'articulo'],
    [
      'between days in the wrong order',
      { busca: 'ana', fechaInicio: '2026-03-02', fechaFin: '2026-03-01' },
      'fechaFin',
    ],
  ])('not %s', async (_what, filters, campo) => {
    const answer = await desk.asesor.post('venta/get-ventas-por-filtros', filters);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().campos.map((one: { campo: string }) => one.campo)).toContain(campo);
  });
});

describe('who looks for sales by their customers', () => {
  const reads = () =>
    desk.db
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.lectura, true), eq(bitacora.accion, 'buscarClientes')));
  const ask = (who: Person, filters: object) => who.post('venta/get-ventas-por-filtros', filters);

  it('is known by what was typed, once for the same search, and for a number of a customer too', async () => {
    await ask(desk.onlyValidates, { busca: 'Lucía Peña' });
    await ask(desk.onlyValidates, { busca: 'lucia pena', fechaFin: '2026-03-06' });
    await ask(desk.asesor, { tienda: 1, numidenCliente: lucia });
    await ask(desk.asesor, { tienda: 1 });
    expect(await reads()).toMatchObject([
      { numiden: ONLY_VALIDATES, entidad: 'ventas', idEntidad: 'lucia pena', despues: { busca: 'Lucía Peña' } },
      { numiden: ASESOR, entidad: 'ventas', idEntidad: `cliente ${lucia}`, despues: { numidenCliente: lucia } },
    ]);
  });

  it.each([{ busca: 'Lucía Peña' }, { busca: WEB_FOLIO }, { tienda: 1, numidenCliente: 77 }])(
    'is slowed as who looks for customers: %j',
    async (filters) => {
      await desk.db.insert(bitacora).values(
        Array.from({ length: MAX_READS.buscarClientes }, (_, n) => ({
          momento: new Date(NOW.getTime() - (100 - n) * 1_000),
          numiden: ASESOR,
          accion: 'buscarClientes',
          entidad: 'clientes',
          idEntidad: `otro ${n}`,
          lectura: true,
        })),
      );
      const slowed = await ask(desk.asesor, filters);
      expect([slowed.statusCode, slowed.json().message]).toEqual([
        429,
        'Usted buscó clientes 60 veces en 5 minutos. Para cuidar los datos de los clientes, espere 4 minutos y podrá buscar de nuevo.',
      ]);
    },
  );
});
