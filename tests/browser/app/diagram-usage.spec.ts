import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('the traffic of a life is seen on its drawing, in tables and in a file, and leads to the slowest record', async ({
  page,
  fallas,
}) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('diagramas/vidaCaso');
  await page.getByRole('link', { name: 'Uso', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uso: Vida de un caso' })).toBeFocused();

  const drawing = page.getByRole('img', { name: 'Diagrama: Vida de un caso, con su uso' });
  await expect(drawing.locator('[data-state="vidaCaso.nuevo"]')).toHaveAttribute('data-heat', /[0-3]/);
  await expect(drawing.locator('path[data-heat="none"]').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo que ninguna flecha explica' })).toContainText(
    'Nada: cada historia cabe en el diagrama.',
  );
  const arrows = page.getByRole('table', { name: 'Cada flecha' });
  await expect(arrows.getByRole('row', { name: /^«Comentar» NUEVO → EN PROCESO \d/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe('\ufeff"Acto","Dónde","Veces","Mediana (min)","9 de 10 (min)"');
  expect(file).toMatch(/"«Comentar»","NUEVO → EN PROCESO",\d+,\d+,\d+\r\n/);

  // Days in which nothing was sold yet: the days before them are as empty, and the address says what was asked.
  await page.getByLabel('Hasta').fill('02/01/2020');
  await page.getByLabel('Desde').fill('01/01/2020');
  await page.getByLabel('Comparar con').selectOption('El periodo anterior');
  await expect(page).toHaveURL(/desde=2020-01-01&hasta=2020-01-02&contra=anterior/);
  await expect(page.getByText('Nada pasó en estos días.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Los caminos más comunes' })).toContainText(
    'Nada terminó en estos días.',
  );

  const open = page.getByRole('region', { name: 'Lo que lleva más tiempo abierto' });
  await open
    .getByRole('link', { name: /^Caso \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/administracion\/casos\/\d+\/diagrama$/);
  expect(await fallas()).toEqual([]);
});

test('the machine of a page has no traffic', async ({ page }) => {
  await signIn(page, EMPLOYEES.administrador);
  await page.goto('diagramas/sesion');
  await expect(page.getByRole('link', { name: 'Uso', exact: true })).toHaveCount(0);
  await page.goto('diagramas/sesion/uso');
  await expect(page).toHaveURL(/error-404/);
});
