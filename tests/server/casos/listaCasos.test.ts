import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CasePage } from '#contract/casos/casos';
import { type CasoDeLista, type FiltroCasos, NO_FILTER } from '#domain/casos/casos';
import { listaCasos } from '#domain/casos/casos.list';
import { pierdeColorEn, semaforoDe } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { ajustes } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';
import {
  FIXED,
  MANAGER_OF_TWO,
  NO_AREAS,
  OF_CASE,
  type SeededCase,
  seedCases,
  unhurriedList,
} from './listaCasos.seed.ts';

const PEOPLE = {
  todo: { numiden: 100_001, tienda: { id: 1 }, areas: [1, 2], permisos: [1, 27] },
  asesor: { numiden: 100_002, tienda: { id: 1 }, areas: [2], permisos: [27] },
  gerente: { numiden: MANAGER_OF_TWO, tienda: { id: 2 }, areas: [1], permisos: [27] },
  sinAreas: { numiden: NO_AREAS, tienda: { id: 1 }, areas: [], permisos: [27] },
};
type Who = keyof typeof PEOPLE;
const WHO_ASK = Object.keys(PEOPLE) as Who[];

let bed: Bed;
let todos: readonly SeededCase[];
const cookies = new Map<Who, string>();
beforeAll(async () => {
  bed = await createBed();
  todos = await seedCases(bed.db, 600);
  for (const who of WHO_ASK) {
    const { numiden, tienda } = PEOPLE[who];
    cookies.set(who, await bed.signIn(numiden, tienda.id));
  }
});
afterAll(() => bed.close());

function ask(filtro: object, who: Who, numPagina = 1, tamPagina = 25) {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/caso/lista-paginada',
    headers: { cookie: cookies.get(who) ?? '' },
    payload: { ...NO_FILTER, idAplicacion: 146, numPagina, tamPagina, ...filtro },
  });
}

async function list(filtro: Partial<FiltroCasos>, who: Who = 'todo', numPagina = 1, tamPagina = 25) {
  return (await ask(filtro, who, numPagina, tamPagina)).json<CasePage>();
}

function idsOf({ listaCasos }: CasePage) {
  return listaCasos.map(({ id }) => id);
}

function expected(filtro: Partial<FiltroCasos>, who: Who = 'todo') {
  return unhurriedList(todos, { ...NO_FILTER, ...filtro }, PEOPLE[who], bed.clock.now);
}

const day = fc.option(
  fc.constantFrom('2025-11-19', '2025-12-01', '2026-01-15', '2026-01-31', '2026-03-17', '2026-03-18', '2026-03-19'),
  { freq: 1 },
);
const filters: fc.Arbitrary<Partial<FiltroCasos>> = fc.record(
  {
    cvetda: fc.constantFrom(null, 1, 2, 80, 90),
    categoria: fc.constantFrom(null, 1, 14, 20, 21),
    nomCliente: fc.constantFrom('', 'gar', 'GARCÍA', 'lopez garcia', 'uc', 'mar', 'peña', 'de la o', 'nadie', '¿?'),
    idEstatus: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6),
    estados: fc.constantFrom([], [], [2], [1, 2], [3, 6]),
    tiendas: fc.constantFrom([], [], [1], [1, 2], [80, 90]),
    categorias: fc.constantFrom([], [], [1, 14], [20]),
    areas: fc.constantFrom([], [], [1], [1, 2]),
    aCargoDe: fc.constantFrom([], [], [], [100_002], [100_001, 100_003]),
    numIden: fc.constantFrom(null, null, 100_002, MANAGER_OF_TWO),
    fechaIni: day,
    fechaFin: day,
    soloAbiertos: fc.boolean(),
    fechaSolucionIni: day,
    fechaSolucionFin: day,
    orden: fc.constantFrom(...listaCasos.orders),
    telefono: fc.constantFrom('', '', '', FIXED, OF_CASE, '5512345678'),
    operacion: fc.constantFrom(null, null, null, 1_000, 1_003, 9),
    tiendaOperacion: fc.constantFrom(null, 1, 80),
    aMiCargo: fc.constantFrom(false, false, true),
    sinAsignar: fc.constantFrom(false, false, true),
    sinAtencion: fc.constantFrom(false, false, true),
  },
  { requiredKeys: ['orden'] },
);

