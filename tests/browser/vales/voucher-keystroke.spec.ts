import { expect } from '@playwright/test';
import { newCaseOfBuyer } from '../bed/caso.ts';
import { countDrawn, takeDrawn } from '../bed/drawn.ts';
import { CHAIR, newSale, SCREEN } from '../bed/sales.ts';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

test('a digit in a quantity draws its own row and figures anew, and nothing whose styles are worked out', async ({
  page,
  producto,
}) => {
  await countDrawn(page);
  await signIn(page, EMPLOYEES.asesor);
  const sale = newSale('conGuia');
  const caso = await newCaseOfBuyer(producto.url, sale);
  await page.goto(`vales/nuevo?caso=${caso}&tienda=${sale.tienda}&operacion=${sale.operacion}`);
  const field = page.getByLabel(`Cantidad de ${CHAIR.descripcion}`, { exact: true });
  await expect(field).toBeVisible();
  const aDevolver = page
    .getByRole('region', { name: 'Resumen' })
    .locator('dl > div')
    .filter({ hasText: 'A devolver' })
    .locator('dd');
  await page.getByLabel(`Cantidad de ${SCREEN.descripcion}`, { exact: true }).fill('1');
  await expect(aDevolver).toHaveText('$8,120.00');
  // That the draft is kept is told once, and draws more than a digit does.
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  await field.focus();
  await takeDrawn(page);

  await page.keyboard.type('1');
  await expect(aDevolver).toHaveText('$9,570.00');
  expect(await takeDrawn(page)).toEqual({ styled: 0, rows: ['', `Cantidad de ${CHAIR.descripcion}`] });
});

test('the counter of a quantity, whose size hangs on nothing in it, holds what is in it', async ({
  page,
  producto,
}) => {
  await signIn(page, EMPLOYEES.asesor);
  const sale = newSale('conGuia');
  const caso = await newCaseOfBuyer(producto.url, sale);
  await page.goto(`vales/nuevo?caso=${caso}&tienda=${sale.tienda}&operacion=${sale.operacion}`);
  const field = page.getByLabel(`Cantidad de ${CHAIR.descripcion}`, { exact: true });
  await expect(field).toBeVisible();
  const counter = await field.evaluate(({ parentElement }) => {
    const { contain = '' } = parentElement === null ? {} : getComputedStyle(parentElement);
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = parentElement ?? document.body;
    const inside = [...(parentElement?.children ?? [])].map((part) => part.getBoundingClientRect());
    return {
      contain,
      isCut: scrollWidth > clientWidth || scrollHeight > clientHeight,
      free: clientWidth - inside.reduce((sum, { width }) => sum + width, 0),
    };
  });
  expect(counter.contain.split(' ').sort()).toEqual(['layout', 'size']);
  expect(counter.isCut).toBe(false);
  expect(counter.free).toBeCloseTo(0, 1);
});
