import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { casePage, newCaseAt, newCaseOfMeal, newCaseOfSale, openNewCase, workApart } from '../bed/caso.ts';
import { newSale } from '../bed/sales.ts';
import { newInvoice, SCHOOL, servicePanel, writeReceiver } from '../bed/services.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';
import { newMeal } from '../bed/tickets.ts';
import { decideApart, makeVoucher, voucherPage } from '../bed/vouchers.ts';

/** A record in its diagram, by what a person sees there. */
function diagramOf(page: Page) {
  const next = page.getByRole('region', { name: 'Qué puede pasar ahora' });
  return {
    picture: page.getByRole('img', { name: /^Diagrama: / }),
    here: page.locator('[data-state][data-way=now]'),
    passed: page.locator('[data-state][data-way=past]'),
    /** The label at the line from one state to another. */
    line: (from: string, to: string): Locator => page.locator(`[data-arrows*="${from} · "][data-arrows*="→ ${to}"]`),
    sentence: page.getByRole('status').filter({ hasText: /^Empezó en / }),
    steps: page.getByRole('region', { name: 'El camino hasta aquí' }).getByRole('listitem'),
    mayDo: next.getByRole('list', { name: 'Usted puede', exact: true }),
    mayNot: next.getByRole('list', { name: 'Usted no puede, y por qué' }),
  };
}

async function pressOn(page: Page, link: Locator): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link, 'reached by Tab').toBeFocused();
  await page.keyboard.press('Enter');
}

test('a case shows where it is, the way that it came through three states, and what can follow; by keyboard', async ({
  page,
  apart,
  producto,
  fallas,
}) => {
  const { id, caso } = await openNewCase(page, producto.url);
  const manager = await apart(EMPLOYEES.gerente);
  await workApart(manager, 'actualizar-estado', id, { idEstado: 2 });
  await workApart(await apart(EMPLOYEES.asesor), 'solicitar-autorizacion', id, { motivo: 'Pasó el plazo.' });
  await expect(caso.resumen).toContainText('PENDIENTE');

  await pressOn(page, caso.resumen.getByRole('link', { name: 'Ver en el diagrama' }));
  await expect(page).toHaveURL(new RegExp(`/administracion/casos/${id}/diagrama$`));
  await expect(page.getByRole('heading', { level: 1, name: `Caso ${id} en el diagrama` })).toBeFocused();
  const { here, passed, line, sentence, steps, mayDo, mayNot } = diagramOf(page);
  await expect(here).toHaveAttribute('data-state', 'vidaCaso.pendiente');
  await expect(here).toBeInViewport();
  await expect(passed).toHaveCount(2);
  await expect(line('vidaCaso.nuevo', 'vidaCaso.enProceso').locator('[data-numbers]')).toHaveText('1');
  await expect(line('vidaCaso.enProceso', 'vidaCaso.pendiente').locator('[data-numbers]')).toHaveText('2');
  await expect(line('vidaCaso.pendiente', 'vidaCaso.solucionada')).not.toHaveAttribute('data-next');
  await expect(sentence).toHaveText(
    'Empezó en NUEVO; pasó a EN PROCESO con «Tomar caso»; pasó a PENDIENTE con «Solicitar autorización». Ahora está en PENDIENTE.',
  );
  await expect(steps).toHaveCount(2);
  await expect(steps.nth(0)).toContainText('«Tomar caso»: pasó de NUEVO a EN PROCESO.');
  await expect(steps.nth(0)).toContainText('Silvia Muñoz Arriaga');
  await expect(steps.nth(1)).toContainText('Autorización solicitada: Pasó el plazo.');
  await expect(mayDo).toContainText('«Comentar»: sigue en PENDIENTE.');
  await expect(mayNot.getByRole('listitem').filter({ hasText: '«Autorizar»' })).toHaveText(
    '«Autorizar»: No tiene permiso para autorizar el caso.',
  );
  await expect(mayNot.getByRole('listitem').filter({ hasText: '«Tomar caso»' })).toHaveText(
    '«Tomar caso»: Un caso en estado PENDIENTE no permite tomar el caso.',
  );
  expect(await fallas()).toEqual([]);

  await pressOn(page, page.getByRole('link', { name: 'Volver al caso' }));
  await expect(page.getByRole('heading', { level: 1, name: `Caso ${id}` })).toBeFocused();
});

