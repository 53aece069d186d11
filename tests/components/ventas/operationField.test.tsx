/** The number of an operation, as it is typed: nothing that was struck or pasted goes without a word. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../bed/app.tsx';
import { AT_VALIDATION } from '../bed/newCase.ts';

test('a letter is said not to count, and of a pasted line what was taken', async () => {
  await openApp('valida-operacion', AT_VALIDATION);
  const field = page.getByRole('textbox', { name: 'Operación' });
  await userEvent.click(field);
  await userEvent.keyboard('1');
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('1');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Campo de solo números.' })).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(field).toHaveValue('12');
  await expect.element(page.getByText('Campo de solo números.')).not.toBeInTheDocument();
  await field.fill('Ticket 1,000,001 de hoy');
  await expect.element(field).toHaveValue('1000001');
  await expect.element(page.getByText('De lo pegado se tomó 1000001.')).toBeVisible();
  await field.fill('Dos: 1000001 y 1000002');
  await expect.element(field).toHaveValue('Dos: 1000001 y 1000002');
});
