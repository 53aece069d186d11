import { describe, expect, it } from 'vitest';
import { type RespuestaTrabajo, SUCCESS_CODE } from '#contract/common/answers';
import { TEXTS } from '#domain/common/texts';
import type { RegistroInput } from '#machines/registro.types';
import type { TrabajoContext, TrabajoEvent } from '#machines/trabajo.types';
import { change, conflict, noPermission, result } from './caso.samples.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { openRecord } from './registro.desk.ts';
import { noConnection, noService, noSession, noSpace, rejection } from './samples.ts';
import { conflictWithoutChange, trabajoModel } from './trabajo.fixtures.ts';

function contextOf(step: Step) {
  return step.context as TrabajoContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`trabajo.${state}`);
}

describeMachine(
  'trabajo',
  trabajoModel,
  [
    {
      name: 'what is sent goes under one key',
      holds: (step) => !isIn(step, 'sending') || contextOf(step).attempts[contextOf(step).como] !== undefined,
    },
    {
      name: 'what was not saved says why',
      holds: (step) => (isIn(step, 'failed') || isIn(step, 'conflict')) === (contextOf(step).failure !== null),
    },
    {
      name: 'a conflict names what others did',
      holds: (step) => !isIn(step, 'conflict') || (contextOf(step).change?.cambios.length ?? 0) > 0,
    },
    {
      name: 'only an answer of the server speaks of success, and then nothing is left of what was written',
      holds: (step) => step.emitted.every(({ tipo }) => tipo !== 'success') || isIn(step, 'blank'),
    },
    {
      name: 'where nothing is written, no key is kept',
      holds: (step) =>
        !isIn(step, 'blank') || (contextOf(step).values === null && Object.keys(contextOf(step).attempts).length === 0),
    },
    {
      name: 'no progress is shown while nothing is sent',
      holds: (step) => isIn(step, 'sending') || contextOf(step).progress === null,
    },
  ],
  { homes: ['written'], granted: ['insiste'] },
);

const written = { solucion: 'Se repuso el artículo.' };
const rewritten = { solucion: 'Otra' };
const done = result(SUCCESS_CODE, 'El caso 7001 se ha cerrado con éxito');
const first = { trabajo: 'cerrar', como: 'cerrar', key: 'semilla-cerrar-1', version: 3 };

/** One work of a record, whose server is in the test's hands. */
function begin(input: Partial<RegistroInput> = {}) {
  const desk = openRecord({ works: ['cerrar'], ...input });
  const work = desk.work('cerrar');
  return {
    ...desk,
    tell: (event: TrabajoEvent) => work.send(event),
    write: (values: object, vacio = false) => work.send({ type: 'escribir', values, vacio }),
    sendIt: (values: object = written, como = 'cerrar') => desk.enviar('cerrar', values, como),
    context: () => work.getSnapshot().context,
    matches: (state: 'blank' | 'written' | 'sending' | 'failed' | 'conflict') => work.getSnapshot().matches(state),
  };
}

describe('what is written', () => {
  it('is kept with the version on which it was written, and forgotten when it is deleted', () => {
    const { write, kept, matches } = begin();
    write(written);
    expect(kept.cerrar).toEqual({ values: written, version: 3, attempts: {} });
    write({ solucion: '' }, true);
    expect([kept.cerrar, matches('blank')]).toEqual([null, true]);
  });

  it('comes back from before, and is not kept once more for it', () => {
    const draft = { values: written, version: 2, attempts: {} };
    const { kept, context, matches } = begin({ kept: { cerrar: draft } });
    expect(context()).toMatchObject({ values: written, version: 2 });
    expect([matches('written'), kept]).toEqual([true, {}]);
  });

  it('comes back also when it is read after the form was opened, with the key under which it was sent, and only into a blank one', () => {
    const attempts = { cerrar: { key: 'clave-de-antes', version: 2 } };
    const draft = { values: written, version: 2, attempts };
    const { tell, work, write, sendIt, sent, kept, context } = begin();
    const takenUp: unknown[] = [];
    work('cerrar').on('retomado', ({ values }) => takenUp.push(values));
    tell({ type: 'retomar', kept: draft });
    expect([takenUp, kept]).toEqual([[written], {}]);
    write(rewritten);
    tell({ type: 'retomar', kept: draft });
    expect([takenUp, context().values]).toEqual([[written], rewritten]);
    sendIt(rewritten);
    expect(sent()).toEqual([{ ...first, key: 'clave-de-antes', version: 2, values: rewritten }]);
  });

  it('stays while it is not known how its sending ended, even if it was deleted', async () => {
    const { write, sendIt, fail, kept } = begin();
    sendIt();
    await fail(noConnection);
    write({ solucion: '' }, true);
    const attempts = { cerrar: { key: first.key, version: 3 } };
    expect(kept.cerrar).toEqual({ values: { solucion: '' }, version: 3, attempts });
  });

  it('stays also where it is left and then deleted, for then its key would be lost', async () => {
    const { write, sendIt, fail, tell, kept, matches } = begin();
    sendIt();
    await fail(noConnection);
    tell({ type: 'dejar' });
    write({ solucion: '' }, true);
    expect([matches('written'), kept.cerrar?.attempts]).toEqual([true, { cerrar: { key: first.key, version: 3 } }]);
  });
});

