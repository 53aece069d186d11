/**
 * The ways of every day by the stopwatch: each is walked at a real server, by the keyboard alone, its keys counted, its seconds reckoned for a
 * practised hand. docs/stopwatch.md holds the table; a way that grows fails here.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { casePage, newCaseAt } from '../bed/caso.ts';
import { BLENDER, IRON, newSale } from '../bed/sales.ts';
import { newInvoice, SCHOOL, servicePanel } from '../bed/services.ts';
import { EMPLOYEES, openHome, signIn, testAlone as test } from '../bed/test.ts';
import { makeVoucher, says, voucherAtServer, voucherPage } from '../bed/vouchers.ts';

/** Seconds of a practised hand. */
const SECONDS = { key: 0.2, decision: 1.2 } as const;

/** A person at the keyboard, with the count of what they do. */
function handOf(page: Page) {
  const done = { key: 0, decision: 0 };
  const press = async (key: string) => {
    done.key += 1;
    await page.keyboard.press(key);
    // A hand, and no scanner.
    await page.waitForTimeout(60);
  };
  return {
    press,
    type: async (text: string) => {
      for (const letter of text) await press(letter);
    },
    /** Reads something and makes up their mind. */
    decide: async () => {
      done.decision += 1;
      // Nobody reads in less.
      await page.waitForTimeout(300);
    },
    /** Says the way's figures, and expects no more keys and seconds than these. */
    expectWithin: (way: string, most: { readonly keys: number; readonly seconds: number }) => {
      const reckoned = done.key * SECONDS.key + done.decision * SECONDS.decision;
      const seconds = Math.round(reckoned * 10) / 10;
      process.stdout.write(`${way}: ${done.key} keys, ${seconds} s\n`);
      expect({ keys: done.key <= most.keys, seconds: seconds <= most.seconds }).toEqual({ keys: true, seconds: true });
    },
  };
}

/** A case of the sample with a phone that no other one has in it. */
async function phoneOfACase(page: Page): Promise<string> {
  for (let id = 1; id < 60; id += 1) {
    const answer = await page.request.get(`api/caso/detalle/${id}`);
    const caso = (await answer.json()) as { readonly datosContacto?: { readonly celular: string | null } };
    const phone = caso.datosContacto?.celular;
    if (phone != null) return phone;
  }
  throw new Error('No case of the sample has a phone.');
}

test('the case of who calls is found by the phone', async ({ page }) => {
  await signIn(page, EMPLOYEES.gerente);
  const phone = await phoneOfACase(page);
  await openHome(page);
  const hand = handOf(page);
  await hand.press('Control+K');
  await hand.type(phone);
  await expect(page.getByRole('option', { name: /^Caso \d/ }).first()).toBeVisible();
  await hand.decide();
  // The customer stands before their cases.
  await hand.press('ArrowDown');
  await hand.press('Enter');
  await expect(page).toHaveURL(/\/casos/);
  hand.expectWithin('A case by phone', { keys: 13, seconds: 4 });
});

test('a voucher is opened by its folio', async ({ page, apart, producto }) => {
  const { folio, id } = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url);
  await signIn(page, EMPLOYEES.asesor);
  await openHome(page);
  const hand = handOf(page);
  await hand.press('Control+K');
  await hand.type(folio);
  await hand.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/vales/${id}$`));
  hand.expectWithin('A folio', { keys: folio.length + 2, seconds: 2.4 });
});

test('five vouchers are decided, each after a look', async ({ page, apart, producto }) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await makeVoucher(asesor, producto.url, { waits: true }));
  await signIn(page, EMPLOYEES.gerente);
  await page.goto('administracion/por-autorizar?tipo=vale&tienda=1');
  await page.getByLabel(/por página/i).selectOption('100');
  const hand = handOf(page);
  await page.getByRole('link', { name: made[0]?.folio ?? '', exact: true }).focus();
  await hand.press('Enter');
  for (const { folio } of made) {
    await expect(page.getByRole('group', { name: `Vale ${folio}`, exact: true })).toBeFocused();
    await hand.decide();
    await hand.press('a');
  }
  for (const { id } of made) {
    await expect.poll(async () => (await voucherAtServer(asesor, id)).estado.nombre).toBe('VIGENTE');
  }
  hand.expectWithin('Five decisions, each after a look', { keys: 6, seconds: 25 });
});

test('three cases are taken and commented', async ({ page, producto }) => {
  const ids = [await newCaseAt(producto.url), await newCaseAt(producto.url), await newCaseAt(producto.url)];
  await signIn(page, EMPLOYEES.asesor);
  const hand = handOf(page);
  for (const id of ids) {
    await openHome(page);
    await hand.press('Control+K');
    await hand.type(String(id));
    await hand.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Caso ${id}` })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await hand.decide();
    await hand.press('n');
    await expect(casePage(page).comentario).toBeFocused();
    await hand.type('Se reviso con el almacen.');
    await hand.press('Control+Enter');
    await expect(casePage(page).resumen).toContainText('EN PROCESO');
  }
  hand.expectWithin('Three cases taken and commented', { keys: 96, seconds: 25 });
});

