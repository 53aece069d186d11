/** The page of a case: what it says where something was not saved, what it keeps, and what one reads of it. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Caso } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { openApp } from '../bed/app.tsx';
import { type Answers, held, LOST, type Refusal } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { JORGE, request } from '../bed/inbox.ts';
import { mend } from '../bed/line.ts';

const NOT_SAVED = 'No se guardó el comentario: se guardará solo en cuanto vuelva la conexión, si no cambia nada.';
const NO = 'El caso ya no admite esto.';
const REFUSED: Refusal = { status: 400, body: { codigo: 0, message: NO } };
const BROKEN: Refusal = { status: 500, body: { codigo: 500, message: 'Ocurrió un error interno.' } };

const inState = (id: (typeof ESTADO)[keyof typeof ESTADO]) => ({ estado: { id, nombre: ESTADOS_CASO[id] } });
const NEW: Caso = { ...request(7001), datosAutorizacion: null, ...inState(ESTADO.nuevo) };
const AT_WORK: Caso = { ...NEW, ...inState(ESTADO.enProceso) };
const DONE = { codigo: 1, version: 4, estado: AT_WORK.estado };

const AREAS = {
  areas: [{ id: 2, nombre: 'Entregas' }],
  subcategorias: [{ id: 9, nombre: 'GUÍA SIN MOVIMIENTO', idArea: 2 }],
  motivosEscalamiento: [{ id: 6, descripcion: 'Reprogramar', idArea: 2 }],
};

async function openCase(caso: Caso, answers: Answers = {}) {
  const app = await openApp('administracion/casos/7001', {
    ...{
      detalleCaso: caso,
      anexosDeCaso: [],
      casosAbiertos: { casos: [], total: 0 },
      valesDeCaso: [],
      facturasDeCaso: [],
      salud: LOST,
    },
    ...AREAS,
    ...answers,
  });
  const history = page.getByRole('region', { name: 'Historia' });
  const bar = page.getByRole('region', { name: 'Acciones del caso' });
  const window = (name: string) => page.getByRole('dialog', { name, exact: true });
  await expect.element(history).toBeVisible();
  return {
    ...app,
    history,
    window,
    entries: history.getByRole('listitem'),
    comment: page.getByLabelText('Comentario', { exact: true }),
    send: history.getByRole('button', { name: 'Comentar', exact: true }),
    act: (name: RegExp) => bar.getByRole('button', { name }),
    more: async (name: RegExp) => {
      await bar.getByRole('button', { name: /^Más/ }).click();
      await page.getByRole('menuitem', { name }).click();
    },
    said: history.getByRole('alert'),
    inWindow: (name: string, button: string) => window(name).getByRole('button', { name: button, exact: true }),
  };
}

/** Every alert that ever comes to the foot, however short it stays. */
function alertsAtFoot(): () => readonly string[] {
  const said: string[] = [];
  const look = () => {
    for (const each of document.querySelectorAll('[data-aviso=error]')) said.push(each.textContent ?? '');
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  return () => said;
}

describe('why something was not saved', () => {
  test('is said once, where it was asked for', async () => {
    const app = await openCase(NEW, {
      ...{ agregarComentario: REFUSED, actualizarEstado: REFUSED, solicitarAutorizacion: REFUSED },
    });
    const { comment, send, said, history, act, more, window, inWindow } = app;
    const alerts = alertsAtFoot();
    await comment.fill('Se llamó al cliente.');
    await send.click();
    await expect.element(said).toHaveTextContent(`No se guardó el comentario. ${NO}`);
    expect(page.getByText(NO).elements()).toHaveLength(1);
    await history.getByRole('button', { name: 'Descartar' }).click();

    await act(/^Tomar caso/).click();
    const taken = page.getByRole('main').getByRole('alert').filter({ hasText: 'No se pudo tomar el caso.' });
    await expect.element(taken).toHaveTextContent(`No se pudo tomar el caso. ${NO}`);
    await taken.getByRole('button', { name: 'Descartar' }).click();

    await more(/^Solicitar autorización/);
    const asking = window('Solicitar autorización');
    await asking.getByLabelText(/^Motivo/).fill('El plazo de devolución venció ayer.');
    await inWindow('Solicitar autorización', 'Solicitar autorización').click();
    await expect.element(asking.getByRole('alert')).toHaveTextContent(`No se pudo solicitar la autorización. ${NO}`);
    expect(page.getByText(NO).elements()).toHaveLength(1);
    expect(alerts()).toEqual([]);
  });

  test('for want of a connection is one sentence, and what was changed since waits for its button', async () => {
    const app = await openCase(AT_WORK, { agregarComentario: LOST });
    const { comment, send, said, history, asked } = app;
    const alerts = alertsAtFoot();
    await comment.fill('Se llamó al cliente.');
    await send.click();
    await expect.element(said).toHaveTextContent(NOT_SAVED);
    await expect.element(page.getByRole('status').getByText(/^Revise su conexión a internet\./)).toBeVisible();
    await expect.element(comment).toHaveValue('Se llamó al cliente.');
    await comment.fill('Se llamó dos veces al cliente.');
    await expect.element(said).toHaveTextContent('No se guardó el comentario. Revise su conexión a internet');
    await expect.element(history.getByText('se guardará solo')).not.toBeInTheDocument();
    expect(asked('agregarComentario')).toHaveLength(1);
    expect(alerts()).toEqual([]);
    await history.getByRole('button', { name: 'Descartar' }).click();
    await mend(app);
  });

  test('for want of room on the disk is told with whom to call, and sent again under its key', async () => {
    const full = { status: 507, body: { codigo: 507, message: 'El servidor ya no tiene espacio para guardar.' } };
    const { comment, send, said, history, answer, asked } = await openCase(AT_WORK, { agregarComentario: full });
    await comment.fill('Se llamó al cliente.');
    await send.click();
    await expect.element(page.getByRole('status').getByText(/avise a la mesa de ayuda/)).toBeVisible();
    await expect
      .element(said)
      .toHaveTextContent('No se guardó el comentario: se guardará solo en cuanto haya espacio, si no cambia nada.');
    await expect.element(comment).toHaveValue('Se llamó al cliente.');
    answer({ agregarComentario: { ...DONE, descripcion: 'Comentario agregado con éxito' } });
    await history.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(page.getByRole('status').getByText('Comentario agregado con éxito')).toBeVisible();
    expect(new Set(asked('agregarComentario').map(({ clave }) => clave)).size).toBe(1);
  });

  test('keeps what was written in its window', async () => {
    const why = 'El caso tiene trabajos sin terminar.';
    const app = await openCase(AT_WORK, { cerrarCaso: { ...DONE, codigo: 2, descripcion: why } });
    const { act, window, inWindow } = app;
    await act(/^Cerrar caso/).click();
    const solution = window('Cerrar caso').getByLabelText(/^Solución/);
    await solution.fill('Se repuso el artículo');
    await inWindow('Cerrar caso', 'Cerrar caso').click();
    await expect.element(page.getByText(why).first()).toBeVisible();
    await expect.element(solution).toHaveValue('Se repuso el artículo');
  });

  test('goes on in another open case of the customer, which it proposes to say', async () => {
    const open = { id: 6_001, subCategoria: { id: 9, nombre: 'GUÍA SIN MOVIMIENTO' }, deLaVenta: false };
    const other = { ...open, estado: AT_WORK.estado, tienda: AT_WORK.tienda, fecha: '2026-11-20T16:00:00.000Z' };
    const app = await openCase(AT_WORK, {
      casosAbiertos: { casos: [other], total: 1 },
      cerrarCaso: { ...DONE, descripcion: 'El caso 7001 se ha cerrado con éxito' },
    });
    const { act, window, inWindow, asked } = app;
    await act(/^Cerrar caso/).click();
    const solution = window('Cerrar caso').getByLabelText(/^Solución/);
    await window('Cerrar caso').getByLabelText('Sigue en otro caso').click();
    await page.getByRole('option', { name: /^Caso 6001/ }).click();
    await expect.element(solution).toHaveValue('Es el mismo asunto que el caso 6001, donde se sigue atendiendo.');
    expect(await faultsIn('[role=dialog]')).toEqual([]);
    await inWindow('Cerrar caso', 'Cerrar caso').click();
    await expect.poll(() => asked('cerrarCaso').map(({ cuerpo }) => cuerpo)).toMatchObject([{ sigueEn: 6_001 }]);
    expect(asked('casosAbiertos').at(-1)?.consulta).toMatchObject({ cliente: '500001', excepto: '7001' });
  });

  test('goes on in any case by its number, and keeps what was written', async () => {
    const app = await openCase(AT_WORK, {
      casosAbiertos: { casos: [], total: 0 },
      cerrarCaso: {
        status: 400,
        body: {
          ...{ codigo: 400, message: 'Revise los campos.' },
          campos: [{ campo: 'sigueEn', message: 'El caso 17 no existe.' }],
        },
      },
    });
    const { act, window, inWindow } = app;
    await act(/^Cerrar caso/).click();
    const solution = window('Cerrar caso').getByLabelText(/^Solución/);
    await solution.fill('Llamó dos veces por lo mismo.');
    await window('Cerrar caso').getByLabelText('Sigue en otro caso').fill('17');
    await page.getByRole('option', { name: 'Caso 17' }).click();
    await expect.element(solution).toHaveValue('Llamó dos veces por lo mismo.');
    await inWindow('Cerrar caso', 'Cerrar caso').click();
    await expect.element(window('Cerrar caso').getByText('El caso 17 no existe.')).toBeVisible();
  });

  test('is read where an area has no reasons, or no categories', async () => {
    const areas = [...AREAS.areas, { id: 3, nombre: 'Cocina' }];
    const { act, window } = await openCase(AT_WORK, { areas, motivosEscalamiento: [] });
    await act(/^Escalar/).click();
    await window('Escalar caso').getByLabelText(/^Área/).selectOptions('Entregas');
    await expect.element(window('Escalar caso').getByText('No se encontraron los Motivos.')).toBeVisible();
    await window('Escalar caso').getByLabelText(/^Área/).selectOptions('Cocina');
    await expect.element(window('Escalar caso').getByText('No se encontraron categorias para el area')).toBeVisible();
  });

  test('is read beside the reasons that did not come', async () => {
    const { act, window } = await openCase(AT_WORK, { motivosEscalamiento: BROKEN });
    await act(/^Escalar/).click();
    await window('Escalar caso').getByLabelText(/^Área/).selectOptions('Entregas');
    await expect
      .element(window('Escalar caso').getByText('Ocurrió un error al intentar obtener los Motivos de escalamiento'))
      .toBeVisible();
  });
});

test('one thing is saved at a time: what is asked for meanwhile is refused in sight, and a second press sends nothing', async () => {
  const slow = held({ ...DONE, descripcion: 'El caso 7001 está en proceso' });
  const { comment, send, act, answer, asked } = await openCase(NEW, { actualizarEstado: slow.answer });
  await comment.fill('Se llamó al cliente.');
  await act(/^Tomar caso/).dblClick();
  await send.click();
  await expect.element(page.getByText('Espere a que termine lo que se está guardando')).toBeVisible();
  await expect.element(comment).toHaveValue('Se llamó al cliente.');
  answer({ detalleCaso: { ...AT_WORK, version: 4 } });
  slow.release();
  await expect.element(page.getByRole('status').getByText('El caso 7001 está en proceso')).toBeVisible();
  expect(asked('actualizarEstado')).toHaveLength(1);
  expect(asked('agregarComentario')).toEqual([]);
});

test('who asked for a decision does not decide it, and is told why; a refusal says why', async () => {
  const asked = (numiden: number): Caso => ({
    ...request(7001),
    datosAutorizacion: {
      ...{ motivo: 'Pasó el plazo de treinta días.', fecha: '2026-03-01T10:00:00.000Z', resolucion: null },
      solicitante: { ...JORGE, numiden },
    },
  });
  const app = await openCase(asked(100_001), { opcionesSesion: { contrasena: false } });
  const decide = app.act(/^Autorizar/);
  await expect.element(decide).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('Usted pidió esta autorización: la decide otra persona.')).toBeVisible();
  (decide.element() as HTMLElement).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  app.answer({ detalleCaso: asked(JORGE.numiden) });
  await app.reload();
  await decide.click();
  const window = app.window('Autorizar o no autorizar');
  await expect.element(window).toHaveTextContent('Pasó el plazo de treinta días.');
  await window.getByRole('button', { name: 'No autorizar', exact: true }).click();
  await expect.element(window.getByLabelText(/^Comentario/)).toHaveFocus();
  await expect.element(window).toHaveTextContent('Escriba al menos 5 caracteres.');
  expect(app.asked('autorizarCaso')).toEqual([]);
});

