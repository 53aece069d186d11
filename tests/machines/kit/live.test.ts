import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { type Fixtures, model } from './fixtures.ts';
import { startLive } from './live.ts';
import { fixtures, machine } from './sample.ts';

describe('the live player', () => {
  it('refuses an answer that nobody waits for', async () => {
    const live = startLive(model(machine, fixtures));
    await expect(live.play({ type: 'xstate.done.actor.buscar' })).rejects.toThrow('Nothing waits');
    live.stop();
  });

  it('refuses a delay that is not running', async () => {
    const live = startLive(model(machine, fixtures));
    await expect(live.play({ type: 'xstate.after.espera.busqueda.busy.searching' })).rejects.toThrow('No delay');
    live.stop();
  });

  it('aborts the call of a state that is left', async () => {
    const live = startLive(model(machine, fixtures));
    await live.play({ type: 'escribir', texto: 'ana' } as never);
    await live.play({ type: 'buscar' });
    expect(live.waiting()).toEqual(['buscar']);
    await live.play({ type: 'cerrar' });
    expect(live.waiting()).toEqual([]);
    live.stop();
  });

  it('sees a machine die of a failure that it does not handle', async () => {
    const careless = setup({ actors: { leer: fromPromise<void>(() => Promise.resolve()) } }).createMachine({
      id: 'descuidada',
      invoke: { id: 'leer', src: 'leer' },
    });
    const samples: Fixtures<typeof careless> = {
      eventos: {},
      actores: { leer: { contesta: [], falla: ['roto'] } },
      relevante: () => null,
    };
    const live = startLive(model(careless, samples));
    await live.fail('leer', 'roto');
    expect(live.crashes).toEqual(['roto']);
  });
});
