import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { VigiaCasoContext } from '#machines/vigiaCaso.machine';
import { vigiaCasoMachine } from '#machines/vigiaCaso.machine';
import { cambio } from './caso.samples.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { vigiaCasoModel } from './vigiaCaso.fixtures.ts';

const contextOf = (step: Step) => step.context as VigiaCasoContext;

describeMachine('vigiaCaso', vigiaCasoModel, [
  {
    name: 'nothing is asked without a case, while the page is hidden, or during a save',
    holds: (step) => {
      const { version, oculta, guardando } = contextOf(step);
      return step.value === 'paused' || (version !== null && !oculta && !guardando);
    },
  },
  {
    name: 'only an answer brings news, and only a newer version is news',
    holds: (step) =>
      step.emitted.every(({ type }) => type !== 'novedades') ||
      (step.event?.type === 'xstate.done.actor.preguntar' && contextOf(step).version === 3),
  },
]);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('tells of a change within ten seconds, and asks no more while the page is hidden', async () => {
  const preguntar = vi.fn(() =>
    Promise.resolve({ ...cambio, cambios: [...cambio.cambios], estado: { id: 2, nombre: 'EN PROCESO' } }),
  );
  const vigia = createActor(vigiaCasoMachine.provide({ actors: { preguntar: fromPromise(preguntar) } }), {
    input: { idCaso: 7001 },
  });
  const novedades: number[] = [];
  vigia.on('novedades', (aviso) => novedades.push(aviso.cambio.version));
  vigia.start();
  vigia.send({ type: 'versionALaVista', version: 3 });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(novedades).toEqual([cambio.version]);

  vigia.send({ type: 'ocultar' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preguntar).toHaveBeenCalledTimes(1);
  vigia.send({ type: 'mostrar' });
  expect(preguntar).toHaveBeenCalledTimes(2);
  vigia.stop();
});
