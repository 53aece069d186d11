/** The inbox as it is read: empty, failed, and failed after it was read. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LOST } from '../bed/edge.ts';
import { openInbox, voucher } from '../bed/inbox.ts';
import { mend } from '../bed/line.ts';

const entry = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: /^Por autorizar/ });

test('nothing waits: it says so, and the menu shows no figure', async () => {
  await openInbox([]);
  await expect.element(page.getByText('No hay solicitudes por autorizar')).toBeVisible();
  await expect.element(entry).toHaveAccessibleName('Por autorizar');
});

test('a reading that fails says why and is asked for again; one that fails later keeps what was read', async () => {
  const one = voucher(20);
  const app = await openInbox([one], { salud: LOST });
  const { answer, row } = app;
  await expect.element(row(one.folio)).toBeVisible();
  await expect.element(entry).toHaveAccessibleName('Por autorizar (1 en espera)');
  answer({ valesPorAutorizar: LOST, casosPorAutorizar: LOST });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Se muestra lo último que se leyó.' })).toBeVisible();
  await expect.element(row(one.folio)).toBeVisible();
  answer({ valesPorAutorizar: { vales: [], total: 0 }, casosPorAutorizar: { solicitudes: [], total: 0 } });
  await mend(app);
});

test('a first reading that fails says why, and comes once it is asked for again', async () => {
  const broken = { status: 500, body: { codigo: 500, message: 'Ocurrió un error interno.' } };
  const { answer } = await openInbox([], { casosPorAutorizar: broken });
  await expect.element(page.getByRole('alert').filter({ hasText: 'Ocurrió un error interno.' })).toBeVisible();
  answer({ casosPorAutorizar: { solicitudes: [], total: 0 } });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByText('No hay solicitudes por autorizar')).toBeVisible();
});
