import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newCaseOfBuyer } from '../../bed/caso.ts';
import { BLENDER, newSale } from '../../bed/sales.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { makeVoucher } from '../../bed/vouchers.ts';
import type { Walking } from '../walks.ts';
import { DivisionModel } from './divisionModel.ts';

interface Desk {
  readonly page: Page;
  /** The label of the method that can take less than all. */
  readonly narrow: string | null;
}

type Start = 'sugerida' | 'soloBilletera';

function parts(page: Page) {
  const methods = page.getByRole('region', { name: 'Métodos de devolución' });
  return {
    methods,
    boton: (nombre: string | RegExp): Locator => methods.getByRole('button', { name: nombre }),
    campo: (nombre: string): Locator => methods.getByRole('textbox', { name: nombre }),
    toWallet: methods.getByLabel('Todo a la billetera del cliente'),
    descartar: page.getByRole('button', { name: 'Descartar lo escrito' }),
  };
}

/** The walks of how a balance goes back, on the page that fills a voucher in. */
export const divisionWalking: Walking<Start, DivisionModel, Desk> = {
  name: 'the division of a balance, first',
  starts: ['sugerida', 'soloBilletera'],
  calls: [],
  open: (start) => new DivisionModel(start),
  begin: async ({ page, apart, producto }, start) => {
    const person = await apart(EMPLOYEES.asesor);
    if (start === 'soloBilletera') {
      const { id } = await makeVoucher(person, producto.url, { partial: true, toWallet: true });
      await page.goto(`vales/nuevo?vale=${id}`);
      return { page, narrow: null };
    }
    const sale = newSale('porTarjetaEnParte');
    const { tienda, operacion } = sale;
    const caso = await newCaseOfBuyer(producto.url, sale);
    await page.goto(`vales/nuevo?caso=${caso}&tienda=${tienda}&operacion=${operacion}`);
    await page.getByLabel(`Cantidad de ${BLENDER.descripcion}`, { exact: true }).fill('1');
    return { page, narrow: 'TARJETA BANCARIA' };
  },
  look,
  acts: [
    {
      name: 'divides by hand',
      may: ({ mode }) => mode !== 'eligiendo',
      live: (model) => model.choose('repartir'),
      perform: ({ page }) => parts(page).boton('Repartir').press('Enter'),
    },
    {
      name: 'lets it go back as it was paid',
      may: ({ mode }) => mode !== 'sugerida',
      live: (model) => model.choose('comoSePago'),
      perform: ({ page }, { mode }) =>
        mode === 'eligiendo' ? parts(page).boton('Como se pagó').press('Enter') : parts(page).toWallet.press('Space'),
    },
    {
      name: 'sends all to the wallet',
      may: ({ mode }) => mode === 'sugerida',
      live: (model) => model.choose('soloBilletera'),
      perform: ({ page }) => parts(page).toWallet.press('Space'),
    },
    {
      name: 'writes too little',
      may: ({ sum }) => sum === 'cuadra',
      live: (model) => model.divide(1, false),
      perform: ({ page }) => write(page, 'CERTIFICADO DE REGALO', '1.50'),
    },
    {
      name: 'writes too much',
      may: ({ sum }) => sum === 'cuadra',
      live: (model) => model.divide(-1, false),
      perform: ({ page }) => write(page, 'CERTIFICADO DE REGALO', '9999999'),
    },
    {
      name: 'gives a method more than it can take',
      may: ({ sum }) => sum === 'cuadra',
      live: (model) => model.divide(0, true),
      perform: async ({ page, narrow }) => {
        const balance = page
          .getByRole('region', { name: 'Resumen' })
          .locator('dl > div')
          .filter({ hasText: 'A devolver' });
        const text = await balance.locator('dd').innerText();
        await write(page, narrow ?? '', text.replace(/[^\d.]/gu, ''));
      },
    },
    {
      name: 'puts the rest into the wallet',
      may: ({ sum }) => sum === 'falta',
      live: (model) => model.putRest(),
      perform: ({ page }) => parts(page).boton('El resto aquí, en BILLETERA').press('Enter'),
    },
    {
      name: 'loads the page again',
      may: ({ isWritten }) => isWritten,
      live: (model) => model.reload(),
      perform: async ({ page }) => {
        await expect(page.getByText('Borrador guardado')).toBeVisible();
        await page.reload();
      },
    },
    {
      name: 'discards what was written',
      may: ({ isWritten, mode }) => isWritten && mode === 'eligiendo',
      live: (model) => model.discard(),
      perform: ({ page }) => parts(page).descartar.press('Enter'),
    },
  ],
};

/** One method alone has an amount. */
async function write(page: Page, method: string, amount: string): Promise<void> {
  const { methods, campo } = parts(page);
  for (const field of await methods.getByRole('textbox').all()) await field.fill('');
  await campo(method).fill(amount);
}

async function look({ page }: Desk, { mode, sum }: DivisionModel): Promise<void> {
  const { methods, boton, toWallet } = parts(page);
  await expect(boton('Repartir')).toHaveCount(mode === 'eligiendo' ? 0 : 1);
  await expect(boton('Como se pagó')).toHaveCount(mode === 'eligiendo' ? 1 : 0);
  if (mode !== 'eligiendo') return expect(toWallet).toBeChecked({ checked: mode === 'soloBilletera' });
  await expect(methods.getByText('Falta repartir')).toHaveCount(sum === 'falta' ? 1 : 0);
  await expect(boton(/^El resto aquí/).first()).toBeVisible({ visible: sum === 'falta' });
  await expect(methods.getByText('Sobra', { exact: true })).toHaveCount(sum === 'sobra' ? 1 : 0);
  await expect(methods.getByText('Suma lo que se devuelve')).toHaveCount(
    sum === 'cuadra' || sum === 'rechazada' ? 1 : 0,
  );
  // Whatever is wrong is told beside its method or below them.
  await expect(methods.locator('[aria-invalid=true]')).toHaveCount(sum === 'rechazada' ? 1 : 0);
}
