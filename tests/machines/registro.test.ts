import { describe, expect, it } from 'vitest';
import type { RegistroContext } from '#machines/registro.types';
import { change, conflict, noPermission, result } from './caso.samples.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { openRecord } from './registro.desk.ts';
import { registroModel } from './registro.fixtures.ts';
import { noConnection, rejection } from './samples.ts';

function contextOf(step: Step) {
  return step.context as RegistroContext;
}
function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`registro.${state}`);
}

describeMachine('registro', registroModel, [
  {
    name: 'a window is open exactly while its work is known',
    holds: (step) => isIn(step, 'window.open') === (contextOf(step).open !== null),
  },
  {
    name: 'the turn is free exactly while nothing is sent',
    holds: (step) => isIn(step, 'turn.free') === (contextOf(step).sending.length === 0),
  },
  {
    name: 'a work is told as done only when it was saved',
    holds: (step) =>
      !step.emitted.some(({ type }) => type === 'trabajoHecho') || step.event?.type === 'trabajoTerminado',
  },
]);

const comment = { comentario: 'Se llamó al cliente.' };
const closing = { solucion: 'Se repuso el artículo.' };
const completed = { ...result(1, 'Comentario agregado con éxito'), version: 4 };

describe('one thing at a time', () => {
  it('a second work while one is being sent is refused where everybody sees it, and sends nothing', async () => {
    const { enviar, sent, told, answer, work } = openRecord();
    enviar('comentar', comment);
    enviar('comentar', comment);
    enviar('tomar');
    expect(sent()).toHaveLength(1);
    expect(told).toEqual(Array(2).fill(expect.stringMatching(/^warning: Espere a que termine/)));
    expect(work('tomar').getSnapshot().matches('blank')).toBe(true);
    await answer(completed);
    enviar('tomar');
    expect(sent()).toHaveLength(2);
  });

  it('counts what a work repeats by itself, so that nothing is sent beside it', async () => {
    const { enviar, sent, fail, answer, connectionReturns, told } = openRecord();
    enviar('comentar', comment);
    await fail(noConnection);
    connectionReturns();
    enviar('tomar');
    expect(sent()).toHaveLength(2);
    expect(told.filter((text) => text.startsWith('warning'))).toHaveLength(1);
    await answer(completed);
    enviar('tomar');
    expect(sent()).toHaveLength(3);
  });

  it('is free again only when the last of several has ended', async () => {
    const { actor, enviar, fail, answer, connectionReturns } = openRecord();
    enviar('comentar', comment);
    await fail(noConnection);
    enviar('tomar');
    await fail(noConnection);
    connectionReturns();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await answer(completed, 2);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await answer(completed, 3);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });
});

describe('a work that was done', () => {
  it('is told with what the server answered, and is ready for the next one under another key and the new version', async () => {
    const { enviar, sent, answer, done, kept } = openRecord();
    enviar('comentar', comment);
    await answer(completed);
    expect(done).toEqual([completed]);
    expect(kept.comentar).toBeNull();
    enviar('comentar', comment);
    expect(sent().map(({ key, version }) => [key, version])).toEqual([
      ['semilla-comentar-1', 3],
      ['semilla-comentar-2', 4],
    ]);
  });

  it('leaves its version to what is begun afterwards, and not to what is written already', async () => {
    const { enviar, sent, answer, work } = openRecord();
    work('cerrar').send({ type: 'escribir', values: closing, vacio: false });
    enviar('comentar', comment);
    await answer(completed);
    enviar('tomar');
    await answer(result(2, 'Ya la tiene otra persona'));
    enviar('cerrar', closing);
    expect(sent().map(({ trabajo, version }) => [trabajo, version])).toEqual([
      ['comentar', 3],
      ['tomar', 4],
      ['cerrar', 3],
    ]);
  });

  it('that turned out a warning is not told as done, and stays where it is', async () => {
    const { actor, enviar, answer, done, work } = openRecord();
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    await answer(result(2, 'El caso ya está en esa categoría'));
    expect(done).toEqual([]);
    expect(work('cerrar').getSnapshot().context.values).toEqual(closing);
    expect(actor.getSnapshot().matches({ window: 'open' })).toBe(true);
  });

  it('closes its own window alone', async () => {
    const { actor, enviar, answer } = openRecord();
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('comentar', comment);
    await answer(completed);
    expect(actor.getSnapshot().matches({ window: 'open' })).toBe(true);
    enviar('cerrar', closing);
    await answer(completed);
    expect(actor.getSnapshot().matches({ window: 'closed' })).toBe(true);
  });
});

