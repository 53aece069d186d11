import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busquedaParametros, busquedas } from '../../../server/platform/db/schema/operaciones.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ASESOR, countAll, type Desk, NOW, ONLY_VALIDATES, openDesk } from '../casos/casos.desk.ts';
import { LONG, seedOperations, WITH_GUIDES, WITHOUT_GUIDES } from './operaciones.seed.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
});
afterAll(() => desk.bed.close());

function articulos(operacion: number, tienda = 1) {
  return desk.asesor.get(`venta/articulos-operacion?tienda=${tienda}&operacion=${operacion}&tipo=1`);
}

describe('the articles of an operation', () => {
  it('are one row per line, or per package item, with the returnable units of the whole line', async () => {
    const answer = await articulos(WITH_GUIDES);
    expect(answer.statusCode).toBe(200);
    const id = expect.any(Number);
    const common = { total: 1160, cantidadOriginal: 5, pesada: null };
    const first = { ...common, linea: 1, numArt: '101', descripcion: 'Artículo 1', cantidadMaxima: 4 };
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
    expect(answer.json()).toEqual([
      { ...first, devolucionesMaximas, ...enGuia, folioPaquete: 'P-1', estadoPaquete: 6, estadoArticulo: 7 },
      { ...first, devolucionesMaximas, ...enGuia, folioPaquete: 'P-2', estadoPaquete: 9, estadoArticulo: 9 },
      // A service guide carries no goods, and another store's operation of the same number is another operation.
      {
        ...common,
        linea: 2,
        numArt: '102',
        descripcion: 'Artículo 2',
        cantidadMaxima: 5,
        devolucionesMaximas: 5,
        ...sinGuia,
      },
      {
        ...common,
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
    const rows: { linea: number }[] = (await articulos(LONG)).json();
    expect(rows.map((row) => row.linea)).toEqual(Array.from({ length: 629 }, (_, i) => i + 1));
  });

  it('of an unknown operation are none', async () => {
    expect((await articulos(5)).json()).toEqual([]);
    expect((await articulos(WITH_GUIDES, 2 ** 31)).json()).toEqual([]);
  });
});

describe('an operation', () => {
  it('comes with its head, articles and payments, to the cent', async () => {
    const answer = await desk.asesor.get(`venta/get-venta-por-id?tiendaId=1&operacionId=${WITH_GUIDES}`);
    expect(answer.json()).toEqual({
      cabecera: {
        tienda: { cvetda: 1, nombre: 'Tienda Centro' },
        operacion: WITH_GUIDES,
        fechaOperacion: '2026-03-11T05:30:00.000Z',
        numiden: desk.cliente,
        cliente: 'MARIA DE LA O',
        totalOperacion: 1160,
      },
      articulos: (await articulos(WITH_GUIDES)).json(),
      pagos: [
        { idFormaPago: 1, nombre: 'EFECTIVO', monto: 999.5, fecha: NOW.toISOString(), referencia: null },
        { idFormaPago: 4, nombre: 'TARJETA', monto: 160.5, fecha: NOW.toISOString(), referencia: null },
      ],
    });
  });

  it.each([
    ['a number that the store never used', 1, 77],
    ["another store's", 80, WITH_GUIDES],
    ['a store that cannot be', Number.MAX_SAFE_INTEGER, WITH_GUIDES],
  ])('that does not exist is 404: %s', async (_caso, tienda, operacion) => {
    const answer = await desk.asesor.get(`venta/get-venta-por-id?tiendaId=${tienda}&operacionId=${operacion}`);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'No se encontraron resultados']);
  });

  it.each([
    '',
    'tiendaId=1',
    'tiendaId=1&operacionId=0',
    'tiendaId=1&operacionId=10000000000',
    'tiendaId=x&operacionId=1',
  ])('is not searched by %j', async (query) => {
    expect((await desk.asesor.get(`venta/get-venta-por-id?${query}`)).statusCode).toBe(400);
  });
});

describe('whose sale an operation is', () => {
  const deQuien = (operacion: number, tienda = 1, persona = desk.asesor) =>
    persona.get(`clientes/por-operacion?tienda=${tienda}&operacion=${operacion}`);

  it('is told to whoever may open a case, with the customer as a search gives it', async () => {
    const { clientes } = (
      await desk.asesor.post('clientes/listar', { nombre: 'María', apePat: 'de la O', apeMat: '' })
    ).json();
    expect((await deQuien(WITH_GUIDES)).json()).toEqual({
      tienda: { cvetda: 1, nombre: 'Tienda Centro' },
      operacion: WITH_GUIDES,
      cliente: clientes.find(({ numiden }: { numiden: number }) => numiden === desk.cliente),
    });
  });

  it('is nobody’s when the sale names no customer', async () => {
    expect((await deQuien(WITHOUT_GUIDES)).json().cliente).toBeNull();
  });

  it.each([
    ['a number that the store never used', 1, 77],
    ["another store's", 80, WITH_GUIDES],
    ['a store that cannot be', Number.MAX_SAFE_INTEGER, WITH_GUIDES],
  ])('of no sale is 404 and says which: %s', async (_caso, tienda, operacion) => {
    const answer = await deQuien(operacion, tienda);
    const message = `No se encontró la operación ${operacion} en la tienda ${tienda}.`;
    expect([answer.statusCode, answer.json().message]).toEqual([404, message]);
  });

  it('is not told to who may open no case, and is written down of who looked', async () => {
    expect((await deQuien(WITH_GUIDES, 1, desk.onlyValidates)).statusCode).toBe(403);
    expect((await deQuien(WITH_GUIDES)).statusCode).toBe(200);
    const rows = await desk.db
      .select()
      .from(bitacora)
      .where(eq(bitacora.idEntidad, `operación 1/${WITH_GUIDES}`));
    expect(rows).toMatchObject([{ accion: 'buscarClientes', numiden: ASESOR, lectura: true }]);
  });
});

describe('the vouchers of an operation', () => {
  it('are those of the store, newest first, with amounts in pesos', async () => {
    const answer = await desk.onlyValidates.post(
      `vales/consultas/get-by-tienda-operacion?tienda=1&operacion=${WITH_GUIDES}`,
    );
    const common = {
      id: expect.any(Number),
      casoId: expect.any(Number),
      total: 500.1,
      saldo: 0.07,
      depreciacion: 0,
      sinRespaldo: false,
    };
    const fechaVigencia = '2026-06-11T03:00:00.000Z';
    expect(answer.json()).toEqual([
      {
        ...common,
        folio: 'V-2',
        estado: { id: 1, nombre: 'VIGENTE' },
        tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
        fechaCreacion: NOW.toISOString(),
        fechaVigencia,
      },
      {
        ...common,
        folio: 'V-1',
        estado: { id: 3, nombre: 'CANCELADO' },
        tipo: { id: 0, nombre: 'CANCELACIÓN' },
        fechaCreacion: '2026-03-01T00:00:00.000Z',
        fechaVigencia,
      },
    ]);
  });

  it('of an operation without vouchers are none', async () => {
    for (const query of [`tienda=1&operacion=${WITHOUT_GUIDES}`, `tienda=${2 ** 40}&operacion=1`]) {
      const answer = await desk.asesor.post(`vales/consultas/get-by-tienda-operacion?${query}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    }
  });
});

describe('the trace of a search', () => {
  it('keeps who searched what, where and when', async () => {
    const parameters = [
      { tipo: 1, valor: '1' },
      { tipo: 2, valor: ' 1000001 ' },
    ];
    const answer = await desk.onlyValidates.post('busqueda/guardar', { parametros: parameters });
    const { idBusqueda } = answer.json();
    expect(answer.json()).toEqual({ codigo: 1, descripcion: 'Búsqueda guardada con éxito', idBusqueda });
    expect(await desk.db.select().from(busquedas)).toEqual([
      { id: idBusqueda, numiden: ONLY_VALIDATES, cvetda: 1, fecha: NOW },
    ]);
    expect(await desk.db.select().from(busquedaParametros).orderBy(busquedaParametros.orden)).toEqual([
      { idBusqueda, orden: 0, tipo: 1, valor: '1' },
      { idBusqueda, orden: 1, tipo: 2, valor: '1000001' },
    ]);
  });

  it.each([
    [{ parametros: [] }],
    [{ parametros: [{ tipo: 5, valor: '1' }] }],
    [{ parametros: [{ tipo: 1, valor: '\u0000' }] }],
    [{ parametros: [{ tipo: 1, valor: 'x'.repeat(41) }] }],
  ])('refuses %j and stores nothing', async (body) => {
    const before = await countAll(desk.db);
    expect((await desk.asesor.post('busqueda/guardar', body)).statusCode).toBe(400);
    expect(await countAll(desk.db)).toEqual(before);
  });
});
