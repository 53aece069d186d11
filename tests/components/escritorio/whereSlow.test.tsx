/** 'Uso' says in which stores a state lasts longer than in the others, and leads to the traffic of that store. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { z } from 'zod';
import type { tardanzaSchema } from '#domain/escritorio/dondeTarda';
import type { Uso } from '#domain/escritorio/uso';
import { openApp } from '../bed/app.tsx';
import { type Answers, LOST } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const DRAWN = { timeout: 60_000 };
const NORTE = { cvetda: 2, nombre: 'Tienda Norte' };

const NOTHING: Uso = {
  ...{ flechas: [], personas: [], estados: [], caminos: [], terminados: 0, abiertos: [], porLeer: 0 },
  sinFlecha: { total: 0, registros: [] },
};

/** Forty stays of about sixteen hours, where nine hundred elsewhere took four. */
const SLOW: z.infer<typeof tardanzaSchema> = {
  ...{ tienda: NORTE, estado: 'vidaCaso.pendiente', tiempos: [[40, 40]], resto: [[32, 900]] },
};

function answers(dondeTarda: NonNullable<Answers['dondeTarda']>): Answers {
  return { usoDeDiagrama: NOTHING, tiendasBusqueda: [NORTE], dondeTarda };
}

const panel = page.getByRole('region', { name: 'Dónde tarda más' });

test('the store, the state, its time and that of the others are told, and lead to the traffic of the store', async () => {
  const { asked } = await openApp('diagramas/vidaCaso/uso?medida=p90', answers([SLOW]));
  await expect
    .element(panel.getByRole('listitem'), DRAWN)
    .toHaveTextContent(
      'Tienda Norte, en PENDIENTE: 17 h; en las demás tiendas, 4.3 h9 de 10 tardan menos de eso; pasó 40 veces',
    );
  expect(await faultsIn('main')).toEqual([]);
  expect(asked('dondeTarda').map(({ consulta }) => consulta.medida)).toEqual(['p90']);
  await panel.getByRole('link', { name: 'Tienda Norte' }).click();
  await expect.element(page.getByLabelText('Tienda', { exact: true })).toHaveValue('2');
  await expect.poll(() => asked('dondeTarda').at(-1)?.consulta.tienda).toBe('2');
});

test('where no store is slower, that is said', async () => {
  await openApp('diagramas/vidaCaso/uso', answers([]));
  await expect.element(panel.getByText('Ninguna tienda tarda bastante más que las demás.'), DRAWN).toBeVisible();
});

test('of one store, that nothing lasts longer there than elsewhere', async () => {
  await openApp('diagramas/vidaCaso/uso?tienda=2', answers([]));
  await expect.element(panel.getByText('Nada tarda aquí bastante más que en las demás.'), DRAWN).toBeVisible();
});

test('what could not be read is told in its place, and asked for again', async () => {
  let lost = true;
  await openApp(
    'diagramas/vidaCaso/uso',
    answers(() => (lost ? LOST : [SLOW])),
  );
  await expect.element(panel.getByRole('button', { name: 'Reintentar' }), DRAWN).toBeVisible();
  lost = false;
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(panel.getByRole('listitem')).toBeVisible();
});