describe('the case list', () => {
  it('finds for any filter, person, order and page what going through all cases one by one finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...WHO_ASK),
        fc.integer({ min: 1, max: 5 }),
        async (filtro, who, page) => {
          // '¿?' says nothing that a name could have: it finds no one, where an empty name finds all.
          const ids = filtro.nomCliente === '¿?' ? [] : expected(filtro, who);
          const read = await list(filtro, who, page, 10);
          expect(read.total).toBe(ids.length);
          expect(idsOf(read)).toEqual(ids.slice((page - 1) * 10, page * 10));
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  it.each(listaCasos.orders.flatMap((order) => WHO_ASK.map((who) => ({ orden: order, quien: who }))))(
    'is read page by page without gaps or doubles: $orden, $quien',
    async ({ orden, quien }) => {
      const ids: number[] = [];
      for (let page = 1; ; page += 1) {
        const read = await list({ orden }, quien, page, 100);
        ids.push(...idsOf(read));
        if (read.listaCasos.length < 100) break;
      }
      expect(ids).toEqual(expected({ orden }, quien));
    },
  );

  it.each([
    ['folio', { folio: 7 }],
    ['tienda', { cvetda: 80 }],
    ['categoría', { categoria: 14 }],
    ['cliente', { nomCliente: 'nuñez' }],
    ['estado', { idEstatus: 6 }],
    ['numiden', { numIden: 100_003 }],
    ['fecha inicio', { fechaIni: '2026-03-01' }],
    ['fecha fin', { fechaFin: '2025-12-31' }],
    ['solo abiertos', { soloAbiertos: true }],
    ['un teléfono del cliente', { telefono: FIXED }],
    ['un teléfono del caso', { telefono: OF_CASE }],
    ['operación', { operacion: 1_003 }],
    ['operación de una tienda', { operacion: 1_003, tiendaOperacion: 80 }],
    ['sin asignar', { sinAsignar: true }],
    ['sin atención', { sinAtencion: true }],
    ['fecha de solución', { fechaSolucionIni: '2026-02-01', fechaSolucionFin: '2026-02-28' }],
  ])('filters by %s alone', async (_nombre, filtro) => {
    const ids = expected(filtro);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThan(todos.length);
    const read = await list(filtro, 'todo', 1, 100);
    expect({ ids: idsOf(read), total: read.total }).toEqual({ ids: ids.slice(0, 100), total: ids.length });
  });

  it('gives everybody the cases that he has himself', async () => {
    const ids = expected({ aMiCargo: true }, 'asesor');
    expect(ids.length).toBeGreaterThan(0);
    expect(idsOf(await list({ aMiCargo: true }, 'asesor', 1, 100))).toEqual(ids.slice(0, 100));
    expect(ids).not.toEqual(expected({ aMiCargo: true }, 'todo'));
  });

  it('finds a phone number however it is written', async () => {
    expect((await list({ telefono: '+52 (81) 8123-4567' })).total).toBe(expected({ telefono: FIXED }).length);
    expect((await list({ telefono: '8123-4567' })).total).toBe(0);
  });

  it('takes the hours after which a case is without attention from the settings', async () => {
    await bed.db.insert(ajustes).values({ clave: 'semaforos', valor: { uno: 1, dos: 2, tres: 3 } });
    const { listaCasos, total } = await list({ sinAtencion: true, fechaIni: '2026-03-18' }, 'todo', 1, 100);
    await bed.db.delete(ajustes);
    const porDefecto = expected({ sinAtencion: true, fechaIni: '2026-03-18' });
    expect(total).toBeGreaterThan(porDefecto.length);
    expect(new Set(listaCasos.map(({ semaforo }) => semaforo))).toEqual(new Set(['sinAtencion']));
  });

  it('says of each case what a line shows, with the colour of this moment', async () => {
    const { listaCasos } = await list({ orden: 'porVencer' });
    const [linea] = listaCasos;
    const caso = todos.find(({ id }) => id === linea?.id);
    if (linea === undefined || caso === undefined) throw new Error('The list is empty');
    const como = { estado: caso.idEstado, fechaCreacion: caso.fechaCreacion };
    expect(linea).toMatchObject({
      tienda: { cvetda: caso.cvetda },
      subCategoria: { id: caso.idSubcategoria },
      semaforo: semaforoDe(como, TEST_NOW),
      pierdeColorEn: pierdeColorEn(como, TEST_NOW)?.toISOString(),
      datosCliente: { numiden: caso.numidenCliente, nombre: caso.cliente },
      datosCreacion: { numiden: caso.numidenCrea },
      fechaCreacion: caso.fechaCreacion.toISOString(),
      fechaSolucion: null,
    } satisfies Partial<Record<keyof CasoDeLista, unknown>>);
  });

  it('colours and sorts by the hours that the settings hold', async () => {
    await bed.db.insert(ajustes).values({ clave: 'semaforos', valor: { uno: 1, dos: 2, tres: 3 } });
    const { listaCasos } = await list({ idEstatus: 1, orden: 'porVencer' });
    await bed.db.delete(ajustes);
    const thresholds = { reciente: 1, antiguo: 2 };
    expect(listaCasos.length).toBeGreaterThan(10);
    for (const { semaforo, fechaCreacion } of listaCasos) {
      const como = { estado: 1, fechaCreacion: new Date(fechaCreacion) };
      expect(semaforo).toBe(semaforoDe(como, TEST_NOW, thresholds));
    }
    const pierden = listaCasos.flatMap(({ pierdeColorEn: cuando }) => (cuando === null ? [] : [cuando]));
    expect(pierden).toEqual(pierden.toSorted());
  });

  it.each([
    ['a store that no number can name', { cvetda: 3_000_000_000 }],
    ['days that end before they begin', { fechaIni: '2026-03-02', fechaFin: '2026-03-01' }],
    ['open and solved at once', { idEstatus: 3, soloAbiertos: true }],
    ['a page after the last one', { numPagina: 1_000_000 }],
    ['a case that is not there', { folio: 9_007_199_254_740_991 }],
  ])('finds nothing for %s', async (_que, filtro) => {
    expect((await ask(filtro, 'todo')).json<CasePage>().listaCasos).toEqual([]);
  });

  it.each([{ tamPagina: 101 }, { numPagina: 0 }, { idEstatus: 7 }, { fechaIni: '2026-02-30' }, { orden: 'azar' }])(
    'refuses what is no filter: %o',
    async (malo) => {
      expect((await ask(malo, 'todo')).statusCode).toBe(400);
    },
  );
});

describe('a day of the list', () => {
  it('is the store’s, from midnight to midnight in Mexico City', async () => {
    const aparte = await createBed();
    const [semilla] = await seedCases(aparte.db, 1);
    if (semilla === undefined) throw new Error('No case was stored');
    const {
      id: _id,
      cliente: _cliente,
      palabras: _palabras,
      telefonos: _telefonos,
      operacion: _operacion,
      ...fila
    } = semilla;
    const caso = (moment: string) => ({ ...fila, idEstado: 1, fechaSolucion: null, fechaCreacion: new Date(moment) });
    const saved = await aparte.db
      .insert(casos)
      .values([
        caso('2026-01-10T05:59:59.999Z'), // 23:59 of the 9th
        caso('2026-01-10T06:00:00.000Z'), // 00:00 of the 10th
        caso('2026-01-11T05:59:59.999Z'), // 23:59 of the 10th
        caso('2026-01-11T06:00:00.000Z'), // 00:00 of the 11th
      ])
      .returning({ id: casos.id });
    const answer = await aparte.app.inject({
      method: 'POST',
      url: '/mostrador/api/caso/lista-paginada',
      headers: { cookie: await aparte.signIn(100_001) },
      payload: {
        ...NO_FILTER,
        fechaIni: '2026-01-10',
        fechaFin: '2026-01-10',
        idAplicacion: 146,
        numPagina: 1,
        tamPagina: 25,
      },
    });
    const ids = saved.map(({ id }) => id);
    expect(idsOf(answer.json())).toEqual([ids[2], ids[1]]);
    await aparte.close();
  });
});

describe('a page', () => {
  it('has a hundred rows at most', async () => {
    expect((await list({}, 'todo', 1, 100)).listaCasos).toHaveLength(100);
    expect((await ask({}, 'todo', 1, 101)).statusCode).toBe(400);
    expect((await ask({}, 'todo', 1, 0)).statusCode).toBe(400);
  });
});

describe('the cases that a person opened', () => {
  it('are the last hundred, newest first', async () => {
    const own = expected({ numIden: 100_002 }, 'asesor');
    const answer = await bed.app.inject({
      url: '/mostrador/api/caso/listar-casos',
      headers: { cookie: cookies.get('asesor') ?? '' },
    });
    expect(own.length).toBeGreaterThan(100);
    expect(idsOf(answer.json())).toEqual(own.slice(0, 100));
  });
});
