import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { textOfPdf } from '../../pdf.ts';
import { BLENDER, IRON, newSale } from '../bed/sales.ts';
// At a server of its own: a reason that its people use again and again is chosen beforehand, and one key is saved.
import { EMPLOYEES, openHome, signIn, testAlone as test } from '../bed/test.ts';
import { voucherAtServer, voucherPage } from '../bed/vouchers.ts';

/** The most that the way of the simplest return may cost, from signed in to its ticket. */
const MOST_KEYS = 35;
const MOST_CLICKS = 8;

/** A person at the keyboard, whose keys are counted. */
function keyboardOf(page: Page) {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    type: async (text: string) => {
      for (const key of text) await press(key);
    },
    /** Goes on with Tab until something has the focus. */
    tabTo: async (place: Locator) => {
      await expect(place).toBeVisible();
      for (let steps = 0; steps < 20; steps += 1) {
        if (await place.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      throw new Error('Twenty times Tab did not lead there.');
    },
    count: () => keys,
  };
}

function handover(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Devolver el vale D/ });
}

/** The rows of the window, as they are read. */
function steps(page: Page): Locator {
  return handover(page).getByRole('list', { name: 'Qué se devuelve' }).getByRole('listitem');
}

async function textOf(download: Download): Promise<string> {
  return textOfPdf(await readFile(await download.path()))
    .flat()
    .join(' ');
}

function idIn(page: Page): number {
  return Number(/\/vales\/(\d+)/.exec(page.url())?.[1]);
}

/** Expects of the sale one case of its own and one voucher, given back whole. */
async function expectReturned(page: Page, operacion: number, saldo: string): Promise<void> {
  const vale = await voucherAtServer(page, idIn(page));
  expect(vale).toMatchObject({
    estado: { nombre: 'CANJEADO' },
    saldo: 0,
    impresiones: 1,
    operacion: { numero: operacion },
  });
  expect(vale.devoluciones).toMatchObject([{ metodo: { nombre: 'EFECTIVO' }, estado: 'hecha' }]);
  await expect(steps(page)).toHaveText([
    new RegExp(`EFECTIVO.*${saldo.replace('$', '\\$')}.*DEVUELTO`),
    /Ticket.*IMPRESO/,
  ]);
  const caso = await page.request.get(`api/caso/detalle/${vale.casoId}`);
  expect(await caso.json()).toMatchObject({
    subCategoria: { nombre: 'VALE DE DEVOLUCIÓN' },
    comentarioOriginal: `Devolución de la operación ${operacion}`,
  });
}

test('the simplest return goes from signed in to its ticket by few keys', async ({ page }) => {
  const { operacion } = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.asesor);
  await openHome(page);
  const keyboard = keyboardOf(page);
  await keyboard.tabTo(page.getByRole('textbox', { name: 'Operación' }));
  await keyboard.type(String(operacion));
  await keyboard.press('Enter');
  await keyboard.tabTo(page.getByRole('link', { name: 'Devolver artículos' }));
  await keyboard.press('Enter');
  // The iron stands on the second line.
  await expect(page.getByLabel(`Cantidad de ${BLENDER.descripcion}`)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel(`Cantidad de ${IRON.descripcion}`)).toBeFocused();
  await keyboard.press('1');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Motivo' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Guardar y devolver' })).toBeFocused();
  const download = page.waitForEvent('download');
  await keyboard.press('Enter');
  const paper = await textOf(await download);
  const keys = keyboard.count();
  await expect(handover(page).getByRole('button', { name: 'Listo' })).toBeFocused();
  await expectReturned(page, operacion, '$1,160.00');
  expect(paper).toContain(`Operación: ${operacion}`);
  process.stdout.write(`The simplest return by keyboard: ${keys} keys\n`);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await page.keyboard.press('Enter');
  await expect(handover(page)).toHaveCount(0);
  await expect(voucherPage(page).resumen).toContainText('CANJEADO');
  await expect(page).toHaveURL(/\/vales\/\d+$/);
});

test('and by few clicks, with nothing written but the number of the operation', async ({ page }) => {
  const { operacion } = newSale('enEfectivo');
  await signIn(page, EMPLOYEES.asesor);
  await openHome(page);
  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };
  await click(page.getByRole('textbox', { name: 'Operación' }));
  await page.keyboard.type(String(operacion));
  await click(page.getByRole('button', { name: 'Buscar' }));
  await click(page.getByRole('link', { name: 'Devolver artículos' }));
  await click(page.getByRole('button', { name: `Agregar uno de ${IRON.descripcion}` }));
  // A list opens with one click, and its entry is chosen with another.
  clicks += 2;
  await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ index: 1 });
  const download = page.waitForEvent('download');
  await click(page.getByRole('button', { name: 'Guardar y devolver' }));
  expect(await textOf(await download)).toContain(`Operación: ${operacion}`);
  await expectReturned(page, operacion, '$1,160.00');
  process.stdout.write(`The simplest return by mouse: ${clicks} clicks\n`);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
