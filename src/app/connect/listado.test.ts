import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Api } from '../../api/api.ts';
import { fallo } from '../../api/fallo.ts';
import type { Consulta, Pagina } from './listado.ts';
import { conectarListado } from './listado.ts';

interface Filtro {
  readonly nombre: string;
}
type Fila = { readonly id: number };

const api = { alVolver: () => () => undefined } as unknown as Api;

const primera: Consulta<Filtro> = { filtro: { nombre: '' }, pagina: 0, tamPagina: 25 };

it('asks for the page of the query, and reads rows and query with their types', async () => {
  const traer = vi.fn(
    ({ filtro, pagina }: Consulta<Filtro>): Promise<Pagina<Fila>> =>
      Promise.resolve({ filas: [{ id: filtro.nombre.length * 10 + pagina }], total: 80, hayMas: false }),
  );
  const lista = conectarListado(api, traer);
  const actor = createActor(lista.maquina, { input: lista.entrada(primera) }).start();
  await waitFor(actor, (estado) => estado.matches('ready'));
  actor.send(lista.consultar({ nombre: 'ana' }));
  actor.send({ type: 'irAPagina', pagina: 2 });
  const estado = await waitFor(actor, (uno) => uno.matches('ready'));
  expect(lista.filas(estado).map(({ id }) => id)).toEqual([32]);
  expect(lista.consulta(estado)).toEqual({ filtro: { nombre: 'ana' }, pagina: 2, tamPagina: 25 });
  actor.stop();
});

it('aborts the call of a query that was left', () => {
  const senales: AbortSignal[] = [];
  const lista = conectarListado<Filtro, Fila>(api, (_, signal) => {
    senales.push(signal);
    return new Promise(() => undefined);
  });
  const actor = createActor(lista.maquina, { input: lista.entrada(primera) }).start();
  actor.send(lista.volverA({ ...primera, pagina: 3 }));
  expect(senales.map(({ aborted }) => aborted)).toEqual([true, false]);
  actor.stop();
});

it('says why a page did not come, and brings it when asked again', async () => {
  const traer = vi
    .fn<() => Promise<Pagina<Fila>>>()
    .mockRejectedValueOnce(fallo('sinConexion', 'Revise su conexión a internet'))
    .mockResolvedValueOnce({ filas: [], total: 0, hayMas: false });
  const lista = conectarListado<Filtro, Fila>(api, traer);
  const actor = createActor(lista.maquina, { input: lista.entrada(primera) }).start();
  const fallida = await waitFor(actor, (estado) => estado.hasTag('failed'));
  expect(fallida.context.failure?.texto).toBe('Revise su conexión a internet');
  actor.send({ type: 'reintentar' });
  await waitFor(actor, (estado) => estado.matches({ ready: 'empty' }));
  actor.stop();
});

it('brings by itself what did not come, as soon as the back end serves again', async () => {
  const esperan: (() => void)[] = [];
  const traer = vi
    .fn<() => Promise<Pagina<Fila>>>()
    .mockRejectedValueOnce(fallo('sinConexion', 'Revise su conexión a internet'))
    .mockResolvedValueOnce({ filas: [{ id: 1 }], total: 1, hayMas: false });
  const queVuelve = { alVolver: (avisar: () => void) => esperan.push(avisar) && (() => undefined) } as unknown as Api;
  const lista = conectarListado<Filtro, Fila>(queVuelve, traer);
  const actor = createActor(lista.maquina, { input: lista.entrada(primera) }).start();
  await waitFor(actor, (estado) => estado.hasTag('failed'));
  for (const avisar of esperan) avisar();
  await waitFor(actor, (estado) => estado.matches({ ready: 'filled' }));
  actor.stop();
});
