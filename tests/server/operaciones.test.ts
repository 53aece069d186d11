import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busquedaParametros, busquedas, ventas } from '../../server/db/schema/operaciones.ts';
import type { Mesa } from './casos.mesa.ts';
import { AHORA, abrirMesa, contarTodo, SOLO_VALIDA } from './casos.mesa.ts';
import { CON_GUIAS, LARGA, SIN_GUIAS, sembrarOperaciones, venta } from './operaciones.siembra.ts';

let mesa: Mesa;

beforeAll(async () => {
  mesa = await abrirMesa();
  await sembrarOperaciones(mesa);
});
afterAll(() => mesa.banco.cerrar());

const articulos = (operacion: number, tienda = 1) =>
  mesa.asesor.traer(`venta/articulos-operacion?tienda=${tienda}&operacion=${operacion}&tipo=1`);

describe('the articles of an operation', () => {
  it('are one row per line, or per package item, with the returnable units of the whole line', async () => {
    const respuesta = await articulos(CON_GUIAS);
    expect(respuesta.statusCode).toBe(200);
    const id = expect.any(Number);
    const comun = { total: 1160, cantidadOriginal: 5 };
    const primera = { ...comun, linea: 1, numArt: '101', descripcion: 'Artículo 1', cantidadMaxima: 4 };
    const sinGuia = {
      folioGuia: null,
      idPaquete: null,
      folioPaquete: null,
      estadoPaquete: null,
      idArticulo: null,
      estadoArticulo: null,
    };
    // 4 left, less the 2 cancelled that the earlier return does not account for.
    const devolucionesMaximas = 2;
    const enGuia = { folioGuia: 'G-1', idPaquete: id, idArticulo: id };
    expect(respuesta.json()).toEqual([
      { ...primera, devolucionesMaximas, ...enGuia, folioPaquete: 'P-1', estadoPaquete: 6, estadoArticulo: 7 },
      { ...primera, devolucionesMaximas, ...enGuia, folioPaquete: 'P-2', estadoPaquete: 9, estadoArticulo: 9 },
      // A service guide carries no goods, and another store's operation of the same number is another operation.
      {
        ...comun,
        linea: 2,
        numArt: '102',
        descripcion: 'Artículo 2',
        cantidadMaxima: 5,
        devolucionesMaximas: 5,
        ...sinGuia,
      },
      {
        ...comun,
        linea: 3,
        numArt: '103',
        descripcion: 'Artículo 3',
        cantidadOriginal: 1,
        cantidadMaxima: 0,
        devolucionesMaximas: 0,
        ...sinGuia,
      },
    ]);
  });

  it('of a long ticket come all, in the order of the ticket', async () => {
    const filas: { linea: number }[] = (await articulos(LARGA)).json();
    expect(filas.map((fila) => fila.linea)).toEqual(Array.from({ length: 629 }, (_, i) => i + 1));
  });

  it('of an unknown operation are none', async () => {
    expect((await articulos(5)).json()).toEqual([]);
    expect((await articulos(CON_GUIAS, 2 ** 31)).json()).toEqual([]);
  });
});

describe('an operation', () => {
  it('comes with its head, articles and payments, to the cent', async () => {
    const respuesta = await mesa.asesor.traer(`venta/get-venta-por-id?tiendaId=1&operacionId=${CON_GUIAS}`);
    expect(respuesta.json()).toEqual({
      cabecera: {
        tienda: { cvetda: 1, nombre: 'Tienda Centro' },
        operacion: CON_GUIAS,
        fechaOperacion: '2026-03-11T05:30:00.000Z',
        numiden: mesa.cliente,
        cliente: 'MARIA DE LA O',
        totalOperacion: 1160,
      },
      articulos: (await articulos(CON_GUIAS)).json(),
      pagos: [
        { idFormaPago: 1, nombre: 'EFECTIVO', monto: 999.5, fecha: AHORA.toISOString() },
        { idFormaPago: 4, nombre: 'TARJETA', monto: 160.5, fecha: AHORA.toISOString() },
      ],
    });
  });

  it.each([
    ['a number that the store never used', 1, 77],
    ["another store's", 80, CON_GUIAS],
    ['a store that cannot be', Number.MAX_SAFE_INTEGER, CON_GUIAS],
  ])('that does not exist is 404: %s', async (_caso, tienda, operacion) => {
    const respuesta = await mesa.asesor.traer(`venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${operacion}`);
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([404, 'No se encontraron resultados']);
  });

  it.each([
    '',
    'tiendaId=1',
    'tiendaId=1&operacionId=0',
    'tiendaId=1&operacionId=10000000000',
    'tiendaId=x&operacionId=1',
  ])('is not searched by %j', async (consulta) => {
    expect((await mesa.asesor.traer(`venta/get-venta-por-id?${consulta}`)).statusCode).toBe(400);
  });
});

const buscar = async (filtros: object): Promise<{ ventas: { operacion: number }[]; limiteExcedido: boolean }> => {
  const respuesta = await mesa.asesor.mandar('venta/get-ventas-por-filtros', filtros);
  expect(respuesta.statusCode).toBe(200);
  return respuesta.json();
};

