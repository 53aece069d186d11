/** The lines of the page that makes a voucher: what a quantity and a depreciation take, and what is left of what was written. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { focus } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { BLENDER, CASH_SALE, IRON, line } from '../bed/sales.ts';

/** Four chairs, of which another voucher holds one. */
const CHAIR: HojaDeVale['lineas'][number] = {
  ...line(3, 'Silla de comedor', [5_000, 800, 5_800], 4),
  ...{ cantidadMaxima: 3, vales: [{ id: 60, folio: 'D001000060', tipo: 1, estado: 1, cantidad: 1 }] },
} as HojaDeVale['lineas'][number];

async function openMaking(changes: Partial<HojaDeVale> = {}, answers: Answers = {}) {
  const app = await openApp('vales/nuevo?tienda=1&operacion=7020005', {
    detalleOperacionVale: { ...CASH_SALE, ...changes },
    ...answers,
  });
  const of = (what: string, { descripcion }: typeof IRON) =>
    page.getByLabelText(`${what} de ${descripcion}`, { exact: true });
  return {
    ...app,
    resumen: page.getByRole('region', { name: 'Resumen' }),
    row: ({ descripcion }: typeof IRON) => page.getByRole('row').filter({ hasText: descripcion }),
    quantityOf: (article: typeof IRON) => of('Cantidad', article),
    percentOf: (article: typeof IRON) => of('Porcentaje de depreciación', article),
    depreciate: ({ descripcion }: typeof IRON) => page.getByLabelText(`Depreciar ${descripcion}`, { exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    motivo: page.getByRole('combobox', { name: 'Motivo' }),
  };
}

test('a line says what of it can go back, why no more, and takes no more and no less than nothing', async () => {
  const { row, quantityOf, button, asked } = await openMaking({ lineas: [CHAIR] });
  const quantity = quantityOf(CHAIR);
  await expect.element(row(CHAIR)).toHaveTextContent('1 en D001000060');
  await quantity.fill('4');
  await expect.element(page.getByText('La cantidad no puede ser mayor a: 3')).toBeVisible();
  await expect.element(quantity).toHaveAttribute('aria-invalid', 'true');
  await quantity.fill('3');
  focus(quantity);
  await userEvent.keyboard('+');
  await expect.element(page.getByRole('alert').getByText('Artículo No agregado, cantidad excedida')).toBeVisible();
  await expect.element(quantity).toHaveValue('3');
  for (const left of ['2', '1', '0', '0']) {
    await userEvent.keyboard('-');
    await expect.element(quantity).toHaveValue(left);
  }
  await quantity.fill('1');
  await button('Guardar vale').click({ force: true });
  await expect.element(page.getByText('Campo requerido')).toBeVisible();
  expect(asked('guardarVale')).toEqual([]);
});

test('a depreciation without percent and reason is missed in one sentence, and keeps its limits', async () => {
  const { quantityOf, percentOf, depreciate } = await openMaking();
  const faults = () =>
    [...document.querySelectorAll<HTMLElement>('[data-fault]')]
      .filter((fault) => fault.checkVisibility())
      .map(({ textContent }) => textContent)
      .join(' ');
  await quantityOf(IRON).fill('1');
  await depreciate(IRON).click();
  await expect.poll(faults).toBe('Este campo es requerido');
  await percentOf(IRON).fill('1500');
  await expect.poll(faults).toContain('El porcentaje no puede ser mayor a 100');
  await percentOf(IRON).fill('-1');
  await expect.poll(faults).toContain('El porcentaje tiene que ser mayor o igual a cero');
});

test('what is written outlives loading the page anew, and is gone once it is discarded', async () => {
  const { quantityOf, percentOf, depreciate, button, reload, drafts, resumen } = await openMaking();
  await quantityOf(IRON).fill('1');
  await depreciate(IRON).click();
  await percentOf(IRON).fill('12.5');
  await expect.poll(drafts).toContain('12.5');
  await reload();
  await expect.element(quantityOf(IRON)).toHaveValue('1');
  await expect.element(percentOf(IRON)).toHaveValue('12.5');
  await button('Descartar lo escrito').click();
  await expect.element(quantityOf(IRON)).toHaveValue('');
  // A line that nobody touched is counted when it is written in afterwards.
  await quantityOf(BLENDER).fill('1');
  await expect.element(resumen).toHaveTextContent(/Artículos\s*1/);
  await button('Descartar lo escrito').click();
  await expect.poll(drafts).not.toContain('12.5');
  await reload();
  await expect.element(quantityOf(IRON)).toHaveValue('');
});

test('a sale that cannot be read says that what goes back did not come', async () => {
  await openMaking(
    {},
    { detalleOperacionVale: { status: 500, body: { codigo: 500, message: 'Ocurrió un error interno.' } } },
  );
  await expect.element(page.getByText(/^Ocurrió un error al obtener devoluciones\./)).toBeVisible();
});

test('a cancellation that breaks off without a word says at which step, in words of its own', async () => {
  const broken = { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } };
  await openApp('vales/nuevo?tienda=1&operacion=7020005&tipo=0', {
    detalleOperacionVale: { ...CASH_SALE, motivos: [{ id: 2, descripcion: 'Ya no lo quiere', tipo: 0, usual: true }] },
    ...{ validarVale: broken, guardarVale: broken },
  });
  await page.getByLabelText(`Cantidad de ${IRON.descripcion}`, { exact: true }).fill('1');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Validar');
  await expect.element(page.getByText('Ocurrió un error al validar vale de cancelación').first()).toBeVisible();
  await press('Guardar vale');
  await expect.element(page.getByText('Ocurrió un error al guardar vale de cancelación').first()).toBeVisible();
});