describe('a long history', () => {
  const LONG = `${'Se habló con el cliente y pidió que le llamaran por la tarde. '.repeat(20)}${'x'.repeat(300)}`;
  const fecha = (n: number) => new Date(Date.UTC(2026, 2, 1, 10, n)).toISOString();
  const comments = Array.from({ length: 30 }, (_, n) => ({
    ...{ id: n + 1, texto: n === 20 ? LONG : `Llamada ${n + 1}`, fecha: fecha(n), autor: JORGE },
  }));
  const moves = ['Caso creado', 'Caso en proceso'].map((accion, n) => ({
    ...{ id: n + 1, accion, version: n + 1, fecha: fecha(n), autor: JORGE },
  }));
  const HISTORY = { ...AT_WORK, comentarios: comments, logs: moves } as Caso;

  test('opens at its last entries, and shows what is chosen of it', async () => {
    const { history, entries, comment } = await openCase(HISTORY);
    await expect.poll(() => entries.elements().length).toBe(20);
    await expect.element(entries.last()).toHaveTextContent('Llamada 30');
    await expect.element(comment).toBeInViewport();
    await history.getByRole('radio', { name: 'Movimientos' }).click();
    await expect.poll(() => entries.elements().length).toBe(0);
    await history.getByRole('button', { name: 'Ver los 2 anteriores' }).click();
    await expect.element(entries.first()).toHaveTextContent('Caso creado');
    await history.getByRole('radio', { name: 'Comentarios' }).click();
    await expect.poll(() => entries.elements().length).toBe(30);
    await expect.element(entries.first()).toHaveTextContent('Llamada 1');
  });

  test('with long words has no fault that axe finds, nor has a window with errors over it', async () => {
    const { act, window, inWindow, entries } = await openCase(HISTORY);
    await expect.poll(() => entries.elements().length).toBe(20);
    expect(await faultsIn('body')).toEqual([]);
    await act(/^Escalar/).click();
    await inWindow('Escalar caso', 'Escalar').click();
    await expect.element(window('Escalar caso').getByText('Campo requerido').first()).toBeVisible();
    expect(await faultsIn('[role=dialog]')).toEqual([]);
  });
});

