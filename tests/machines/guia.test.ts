import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import { guiaMachine } from '#machines/guia.machine';
import type { GuiaContext } from '#machines/guia.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Submission } from '#machines/trabajoUnico.types';
import { guiaModel } from './guia.fixtures.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { noConnection } from './samples.ts';

function contextOf(step: Step): GuiaContext {
  return step.context as GuiaContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.some((node) => node.startsWith(`guia.${state}`));
}

/** Where each answer of logistics leads. */
const PLACES = {
  1: 'answered.related',
  2: 'answered.unrelated',
  3: 'answered.unknown',
  4: 'answered.unanswered',
} as const;

describeMachine(
  'guia',
  guiaModel,
  [
    {
      name: 'the page says exactly what logistics answered last',
      holds: (step) => !isIn(step, 'answered') || isIn(step, PLACES[contextOf(step).codigo as keyof typeof PLACES]),
    },
    {
      name: 'a window is open over one guide, and no window over none',
      holds: (step) => isIn(step, 'cancelling') === (contextOf(step).folio !== null),
    },
    {
      name: 'a question that did not arrive says why',
      holds: (step) => !isIn(step, 'failed') || contextOf(step).failure !== null,
    },
  ],
  {
    homes: [
      'closed',
      { answered: 'related' },
      { answered: 'unrelated' },
      { answered: 'unknown' },
      { answered: 'unanswered' },
    ],
  },
);

function flush() {
  return new Promise<void>((done) => setImmediate(done));
}

describe('guia, a cancellation of which nobody knows how it ended', () => {
  it('goes on with its key when the same window is opened again, and not when another is', async () => {
    const sent: Submission[] = [];
    const actor = createActor(
      guiaMachine.provide({
        actors: {
          consult: fromPromise(async () => ({ codigo: 1 })),
          trabajo: trabajoUnicoMachine.provide({
            actors: {
              send: fromPromise<RespuestaTrabajo, Submission>(({ input }) => {
                sent.push(input);
                return Promise.reject(noConnection);
              }),
            },
          }),
        },
      }),
      { input: { seed: 'semilla', abierto: true } },
    ).start();
    const tryIt = async (type: 'cancelarGuia' | 'cancelarArticulos', folio: string) => {
      actor.send({ type, folio });
      actor.send({ type: 'enviar', articulos: null });
      await flush();
      (actor.getSnapshot().children.trabajo as TrabajoUnicoRef).send({ type: 'cerrar' });
      await flush();
    };
    await flush();
    await tryIt('cancelarGuia', 'GL1');
    await tryIt('cancelarGuia', 'GL1');
    await tryIt('cancelarGuia', 'GL2');
    await tryIt('cancelarArticulos', 'GL2');
    const [first, again, other, part] = sent.map(({ key }) => key);
    expect(again).toBe(first);
    expect(new Set([first, other, part]).size).toBe(3);
    expect(sent.map(({ values }) => (values as { folioGuia: string }).folioGuia)).toEqual(['GL1', 'GL1', 'GL2', 'GL2']);
    actor.stop();
  });
});
