import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import { configuracionMachine } from '#machines/configuracion.machine';
import type { ConfiguracionContext } from '#machines/configuracion.types';
import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Submission } from '#machines/trabajoUnico.types';
import { configuracionModel } from './configuracion.fixtures.ts';
import { describeMachine } from './kit/suite.ts';

describeMachine('configuracion', configuracionModel, [
  {
    name: 'a setting that was saved is told, and nothing else is',
    holds: (step) =>
      step.emitted.every(({ type }) => type === 'ajusteGuardado') &&
      (step.emitted.length === 0 || (step.context as ConfiguracionContext).ended > 0),
  },
]);

describe('a setting', () => {
  function open() {
    const sent: Submission[] = [];
    const send = fromPromise<RespuestaTrabajo, Submission>(async ({ input }) => {
      sent.push(input);
      return { codigo: 1, descripcion: 'Guardado', id: 1, version: (input.version ?? 0) + 1 };
    });
    const watchConnection = fromCallback(() => undefined) as never;
    const trabajo = trabajoUnicoMachine.provide({ actors: { send, watchConnection } });
    const page = createActor(configuracionMachine.provide({ actors: { trabajo } }), { input: { seed: 's' } }).start();
    return { page, sent, settled: () => new Promise<void>((done) => setImmediate(done)) };
  }

  it('is saved under the version that the person saw, and the next time under the one that this made', async () => {
    const { page, sent, settled } = open();
    page.send({ type: 'ajusteALaVista', lugar: 'vigencia', version: 3 });
    page.send({ type: 'escribir', lugar: 'vigencia' });
    page.send({ type: 'guardar', lugar: 'vigencia', valores: { valor: 45 } });
    await settled();
    page.send({ type: 'escribir', lugar: 'vigencia' });
    page.send({ type: 'guardar', lugar: 'vigencia', valores: { valor: 60 } });
    await settled();
    expect(sent.map(({ version, values }) => [version, values])).toEqual([
      [3, { lugar: 'vigencia', valores: { valor: 45 } }],
      [4, { lugar: 'vigencia', valores: { valor: 60 } }],
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('is nobody else’s concern: the others keep version and form', async () => {
    const { page, sent, settled } = open();
    page.send({ type: 'ajusteALaVista', lugar: 'semaforos', version: 7 });
    page.send({ type: 'escribir', lugar: 'vigencia' });
    page.send({ type: 'guardar', lugar: 'vigencia', valores: { valor: 45 } });
    await settled();
    expect(sent).toHaveLength(1);
    expect(page.getSnapshot().context.versiones.semaforos).toBe(7);
    expect(page.getSnapshot().children.semaforos?.getSnapshot()).toMatchObject({ value: 'editing' });
  });

  it('that another person changes while it is written keeps the version under which it was written: the server will say so', async () => {
    const { page, sent, settled } = open();
    page.send({ type: 'ajusteALaVista', lugar: 'vigencia', version: 3 });
    page.send({ type: 'escribir', lugar: 'vigencia' });
    page.send({ type: 'ajusteALaVista', lugar: 'vigencia', version: 4 });
    page.send({ type: 'guardar', lugar: 'vigencia', valores: { valor: 45 } });
    await settled();
    expect(sent.map(({ version }) => version)).toEqual([3]);
  });

  it('that is as it was saved is not sent', async () => {
    const { page, sent, settled } = open();
    page.send({ type: 'guardar', lugar: 'vigencia', valores: { valor: 45 } });
    await settled();
    expect(sent).toEqual([]);
  });
});
