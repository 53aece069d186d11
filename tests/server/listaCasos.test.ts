import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaginaCasos } from '#contract/casos';
import type { CasoDeLista, FiltroCasos } from '#domain/casos';
import { ORDENES_CASOS, SIN_FILTRO } from '#domain/casos';
import { pierdeColorEn, semaforoDe } from '#domain/vidaCaso';
import { casos } from '../../server/db/schema/casos.ts';
import { ajustes } from '../../server/db/schema/sistema.ts';
import type { Banco } from './banco.ts';
import { AHORA_DE_PRUEBA, crearBanco } from './banco.ts';
import type { CasoSembrado } from './listaCasos.siembra.ts';
import { GERENTE_DE_DOS, listaSinPrisa, SIN_AREAS, sembrarCasos } from './listaCasos.siembra.ts';

const PERSONAS = {
  todo: { numiden: 100_001, tienda: { id: 1 }, areas: [1, 2], permisos: [1, 27] },
  asesor: { numiden: 100_002, tienda: { id: 1 }, areas: [2], permisos: [27] },
  gerente: { numiden: GERENTE_DE_DOS, tienda: { id: 2 }, areas: [1], permisos: [27] },
  sinAreas: { numiden: SIN_AREAS, tienda: { id: 1 }, areas: [], permisos: [27] },
};
type Quien = keyof typeof PERSONAS;
const QUIENES = Object.keys(PERSONAS) as Quien[];

let banco: Banco;
let todos: readonly CasoSembrado[];
const galletas = new Map<Quien, string>();
beforeAll(async () => {
  banco = await crearBanco();
  todos = await sembrarCasos(banco.db, 600);
  for (const quien of QUIENES) {
    const { numiden, tienda } = PERSONAS[quien];
    galletas.set(quien, await banco.entrar(numiden, tienda.id));
  }
});
afterAll(() => banco.cerrar());

const pedir = (filtro: object, quien: Quien, numPagina = 1, tamPagina = 25) =>
  banco.app.inject({
    method: 'POST',
    url: '/mostrador/api/caso/lista-paginada',
    headers: { cookie: galletas.get(quien) ?? '' },
    payload: { ...SIN_FILTRO, idAplicacion: 146, numPagina, tamPagina, ...filtro },
  });

const listar = async (filtro: Partial<FiltroCasos>, quien: Quien = 'todo', numPagina = 1, tamPagina = 25) =>
  (await pedir(filtro, quien, numPagina, tamPagina)).json<PaginaCasos>();

const idsDe = ({ listaCasos }: PaginaCasos) => listaCasos.map(({ id }) => id);

const esperados = (filtro: Partial<FiltroCasos>, quien: Quien = 'todo') =>
  listaSinPrisa(todos, { ...SIN_FILTRO, ...filtro }, PERSONAS[quien], banco.reloj.ahora);

const dia = fc.option(
  fc.constantFrom('2025-11-19', '2025-12-01', '2026-01-15', '2026-01-31', '2026-03-17', '2026-03-18', '2026-03-19'),
  { freq: 1 },
);
const filtros: fc.Arbitrary<Partial<FiltroCasos>> = fc.record(
  {
    cvetda: fc.constantFrom(null, 1, 2, 80, 90),
    categoria: fc.constantFrom(null, 1, 14, 20, 21),
    nomCliente: fc.constantFrom('', 'gar', 'GARCÍA', 'lopez garcia', 'uc', 'mar', 'peña', 'de la o', 'nadie', '¿?'),
    idEstatus: fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 6),
    numIden: fc.constantFrom(null, null, 100_002, GERENTE_DE_DOS),
    fechaIni: dia,
    fechaFin: dia,
    soloAbiertos: fc.boolean(),
    fechaSolucionIni: dia,
    fechaSolucionFin: dia,
    orden: fc.constantFrom(...ORDENES_CASOS),
  },
  { requiredKeys: ['orden'] },
);

