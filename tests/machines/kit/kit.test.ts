import { describe, expect, it } from 'vitest';
import { assign, emit, fromPromise, setup } from 'xstate';
import { transitionsOf } from '#diagrams/transitions';
import type { Rule } from './analyze.ts';
import { analyze } from './analyze.ts';
import type { Fixtures } from './fixtures.ts';
import { model } from './fixtures.ts';
import { matrix } from './formats.ts';
import { answersOnce } from './internals.ts';
import { startLive } from './live.ts';
import { plan, uncoveredBy } from './plan.ts';
import { replay } from './replay.ts';

/** A search with every kind of arrow: guards, an answer, a failure, a delay, `always`, nested states and `onDone`. */
const machine = setup({
  types: {
    context: {} as { texto: string; intentos: number },
    events: {} as { type: 'escribir'; texto: string } | { type: 'buscar' } | { type: 'cerrar' },
    emitted: {} as { type: 'aviso'; texto: string },
  },
  actors: { buscar: fromPromise<number, string>(() => Promise.reject(new Error('Provide the actor "buscar".'))) },
  actions: {
    guardarTexto: assign((_, params: { texto: string }) => ({ texto: params.texto })),
    contar: assign(({ context }) => ({ intentos: context.intentos + 1 })),
    pedirTexto: emit({ type: 'aviso', texto: 'Campo requerido' }),
  },
  guards: {
    hayTexto: ({ context }) => context.texto !== '',
    quedanIntentos: ({ context }) => context.intentos < 2,
    hallado: (_, params: { cuantos: number }) => params.cuantos > 0,
  },
  delays: { espera: 8_000 },
}).createMachine({
  id: 'busqueda',
  context: { texto: '', intentos: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Se escribe.',
      on: {
        escribir: { actions: { type: 'guardarTexto', params: ({ event }) => event } },
        buscar: [{ guard: 'hayTexto', target: 'busy' }, { actions: 'pedirTexto' }],
      },
    },
    busy: {
      description: 'Se busca.',
      initial: 'searching',
      on: { cerrar: 'idle' },
      onDone: 'idle',
      states: {
        searching: {
          description: 'El servidor busca.',
          invoke: {
            id: 'buscar',
            src: 'buscar',
            input: ({ context }) => context.texto,
            onDone: [
              { guard: { type: 'hallado', params: ({ event }) => ({ cuantos: event.output }) }, target: 'found' },
              { target: '#busqueda.idle' },
            ],
            onError: { target: 'deciding', actions: 'contar' },
          },
          after: { espera: { target: 'deciding', actions: 'contar' } },
        },
        deciding: {
          description: 'Se intenta de nuevo o no.',
          always: [{ guard: 'quedanIntentos', target: 'searching' }, { target: '#busqueda.idle' }],
        },
        found: { description: 'Hallado.', type: 'final' },
      },
    },
  },
});

const fixtures: Fixtures<typeof machine> = {
  eventos: {
    escribir: [{ type: 'escribir', texto: 'ana' }],
    buscar: [{ type: 'buscar' }],
    cerrar: [{ type: 'cerrar' }],
  },
  actores: { buscar: { contesta: [3, 0], falla: [{ message: '500' }] } },
  relevante: ({ texto, intentos }) => [texto !== '', Math.min(intentos, 2)],
};

const found = plan(model(machine, fixtures));

