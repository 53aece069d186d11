import { expect, type Page } from '@playwright/test';
import { newCaseOf } from './caso.ts';
import { newSale, type OwnSale } from './sales.ts';
import { EMPLOYEES, signIn } from './test.ts';

/** The categories of a case under which goods are not delivered, and taken back. */
export const CANCELACION = 'VALE DE CANCELACIÓN';
export const DEVOLUCION = 'VALE DE DEVOLUCIÓN';

/** Opens a case of a category by its call and goes to the page that makes a voucher of a new sale under it; answers with the sale. */
export async function makeUnder(page: Page, categoria: string): Promise<OwnSale> {
  await signIn(page, EMPLOYEES.asesor);
  const sale = newSale('conGuia');
  const { tienda, operacion } = sale;
  const idCaso = await newCaseOf(page, categoria, sale);
  await page.goto(`vales/nuevo?caso=${idCaso}&tienda=${tienda}&operacion=${operacion}`);
  await expect(page.getByRole('region', { name: 'Artículos de la venta' })).toBeVisible();
  return sale;
}

/** The guides of a sale, by what a person sees and does there. */
export function guides(page: Page) {
  const panel = page.getByRole('region', { name: 'Guías logísticas' });
  return {
    panel,
    buttonNamed: (nombre: string | RegExp) => panel.getByRole('button', { name: nombre }),
    windowNamed: (nombre: RegExp) => page.getByRole('dialog', { name: nombre }),
    question: page.getByRole('alertdialog'),
  };
}
