import { expect } from '@playwright/test';
import { caseAtServer, openNewCase, otherPerson, workApart } from '../bed/caso.ts';
import { EMPLOYEES, holdCalls, test } from '../bed/test.ts';

test('while one writes a comment the other escalates: the first is told, loses nothing, and both are kept', async ({
  page,
  elsewhere,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url);
  await caso.comentario.fill('Estoy hablando con');

  const other = await otherPerson(elsewhere, EMPLOYEES.gerente, id);
  await other.caso.action('Escalar').click();
  await other.caso.fillEscalation('Garantías y servicio técnico', 'Lo revisa el taller.');
  await other.caso.windowNamed('Escalar caso').buttonNamed('Escalar').click();
  await expect(other.caso.resumen).toContainText('ESCALADO');

  await expect(caso.news).toBeVisible();
  await expect(page.getByText(/Este caso cambió: Silvia Muñoz Arriaga escaló el caso a Garantías/)).toBeVisible();
  await expect(caso.news).toBeInViewport();
  await expect(caso.resumen).toContainText('ESCALADO');
  await caso.comentario.pressSequentially(' el cliente.');
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  await expect(caso.news).toHaveCount(0);
  await expect(caso.historia.getByRole('listitem').filter({ hasText: 'Lo revisa el taller.' })).toContainText('Nuevo');
  await expect(caso.comentario).toHaveValue('Estoy hablando con el cliente.');
  await caso.comentar.click();
  await expect(caso.comentario).toHaveValue('');
  const saved = await caseAtServer(page, id);
  expect(saved.comentarios.map(({ texto }) => texto)).toEqual(['Estoy hablando con el cliente.']);
  expect(saved.logEscalamientos).toHaveLength(1);
  expect(saved.estado.id).toBe(4);
});

test('two comments on one case are both saved, and each hears of the other', async ({ page, apart, producto }) => {
  const { id, caso } = await openNewCase(page, producto.url);
  await caso.comentario.fill('Lo mío.');
  const other = await apart(EMPLOYEES.gerente);
  await workApart(other, 'agregar-comentario', id, { comentario: 'Lo suyo.' });
  await caso.comentar.click();
  await expect(caso.comentario).toHaveValue('');
  expect((await caseAtServer(page, id)).comentarios.map(({ texto }) => texto)).toEqual(['Lo suyo.', 'Lo mío.']);
  await expect(caso.historia).toContainText('Lo suyo.');
  // The version stays as it is; that something was added is said all the same.
  await workApart(other, 'agregar-comentario', id, { comentario: 'Otra cosa.' });
  await expect(page.getByText('Este caso cambió: Silvia Muñoz Arriaga agregó un comentario')).toBeVisible();
});

test('a close of a case that changed meanwhile is not saved, says what changed, and is saved all the same on demand', async ({
  page,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url, EMPLOYEES.gerente);
  await (await caso.act('Cerrar caso')).click();
  const form = caso.windowNamed('Cerrar caso');
  await form.labelled(/^Solución/).fill('Se entregó el vale.');
  const other = await apart(EMPLOYEES.administrador);
  await workApart(other, 'actualizar-estado', id, { idEstado: 2 });
  await form.buttonNamed('Cerrar caso').click();
  await expect(form.dialog).toContainText('Laura Méndez Castillo tomó el caso');
  expect((await caseAtServer(page, id)).solucion).toBeNull();
  await expect(form.labelled(/^Solución/)).toHaveValue('Se entregó el vale.');
  await form.buttonNamed('Guardar de todos modos').click();
  await expect(caso.resumen).toContainText('SOLUCIONADA');
  expect((await caseAtServer(page, id)).solucion?.texto).toBe('Se entregó el vale.');
});

test('when both close, the second is told who did it first and his solution is not lost unseen', async ({
  page,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url, EMPLOYEES.gerente);
  await (await caso.act('Cerrar caso')).click();
  const form = caso.windowNamed('Cerrar caso');
  await form.labelled(/^Solución/).fill('Se entregó el vale.');

  const other = await apart(EMPLOYEES.administrador);
  await workApart(other, 'cerrar-caso', id, { solucion: 'Se repuso el artículo.' });
  await form.buttonNamed('Cerrar caso').click();
  await expect(form.dialog).toContainText('Laura Méndez Castillo cerró el caso');
  await expect(form.dialog).toContainText('Un caso en estado SOLUCIONADA no permite cerrar el caso.');
  await expect(form.buttonNamed('Guardar de todos modos')).toHaveCount(0);
  await expect(form.labelled(/^Solución/)).toHaveValue('Se entregó el vale.');
  expect((await caseAtServer(page, id)).solucion?.texto).toBe('Se repuso el artículo.');
  await form.buttonNamed('Descartar').click();
  await expect(form.dialog).toHaveCount(0);
  await expect(caso.resumen).toContainText('SOLUCIONADA');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(caso.actions).toHaveCount(0);
});