describe('a window that is closed', () => {
  it('is taken up with the key and the version under which it was sent, whatever was opened meanwhile', async () => {
    const { actor, enviar, fail, sent } = openRecord({ works: ['comentar', 'escalar', 'cerrar'] });
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    await fail(noConnection);
    actor.send({ type: 'cerrar' });
    actor.send({ type: 'registroALaVista', version: 9 });
    actor.send({ type: 'abrir', trabajo: 'escalar' });
    actor.send({ type: 'cerrar' });
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('says no longer why it was not saved, and is not sent by itself', async () => {
    const { actor, enviar, fail, sent, work, connectionReturns } = openRecord();
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    await fail(noConnection);
    actor.send({ type: 'cerrar' });
    connectionReturns();
    expect(sent()).toHaveLength(1);
    expect(work('cerrar').getSnapshot()).toMatchObject({ value: 'written', context: { failure: null } });
  });

  it('while what it holds is being sent stays open', () => {
    const { actor, enviar } = openRecord();
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    actor.send({ type: 'cerrar' });
    expect(actor.getSnapshot().matches({ window: 'open' })).toBe(true);
  });

  it('by discarding is forgotten with its key', async () => {
    const { actor, enviar, fail, sent, kept } = openRecord();
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    await fail(noConnection);
    actor.send({ type: 'descartar', trabajo: 'cerrar' });
    expect(actor.getSnapshot().matches({ window: 'closed' })).toBe(true);
    expect(kept.cerrar).toBeNull();
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    expect(sent()[1]?.key).not.toBe(sent()[0]?.key);
  });

  it('before the page was, is taken up from its draft', () => {
    const attempts = { cerrar: { key: 'clave-de-antes', version: 2 } };
    const { enviar, sent } = openRecord({ kept: { cerrar: { values: closing, version: 2, attempts } } });
    enviar('cerrar', closing);
    expect(sent()).toEqual([{ trabajo: 'cerrar', como: 'cerrar', key: 'clave-de-antes', version: 2, values: closing }]);
  });
});

describe('what others do meanwhile', () => {
  it('is refused with what they did; accepted, what is written goes out on their version under another key', async () => {
    const { enviar, fail, sent, work } = openRecord();
    enviar('cerrar', closing);
    await fail(conflict);
    expect(work('cerrar').getSnapshot().context).toMatchObject({ change, values: closing });
    work('cerrar').send({ type: 'aceptarCambios' });
    enviar('cerrar', closing);
    expect(sent()[1]).toMatchObject({ version: change.version, values: closing });
    expect(sent()[1]?.key).not.toBe(sent()[0]?.key);
  });

  it('reaches every work as the version that is seen, and an older one never takes its place', () => {
    const { actor, work } = openRecord();
    actor.send({ type: 'registroALaVista', version: 9 });
    actor.send({ type: 'registroALaVista', version: 5 });
    for (const name of ['comentar', 'tomar', 'cerrar'])
      expect([name, work(name).getSnapshot().context.version]).toEqual([name, 9]);
  });

  it('may take the record away: it is said, and nothing that is being written ends', async () => {
    const { actor, enviar, fail, told, work } = openRecord();
    actor.send({ type: 'abrir', trabajo: 'cerrar' });
    enviar('cerrar', closing);
    await fail(rejection);
    actor.send({ type: 'registroPerdido', texto: noPermission.texto });
    actor.send({ type: 'registroPerdido', texto: noPermission.texto });
    expect(told).toEqual([`error: ${rejection.texto}`, `warning: ${noPermission.texto}`]);
    expect(work('cerrar').getSnapshot().context.values).toEqual(closing);
    actor.send({ type: 'registroALaVista', version: 9 });
    expect(actor.getSnapshot().matches({ access: 'visible', window: 'open' })).toBe(true);
  });
});
