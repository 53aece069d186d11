/** The help over the page, with the delivered manual, and the keys of a case. */

import { expect } from '@playwright/test';
import { casePage, newCaseAt } from '../bed/caso.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('the help is opened on the case list, searched, and left where one was', async ({ page }) => {
  await signIn(page, EMPLOYEES.asesor);
  await page.goto('administracion/casos');
  const begin = page.getByRole('button', { name: 'Nuevo Caso' });
  await begin.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Ayuda' });
  await expect(help.getByRole('region', { name: 'Teclas de esta pantalla' })).toContainText('Nuevo Caso');
  await expect(help.getByRole('heading', { name: 'Encontrar un caso' })).toBeVisible();
  await page.keyboard.type('vale parcial');
  await help.getByRole('button', { name: 'Hacer un vale', exact: true }).click();
  await expect(help.getByRole('heading', { name: 'Hacer un vale' })).toBeFocused();
  await expect(help).toContainText('Guardar parcial lo deja para después');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(begin).toBeFocused();
});

test('letters comment, escalate and lead on, and who asked is led to why he does not decide', async ({
  page,
  producto,
}) => {
  const id = await newCaseAt(producto.url);
  await signIn(page, EMPLOYEES.gerente);
  await page.goto(`administracion/casos/${id}`);
  const caso = casePage(page);
  await expect(caso.action('Comentar')).toBeVisible();
  await page.keyboard.press('n');
  await expect(caso.comentario).toBeFocused();
  await page.keyboard.type('sea');
  await expect(caso.comentario).toHaveValue('sea');
  await caso.comentario.fill('');
  // Esc leaves the comment, and letters are keys again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(caso.windowNamed('Escalar caso').dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('u');
  const asking = caso.windowNamed('Solicitar autorización');
  await asking.labelled(/^Motivo/).fill('El importe supera lo permitido.');
  await asking.buttonNamed('Solicitar autorización').click();
  await expect(page.getByText('Usted pidió esta autorización: la decide otra persona.')).toBeVisible();
  await page.keyboard.press('a');
  await caso.actions.locator('..').getByRole('button', { name: 'Ver en la ayuda' }).click();
  const help = page.getByRole('dialog', { name: 'Ayuda' });
  await expect(help.getByRole('heading', { name: 'Autorizar', exact: true })).toBeVisible();
  await expect(help).toContainText('Nadie autoriza lo que él mismo pidió.');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/administracion\/casos($|\?)/);
});
