import { focusManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Api } from '../api/api.ts';
import { failureOf, noConnection } from '../api/failure.ts';
import { createQueryClient, readAgainOnReturn } from './client.ts';
import { freshFor } from './freshness.ts';
import { query } from './query.ts';

/** A back end that answers in turn; `comeBack` says that it serves again. */
function backEnd(...answers: (() => unknown)[]) {
  let tell = (): void => undefined;
  const callApi = vi.fn(async (_name: string, _input: unknown) => answers.shift()?.());
  const onReturn = (each: () => void) => {
    tell = each;
    return () => undefined;
  };
  return { api: { llamar: callApi, alVolver: onReturn } as unknown as Api, llamar: callApi, comeBack: () => tell() };
}
function fail(failure: unknown) {
  return () => {
    throw failure;
  };
}

it('a reading is its call with what was asked of it', async () => {
  const { api, llamar } = backEnd(() => []);
  const client = createQueryClient(api);
  await client.ensureQueryData(query('motivosEscalamiento', { consulta: { idArea: 2 } }));
  await client.ensureQueryData(query('motivosEscalamiento', { consulta: { idArea: 2 } }));
  expect(llamar.mock.calls).toEqual([
    ['motivosEscalamiento', { consulta: { idArea: 2 } }, expect.objectContaining({ signal: expect.anything() })],
  ]);
});

it('what changes something cannot be read', () => {
  // @ts-expect-error a save
  query('cerrarCaso', { cuerpo: { idCaso: 1, version: 1, solucion: 'Se repuso.' } });
  // @ts-expect-error a stream, which never ends
  query('eventos', {});
  // @ts-expect-error the case is missing
  query('detalleCaso', {});
  expect(query('casosPorAutorizar', { consulta: {} }).queryKey).toEqual(['casosPorAutorizar', { consulta: {} }]);
});

it('lists stay fresh for a minute, catalogues for ten', () => {
  expect([freshFor('listaCasos'), freshFor('casosPorAutorizar'), freshFor('datosEstadisticos')]).toEqual([
    60_000, 60_000, 60_000,
  ]);
  expect(freshFor('tiendasBusqueda')).toBe(600_000);
});

it('what was read is not asked for again while it is fresh, and then is', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00-06:00'), toFake: ['Date'] });
  try {
    const { api, llamar } = backEnd(
      () => ['Centro'],
      () => ['Norte'],
    );
    const client = createQueryClient(api);
    await client.fetchQuery(query('tiendasBusqueda', {}));
    vi.setSystemTime(new Date('2026-11-20T12:09:59-06:00'));
    await client.fetchQuery(query('tiendasBusqueda', {}));
    expect(llamar).toHaveBeenCalledTimes(1);
    vi.setSystemTime(new Date('2026-11-20T12:10:01-06:00'));
    await client.fetchQuery(query('tiendasBusqueda', {}));
    expect(llamar).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

it('figures on screen are asked for again when the window comes back into view after a minute, and not before', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00-06:00'), toFake: ['Date'] });
  const { api, llamar } = backEnd(
    () => 'first',
    () => 'second',
  );
  const client = createQueryClient(api);
  client.mount();
  const shown = new QueryObserver(client, query('datosEstadisticos', {}));
  const end = shown.subscribe(() => undefined);
  const comeBackAt = async (time: string) => {
    focusManager.setFocused(false);
    vi.setSystemTime(new Date(`2026-11-20T${time}-06:00`));
    focusManager.setFocused(true);
    // The library goes on with saves that waited before it reads.
    await new Promise(setImmediate);
    await vi.waitFor(() => expect(shown.getCurrentResult().isFetching).toBe(false));
    return [llamar.mock.calls.length, shown.getCurrentResult().data];
  };
  try {
    expect(await comeBackAt('12:00:00')).toEqual([1, 'first']);
    expect(await comeBackAt('12:00:59')).toEqual([1, 'first']);
    expect(await comeBackAt('12:01:01')).toEqual([2, 'second']);
  } finally {
    end();
    client.unmount();
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  }
});

it('what fails is asked for once, and fails as the person is told', async () => {
  const { api, llamar } = backEnd(fail(failureOf('interno', 'No se pudo')), fail(new TypeError('a fault of our own')));
  const client = createQueryClient(api);
  await expect(client.fetchQuery(query('areas', {}))).rejects.toMatchObject({ texto: 'No se pudo' });
  await expect(client.fetchQuery(query('cedis', {}))).rejects.toMatchObject({ tipo: 'interno' });
  expect(llamar).toHaveBeenCalledTimes(2);
});

it('what could not be read is read again when the back end is back, and nothing else', async () => {
  const { api, llamar, comeBack } = backEnd(
    fail(noConnection()),
    () => ['Centro'],
    () => ['Ventas'],
  );
  const client = createQueryClient(api);
  readAgainOnReturn(client, api);
  const failed = new QueryObserver(client, query('areas', {}));
  const read = new QueryObserver(client, query('tiendas', {}));
  const ends = [failed.subscribe(() => undefined), read.subscribe(() => undefined)];
  await vi.waitFor(() =>
    expect([failed.getCurrentResult().isError, read.getCurrentResult().isSuccess]).toEqual([true, true]),
  );
  comeBack();
  await vi.waitFor(() => expect(failed.getCurrentResult().data).toEqual(['Ventas']));
  expect(llamar).toHaveBeenCalledTimes(3);
  for (const end of ends) end();
});
