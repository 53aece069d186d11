import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Api } from '../../api/api.ts';
import { connectTests } from './useTests.ts';

const DATA = { servidor: 'erp.cadena.mx', usuario: 'mostrador', puerto: 443, path: '', url: 'https://erp.cadena.mx' };

/** The connection tests over a back end that answers so. */
function open(probarServidor: () => unknown) {
  const llamar = async () => probarServidor();
  return createActor(connectTests({ llamar } as unknown as Api), { input: {} }).start();
}

describe('a connection is tried', () => {
  const datos = { ...DATA, id: 7, pass: null };
  const tried = (descripcion: string, codigo: number) => () => ({ codigo, descripcion });

  it.each([
    ['Conexión correcta: el servidor contestó 200.', 1, true, 'success'],
    ['Nadie contestó en 5 segundos.', 2, false, 'warning'],
  ])('%s', async (texto, code, bien, tipo) => {
    const page = open(tried(texto, code));
    const told: unknown[] = [];
    page.on('aviso', (notice) => told.push(notice));
    page.send({ type: 'probar', que: 7, datos });
    await waitFor(page, (state) => state.matches('idle'));
    expect(page.getSnapshot().context.pruebas).toEqual({ 7: { bien, texto, momento: expect.any(String) } });
    expect(told).toEqual([{ type: 'aviso', tipo, texto }]);
  });

  it('and, when it cannot be, says why and can be again', async () => {
    const page = open(() => {
      throw { tipo: 'espera', texto: 'Probó 10 conexiones en un minuto.', codigo: 429, campos: [], segundos: 6 };
    });
    page.send({ type: 'probar', que: 7, datos });
    await waitFor(page, (state) => state.matches('failed'));
    expect(page.getSnapshot().context.pruebas[7]?.texto).toBe('Probó 10 conexiones en un minuto.');
    expect(page.getSnapshot().can({ type: 'probar', que: 7, datos })).toBe(true);
  });

  it('of a form that is left is not told to the next one', async () => {
    let answer = (_: unknown): void => undefined;
    const page = open(() => new Promise((resolve) => (answer = resolve)));
    page.send({ type: 'probar', que: 'formulario', datos });
    page.send({ type: 'olvidarPrueba', que: 'formulario' });
    answer({ codigo: 1, descripcion: 'Conexión correcta' });
    await new Promise((done) => setImmediate(done));
    expect(page.getSnapshot().context).toMatchObject({ probando: null, pruebas: {} });
  });
});
