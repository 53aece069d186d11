import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Cambio } from '#machines/servidor.types';
import type { Api } from '../../api/api.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { connectServers } from './connect.ts';

const SERVER = {
  ...{ id: 7, servidor: 'erp.cadena.mx', usuario: 'mostrador', puerto: 443, path: '', url: 'https://erp.cadena.mx' },
  ...{ activo: true, tienePass: true, passIlegible: false, version: 3 },
};
const DATA = { servidor: 'erp.cadena.mx', usuario: 'mostrador', puerto: 443, path: '', url: 'https://erp.cadena.mx' };
const SAVED = { codigo: 1, descripcion: 'Servidor editado con éxito', id: 7, version: 4 };

/** The page over a back end that answers each call by its name. */
function open(answers: Readonly<Record<string, () => unknown>>) {
  const calls: { readonly name: string; readonly input: unknown; readonly clave: string | undefined }[] = [];
  const llamar = async (name: string, input: unknown, options: { readonly clave?: string } = {}) => {
    calls.push({ name, input, clave: options.clave });
    return answers[name]?.();
  };
  const api = { llamar, alVolver: () => () => undefined } as unknown as Api;
  const page = createActor(connectServers({ api, changes: { changed: () => undefined } }), {
    input: { seed: newKey() },
  }).start();
  return { page, calls };
}

const back = { detalleServidor: () => SERVER, cambiarServidor: () => SAVED };

describe('a server is switched', () => {
  const change: Cambio = { id: 7, servidor: 'erp.cadena.mx', version: 3, activo: false };

  it('off only once it was confirmed, to what was seen on the screen', async () => {
    const { page, calls } = open(back);
    page.send({ type: 'apagar', cambio: change });
    expect(calls).toEqual([]);
    page.send({ type: 'confirmar' });
    await waitFor(page, (state) => state.matches({ switching: 'still' }));
    expect(calls).toEqual([
      {
        name: 'cambiarServidor',
        input: { ruta: { id: 7 }, consulta: { version: 3, activo: 'false' } },
        clave: expect.any(String),
      },
    ]);
  });

  it('again under the same key while nobody knows whether it was', async () => {
    let times = 0;
    const { page, calls } = open({
      cambiarServidor: () => {
        times += 1;
        if (times === 1)
          throw { tipo: 'sinConexion', texto: 'Revise su conexión a internet', codigo: null, campos: [] };
        return SAVED;
      },
    });
    page.send({ type: 'encender', cambio: { ...change, activo: true } });
    const work = page.getSnapshot().children.interruptor;
    await vi.waitFor(() => expect(work?.getSnapshot()).toMatchObject({ value: { failed: 'untouched' } }));
    page.send({ type: 'enviarCambio' });
    await waitFor(page, (state) => state.matches({ switching: 'still' }));
    expect(new Set(calls.map(({ clave }) => clave)).size).toBe(1);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.input).toMatchObject({ consulta: { activo: 'true' } });
  });
});

describe('a connection is tried', () => {
  const datos = { ...DATA, id: 7, pass: null };
  const tried = (descripcion: string, codigo: number) => ({ probarServidor: () => ({ codigo, descripcion }) });

  it.each([
    ['Conexión correcta: el servidor contestó 200.', 1, true, 'success'],
    ['Nadie contestó en 5 segundos.', 2, false, 'warning'],
  ])('%s', async (texto, code, bien, tipo) => {
    const { page } = open(tried(texto, code));
    const told: unknown[] = [];
    page.on('aviso', (notice) => told.push(notice));
    page.send({ type: 'probar', que: 7, datos });
    await waitFor(page, (state) => state.matches({ testing: 'idle' }));
    expect(page.getSnapshot().context.pruebas).toEqual({ 7: { bien, texto, momento: expect.any(String) } });
    expect(told).toEqual([{ type: 'aviso', tipo, texto }]);
  });

  it('and, when it cannot be, says why and can be again', async () => {
    const { page } = open({
      probarServidor: () => {
        throw { tipo: 'espera', texto: 'Probó 10 conexiones en un minuto.', codigo: 429, campos: [], segundos: 6 };
      },
    });
    page.send({ type: 'probar', que: 7, datos });
    await waitFor(page, (state) => state.matches({ testing: 'failed' }));
    expect(page.getSnapshot().context.pruebas[7]?.texto).toBe('Probó 10 conexiones en un minuto.');
    expect(page.getSnapshot().can({ type: 'probar', que: 7, datos })).toBe(true);
  });

  it('of a form that is left is not told to the next one', async () => {
    let answer = (_: unknown): void => undefined;
    const { page } = open({ ...back, probarServidor: () => new Promise((resolve) => (answer = resolve)) });
    page.send({ type: 'probar', que: 'formulario', datos });
    page.send({ type: 'editar', id: 7 });
    answer({ codigo: 1, descripcion: 'Conexión correcta' });
    await waitFor(page, (state) => state.matches({ form: 'open' }));
    expect(page.getSnapshot().context).toMatchObject({ probando: null, pruebas: {} });
  });
});

it('a server that cannot be read says so in general at the foot, and why in its window', async () => {
  const { page } = open({
    detalleServidor: () => {
      throw { tipo: 'noEncontrado', texto: 'No existe ese servidor.', codigo: 404, campos: [] };
    },
  });
  const told: unknown[] = [];
  page.on('aviso', (notice) => told.push(notice));
  page.send({ type: 'editar', id: 9 });
  await waitFor(page, (state) => state.matches({ form: 'unavailable' }));
  expect(told).toEqual([{ type: 'aviso', tipo: 'error', texto: 'Ocurrio un error interno' }]);
  expect(page.getSnapshot().context.failure?.texto).toBe('No existe ese servidor.');
});
