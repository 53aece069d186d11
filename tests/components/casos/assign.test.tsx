import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { openApp } from '../bed/app.tsx';
import { request } from '../bed/inbox.ts';

const WHY = 'Quien tiene el caso puede más que usted (áreas): pídale que lo asigne, o a alguien que pueda lo mismo.';

test('who may not hand a case on reads why, and is asked nothing', async () => {
  const estado = { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] };
  await openApp('administracion/casos/7001', {
    ...{ detalleCaso: { ...request(7001), datosAutorizacion: null, parametrosBusqueda: [], estado } },
    ...{ anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
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
