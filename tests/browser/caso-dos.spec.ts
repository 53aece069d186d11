import { expect } from '@playwright/test';
import { abrirCasoNuevo, casoEnServidor, otraPersona, trabajarAparte } from './bed/caso.ts';
import { EMPLEADOS, test } from './bed/test.ts';

/** The aim: somebody else's change is said within this time. */
const DIEZ_SEGUNDOS = 10_000;

test('while one writes a comment the other escalates: the first is told, loses nothing, and both are kept', async ({
  page,
  browser,
  producto,
}) => {
  const { id, caso } = await abrirCasoNuevo(page, producto.url);
  await caso.comentario.fill('Estoy hablando con');

  const otra = await otraPersona(browser, EMPLEADOS.gerente, id);
  await otra.caso.accion('Escalar').click();
  await otra.caso.llenarEscalamiento('Garantías y servicio técnico', 'Lo revisa el taller.');
  await otra.caso.ventana('Escalar caso').boton('Escalar').click();
  await expect(otra.caso.resumen).toContainText('ESCALADO');

  await expect(caso.aviso).toBeVisible({ timeout: DIEZ_SEGUNDOS });
  await expect(page.getByText(/Este caso cambió: Silvia Muñoz Arriaga escaló el caso a Garantías/)).toBeVisible();
  await expect(caso.aviso).toBeInViewport();
  await expect(caso.resumen).toContainText('NUEVO');
  await caso.comentario.pressSequentially(' el cliente.');
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  await expect(caso.resumen).toContainText('ESCALADO');
  await expect(caso.aviso).toHaveCount(0);
  await expect(caso.historia.getByRole('listitem').filter({ hasText: 'Lo revisa el taller.' })).toContainText('Nuevo');
  await expect(caso.comentario).toHaveValue('Estoy hablando con el cliente.');
  await caso.comentar.click();
  await expect(caso.comentario).toHaveValue('');
  const guardado = await casoEnServidor(page, id);
  expect(guardado.comentarios.map(({ texto }) => texto)).toEqual(['Estoy hablando con el cliente.']);
  expect(guardado.logEscalamientos).toHaveLength(1);
  expect(guardado.estado.id).toBe(4);
});

test('a comment on a case that changed meanwhile is not saved, says what changed, and is saved all the same on demand', async ({
  page,
  browser,
  producto,
}) => {
  const { id, caso } = await abrirCasoNuevo(page, producto.url);
  await caso.comentario.fill('Lo mío.');
  const otra = await otraPersona(browser, EMPLEADOS.gerente, id);
  await trabajarAparte(otra.page, 'agregar-comentario', id, { comentario: 'Lo suyo.' });
  await caso.comentar.click();
  await expect(caso.historia).toContainText('Silvia Muñoz Arriaga agregó un comentario');
  expect((await casoEnServidor(page, id)).comentarios).toHaveLength(1);
  await expect(caso.comentario).toHaveValue('Lo mío.');
  await caso.historia.getByRole('button', { name: 'Guardar de todos modos' }).click();
  await expect(caso.comentario).toHaveValue('');
  expect((await casoEnServidor(page, id)).comentarios.map(({ texto }) => texto)).toEqual(['Lo suyo.', 'Lo mío.']);
  await expect(caso.historia).toContainText('Lo suyo.');
});

test('when both close, the second is told who did it first and his solution is not lost unseen', async ({
  page,
  browser,
  producto,
}) => {
  const { id, caso } = await abrirCasoNuevo(page, producto.url, EMPLEADOS.gerente);
  await caso.accion('Cerrar caso').click();
  const ventana = caso.ventana('Cerrar caso');
  await ventana.campo(/^Solución/).fill('Se entregó el vale.');

  const otra = await otraPersona(browser, EMPLEADOS.administrador, id);
  await trabajarAparte(otra.page, 'cerrar-caso', id, { solucion: 'Se repuso el artículo.' });
  await ventana.boton('Cerrar caso').click();
  await expect(ventana.dialogo).toContainText('Laura Méndez Castillo cerró el caso');
  await expect(ventana.dialogo).toContainText('Un caso en estado SOLUCIONADA no permite cerrar el caso.');
  await expect(ventana.boton('Guardar de todos modos')).toHaveCount(0);
  await expect(ventana.campo(/^Solución/)).toHaveValue('Se entregó el vale.');
  expect((await casoEnServidor(page, id)).solucion?.texto).toBe('Se repuso el artículo.');
  await ventana.boton('Descartar').click();
  await expect(ventana.dialogo).toHaveCount(0);
  await expect(caso.resumen).toContainText('SOLUCIONADA');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(caso.acciones).toHaveCount(0);
});

test('a form that is open hears of the change too, and says why it can no longer be sent', async ({
  page,
  browser,
  producto,
}) => {
  const { id, caso } = await abrirCasoNuevo(page, producto.url, EMPLEADOS.gerente);
  await caso.comentario.fill('Sin guardar');
  await caso.accion('Cerrar caso').click();
  const ventana = caso.ventana('Cerrar caso');
  await ventana.campo(/^Solución/).fill('Se entregó el vale.');
  const otra = await otraPersona(browser, EMPLEADOS.administrador, id);
  await trabajarAparte(otra.page, 'cerrar-caso', id, { solucion: 'Se repuso el artículo.' });
  await expect(ventana.dialogo.getByText('Este caso cambió:')).toBeVisible({ timeout: DIEZ_SEGUNDOS });
  await ventana.boton('Ver cambios').click();
  await expect(ventana.dialogo).toContainText('Un caso en estado SOLUCIONADA no permite cerrar el caso.');
  await expect(ventana.boton('Cerrar caso')).toHaveAttribute('aria-disabled', 'true');
  await expect(ventana.campo(/^Solución/)).toHaveValue('Se entregó el vale.');
  await ventana.boton('Descartar').click();
  await expect(caso.comentario).toHaveValue('Sin guardar');
  await expect(caso.historia).toContainText('Un caso en estado SOLUCIONADA no permite agregar comentarios.');
  await caso.historia.getByRole('button', { name: 'Descartar' }).click();
  await expect(caso.comentario).toHaveCount(0);
});

test('one takes a case that the other took first, and is told who has it', async ({ page, browser, producto }) => {
  const { id, caso } = await abrirCasoNuevo(page, producto.url);
  const otra = await otraPersona(browser, EMPLEADOS.gerente, id);
  await trabajarAparte(otra.page, 'actualizar-estado', id, { idEstado: 2 });
  await caso.accion('Tomar caso').click();
  await expect(page.getByText('Silvia Muñoz Arriaga tomó el caso').first()).toBeVisible();
  await expect(page.getByText('Un caso en estado EN PROCESO no permite tomar el caso.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Descartar' }).click();
  await expect(caso.resumen).toContainText('A cargo de Silvia Muñoz Arriaga');
});
