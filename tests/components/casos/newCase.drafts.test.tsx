/** The new-case window: its drafts. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Account } from '#domain/personas/sesion';
import { held } from '../bed/edge.ts';
import { newCase, openNewCase, openNewCaseOfSale, pdf, REQUEST } from '../bed/newCase.ts';
import { PUBLIC_CASES } from '../bed/publicCases.ts';

const ACCOUNT: Account = {
  ...{ numiden: 100_001, nombreCompleto: 'Laura Méndez Castillo', correo: 'laura@ejemplo.mx', rol: 'Administrador' },
  ...{
    areas: [],
    tiendas: [],
    conContrasena: false,
    segundoFactor: null,
    ausencia: null,
    resumen: { pedido: false, impedimento: null },
    sesiones: [],
  },
};

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

  test('by the Back of the browser: it is a draft, also what was typed in that moment', () => goBack(REQUEST));

  test.skipIf(PUBLIC_CASES === null)('P58: by the Back of the browser while a new case is typed', () =>
    goBack(PUBLIC_CASES?.P58 ?? REQUEST),
  );
});

async function goBack({ nombre, descripcion }: { readonly nombre: string; readonly descripcion: string }) {
  // The page before that of the sale, as the browser keeps it.
  window.history.replaceState(null, '', '/mostrador/mi-cuenta');
  window.history.pushState(null, '', window.location.href);
  const { app, form } = await openNewCase({ miCuenta: ACCOUNT });
  await form.nombre.fill(nombre);
  await form.descripcion.fill(descripcion);
  window.history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible();
  await expect.element(form.dialog).not.toBeInTheDocument();
  await expect.poll(app.drafts).toContain(descripcion);
  expect(app.drafts()).toContain(nombre);

  window.history.forward();
  await page.getByRole('button', { name: 'Nuevo Caso', exact: true }).click();
  const again = newCase();
  await expect.element(again.descripcion).toHaveValue(descripcion);
  await expect.element(again.nombre).toHaveValue(nombre);
}
