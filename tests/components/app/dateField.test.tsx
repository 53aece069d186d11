/** A day to be typed, tried in the form that looks for a sale. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays, dayInWords, dayOf, shortDate } from '#domain/common/dates';
import { blur, focus, press, type } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { AT_VALIDATION } from '../bed/newCase.ts';

const TODAY = dayOf(new Date());
const YESTERDAY = addDays(TODAY, -1);

async function openForm(search = '?por=venta&buscar=Ana') {
  const app = await openApp(`valida-operacion${search}`, {
    ...AT_VALIDATION,
    ventasPorFiltros: { ventas: [], limiteExcedido: false },
  });
  const form = page.getByRole('form', { name: 'Buscar venta' });
  const calendar = page.getByRole('application', { name: 'Calendario' });
  return {
    ...app,
    form,
    desde: form.getByLabelText('Desde'),
    hasta: form.getByLabelText('Hasta'),
    understood: (day: string) => form.getByText(dayInWords(day), { exact: true }),
    opener: form.getByRole('button', { name: 'Calendario' }),
    calendar,
    sent: () => app.asked('ventasPorFiltros').at(-1)?.cuerpo,
  };
}

describe('a day', () => {
  test('is typed as people write it, told in words on its way, and written out once it is left or sent', async () => {
    const { desde, hasta, understood, sent, address } = await openForm();
    await type(desde, 'ayer');
    await expect.element(understood(YESTERDAY)).toBeVisible();
    await expect.element(desde).toHaveValue('ayer');
    blur(desde);
    await expect.element(desde).toHaveValue(shortDate(YESTERDAY));
    await expect.element(understood(YESTERDAY)).not.toBeInTheDocument();
    await type(hasta, 'HOY');
    await userEvent.keyboard('{Enter}');
    await expect.element(hasta).toHaveValue(shortDate(TODAY));
    await expect.poll(sent).toMatchObject({ fechaInicio: YESTERDAY, fechaFin: TODAY });
    await expect.poll(address).toContain(`desde=${YESTERDAY}&hasta=${TODAY}`);
    await type(desde, '180326');
    await userEvent.keyboard('{Enter}');
    await expect.poll(sent).toMatchObject({ fechaInicio: '2026-03-18' });
    await expect.element(desde).toHaveValue('18/03/2026');
  });

  test('that there is not is told in one sentence once it is left, and nothing is asked', async () => {
    const { desde, sent } = await openForm();
    await expect.poll(sent).toBeDefined();
    await type(desde, '30/2/26');
    await expect.element(desde).not.toHaveAttribute('aria-invalid');
    blur(desde);
    await expect.element(desde).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert')).toHaveTextContent('El 30/2/26 no existe en el calendario.');
    await press(desde, '{Enter}');
    await expect.element(desde).toHaveFocus();
    expect(sent()).not.toHaveProperty('fechaInicio', '30/2/26');
    await type(desde, '28/2/26');
    await userEvent.keyboard('{Enter}');
    await expect.poll(sent).toMatchObject({ fechaInicio: '2026-02-28' });
  });

  test('goes on by the arrows, from today where none stands', async () => {
    const { desde, understood } = await openForm();
    await press(desde, '{ArrowDown}');
    await expect.element(desde).toHaveValue(shortDate(TODAY));
    await press(desde, '{ArrowDown}');
    await expect.element(desde).toHaveValue(shortDate(YESTERDAY));
    await expect.element(understood(YESTERDAY)).toBeVisible();
    await type(desde, '28/2/2026');
    await press(desde, '{ArrowUp}');
    await expect.element(desde).toHaveValue('01/03/2026');
  });

  test('comes out of the calendar, which takes the focus and gives it back', async () => {
    const { calendar, desde, opener } = await openForm('?por=venta&buscar=Ana&desde=2026-03-18');
    await expect.element(desde).toHaveValue('18/03/2026');
    focus(desde);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(calendar.getByRole('button', { name: /18 de marzo de 2026, elegido$/ })).toHaveFocus();
    expect(await faultsIn('body')).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(calendar.getByRole('button', { name: /26 de marzo de 2026$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(desde).toHaveFocus();
    await expect.element(desde).toHaveValue('26/03/2026');
    await expect.element(calendar).not.toBeInTheDocument();
    await opener.first().click();
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(desde).toHaveFocus();
    await expect.element(desde).toHaveValue('26/03/2026');
  });
});