describe('a case', () => {
  test('that cannot be read says why, and is asked for again', async () => {
    const app = await openApp('administracion/casos/7001', {
      ...{
        detalleCaso: BROKEN,
        anexosDeCaso: [],
        casosAbiertos: { casos: [], total: 0 },
        valesDeCaso: [],
        facturasDeCaso: [],
      },
    });
    const main = page.getByRole('main');
    await expect.element(main.getByText('Ocurrió un error interno.')).toBeVisible();
    app.answer({ detalleCaso: AT_WORK });
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(page.getByRole('region', { name: 'Historia' })).toBeVisible();
  });

  test('that there is not leads to the page that says so', async () => {
    const gone = await openApp('administracion/casos/7001', {
      ...{ detalleCaso: { status: 404, body: { codigo: 404, message: 'No se encontró el caso.' } } },
      ...{ anexosDeCaso: [], casosAbiertos: { casos: [], total: 0 }, valesDeCaso: [], facturasDeCaso: [] },
    });
    await expect.poll(gone.address).toBe('errors/error-404');
    await expect.element(page.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  });

  test('that is not for this person says why', async () => {
    const no = 'No tiene permiso para ver el caso 7001.';
    await openApp('administracion/casos/7001', {
      ...{ detalleCaso: { status: 403, body: { codigo: 403, message: no } } },
      ...{ anexosDeCaso: [], casosAbiertos: { casos: [], total: 0 }, valesDeCaso: [], facturasDeCaso: [] },
    });
    await expect.element(page.getByText(no)).toBeVisible();
  });
});