describe('one click, one effect', () => {
  it('a second click while it is sent sends nothing', async () => {
    const { sendIt, sent, answer } = begin();
    sendIt();
    sendIt();
    expect(sent()).toEqual([{ ...first, values: written }]);
    await answer(done);
    expect(sent()).toHaveLength(1);
  });

  it('what was saved is told with the words of the answer, and nothing is left of it', async () => {
    const { sendIt, told, answer, context, matches } = begin();
    sendIt();
    await answer(done);
    expect(told).toEqual(['success: El caso 7001 se ha cerrado con éxito']);
    expect([matches('blank'), context().values, context().result]).toEqual([true, null, done]);
  });

  it('is followed by one on the newest version that was seen, by the answer or on the page', async () => {
    const { sendIt, sent, answer, tell } = begin();
    sendIt();
    tell({ type: 'versionALaVista', version: 9 });
    await answer({ ...done, version: 4 });
    sendIt();
    await answer({ ...done, version: 12 });
    // A reading that was asked for before.
    tell({ type: 'versionALaVista', version: 10 });
    sendIt();
    expect(sent().map(({ version }) => version)).toEqual([3, 9, 12]);
  });

  it('of a record that was not stored before is the first version of it', async () => {
    const { sendIt, sent, answer } = begin({ version: null });
    sendIt();
    await answer({ ...done, version: 1 });
    sendIt();
    expect(sent().map(({ version }) => version)).toEqual([null, 1]);
  });

  it.each([result(SUCCESS_CODE, ''), undefined as unknown as RespuestaTrabajo])(
    'an answer without words tells nothing: %o',
    async (answered) => {
      const { sendIt, told, answer } = begin();
      sendIt();
      await answer(answered);
      expect(told).toEqual([]);
    },
  );

  it('any other code is a warning: nothing changed, what is written stays, and the next one is another save', async () => {
    const { sendIt, sent, told, answer, context, matches } = begin();
    sendIt();
    await answer(result(2, 'El caso ya está en esa categoría'));
    expect(told).toEqual(['warning: El caso ya está en esa categoría']);
    expect([matches('written'), context().values]).toEqual([true, written]);
    sendIt();
    expect(sent().map(({ key }) => key)).toEqual(['semilla-cerrar-1', 'semilla-cerrar-2']);
  });
});

describe('a save of unknown outcome', () => {
  it.each([noConnection, noService, noSession, noPermission, new Error('Fallo'), undefined])(
    'keeps its key and its version, also when the page has seen another one meanwhile: %o',
    async (failure) => {
      const { sendIt, write, sent, fail, context, tell } = begin();
      sendIt();
      await fail(failure);
      expect(context().values).toEqual(written);
      tell({ type: 'versionALaVista', version: 9 });
      sendIt();
      await fail(failure);
      write(rewritten);
      sendIt(rewritten);
      expect(sent()).toEqual([
        { ...first, values: written },
        { ...first, values: written },
        { ...first, values: rewritten },
      ]);
    },
  );

  it('by one of the buttons of its form keeps that key beside the one of another', async () => {
    const { sendIt, sent, fail } = begin();
    for (const como of ['autorizar', 'noAutorizar', 'autorizar']) {
      sendIt(written, como);
      await fail(noConnection);
    }
    expect(sent().map(({ como, key }) => [como, key])).toEqual([
      ['autorizar', 'semilla-cerrar-1'],
      ['noAutorizar', 'semilla-cerrar-2'],
      ['autorizar', 'semilla-cerrar-1'],
    ]);
  });

  it('is forgotten with its key when it is discarded', async () => {
    const { sendIt, sent, fail, tell, kept } = begin();
    sendIt();
    await fail(noConnection);
    tell({ type: 'descartar' });
    expect(kept.cerrar).toBeNull();
    sendIt();
    expect(sent()[1]?.key).toBe('semilla-cerrar-2');
  });
});