test('a wrong store is changed where one is', async ({ page }) => {
  await signIn(page, EMPLOYEES.gerente);
  await openHome(page);
  const hand = handOf(page);
  await hand.press('Control+K');
  await hand.type('coyo');
  await expect(page.getByRole('option', { name: /Coyoacán/ }).first()).toBeVisible();
  await hand.decide();
  await hand.press('Enter');
  await expect(page.getByText(/Tienda: .*Coyoacán/)).toBeVisible();
  hand.expectWithin('A wrong store', { keys: 6, seconds: 3 });
});

test('a voucher is given back by certificate', async ({ page, apart, producto }) => {
  const CERTIFICATE = 7;
  const { folio, id } = await makeVoucher(await apart(EMPLOYEES.asesor), producto.url, { methods: [CERTIFICATE] });
  await signIn(page, EMPLOYEES.asesor);
  await openHome(page);
  const hand = handOf(page);
  await hand.press('Control+K');
  await hand.type(folio);
  await hand.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Vale ${folio}` })).toBeVisible();
  await hand.decide();
  await hand.press('d');
  const { dialog, buttonNamed } = voucherPage(page).windowNamed('Devolver el saldo');
  await expect(dialog.getByRole('radio', { name: /CERTIFICADO/ })).toBeChecked();
  await tabTo(hand, buttonNamed('Devolver'));
  await hand.press('Enter');
  await expect(voucherPage(page).resumen).toContainText('CANJEADO');
  expect((await voucherAtServer(page, id)).devoluciones).toMatchObject([{ estado: 'hecha' }]);
  hand.expectWithin('A voucher given back by certificate', { keys: 35, seconds: 9 });
});

test('two articles are returned', async ({ page }) => {
  const { operacion } = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.asesor);
  await openHome(page);
  const hand = handOf(page);
  await hand.press('Control+K');
  await hand.type(String(operacion));
  await hand.press('Enter');
  const back = page.getByRole('link', { name: 'Devolver artículos' });
  await expect(back).toBeVisible();
  await hand.decide();
  await tabTo(hand, back);
  await hand.press('Enter');
  await expect(page.getByLabel(`Cantidad de ${BLENDER.descripcion}`)).toBeFocused();
  await hand.press('1');
  await hand.press('ArrowDown');
  await expect(page.getByLabel(`Cantidad de ${IRON.descripcion}`)).toBeFocused();
  await hand.press('1');
  // The amount that goes back is read.
  await hand.decide();
  await hand.press('Enter');
  const reason = page.getByRole('combobox', { name: 'Motivo' });
  // The reason that a store gives most often is there already, and Enter leads past it.
  if ((await reason.inputValue()) === '') {
    await expect(reason).toBeFocused();
    await hand.decide();
    await hand.press('ArrowDown');
    await hand.press('Enter');
  }
  const save = page.getByRole('button', { name: /^Guardar/ });
  await expect(save.first()).toBeVisible();
  await hand.decide();
  for (
    let n = 0;
    n < 20 && !(await page.evaluate(() => /^Guardar/.test(document.activeElement?.textContent ?? '')));
    n += 1
  ) {
    await hand.press('Tab');
  }
  await hand.press('Enter');
  await expect(page).toHaveURL(/\/vales\/\d+/);
  hand.expectWithin('Two articles returned', { keys: 40, seconds: 18 });
});

test('an invoice is cancelled from its page', async ({ page, apart }) => {
  const asesor = await apart(EMPLOYEES.asesor);
  const { name } = await newInvoice(asesor, await apart(EMPLOYEES.facturacion), newSale('enEfectivo'));
  await signIn(page, EMPLOYEES.facturacion);
  await page.goto('facturas');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Factura ${name}` })).toBeFocused();
  const hand = handOf(page);
  await hand.decide();
  await tabTo(hand, page.getByRole('button', { name: 'Cancelar factura' }));
  await hand.press('Enter');
  const { labelled, buttonNamed } = servicePanel(page);
  await expect(labelled(/^02 /)).toBeFocused();
  await hand.decide();
  await hand.press('Space');
  await tabTo(hand, buttonNamed('Pedir la cancelación'));
  await hand.press('Enter');
  await says(page, `La factura ${name} se canceló`);
  hand.expectWithin('An invoice cancelled from its page', { keys: 8, seconds: 8 });
});