describe('operations by filters', () => {
  it.each<[string, object, number[]]>([
    ['a store: newest first', { tienda: 1 }, [SIN_GUIAS, CON_GUIAS, LARGA]],
    ["a day is the store's, not UTC's", { tienda: 1, fechaInicio: '2026-03-10', fechaFin: '2026-03-10' }, [CON_GUIAS]],
    ['from a day on', { tienda: 1, fechaInicio: '2026-03-11' }, [SIN_GUIAS]],
    ['up to a day', { tienda: 1, fechaFin: '2026-03-09' }, [LARGA]],
    ['an article, in either case of its letters', { tienda: 1, numArt: ' 85123a ' }, [SIN_GUIAS]],
    ['an article of another store', { tienda: 2, numArt: '101' }, []],
    [
      'days at the ends of the calendar',
      { tienda: 1, fechaInicio: '0001-01-01', fechaFin: '9999-12-31' },
      [SIN_GUIAS, CON_GUIAS, LARGA],
    ],
    ['a store that cannot be', { tienda: Number.MAX_SAFE_INTEGER }, []],
  ])('%s', async (_caso, filtros, operaciones) => {
    const { ventas: halladas, limiteExcedido } = await buscar(filtros);
    expect(halladas.map(({ operacion }) => operacion)).toEqual(operaciones);
    expect(limiteExcedido).toBe(false);
  });

  it('of a customer', async () => {
    expect((await buscar({ tienda: 1, numidenCliente: mesa.cliente })).ventas).toHaveLength(1);
  });

  it('are 100 at most, and say when there are more', async () => {
    await mesa.db
      .insert(ventas)
      .values(Array.from({ length: 101 }, (_, i) => venta(100 + i, '2026-02-01T18:00:00Z', { cvetda: 80 })));
    const { ventas: halladas, limiteExcedido } = await buscar({ tienda: 80 });
    expect([halladas.length, halladas[0]?.operacion, limiteExcedido]).toEqual([100, 200, true]);
  });

  it('whatever is asked gets an answer or a refusal, never an error of the server', async () => {
    const valor = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 25 }),
      fc.constantFrom('\u0000', '0000-01-01', '0001-01-01', '9999-12-31', -1, 0, 2 ** 31, Number.MAX_SAFE_INTEGER, 1.5),
    );
    const campos = fc.constantFrom('tienda', 'fechaInicio', 'fechaFin', 'numArt', 'numidenCliente');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(campos, valor, { noNullPrototype: true }), async (filtros) => {
        const respuesta = await mesa.asesor.mandar('venta/get-ventas-por-filtros', { tienda: 1, ...filtros });
        expect([200, 400]).toContain(respuesta.statusCode);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the vouchers of an operation', () => {
  it('are those of the store, newest first, with amounts in pesos', async () => {
    const respuesta = await mesa.soloValida.mandar(
      `vales/consultas/get-by-tienda-operacion?tienda=1&operacion=${CON_GUIAS}`,
    );
    const comun = { id: expect.any(Number), casoId: expect.any(Number), total: 500.1, saldo: 0.07, depreciacion: 0 };
    const fechaVigencia = '2026-06-11T03:00:00.000Z';
    expect(respuesta.json()).toEqual([
      {
        ...comun,
        folio: 'V-2',
        estado: { id: 1, nombre: 'VIGENTE' },
        tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
        fechaCreacion: AHORA.toISOString(),
        fechaVigencia,
      },
      {
        ...comun,
        folio: 'V-1',
        estado: { id: 3, nombre: 'CANCELADO' },
        tipo: { id: 0, nombre: 'CANCELACIÓN' },
        fechaCreacion: '2026-03-01T00:00:00.000Z',
        fechaVigencia,
      },
    ]);
  });

  it('of an operation without vouchers are none', async () => {
    for (const consulta of [`tienda=1&operacion=${SIN_GUIAS}`, `tienda=${2 ** 40}&operacion=1`]) {
      const respuesta = await mesa.asesor.mandar(`vales/consultas/get-by-tienda-operacion?${consulta}`);
      expect([respuesta.statusCode, respuesta.json()]).toEqual([200, []]);
    }
  });
});

describe('the trace of a search', () => {
  it('keeps who searched what, where and when', async () => {
    const parametros = [
      { tipo: 1, valor: '1' },
      { tipo: 2, valor: ' 1000001 ' },
    ];
    const respuesta = await mesa.soloValida.mandar('busqueda/guardar', { parametros });
    const { idBusqueda } = respuesta.json();
    expect(respuesta.json()).toEqual({ codigo: 1, descripcion: 'Búsqueda guardada con éxito', idBusqueda });
    expect(await mesa.db.select().from(busquedas)).toEqual([
      { id: idBusqueda, numiden: SOLO_VALIDA, cvetda: 1, fecha: AHORA },
    ]);
    expect(await mesa.db.select().from(busquedaParametros).orderBy(busquedaParametros.orden)).toEqual([
      { idBusqueda, orden: 0, tipo: 1, valor: '1' },
      { idBusqueda, orden: 1, tipo: 2, valor: '1000001' },
    ]);
  });

  it.each([
    [{ parametros: [] }],
    [{ parametros: [{ tipo: 5, valor: '1' }] }],
    [{ parametros: [{ tipo: 1, valor: '\u0000' }] }],
    [{ parametros: [{ tipo: 1, valor: 'x'.repeat(41) }] }],
  ])('refuses %j and stores nothing', async (cuerpo) => {
    const antes = await contarTodo(mesa.db);
    expect((await mesa.asesor.mandar('busqueda/guardar', cuerpo)).statusCode).toBe(400);
    expect(await contarTodo(mesa.db)).toEqual(antes);
  });
});