describe('a refused save', () => {
  it.each([rejection, conflictWithoutChange])(
    'keeps no key, and is sent again as another one: $texto',
    async (failure) => {
      const { sendIt, sent, fail, matches, context, tell } = begin();
      sendIt();
      await fail(failure);
      expect([matches('failed'), context().attempts]).toEqual([true, {}]);
      tell({ type: 'versionALaVista', version: 9 });
      sendIt();
      expect(sent()[1]).toEqual({ ...first, key: 'semilla-cerrar-2', version: 9, values: written });
    },
  );

  it('is not sent again by itself', async () => {
    const { sendIt, sent, fail, connectionReturns } = begin();
    sendIt();
    await fail(rejection);
    connectionReturns();
    expect(sent()).toHaveLength(1);
  });
});

describe('a save on what others have changed', () => {
  it('waits until the change is accepted, and is then another save on the new version', async () => {
    const { sendIt, sent, told, fail, matches, context, connectionReturns, tell } = begin();
    sendIt();
    await fail(conflict);
    expect(context()).toMatchObject({ change, attempts: {}, values: written });
    expect(told).toEqual([`error: ${conflict.texto}`]);
    sendIt();
    connectionReturns();
    expect([matches('conflict'), sent().length]).toEqual([true, 1]);
    tell({ type: 'aceptarCambios' });
    expect(context()).toMatchObject({ version: change.version, change: null, failure: null, values: written });
    sendIt();
    expect(sent()[1]).toEqual({ ...first, key: 'semilla-cerrar-2', version: change.version, values: written });
  });

  it('is kept on the version that was accepted, which an older sight of the page does not take back', async () => {
    const { sendIt, sent, fail, kept, tell } = begin();
    sendIt();
    await fail(conflict);
    tell({ type: 'aceptarCambios' });
    expect(kept.cerrar).toEqual({ values: written, version: change.version, attempts: {} });
    tell({ type: 'versionALaVista', version: change.version - 1 });
    sendIt();
    expect(sent()[1]?.version).toBe(change.version);
  });

  it('takes the newer of the version in the refusal and the one that the page has fetched since', async () => {
    const { sendIt, fail, context, tell } = begin();
    sendIt();
    await fail(conflict);
    tell({ type: 'versionALaVista', version: 12 });
    tell({ type: 'aceptarCambios' });
    expect(context().version).toBe(12);
  });
});

describe('the connection that comes back', () => {
  it.each([noConnection, noService, noSpace])('sends the same again by itself, once: $tipo', async (failure) => {
    const { sendIt, sent, fail, connectionReturns, matches } = begin();
    sendIt();
    await fail(failure);
    connectionReturns();
    connectionReturns();
    expect([matches('sending'), sent().length]).toEqual([true, 2]);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('waits for the person who has written on', async () => {
    const { sendIt, write, sent, fail, connectionReturns } = begin();
    sendIt();
    await fail(noConnection);
    write(rewritten);
    connectionReturns();
    expect(sent()).toHaveLength(1);
    sendIt(rewritten);
    expect(sent()[1]).toEqual({ ...first, values: rewritten });
  });

  it('sends nothing by itself that is done only when it is asked for', async () => {
    const { sendIt, sent, fail, connectionReturns } = begin({ sinInsistir: ['cerrar'] });
    sendIt();
    await fail(noConnection);
    connectionReturns();
    expect(sent()).toHaveLength(1);
  });

  it.each([noService, noSpace])('is told of without an alert while the database is away: $tipo', async (failure) => {
    const { sendIt, told, fail } = begin();
    sendIt();
    await fail(failure);
    expect(told).toEqual([]);
  });
});

it('what is being sent shows how far it is, and no longer once it has ended', async () => {
  const { sendIt, fail, context, tell } = begin();
  sendIt();
  tell({ type: 'avance', porcion: 0.5 });
  expect(context().progress).toBe(0.5);
  await fail(noConnection);
  expect(context().progress).toBeNull();
});

it('the words of a failure that has none are the product’s', async () => {
  const { sendIt, fail, context } = begin();
  sendIt();
  await fail(new Error('Fallo'));
  expect(context().failure?.texto).toBe(TEXTS.errorInterno);
});