test('what somebody else does moves the light', async ({ page, apart, producto }) => {
  const id = await newCaseAt(producto.url);
  await signIn(page, EMPLOYEES.gerente);
  await page.goto(`administracion/casos/${id}/diagrama`);
  const { here, sentence, steps, line, mayDo } = diagramOf(page);
  await expect(here).toHaveAttribute('data-state', 'vidaCaso.nuevo');
  await expect(sentence).toHaveText('Empezó en NUEVO. Ahora está en NUEVO.');
  await expect(line('vidaCaso.nuevo', 'vidaCaso.solucionada')).toHaveAttribute('data-next', '');

  await workApart(await apart(EMPLOYEES.administrador), 'actualizar-estado', id, { idEstado: 2 });
  await expect(here).toHaveAttribute('data-state', 'vidaCaso.enProceso');
  await expect(steps).toHaveCount(1);
  await workApart(await apart(EMPLOYEES.administrador), 'cerrar-caso', id, { solucion: 'Se repuso el artículo.' });
  await expect(here).toHaveAttribute('data-state', 'vidaCaso.solucionada');
  await expect(sentence).toContainText('pasó a SOLUCIONADA con «Cerrar caso». Ahora está en SOLUCIONADA.');
  await expect(mayDo).toHaveCount(0);
});

test('a voucher tells its maker why somebody else decides it, and follows the decision', async ({
  page,
  apart,
  producto,
}) => {
  const maker = await apart(EMPLOYEES.gerente);
  const made = await makeVoucher(maker, producto.url, { waits: true });
  await signIn(page, EMPLOYEES.gerente);
  const vale = voucherPage(page);
  await vale.open(made);
  await vale.resumen.getByRole('link', { name: 'Ver en el diagrama' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Vale ${made.folio} en el diagrama` })).toBeVisible();
  const { here, sentence, mayDo, mayNot, line } = diagramOf(page);
  await expect(here).toHaveAttribute('data-state', 'vidaVale.porAutorizar');
  await expect(sentence).toHaveText(
    'Empezó en NUEVO; pasó a POR AUTORIZAR con «Guardar vale». Ahora está en POR AUTORIZAR.',
  );
  await expect(mayNot.getByRole('listitem').filter({ hasText: '«Autorizar»' })).toHaveText(
    '«Autorizar»: Usted hizo este vale: lo decide otra persona.',
  );

  await decideApart(await apart(EMPLOYEES.administrador), 'autorizar-vale', made.id, { comentario: '' });
  await expect(here).toHaveAttribute('data-state', 'vidaVale.vigente');
  await expect(line('vidaVale.porAutorizar', 'vidaVale.vigente').locator('[data-numbers]')).toHaveText('2');
  await expect(mayDo).toContainText('«Devolver»: pasa a CANJEADO o sigue en VIGENTE, según lo que se haga.');
});

test('an invoice of a service shows its life from the case where it was made', async ({ page, apart }) => {
  const sale = newSale('enEfectivo');
  const { name, idCaso } = await newInvoice(await apart(EMPLOYEES.asesor), await apart(EMPLOYEES.facturacion), sale);
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(idCaso);
  await page.getByRole('link', { name: `Ver ${name} en el diagrama` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Factura ${name} en el diagrama` })).toBeVisible();
  const { here, sentence, steps, mayNot } = diagramOf(page);
  await expect(here).toHaveAttribute('data-state', 'vidaFactura.vigente');
  await expect(sentence).toContainText('pasó a VIGENTE cuando el proveedor la timbra. Ahora está en VIGENTE.');
  await expect(mayNot).toContainText('«Resolver» (le hace un recibo de pago): Solo una factura que se paga después');

  const idFactura = Number(/facturas\/(\d+)\//.exec(page.url())?.[1]);
  const { request } = await apart(EMPLOYEES.facturacion);
  const { version } = await (await request.get(`api/facturas/detalle/${idFactura}`)).json();
  const asks = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'CANCELACIÓN DE FACTURA', sale);
  await request.post('api/facturas/cancelar', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { idCaso: asks, idFactura, version, motivo: '02' },
  });
  await expect(here).not.toHaveAttribute('data-state', 'vidaFactura.vigente');
  await expect(steps.nth(2)).toContainText('«Pedir la cancelación»: pasó de VIGENTE a CANCELACIÓN SOLICITADA.');
});