test('a form that is open hears of the change too, and says why it can no longer be sent', async ({
  page,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url, EMPLOYEES.gerente);
  await caso.comentario.fill('Sin guardar');
  await (await caso.act('Cerrar caso')).click();
  const form = caso.windowNamed('Cerrar caso');
  await form.labelled(/^Solución/).fill('Se entregó el vale.');
  const other = await apart(EMPLOYEES.administrador);
  await workApart(other, 'cerrar-caso', id, { solucion: 'Se repuso el artículo.' });
  await expect(form.dialog.getByText('Este caso cambió:')).toBeVisible();
  await form.buttonNamed('Ver cambios').click();
  await expect(form.dialog).toContainText('Un caso en estado SOLUCIONADA no permite cerrar el caso.');
  await expect(form.buttonNamed('Cerrar caso')).toHaveAttribute('aria-disabled', 'true');
  await expect(form.labelled(/^Solución/)).toHaveValue('Se entregó el vale.');
  await form.buttonNamed('Descartar').click();
  await expect(caso.comentario).toHaveValue('Sin guardar');
  await expect(caso.historia).toContainText('Un caso en estado SOLUCIONADA no permite agregar comentarios.');
  await caso.historia.getByRole('button', { name: 'Descartar' }).click();
  await expect(caso.comentario).toHaveCount(0);
});

test('while one writes the other closes the case: head and buttons are true at once, and what is written stays', async ({
  page,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url);
  await caso.comentario.fill('Estoy hablando con');
  await workApart(await apart(EMPLOYEES.administrador), 'cerrar-caso', id, { solucion: 'Se repuso el artículo.' });
  await expect(caso.resumen).toContainText('SOLUCIONADA');
  await expect(caso.actions).toHaveCount(0);
  await expect(caso.news).toBeVisible();
  await expect(caso.comentario).toBeEditable();
  await expect(caso.comentario).toHaveValue('Estoy hablando con');
});

test('one takes a case that the other took first, and is told who has it', async ({ page, apart, producto }) => {
  const { id, caso } = await openNewCase(page, producto.url);
  // The page has not heard yet.
  const hear = await holdCalls(page, '**/api/caso/detalle/**');
  const other = await apart(EMPLOYEES.gerente);
  await workApart(other, 'actualizar-estado', id, { idEstado: 2 });
  const took = page.waitForResponse('**/caso/actualizar-estado');
  await caso.action('Tomar caso').click();
  await took;
  hear();
  await expect(page.getByText('Silvia Muñoz Arriaga tomó el caso').first()).toBeVisible();
  await expect(page.getByText('Un caso en estado EN PROCESO no permite tomar el caso.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Descartar' }).first().click();
  await expect(caso.resumen).toContainText('A cargo de Silvia Muñoz Arriaga');
});

test('nothing is being written: what another person does is on screen by itself, marked and told', async ({
  page,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url);
  const other = await apart(EMPLOYEES.gerente);
  await workApart(other, 'actualizar-estado', id, { idEstado: 2 });
  await expect(caso.resumen).toContainText('EN PROCESO');
  await expect(caso.resumen).toContainText('A cargo de Silvia Muñoz Arriaga');
  await expect(page.getByText('Este caso cambió: Silvia Muñoz Arriaga tomó el caso')).toBeVisible();
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  await expect(caso.news).toHaveCount(0);
  await expect(caso.historia.getByRole('listitem').filter({ hasText: 'Nuevo' })).toBeFocused();
});

test('a case that goes to where one does not see it is no longer shown, and what was being written is kept', async ({
  page,
  apart,
  producto,
}) => {
  const { id, caso } = await openNewCase(page, producto.url);
  await caso.comentario.fill('Estoy hablando con el cliente');
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  const other = await apart(EMPLOYEES.administrador);
  const message = `No tiene permiso para ver el caso ${id}: es de otra tienda y de otra área.`;
  await page.route('**/api/caso/detalle/**', (route) => route.fulfill({ status: 403, json: { codigo: -1, message } }));
  await workApart(other, 'agregar-comentario', id, { comentario: 'Lo ve crédito.' });
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await expect(page.getByText('Lo que estaba escribiendo se conserva como borrador')).toBeVisible();
  await expect(caso.historia).toHaveCount(0);
  await page.unroute('**/api/caso/detalle/**');
  await caso.open(id);
  await expect(caso.comentario).toHaveValue('Estoy hablando con el cliente');
});

test('what was begun at one till goes on at another', async ({ page, elsewhere, producto }) => {
  const { id, caso } = await openNewCase(page, producto.url);
  await caso.comentario.fill('Falta la respuesta del almacén');
  await expect(page.getByText('Borrador guardado').first()).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get(`api/borrador/propios?prefijo=caso.${id}.`)).json()).length)
    .toBe(1);
  const there = await otherPerson(elsewhere, EMPLOYEES.asesor, id);
  await expect(there.caso.comentario).toHaveValue('Falta la respuesta del almacén');
  await there.caso.comentar.click();
  await expect(there.caso.comentario).toHaveValue('');
  await page.reload();
  await expect(caso.comentario).toHaveValue('');
});
