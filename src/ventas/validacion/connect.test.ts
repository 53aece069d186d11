import { describe, expect, it } from 'vitest';
import type { Api } from '../../api/api.ts';
import { failureOf, noConnection } from '../../api/failure.ts';
import { searchOperation } from './connect.ts';

const header = {
  tienda: { cvetda: 1, nombre: 'Tienda Centro' },
  operacion: 1000001,
  fechaOperacion: '2026-03-31T18:05:00.000Z',
  numiden: null,
  cliente: null,
  totalOperacion: 1250.5,
};

type Answers = Partial<Record<string, () => Promise<unknown>>>;

/** A back end of answers by name; every call asked for is written down. */
function apiOf(answers: Answers) {
  const pedidas: { readonly nombre: string; readonly entrada: unknown }[] = [];
  const deSiempre: Answers = {
    ventaPorId: async () => ({ cabecera: header, articulos: [], pagos: [] }),
    articulosOperacion: async () => [],
    valesDeOperacion: async () => [],
    guardarBusqueda: async () => ({ codigo: 1, descripcion: '', idBusqueda: 1 }),
  };
  const api = {
    llamar: (nombre: string, input: unknown) => {
      pedidas.push({ nombre, entrada: input });
      return (answers[nombre] ?? deSiempre[nombre])?.() ?? Promise.reject(new Error(nombre));
    },
  } as unknown as Api;
  return { api, pedidas };
}

const signal = new AbortController().signal;
const key = { tienda: 1, operacion: 1000001, previos: null };

describe('looking an operation up', () => {
  it('asks for the sale, its articles and its vouchers, and notes the search', async () => {
    const { api, pedidas } = apiOf({});
    expect(await searchOperation(api, key, signal)).toEqual({
      cabecera: { datos: header },
      articulos: { datos: [] },
      vales: { datos: [] },
    });
    expect(new Map(pedidas.map(({ nombre, entrada }) => [nombre, entrada]))).toEqual(
      new Map<string, unknown>([
        [
          'guardarBusqueda',
          {
            cuerpo: {
              parametros: [
                { tipo: 1, valor: '1' },
                { tipo: 2, valor: '1000001' },
              ],
            },
          },
        ],
        ['ventaPorId', { consulta: { tiendaId: 1, operacionId: 1000001 } }],
        ['articulosOperacion', { consulta: { tienda: 1, operacion: 1000001, tipo: 1 } }],
        ['valesDeOperacion', { consulta: { tienda: 1, operacion: 1000001 } }],
      ]),
    );
  });

  it('takes an operation that the chain does not have as an answer', async () => {
    const noEsta = () => Promise.reject(failureOf('noEncontrado', 'No se encontraron resultados'));
    const { api } = apiOf({ ventaPorId: noEsta, articulosOperacion: noEsta, valesDeOperacion: noEsta });
    expect(await searchOperation(api, key, signal)).toEqual({
      cabecera: { datos: null },
      articulos: { datos: [] },
      vales: { datos: [] },
    });
  });

  it.each([
    ['articulosOperacion', { articulos: { failure: noConnection() } }],
    ['valesDeOperacion', { vales: { failure: noConnection() } }],
    ['ventaPorId', { cabecera: { failure: noConnection() } }],
  ])('shows the other parts when %s does not answer, and why that one is missing', async (call, faltante) => {
    const { api } = apiOf({ [call]: () => Promise.reject(noConnection()) });
    expect(await searchOperation(api, key, signal)).toEqual({
      cabecera: { datos: header },
      articulos: { datos: [] },
      vales: { datos: [] },
      ...faltante,
    });
  });

  it('fails as a whole when nothing answers', async () => {
    const mudo = () => Promise.reject(noConnection());
    const { api } = apiOf({ ventaPorId: mudo, articulosOperacion: mudo, valesDeOperacion: mudo });
    await expect(searchOperation(api, key, signal)).rejects.toMatchObject({
      tipo: 'sinConexion',
      texto: 'Revise su conexión a internet',
    });
  });

  it('asks again only for what was missing, and notes no second search', async () => {
    const { api, pedidas } = apiOf({});
    const previos = {
      cabecera: { datos: header },
      articulos: { failure: noConnection() },
      vales: { datos: [] },
    };
    expect(await searchOperation(api, { ...key, previos }, signal)).toEqual({ ...previos, articulos: { datos: [] } });
    expect(pedidas.map(({ nombre }) => nombre)).toEqual(['articulosOperacion']);
  });

  it('says nothing more once it was left', async () => {
    const abort = new AbortController();
    const { api } = apiOf({ ventaPorId: () => Promise.reject(abort.signal.reason) });
    abort.abort();
    const callado = Symbol('callado');
    const said = searchOperation(api, key, abort.signal).catch((error: unknown) => error);
    expect(await Promise.race([said, new Promise((ready) => setImmediate(() => ready(callado)))])).toBe(callado);
  });

  it('shows the operation even when the search could not be noted', async () => {
    const { api } = apiOf({ guardarBusqueda: () => Promise.reject(noConnection()) });
    expect((await searchOperation(api, key, signal)).cabecera).toEqual({ datos: header });
  });

  it.each([
    { tienda: 0, operacion: 1000001 },
    { tienda: 1, operacion: 0 },
    { tienda: 1, operacion: Number.NaN },
  ])('asks nothing without a store and an operation: $tienda, $operacion', async (nulas) => {
    const { api, pedidas } = apiOf({});
    await expect(searchOperation(api, { ...nulas, previos: null }, signal)).rejects.toMatchObject({
      tipo: 'rechazo',
      texto: 'La tienda y operación no pueden ser nulos',
    });
    expect(pedidas).toEqual([]);
  });
});
