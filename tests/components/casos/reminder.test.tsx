/** A reminder of a record, set and taken away in its window; when it comes is the server's. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import type { Recordatorio } from '#domain/common/recordatorios';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const dialog = page.getByRole('dialog', { name: 'Recordarme' });
const opener = (name: string) => page.getByRole('button', { name, exact: true });

/** A case on the 30th of November, ten in the morning at its store, with the person's reminder of it, or none. */
async function openCase(waiting: Recordatorio | null) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T16:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  let reminders = waiting === null ? [] : [waiting];
  const caso = {
    ...{ ...request(7001), datosAutorizacion: null, parametrosBusqueda: [] },
    estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] },
    datosCliente: { numiden: 500_001, nombre: 'Luis Ibáñez' },
  };
  return openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    recordatoriosPropios: () => ({ recordatorios: reminders }),
    guardarRecordatorio: ({ cuerpo: { nota } }: { readonly cuerpo: { readonly nota: string } }) => {
      reminders = [{ ...WAITING, nota }];
      return { codigo: 1, descripcion: 'Recordatorio guardado' };
    },
    quitarRecordatorio: () => {
      reminders = [];
      return { codigo: 1, descripcion: 'Recordatorio quitado' };
    },
  } as never);
}

const WAITING: Recordatorio = {
  ...{ entidad: 'caso', idEntidad: 7001, nombre: '7001', detalle: 'GARANTÍA' },
  ...{ momento: '2026-12-01T15:00:00.000Z', nota: 'Llamar al cliente' },
};

test('two presses and a note remind of a case tomorrow, and its page says so', async () => {
  const { asked } = await openCase(null);
  await opener('Recordarme').click();
  await expect.element(dialog).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await dialog.getByRole('button', { name: 'Mañana' }).click();
  await userEvent.fill(dialog.getByLabelText('Nota'), 'Llamar al cliente');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(opener('Recordatorio: 01/12/2026 09:00')).toBeVisible();
  expect(asked('guardarRecordatorio').map(({ cuerpo }) => cuerpo)).toEqual([
    { entidad: 'caso', id: 7001, dia: '2026-12-01', hora: '09:00', nota: 'Llamar al cliente' },
  ]);
});

test('what is written is kept over a reload, until it is saved', async () => {
  const { reload, drafts } = await openCase(null);
  await opener('Recordarme').click();
  await userEvent.fill(dialog.getByLabelText('Nota'), 'Llamar al cliente');
  await expect.poll(drafts).toContain('Llamar al cliente');
  await reload();
  await opener('Recordarme').click();
  await expect.element(dialog.getByLabelText('Nota')).toHaveValue('Llamar al cliente');
  await dialog.getByRole('button', { name: 'Mañana' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(opener('Recordatorio: 01/12/2026 09:00')).toBeVisible();
  await expect.poll(drafts).toBe('[]');
});

test('a moment that has passed is refused before it is asked', async () => {
  const { asked } = await openCase(null);
  await opener('Recordarme').click();
  await userEvent.fill(dialog.getByLabelText('Día'), 'hoy');
  await userEvent.fill(dialog.getByLabelText('Hora'), '9:59');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Ese momento ya pasó.')).toBeVisible();
  expect(asked('guardarRecordatorio')).toEqual([]);
});

test('one that waits is shown as it is, and taken away', async () => {
  const { asked } = await openCase(WAITING);
  await opener('Recordatorio: 01/12/2026 09:00').click();
  await expect.element(dialog.getByLabelText('Día')).toHaveValue('01/12/2026');
  await expect.element(dialog.getByLabelText('Hora')).toHaveValue('09:00');
  await expect.element(dialog.getByLabelText('Nota')).toHaveValue('Llamar al cliente');
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(opener('Recordarme')).toBeVisible();
  expect(asked('quitarRecordatorio').map(({ cuerpo }) => cuerpo)).toEqual([{ entidad: 'caso', id: 7001 }]);
});
