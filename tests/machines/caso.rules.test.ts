import { describe, expect, it } from 'vitest';
import type { Errand } from '#machines/caso.types';
import { flush, open } from './caso.desk.ts';
import { change, conflict, noPermission, result } from './caso.samples.ts';
import { noConnection, rejection } from './samples.ts';

const comment: Errand = { trabajo: 'comentar', valores: { comentario: 'Se llamó al cliente.' } };
const closing: Errand = { trabajo: 'cerrar', valores: { solucion: 'Se repuso el artículo.' } };
const taking: Errand = { trabajo: 'tomar', valores: {} };
const completed = { ...result(1, 'Comentario agregado con éxito'), version: 4 };

describe('one thing at a time', () => {
  it('a second work while one is being sent is refused where everybody sees it, and sends nothing', async () => {
    const { enviar, sent, told, answer, work } = open();
    enviar('comentar', comment);
    enviar('comentar', comment);
    enviar('tomar', taking);
    expect(sent()).toHaveLength(1);
    expect(told).toEqual(Array(2).fill(expect.stringMatching(/^warning: Espere a que termine/)));
    expect(work('tomar').getSnapshot().matches('editing')).toBe(true);
    await answer(completed);
    enviar('tomar', taking);
    expect(sent()).toHaveLength(2);
  });

  it('counts what a work repeats by itself, so that nothing is sent beside it', async () => {
    const { enviar, sent, fail, answer, connectionReturns, told } = open();
    enviar('comentar', comment);
    await fail(noConnection);
    connectionReturns();
    enviar('tomar', taking);
    expect(sent()).toHaveLength(2);
    expect(told).toHaveLength(1);
    await answer(completed);
    enviar('tomar', taking);
    expect(sent()).toHaveLength(3);
  });

  it('is free again only when the last of several has ended', async () => {
    const { actor, enviar, fail, answer, connectionReturns } = open();
    enviar('comentar', comment);
    await fail(noConnection);
    enviar('tomar', taking);
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
  it('is told with what the server answered, and its place is ready for the next one under another key', async () => {
    const { enviar, sent, answer, done, work } = open();
    const first = work('comentar');
    enviar('comentar', comment);
    await answer(completed);
    expect(done).toEqual([completed]);
    expect(work('comentar')).not.toBe(first);
    enviar('comentar', comment);
    expect(sent()[0]?.key).not.toBe(sent()[1]?.key);
    expect(sent()[1]?.version).toBe(4);
  });

  it('that turned out a warning is not told as done, and stays where it is', async () => {
    const { actor, enviar, answer, done, work } = open();
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    await answer(result(2, 'El caso ya está en esa categoría'));
    expect(done).toEqual([]);
    expect(work('formulario').getSnapshot().context.values).toEqual(closing);
  });

  it('closes its form alone', async () => {
    const { actor, enviar, answer } = open();
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    await answer(completed);
    expect(actor.getSnapshot().matches({ form: 'closed' })).toBe(true);
  });
});

describe('a form that is left', () => {
  it('is taken up with the key and the version under which it was sent, whatever was opened meanwhile', async () => {
    const { actor, enviar, fail, sent, work } = open();
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    await fail(noConnection);
    work('formulario').send({ type: 'cerrar' });
    actor.send({ type: 'casoALaVista', version: 9, idSubcategoria: 9 });
    actor.send({ type: 'abrirFormulario', trabajo: 'escalar' });
    expect(work('formulario').getSnapshot().context).toMatchObject({ values: null, attempt: null, version: 9 });
    work('formulario').send({ type: 'cerrar' });
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('that was discarded is forgotten with its key', async () => {
    const { actor, enviar, fail, sent, work } = open();
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    await fail(noConnection);
    work('formulario').send({ type: 'descartar' });
    expect(actor.getSnapshot().matches({ form: 'closed' })).toBe(true);
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    expect(sent()[1]?.key).not.toBe(sent()[0]?.key);
  });

  it('before the page was, is taken up from its draft', () => {
    const attempt = { key: 'clave-de-antes', version: 2 };
    const { actor, enviar, sent } = open({ pendientes: { cerrar: { keysMade: 0, values: null, attempt } } });
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    expect(sent()).toEqual([{ ...attempt, values: closing }]);
  });
});

describe('what others do meanwhile', () => {
  it('is refused with what they did; accepted, what is written goes out on their version under another key', async () => {
    const { actor, enviar, fail, sent, work } = open();
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    await fail(conflict);
    expect(work('formulario').getSnapshot().context).toMatchObject({ change: change, values: closing });
    work('formulario').send({ type: 'aceptarCambios' });
    enviar('formulario', closing);
    expect(sent()[1]).toMatchObject({ version: change.version, values: closing });
    expect(sent()[1]?.key).not.toBe(sent()[0]?.key);
  });

  it('reaches every work that is at hand as the version that is seen', () => {
    const { actor, work } = open();
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    actor.send({ type: 'casoALaVista', version: 9, idSubcategoria: 9 });
    for (const place of ['comentar', 'adjuntar', 'tomar', 'formulario'] as const)
      expect([place, work(place).getSnapshot().context.version]).toEqual([place, 9]);
  });

  it('that comes late never takes the place of a newer version', () => {
    const { actor, context, work } = open();
    actor.send({ type: 'casoALaVista', version: 9, idSubcategoria: 9 });
    actor.send({ type: 'casoALaVista', version: 5, idSubcategoria: 9 });
    expect([context().version, work('tomar').getSnapshot().context.version]).toEqual([9, 9]);
  });

  it('may take the case away: it is said, and nothing that is being written ends', async () => {
    const { actor, enviar, fail, told, work } = open();
    actor.send({ type: 'abrirFormulario', trabajo: 'cerrar' });
    enviar('formulario', closing);
    await fail(rejection);
    actor.send({ type: 'casoPerdido', failure: noPermission });
    actor.send({ type: 'casoPerdido', failure: noPermission });
    expect(told).toEqual([`warning: ${noPermission.texto}`]);
    expect(work('formulario').getSnapshot().context.values).toEqual(closing);
    actor.send({ type: 'casoALaVista', version: 9, idSubcategoria: 9 });
    expect(actor.getSnapshot().matches({ access: 'visible', form: 'open' })).toBe(true);
  });
});

describe('a restaurant invoice', () => {
  const facturado = { type: 'restauranteFacturado', idArea: 3 } as const;
  const automatico = { trabajo: 'escalarAMantenimiento', valores: { idArea: 3 } };

  it('escalates its case by itself, once, and leaves an open form alone', async () => {
    const { actor, sent, answer, work } = open({ idSubcategoria: 14 });
    actor.send({ type: 'abrirFormulario', trabajo: 'escalar' });
    const form = work('formulario');
    actor.send(facturado);
    actor.send(facturado);
    expect(sent()).toMatchObject([{ version: 3, values: automatico }]);
    await answer(completed);
    expect(sent()).toHaveLength(1);
    expect(work('formulario')).toBe(form);
  });

  it('waits while another work is sent, and then goes on the version that one left', async () => {
    const { actor, enviar, sent, answer } = open({ idSubcategoria: 14 });
    enviar('comentar', comment);
    actor.send(facturado);
    expect(sent()).toHaveLength(1);
    await answer(completed);
    expect(sent()[1]).toMatchObject({ version: 4, values: automatico });
  });

  it('does nothing to a case of another category', async () => {
    const { actor, sent } = open();
    actor.send(facturado);
    await flush();
    expect(sent()).toEqual([]);
  });
});
