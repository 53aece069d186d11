import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Api } from '../../api/api.ts';
import { failureOf } from '../../api/failure.ts';
import { connectGuide } from './connectGuide.ts';

it.each([
  [
    'breaks off',
    failureOf('interno', 'Ocurrio un error interno'),
    'No se ha podido completar la consulta, intente más tarde',
  ],
  ['is refused', failureOf('sinPermiso', 'No tiene permiso.'), 'No tiene permiso.'],
])('a query for guides that %s says so', async (_how, failure, text) => {
  const api = { llamar: () => Promise.reject(failure) } as unknown as Api;
  const data = new QueryClient({
    defaultOptions: { queries: { retry: false, queryFn: () => Promise.reject(failure) } },
  });
  const chart = connectGuide({
    api,
    changes: { changed: () => undefined },
    data,
    operacion: { tienda: 1, operacion: 1 },
  });
  const panel = createActor(chart, { input: { seed: 'clave', abierto: true } }).start();
  const { context } = await waitFor(panel, (state) => state.hasTag('failed'));
  expect(context.failure?.texto).toBe(text);
  panel.stop();
});