describe('the plan', () => {
  it('takes every arrow: guards, answers, failures, delays, automatic steps and the end of a child', () => {
    expect(found.all).toHaveLength(11);
    expect(found.uncovered).toEqual([]);
  });

  it('has a path about each arrow, named by it, the everyday ones first', () => {
    expect(new Set(found.paths.flatMap(({ about }) => about))).toEqual(new Set(found.all));
    expect(new Set(found.paths.map(({ id }) => id)).size).toBe(found.paths.length);
    expect(plan(model(machine, fixtures)).paths.map(({ id }) => id)).toEqual(found.paths.map(({ id }) => id));
    const rare = found.paths.map(({ events }) => events.some(({ type }) => /^xstate\.(error|after)\./.test(type)));
    expect(rare).toEqual([...rare].sort());
    expect(new Set(rare).size).toBe(2);
  });

  it('gets somewhere by the everyday way, even if a failure were shorter', () => {
    const { paths } = plan(model(machine, fixtures));
    const closing = paths.find(({ about }) => about.some((id) => id.startsWith('busqueda.busy · cerrar')));
    expect(closing?.events.map(({ type }) => type)).toEqual(['escribir', 'buscar', 'cerrar']);
  });

  it('walks every two arrows of which the second can follow the first', () => {
    const { paths } = plan(model(machine, fixtures), 'pares');
    const two = paths.map(({ events }) =>
      events
        .slice(-2)
        .map(({ type }) => type.replace(/^xstate\.(\w+)\..*$/, '$1'))
        .join(', '),
    );
    expect(two).toContain('buscar, cerrar');
    expect(two).toContain('error, after');
    expect(two).not.toContain('cerrar, cerrar');
  });

  it('takes an arrow of an outer state from each of its inner states', () => {
    const outer = setup({ types: { events: {} as { type: 'pasar' } | { type: 'cerrar' } } }).createMachine({
      id: 'ventana',
      initial: 'open',
      states: {
        open: {
          initial: 'first',
          on: { cerrar: 'closed' },
          states: { first: { on: { pasar: 'second' } }, second: {} },
        },
        closed: { type: 'final' },
      },
    });
    const samples: Fixtures<typeof outer> = {
      eventos: { pasar: [{ type: 'pasar' }], cerrar: [{ type: 'cerrar' }] },
      actores: {},
      relevante: () => null,
    };
    const ways = plan(model(outer, samples)).paths.map(({ events }) => events.map(({ type }) => type).join(' '));
    expect(ways.sort()).toEqual(['cerrar', 'pasar', 'pasar cerrar']);
  });

  it('takes an arrow of one region from each value of that region, whatever the other regions do', () => {
    const light = setup({ types: { events: {} as { type: 'encender' } | { type: 'abrir' } } }).createMachine({
      id: 'luz',
      type: 'parallel',
      states: {
        lampara: {
          initial: 'off',
          on: { encender: '.on' },
          states: { off: {}, on: {} },
        },
        puerta: { initial: 'shut', states: { shut: { on: { abrir: 'open' } }, open: {} } },
      },
    });
    const samples: Fixtures<typeof light> = {
      eventos: { encender: [{ type: 'encender' }], abrir: [{ type: 'abrir' }] },
      actores: {},
      relevante: () => null,
    };
    const { paths, uncovered } = plan(model(light, samples));
    expect(uncovered).toEqual([]);
    const steps = paths.flatMap(({ events }) => events.map(({ type }) => type));
    expect(steps.filter((type) => type === 'encender').length).toBeGreaterThanOrEqual(2);
    expect(steps.filter((type) => type === 'abrir')).toHaveLength(1);
  });

  it('writes down what was said on the way', () => {
    expect(found.paths.flatMap(({ steps }) => steps.flatMap(({ emitted }) => emitted))).toContainEqual({
      type: 'aviso',
      texto: 'Campo requerido',
    });
  });

  it('reports an arrow for which no sample was given', () => {
    const poor = { ...fixtures, actores: { buscar: { contesta: [3], falla: [] } } };
    const { uncovered } = plan(model(machine, poor));
    expect(uncovered.some((id) => id.includes('xstate.error.actor.buscar'))).toBe(true);
    expect(uncovered.some((id) => id.includes('done.actor.buscar [else]'))).toBe(true);
    expect(uncovered.some((id) => id.includes('[hallado]'))).toBe(false);
  });

  it('asks of the models of a machine that does several things that together they take every arrow', () => {
    const answered = (...contesta: readonly number[]) =>
      model(machine, { ...fixtures, parte: `con${contesta.join()}`, actores: { buscar: { contesta, falla: [] } } });
    const [some, none] = [answered(3), answered(0)];
    expect(uncoveredBy([some, none])).toEqual([
      'busqueda.busy.searching · xstate.error.actor.buscar → busqueda.busy.deciding',
    ]);
    expect(uncoveredBy([some, none, model(machine, fixtures)])).toEqual([]);
    // An arrow of another part is no gap of this one's matrix; of a whole machine it is.
    expect(matrix(some, [])).not.toContain('sin cubrir');
    expect(matrix(model(machine, fixtures), [])).toContain('sin cubrir');
  });

  it('reports what a projection that is too coarse hides', () => {
    const { uncovered } = plan(model(machine, { ...fixtures, relevante: () => null }));
    expect(uncovered).not.toEqual([]);
  });

  it('blows its fuse instead of exploring for ever', () => {
    const endless = { ...fixtures, relevante: ({ intentos }: { intentos: number }) => [Math.random(), intentos] };
    expect(() => plan(model(machine, endless), 'flechas', 500)).toThrow('Traversal limit exceeded');
  });
});

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

describe('the analysis', () => {
  const wrong = setup({
    actors: { leer: fromPromise<void>(() => Promise.resolve()) },
    guards: { puede: () => true },
  }).createMachine({
    id: 'mala',
    initial: 'a',
    states: {
      a: {
        invoke: { id: 'leer', src: 'leer' },
        on: {
          seguir: [{ target: 'b' }, { guard: 'puede', target: 'a' }],
          quiza: { guard: 'puede', target: 'b' },
          hacer: { actions: () => undefined },
          faltar: { actions: 'noExiste' as never },
        },
      },
      b: { description: 'Sin salida.' },
      c: { description: 'Sin entrada.', on: { volver: 'a' } },
    },
  });

  it.each<[Rule, string]>([
    ['unreachable', 'mala.c'],
    ['shadowed', 'mala.a'],
    ['invoke-without-onError', 'mala.a'],
    ['invoke-without-onDone', 'mala.a'],
    ['dead-end', 'mala.b'],
    ['no-description', 'mala.a'],
    ['missing-implementation', 'mala.a'],
    ['inline-implementation', 'mala.states.a.on.hacer.actions'],
    ['may-drop', 'mala.a'],
  ])('finds %s', (rule, where) => {
    expect(
      analyze(wrong)
        .filter((finding) => finding.rule === rule)
        .map((finding) => finding.where),
    ).toContain(where);
  });

  it('takes a state in which an entity is stored for one where the machine may begin', () => {
    const unreachable = analyze(wrong, ['c']).filter(({ rule }) => rule === 'unreachable');
    expect(unreachable.map(({ where }) => where)).not.toContain('mala.c');
    expect(replay(wrong, [], { stored: 'c', input: undefined })[0]?.value).toBe('c');
  });

  it('has nothing against a sound machine', () => {
    expect(analyze(machine).filter(({ level, where }) => level === 'defect' && where !== 'busqueda')).toEqual([]);
  });
});

describe('what the kit takes for granted of XState', () => {
  it('knows a promise actor from one that keeps reporting', () => {
    expect(answersOnce(fromPromise(() => Promise.resolve()))).toBe(true);
    expect(answersOnce(machine)).toBe(false);
  });

  it('gives arrows names that do not depend on where they stand', () => {
    expect(transitionsOf(machine).map(({ id }) => id)).toContain('busqueda.idle · buscar [hayTexto] → busqueda.busy');
  });
});
