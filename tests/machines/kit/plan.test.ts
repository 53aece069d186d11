import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { type Fixtures, model } from './fixtures.ts';
import { matrix } from './formats.ts';
import { plan, uncoveredBy } from './plan.ts';
import { fixtures, machine } from './sample.ts';

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

  it('walks every two arrows that can follow each other', () => {
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
