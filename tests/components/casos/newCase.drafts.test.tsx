/** The new-case window: its drafts. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { held } from '../bed/edge.ts';
import { openNewCase, openNewCaseOfSale, pdf, REQUEST } from '../bed/newCase.ts';

describe('nothing typed is lost', () => {
  test('by closing or by Escape: the window asks first, and going on finds everything', async () => {
    const { form } = await openNewCaseOfSale();
    await form.cerrar.click();
    // Nothing typed, nothing asked.
    await expect.element(form.dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await form.other.click();
    await form.fill();
    await userEvent.upload(form.fileInput(), [pdf('ticket.pdf')]);
    await form.cerrar.click();
    await expect.element(form.question).toBeVisible();
    await form.question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect.element(form.dialog.getByText('Se encuentra seleccionados 1 anexos.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form.question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form.question).not.toBeInTheDocument();
    await expect.element(form.descripcion).toHaveValue(REQUEST.descripcion);
  });

  test('by the customer of the sale, who is offered all the same: a draft goes on at its first field', async () => {
    const { form, app } = await openNewCase();
    await form.descripcion.fill(REQUEST.descripcion);
    await expect.poll(app.drafts).toContain(REQUEST.descripcion);
    await app.reload();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await expect.element(form.chooseOfOperation).toBeVisible();
    await expect.element(form.descripcion).toHaveValue(REQUEST.descripcion);
    await expect.element(form.nombre).toHaveFocus();
  });

  test('by closing at once: what was typed in that moment is asked about, and once discarded it does not come back', async () => {
    const { form, app } = await openNewCase();
    await form.descripcion.fill(REQUEST.descripcion);
    await userEvent.keyboard('{Escape}');
    await form.question.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(form.dialog).not.toBeInTheDocument();
    await app.reload();
    await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
    await expect.element(form.descripcion).toHaveValue('');
    await expect.poll(app.drafts).toBe('[]');
  });

  test('by a save that never answers: the draft knows at once under which key it was sent', async () => {
    const never = held({ status: 400, body: { codigo: 0, message: 'Hoy no.' } });
    const { form, app } = await openNewCase({ guardarCaso: never.answer });
    await form.fill();
    await expect.poll(app.drafts).toContain(REQUEST.descripcion);
    expect(app.drafts()).toContain('"attempts":{}');
    await form.guardar.click();
    await expect.poll(app.drafts).toMatch(/"key":"[0-9a-f]{32}-crear-1"/);
    never.release();
  });
});
