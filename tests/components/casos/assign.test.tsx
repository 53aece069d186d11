import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { openApp } from '../bed/app.tsx';
import { request } from '../bed/inbox.ts';

/** A case at work, as its page reads it. */
const AT_WORK = {
  detalleCaso: {
    ...{ ...request(7001), datosAutorizacion: null, parametrosBusqueda: [] },
    estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] },
  },
  ...{ anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
};
const LAURA = { numiden: 100004, nombre: 'Laura Gómez', rol: 'Asesor', fueraHasta: null, suplente: null };
const WHY = 'Quien tiene el caso puede más que usted (áreas): pídale que lo asigne, o a alguien que pueda lo mismo.';

test('who may not hand a case on reads why, and is asked nothing', async () => {
  await openApp('administracion/casos/7001', {
    ...AT_WORK,
    asignablesCaso: { personas: [], hayMas: false, contra: WHY },
  } as never);
  await expect.element(page.getByRole('textbox', { name: 'Comentario' })).toBeVisible();
  await userEvent.keyboard('p');
  const window = page.getByRole('dialog', { name: 'Asignar caso' });
  await expect.element(window.getByText(WHY)).toBeVisible();
  expect(window.getByRole('combobox').query()).toBeNull();
  expect(window.getByRole('textbox').query()).toBeNull();
  expect(window.getByText('Campo requerido').query()).toBeNull();
  expect(
    window
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Escalar', 'Cerrar']);
  await userEvent.keyboard('{Escape}');
  await expect.element(window).not.toBeInTheDocument();
});

test('a draft that is kept meanwhile puts no button between the note and those that stood there', async () => {
  await openApp('administracion/casos/7001', {
    ...AT_WORK,
    asignablesCaso: { personas: [LAURA], hayMas: false, contra: null },
  } as never);
  await expect.element(page.getByRole('textbox', { name: 'Comentario' })).toBeVisible();
  await userEvent.keyboard('p');
  const window = page.getByRole('dialog', { name: 'Asignar caso' });
  const buttons = () =>
    window
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.element(window.getByRole('button', { name: 'Asignar' })).toBeVisible();
  const atFirst = buttons();
  await window.getByRole('textbox').fill('Pide hablar con usted.');
  await expect.element(window.getByText('Borrador guardado')).toBeVisible();
  expect(buttons()).toEqual([...atFirst, 'Descartar']);
});
