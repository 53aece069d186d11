import { describe, expect, it } from 'vitest';
import type { Api } from '../../api/api.ts';
import { fallo, sinConexion } from '../../api/fallo.ts';
import { buscarOperacion } from './validarOperacion.ts';

const cabecera = {
  tienda: { cvetda: 1, nombre: 'Tienda Centro' },
  operacion: 1000001,
  fechaOperacion: '2026-03-31T18:05:00.000Z',
  numiden: null,
  cliente: null,
  totalOperacion: 1250.5,
};

type Respuestas = Partial<Record<string, () => Promise<unknown>>>;

/** A back end of answers by name; every call asked for is written down. */
const apiDe = (respuestas: Respuestas) => {
  const pedidas: { readonly nombre: string; readonly entrada: unknown }[] = [];
  const deSiempre: Respuestas = {
    ventaPorId: async () => ({ cabecera, articulos: [], pagos: [] }),
    articulosOperacion: async () => [],
    valesDeOperacion: async () => [],
    guardarBusqueda: async () => ({ codigo: 1, descripcion: '', idBusqueda: 1 }),
  };
  const api = {
    llamar: (nombre: string, entrada: unknown) => {
      pedidas.push({ nombre, entrada });
      return (respuestas[nombre] ?? deSiempre[nombre])?.() ?? Promise.reject(new Error(nombre));
    },
  } as unknown as Api;
  return { api, pedidas };
};

const signal = new AbortController().signal;
const clave = { tienda: 1, operacion: 1000001, previos: null };

describe('looking an operation up', () => {
  it('asks for the sale, its articles and its vouchers, and notes the search', async () => {
    const { api, pedidas } = apiDe({});
    expect(await buscarOperacion(api, clave, signal)).toEqual({
      cabecera: { datos: cabecera },
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
    const noEsta = () => Promise.reject(fallo('noEncontrado', 'No se encontraron resultados'));
    const { api } = apiDe({ ventaPorId: noEsta, articulosOperacion: noEsta, valesDeOperacion: noEsta });
    expect(await buscarOperacion(api, clave, signal)).toEqual({
      cabecera: { datos: null },
      articulos: { datos: [] },
      vales: { datos: [] },
    });
  });

  it.each([
    ['articulosOperacion', { articulos: { failure: sinConexion() } }],
    ['valesDeOperacion', { vales: { failure: sinConexion() } }],
    ['ventaPorId', { cabecera: { failure: sinConexion() } }],
  ])('shows the other parts when %s does not answer, and why that one is missing', async (llamada, faltante) => {
    const { api } = apiDe({ [llamada]: () => Promise.reject(sinConexion()) });
    expect(await buscarOperacion(api, clave, signal)).toEqual({
      cabecera: { datos: cabecera },
      articulos: { datos: [] },
      vales: { datos: [] },
      ...faltante,
    });
  });

  it('fails as a whole when nothing answers', async () => {
    const mudo = () => Promise.reject(sinConexion());
    const { api } = apiDe({ ventaPorId: mudo, articulosOperacion: mudo, valesDeOperacion: mudo });
    await expect(buscarOperacion(api, clave, signal)).rejects.toMatchObject({
      tipo: 'sinConexion',
      texto: 'Revise su conexión a internet',
    });
  });

  it('asks again only for what was missing, and notes no second search', async () => {
    const { api, pedidas } = apiDe({});
    const previos = {
      cabecera: { datos: cabecera },
      articulos: { failure: sinConexion() },
      vales: { datos: [] },
    };
    expect(await buscarOperacion(api, { ...clave, previos }, signal)).toEqual({ ...previos, articulos: { datos: [] } });
    expect(pedidas.map(({ nombre }) => nombre)).toEqual(['articulosOperacion']);
  });

  it('says nothing more once it was left', async () => {
    const corte = new AbortController();
    const { api } = apiDe({ ventaPorId: () => Promise.reject(corte.signal.reason) });
    corte.abort();
    const callado = Symbol('callado');
    const dicho = buscarOperacion(api, clave, corte.signal).catch((error: unknown) => error);
    expect(await Promise.race([dicho, new Promise((listo) => setImmediate(() => listo(callado)))])).toBe(callado);
  });

  it('shows the operation even when the search could not be noted', async () => {
    const { api } = apiDe({ guardarBusqueda: () => Promise.reject(sinConexion()) });
    expect((await buscarOperacion(api, clave, signal)).cabecera).toEqual({ datos: cabecera });
  });

  it.each([
    { tienda: 0, operacion: 1000001 },
    { tienda: 1, operacion: 0 },
    { tienda: 1, operacion: Number.NaN },
  ])('asks nothing without a store and an operation: $tienda, $operacion', async (nulas) => {
    const { api, pedidas } = apiDe({});
    await expect(buscarOperacion(api, { ...nulas, previos: null }, signal)).rejects.toMatchObject({
      tipo: 'rechazo',
      texto: 'La tienda y operación no pueden ser nulos',
    });
    expect(pedidas).toEqual([]);
  });
});
