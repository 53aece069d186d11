/** The pages of the reasons: their window, their search and their drafts; what the server makes of them is tried there. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MotivoVale } from '#domain/cadena/motivos';
import { press } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const DIALOG = '[role=dialog]';
const REPEATED = 'Ya existe un motivo con esa descripción.';
const DONE = { codigo: 1, descripcion: 'Hecho con éxito' };

/** Reasons as a server keeps them: it has one, and takes no second one of that description. */
function keepReasons(): Answers {
  let kept: readonly MotivoVale[] = [{ id: 1, descripcion: 'Artículo dañado', tipo: 1, activo: true, version: 1 }];
  return {
    motivosVales: () => [...kept],
    guardarMotivoVale: ({ cuerpo: { descripcion, tipo, activo, ...which } }) => {
      const campos = [{ campo: 'descripcion', message: REPEATED }];
      if (which.id === null && kept.some((reason) => reason.descripcion === descripcion))
        return { status: 400, body: { codigo: 400, message: REPEATED, campos } };
      const id = which.id ?? 2;
      const version = (which.version ?? 0) + 1;
      kept = [...kept.filter((reason) => reason.id !== id), { id, descripcion, tipo, activo, version }];
      return { ...DONE, descripcion: `Motivo ${id === which.id ? 'editado' : 'agregado'} con éxito`, id, version };
    },
    historialDeRegistro: {
      cambios: [
        {
          ...{
            id: 1,
            momento: '2026-03-02T18:00:00.000Z',
            autor: { numiden: 100_001, nombre: 'Laura Méndez Castillo' },
          },
          ...{ accion: 'guardarMotivoVale', entidad: 'motivoVale', idEntidad: '2' },
          ...{ antes: { activo: true }, despues: { activo: false } },
        },
      ],
      hayMas: false,
    },
  };
}

test('reasons are added by keyboard, looked for without accents, switched off and kept, with their history', async () => {
  await openApp('administracion/motivos-vales', keepReasons());
  const table = page.getByRole('table', { name: 'Motivos' });
  const dialog = page.getByRole('dialog');
  const descripcion = dialog.getByLabelText(/^Descripción/);
  await press(page.getByRole('button', { name: 'Agregar motivo' }), '{Enter}');
  await expect.element(descripcion).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Campo requerido')).toBeVisible();
  await userEvent.keyboard('Artículo dañado{Enter}');
  await expect.element(descripcion).toHaveAccessibleDescription(REPEATED);
  await descripcion.fill('Piñata sin relleno');
  expect(await faultsIn(DIALOG)).toEqual([]);
  await press(descripcion, '{Enter}');
  await expect.element(page.getByText('Motivo agregado con éxito')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  await page.getByLabelText('Buscar').fill('pinata');
  const rows = () => [...table.element().querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  await expect.poll(rows).toHaveLength(1);
  await table.getByRole('button', { name: 'Piñata sin relleno' }).click();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Motivo editado con éxito')).toBeVisible();
  await expect.element(page.getByText('No se encontraron resultados')).toBeVisible();
  await page.getByRole('button', { name: /^Mostrar inactivos/ }).click();
  await expect.poll(rows).toEqual([expect.stringContaining('INACTIVO')]);

  await table.getByRole('button', { name: 'Piñata sin relleno' }).click();
  await dialog.getByText('Historial de cambios').click();
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent('Activo');
  expect(await faultsIn(DIALOG)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await faultsIn('main')).toEqual([]);
});

test('reasons of depreciation take an amount as people write it, and what was being written comes back', async () => {
  const { asked, drafts, reload } = await openApp('administracion/motivos-depresiacion', {
    motivosDepreciacion: [],
    guardarMotivoDepreciacion: { ...DONE, id: 1, version: 1 },
  });
  const dialog = page.getByRole('dialog');
  const monto = dialog.getByLabelText(/^Monto/);
  const add = page.getByRole('button', { name: 'Agregar motivo' });
  await add.click();
  await dialog.getByLabelText(/^Descripción/).fill('Sin manual');
  await monto.fill('mil');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Campo de solo números.')).toBeVisible();
  await monto.fill('$1,200.5');
  await expect.element(dialog.getByText('Borrador guardado')).toBeVisible();
  await expect.poll(drafts).toContain('$1,200.5');
  await reload();
  await add.click();
  await expect.element(monto).toHaveValue('$1,200.5');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = asked('guardarMotivoDepreciacion').map(({ cuerpo }) => cuerpo);
  expect(sent).toMatchObject([{ descripcion: 'Sin manual', monto: 1_200.5 }]);
});