test('a sale is invoiced by name from its page', async ({ page }) => {
  const sale = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.facturacion);
  await page.goto(`valida-operacion?tienda=${sale.tienda}&operacion=${sale.operacion}`);
  const facturar = page.getByRole('button', { name: 'Facturar' });
  await expect(facturar).toBeVisible();
  const hand = handOf(page);
  await hand.decide();
  await tabTo(hand, facturar);
  await hand.press('Enter');
  const { fields, buttonNamed } = servicePanel(page);
  await expect(fields.rfc).toBeFocused();
  await hand.type(SCHOOL.rfc);
  await tabTo(hand, fields.nombre);
  await expect(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  // The data that are known of this taxpayer are read.
  await hand.decide();
  await tabTo(hand, buttonNamed('Revisar'));
  await hand.press('Enter');
  await expect(buttonNamed('Resolver')).toBeFocused();
  await hand.decide();
  await hand.press('Enter');
  await says(page, 'La Factura se generó con éxito');
  hand.expectWithin('A sale invoiced by name', { keys: 34, seconds: 12 });
});

test('a case is handed to a colleague', async ({ page, producto }) => {
  const id = await newCaseAt(producto.url);
  await signIn(page, EMPLOYEES.gerente);
  await page.goto(`administracion/casos/${id}`);
  await expect(casePage(page).resumen).toBeVisible();
  const hand = handOf(page);
  await hand.press('p');
  const field = page.getByRole('combobox', { name: /^A quién/ });
  await expect(field).toBeFocused();
  await hand.type('jorg');
  await expect(page.getByRole('option').first()).toContainText('Jorge Peña Ríos');
  await hand.decide();
  await hand.press('ArrowDown');
  await hand.press('Enter');
  await expect(field).toHaveValue('Jorge Peña Ríos');
  await tabTo(hand, page.getByRole('dialog').getByRole('button', { name: 'Asignar', exact: true }));
  await hand.press('Enter');
  await expect(casePage(page).historia).toContainText('Caso asignado a Jorge Peña Ríos');
  hand.expectWithin('A hand-over', { keys: 13, seconds: 4 });
});

test('a customer is answered with a ready text', async ({ page, producto }) => {
  const id = await newCaseAt(producto.url, EMPLOYEES.asesor);
  await signIn(page, EMPLOYEES.asesor);
  await page.goto(`administracion/casos/${id}`);
  await expect(casePage(page).historia).toBeVisible();
  const hand = handOf(page);
  await hand.press('n');
  await expect(casePage(page).comentario).toBeFocused();
  await hand.press('/');
  await expect(page.getByRole('combobox', { name: 'Cuál texto' })).toBeFocused();
  await hand.type('contes');
  await expect(page.getByRole('option')).toHaveCount(1);
  await hand.decide();
  await hand.press('Enter');
  await expect(casePage(page).comentario).toBeFocused();
  await hand.decide();
  await hand.press('Control+Enter');
  await expect(casePage(page).resumen).toContainText('EN PROCESO');
  hand.expectWithin('An answer with a ready text', { keys: 10, seconds: 5 });
});

/** Presses Tab until something has the focus; whoever needs more than twenty has lost their way. */
async function tabTo(hand: ReturnType<typeof handOf>, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < 20 && !(await hasFocus()); n += 1) await hand.press('Tab');
}
