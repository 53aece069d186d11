import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { analyze, type Rule } from './analyze.ts';
import { replay } from './replay.ts';
import { machine } from './sample.ts';

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
