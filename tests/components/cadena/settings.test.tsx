/** The page of the general settings, where they do not come. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Ajustes } from '#domain/cadena/ajustes';
import { openApp } from '../bed/app.tsx';

const setting = (id: number, valor: number) => ({ id, valor, version: 1, ultimoCambio: null });
const SETTINGS: Ajustes = {
  ...{ vigencia: setting(1, 30), maximos: setting(2, 5_000), billetera: setting(3, 10_000) },
  semaforos: {
    valores: [
      { id: 1, valor: 4 },
      { id: 2, valor: 8 },
      { id: 3, valor: 24 },
    ],
    ...{ version: 1, ultimoCambio: null },
  },
};

test('general settings that do not come say so, and are asked for again', async () => {
  const { answer } = await openApp('configuracion-general', {
    ajustesGenerales: { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } },
  });
  await expect.element(page.getByText('Ocurrió un error al intentar obtener la configuracion')).toBeVisible();
  answer({ ajustesGenerales: SETTINGS });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText('Ocurrió un error al intentar obtener la configuracion')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: /Vigencia/ })).toBeVisible();
});
