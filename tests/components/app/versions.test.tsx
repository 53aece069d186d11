/** A diagram beside the same one of a version that this installation has run. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptOf } from '#diagrams/kept';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';

const DRAWN = { timeout: 60_000 };
const kept = keptOf({ machine: vidaValeMachine, words: vidaValeWords });
const { chart } = kept;

/** The life of a voucher before it could be rejected. */
const BEFORE = {
  version: '0.1.0',
  charts: [
    {
      ...kept,
      chart: {
        ...chart,
        states: chart.states.filter(({ key }) => key !== 'rechazado'),
        arrows: chart.arrows.filter(({ from, to }) => ![from, ...to].includes('vidaVale.rechazado')),
      },
    },
  ],
};

const VERSIONS = [
  { id: 7, version: '0.2.0', desde: '2026-03-12T18:00:00.000Z' },
  { id: 4, version: '0.1.0', desde: '2026-02-03T18:00:00.000Z' },
];

const panel = page.getByRole('region', { name: 'Qué cambió' });
const version = panel.getByLabelText('Una versión anterior');

test('a version that ran before is chosen by the day on which it ended, and a file takes the choice back', async () => {
  const app = await openApp('diagramas/vidaVale', {
    versionesDeDiagramas: { versiones: VERSIONS },
    versionDeDiagrama: { guardado: JSON.stringify(BEFORE) },
  });
  const compare = page.getByRole('button', { name: 'Comparar' });
  await expect.element(compare, DRAWN).toBeVisible();
  await compare.click();
  await version.selectOptions('0.1.0, hasta el 12 de marzo de 2026');
  await expect.element(panel.getByRole('status')).toHaveTextContent(/^Desde 0\.1\.0: \d+ nuevos/);
  await expect.element(panel.getByText('Estado RECHAZADO')).toBeVisible();
  expect(app.asked('versionDeDiagrama').map(({ ruta }) => ruta)).toEqual([{ id: '4', maquina: 'vidaVale' }]);
  expect(await faultsIn('main')).toEqual([]);
  await panel.getByLabelText('Diagramas de otra versión').upload(new File(['{}'], 'diagramas.json'));
  await expect.element(panel.getByText('Ese archivo no tiene diagramas guardados.')).toBeVisible();
  await expect.element(version).toHaveDisplayValue('Elija una versión');
});

test('a version that had no such diagram says so', async () => {
  await openApp('diagramas/vidaVale', {
    versionesDeDiagramas: { versiones: VERSIONS },
    versionDeDiagrama: { guardado: JSON.stringify({ version: '0.1.0', charts: [] }) },
  });
  const compare = page.getByRole('button', { name: 'Comparar' });
  await expect.element(compare, DRAWN).toBeVisible();
  await compare.click();
  await version.selectOptions('0.1.0, hasta el 12 de marzo de 2026');
  await expect.element(version).toHaveAccessibleDescription(/^En esa versión no hay este diagrama\./);
  await expect.element(panel.getByLabelText('Diagramas de otra versión')).toBeValid();
  await compare.click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Vida de un vale' })).toBeVisible();
});

test('a version that does not come says why at its choice, and comes when it is chosen again', async () => {
  const { answer } = await openApp('diagramas/vidaVale', {
    versionesDeDiagramas: { versiones: VERSIONS },
    versionDeDiagrama: { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } },
  });
  const compare = page.getByRole('button', { name: 'Comparar' });
  await expect.element(compare, DRAWN).toBeVisible();
  await compare.click();
  await version.selectOptions('0.1.0, hasta el 12 de marzo de 2026');
  await expect.element(version).toHaveAccessibleDescription(/^Ocurrio un error interno/);
  answer({ versionDeDiagrama: { guardado: JSON.stringify(BEFORE) } });
  await version.selectOptions('Elija una versión');
  await version.selectOptions('0.1.0, hasta el 12 de marzo de 2026');
  await expect.element(panel.getByRole('status').filter({ hasText: /^Desde 0\.1\.0/ })).toBeVisible();
  await expect.element(version).toBeValid();
});

test('versions that cannot be read say why, and a file still does', async () => {
  const { answer } = await openApp('diagramas/vidaVale', {
    versionesDeDiagramas: { status: 500, body: { codigo: 500, message: 'Ocurrio un error interno' } },
  });
  const compare = page.getByRole('button', { name: 'Comparar' });
  await expect.element(compare, DRAWN).toBeVisible();
  await compare.click();
  await expect.element(panel.getByText('Ocurrio un error interno')).toBeVisible();
  const file = new File([JSON.stringify(BEFORE)], 'diagramas.json');
  await panel.getByLabelText('Diagramas de otra versión').upload(file);
  await expect.element(panel.getByText(/^Desde 0\.1\.0: /)).toBeVisible();
  answer({ versionesDeDiagramas: { versiones: VERSIONS } });
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(version).toBeVisible();
});