describe('the case list', () => {
  it('finds for any filter, person, order and page what going through all cases one by one finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        filtros,
        fc.constantFrom(...QUIENES),
        fc.integer({ min: 1, max: 5 }),
        async (filtro, quien, pagina) => {
          // '¿?' says nothing that a name could have: it finds nobody, where an empty name finds all.
          const ids = filtro.nomCliente === '¿?' ? [] : esperados(filtro, quien);
          const leida = await listar(filtro, quien, pagina, 10);
          expect(leida.total).toBe(ids.length);
          expect(idsDe(leida)).toEqual(ids.slice((pagina - 1) * 10, pagina * 10));
        },
      ),
      { numRuns: 250, seed: 7 },
    );
  });

  it.each(ORDENES_CASOS.flatMap((orden) => QUIENES.map((quien) => ({ orden, quien }))))(
    'is read page by page without gaps or doubles: $orden, $quien',
    async ({ orden, quien }) => {
      const ids: number[] = [];
      for (let pagina = 1; ; pagina += 1) {
        const leida = await listar({ orden }, quien, pagina, 100);
        ids.push(...idsDe(leida));
        if (leida.listaCasos.length < 100) break;
      }
      expect(ids).toEqual(esperados({ orden }, quien));
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
    ['fecha de solución', { fechaSolucionIni: '2026-02-01', fechaSolucionFin: '2026-02-28' }],
  ])('filters by %s alone', async (_nombre, filtro) => {
    const ids = esperados(filtro);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThan(todos.length);
    const leida = await listar(filtro, 'todo', 1, 100);
    expect({ ids: idsDe(leida), total: leida.total }).toEqual({ ids: ids.slice(0, 100), total: ids.length });
  });

  it('says of each case what a line shows, with the colour of this moment', async () => {
    const { listaCasos } = await listar({ orden: 'porVencer' });
    const [linea] = listaCasos;
    const caso = todos.find(({ id }) => id === linea?.id);
    if (linea === undefined || caso === undefined) throw new Error('The list is empty');
    const como = { estado: caso.idEstado, fechaCreacion: caso.fechaCreacion };
    expect(linea).toMatchObject({
      tienda: { cvetda: caso.cvetda },
      subCategoria: { id: caso.idSubcategoria },
      semaforo: semaforoDe(como, AHORA_DE_PRUEBA),
      pierdeColorEn: pierdeColorEn(como, AHORA_DE_PRUEBA)?.toISOString(),
      datosCliente: { numiden: caso.numidenCliente, nombre: caso.cliente },
      datosCreacion: { numiden: caso.numidenCrea },
      fechaCreacion: caso.fechaCreacion.toISOString(),
      fechaSolucion: null,
    } satisfies Partial<Record<keyof CasoDeLista, unknown>>);
  });

  it('colours and sorts by the hours that the settings hold', async () => {
    await banco.db.insert(ajustes).values({ clave: 'semaforos', valor: { reciente: 1, antiguo: 2 } });
    const { listaCasos } = await listar({ idEstatus: 1, orden: 'porVencer' });
    await banco.db.delete(ajustes);
    const umbrales = { reciente: 1, antiguo: 2 };
    expect(listaCasos.length).toBeGreaterThan(10);
    for (const { semaforo, fechaCreacion } of listaCasos) {
      const como = { estado: 1, fechaCreacion: new Date(fechaCreacion) };
      expect(semaforo).toBe(semaforoDe(como, AHORA_DE_PRUEBA, umbrales));
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
    expect((await pedir(filtro, 'todo')).json<PaginaCasos>().listaCasos).toEqual([]);
  });

  it.each([{ tamPagina: 101 }, { numPagina: 0 }, { idEstatus: 7 }, { fechaIni: '2026-02-30' }, { orden: 'azar' }])(
    'refuses what is no filter: %o',
    async (malo) => {
      expect((await pedir(malo, 'todo')).statusCode).toBe(400);
    },
  );
});

describe('a day of the list', () => {
  it('is the store’s, from midnight to midnight in Mexico City', async () => {
    const aparte = await crearBanco();
    const [semilla] = await sembrarCasos(aparte.db, 1);
    if (semilla === undefined) throw new Error('No case was stored');
    const { id: _id, cliente: _cliente, palabras: _palabras, ...fila } = semilla;
    const caso = (momento: string) => ({ ...fila, idEstado: 1, fechaSolucion: null, fechaCreacion: new Date(momento) });
    const guardados = await aparte.db
      .insert(casos)
      .values([
        caso('2026-01-10T05:59:59.999Z'), // 23:59 of the 9th
        caso('2026-01-10T06:00:00.000Z'), // 00:00 of the 10th
        caso('2026-01-11T05:59:59.999Z'), // 23:59 of the 10th
        caso('2026-01-11T06:00:00.000Z'), // 00:00 of the 11th
      ])
      .returning({ id: casos.id });
    const respuesta = await aparte.app.inject({
      method: 'POST',
      url: '/mostrador/api/caso/lista-paginada',
      headers: { cookie: await aparte.entrar(100_001) },
      payload: {
        ...SIN_FILTRO,
        ...{ fechaIni: '2026-01-10', fechaFin: '2026-01-10', idAplicacion: 146, numPagina: 1, tamPagina: 25 },
      },
    });
    const ids = guardados.map(({ id }) => id);
    expect(idsDe(respuesta.json())).toEqual([ids[2], ids[1]]);
    await aparte.cerrar();
  });
});

describe('the cases that a person opened', () => {
  it('are the last hundred, newest first', async () => {
    const propios = esperados({ numIden: 100_002 }, 'asesor');
    const respuesta = await banco.app.inject({
      url: '/mostrador/api/caso/listar-casos',
      headers: { cookie: galletas.get('asesor') ?? '' },
    });
    expect(propios.length).toBeGreaterThan(100);
    expect(idsDe(respuesta.json())).toEqual(propios.slice(0, 100));
  });
});
