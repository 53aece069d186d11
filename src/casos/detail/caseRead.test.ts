import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Caso } from '#domain/casos/casos';
import { caseIn, result } from '../../../tests/machines/caso.samples.ts';
import { newerOf } from '../../ui/works/newerOf.ts';
import { believe } from '../../ui/works/useRecordPage.ts';
import { caseRead } from './caseRead.ts';

function entry(id: number) {
  return {
    ...{ id, accion: 'Comentario agregado', version: 3, fecha: '2026-11-20T17:00:00.000Z' },
    autor: { numiden: 100002, nombre: 'Jorge Peña Ríos' },
  };
}
function reading(version: number, ...entries: number[]): Caso {
  return {
    ...caseIn(2),
    version,
    logs: entries.map(entry),
  };
}

it('an older reading never takes the place of a newer one: by the version, and by the history where that is the same', () => {
  const held = reading(3, 1, 2);
  for (const [came, stays] of [
    [reading(2, 1, 2, 3), true],
    [reading(3, 1), true],
    [reading(3, 1, 2), false],
    [reading(3, 1, 2, 3), false],
    [reading(4, 1), false],
  ] as const)
    expect([came.version, came.logs.length, newerOf(held, came) === held]).toEqual([
      came.version,
      came.logs.length,
      stays,
    ]);
});

/** Opens a case; the server gives `answers` to its readings, in order. */
function open(...answers: Caso[]) {
  const data = new QueryClient({
    defaultOptions: { queries: { retry: false, queryFn: () => Promise.resolve(answers.shift()) } },
  });
  const { id } = caseIn(2);
  const observer = new QueryObserver<Caso>(data, caseRead(id) as never);
  const stop = observer.subscribe(() => undefined);
  return { data, id, stop, shown: () => observer.getCurrentResult().data };
}

it('the answer to one’s own work is believed at once, and what others did besides comes with the next reading', async () => {
  const { data, id, stop, shown } = open(reading(3, 1), reading(5, 1, 2, 3));
  await data.ensureQueryData(caseRead(id) as never);
  const done = { ...result(1, 'Hecho'), estado: { id: 3, nombre: 'SOLUCIONADA' } };
  const read = believe(data, caseRead(id).queryKey, done);
  expect(shown()).toMatchObject({ version: 4, estado: { id: 3 } });
  await read;
  expect(shown()).toMatchObject({ version: 5, estado: { id: 2 } });
  expect(shown()?.logs).toHaveLength(3);
  stop();
});

it('an answer to one’s own work that comes after a newer reading changes nothing', async () => {
  const { data, id, stop, shown } = open(reading(9, 1), reading(9, 1));
  await data.ensureQueryData(caseRead(id) as never);
  await believe(data, caseRead(id).queryKey, result(1, 'Hecho'));
  expect(shown()?.version).toBe(9);
  stop();
});