test('a service is seen in the diagram of its phases while it runs, and its form stays as it was; by keyboard', async ({
  page,
  apart,
}) => {
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname));
  const id = await newCaseOfSale(await apart(EMPLOYEES.asesor), 'FACTURA GENERAL', newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await casePage(page).open(id);
  const { panel, fields, buttonNamed } = servicePanel(page);
  await writeReceiver(page, SCHOOL);
  expect(files.filter((file) => /RunningWindow|servicioFactura-|diagramas/i.test(file))).toEqual([]);

  const see = buttonNamed('Ver el servicio en el diagrama');
  await pressOn(page, see);
  const shown = page.getByRole('dialog', { name: 'El servicio en el diagrama' });
  const { here, steps, mayDo, mayNot, picture } = diagramOf(page);
  await expect(picture).toHaveAccessibleName('Diagrama: Atender un caso con una factura');
  await expect(here).toHaveAttribute('data-state', 'servicioFactura.editing');
  await expect(here).toBeInViewport();
  await expect(here).toContainText('Se escribe lo que');
  await expect(shown.getByRole('status').filter({ hasText: /^Ahora está en / })).toHaveText(
    'Ahora está en Escribiendo. Se escribe lo que lleva, cuánto se pagó de cuáles o por qué se cancela; queda como borrador lo que se emite.',
  );
  await expect(steps).toHaveCount(2);
  await expect(steps.nth(1)).toContainText('El servidor contesta la búsqueda, si es una sola y se puede: pasó de');
  await expect(mayDo).toContainText('«Revisar»: va a Revisión.');
  await expect(mayNot).toContainText('«Resolver» o «Reintentar»: Solo en Sin faltas o Sin enviar.');
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(see).toBeFocused();
  await expect(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await expect(fields.codigoPostal).toHaveValue(SCHOOL.codigoPostal);

  // The server answers while somebody looks: the light moves on.
  let letThrough = () => {};
  const held = new Promise<void>((go) => {
    letThrough = go;
  });
  await page.route('**/validar**', async (route) => {
    await held;
    await route.continue();
  });
  await buttonNamed('Revisar').click();
  await see.click();
  await expect(here).toHaveAttribute('data-state', 'servicioFactura.validating.asking');
  letThrough();
  await expect(here).toHaveAttribute('data-state', 'servicioFactura.validating.accepted');
  await expect(shown.getByRole('status').filter({ hasText: 'Se puede emitir así.' })).toBeVisible();
  await expect(mayDo).toContainText('«Resolver» o «Reintentar»: va a Envío.');
  await shown.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(see).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Así se emitirá' })).toBeVisible();
});

test('a cancellation and a meal are seen in the same diagram, with what can be done of each', async ({
  page,
  apart,
}) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const sale = newSale('enEfectivo');
  await newInvoice(asesor, await apart(EMPLOYEES.facturacion), sale);
  const cancelling = await newCaseOfSale(asesor, 'CANCELACIÓN DE FACTURA', sale);
  const meal = await newCaseOfMeal(asesor, 'FACTURA RESTAURANTE', newMeal());
  await signIn(page, EMPLOYEES.facturacion);
  for (const { id, button, other } of [
    { id: cancelling, button: '«Pedir la cancelación»', other: '«Revisar»' },
    { id: meal, button: '«Revisar»', other: '«Pedir la cancelación»' },
  ]) {
    await casePage(page).open(id);
    await servicePanel(page).buttonNamed('Ver el servicio en el diagrama').click();
    const { picture, here, mayDo } = diagramOf(page);
    await expect(picture).toHaveAccessibleName('Diagrama: Atender un caso con una factura');
    await expect(here).toHaveAttribute('data-state', 'servicioFactura.editing');
    await expect(mayDo).toContainText(button);
    await expect(mayDo).not.toContainText(other);
  }
});

test('the diagram of a record is for who may see the record, and its code comes when it is asked for', async ({
  page,
  producto,
}) => {
  const id = await newCaseAt(producto.url);
  await signIn(page, EMPLOYEES.facturacion);
  await page.goto('vales/1/diagrama');
  await expect(page).toHaveURL(/\/errors\/access-denied$/);
  await page.goto('administracion/casos/99999999/diagrama');
  await expect(page).toHaveURL(/\/errors\/error-404$/);
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname));
  await casePage(page).open(id);
  expect(files.filter((file) => /vidaCaso|LivePage|diagrama/i.test(file))).toEqual([]);
});
