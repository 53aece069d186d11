/** The page of the integrations: one is made, gets a secret that is shown once, loses it, and is switched off. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faultsIn } from '../bed/faults.ts';
import { integration, openIntegrations, secret } from '../bed/integrations.ts';

const SECRET = `mst_7_${'A1-_'.repeat(10)}xyz`;
const done = (descripcion: string, version: number) => ({ codigo: 1, descripcion, id: 1, version });

describe('the integrations', () => {
  test('one is added, and its first secret is shown once and stands nowhere afterwards', async () => {
    const app = await openIntegrations([], { guardarIntegracion: done('Integración agregada con éxito', 1) });
    const { named, field, dialog, question, asked, answer, drafts } = app;
    await expect.element(page.getByText('Aún no hay integraciones')).toBeVisible();
    await named('Agregar integración').click();
    await field('Nombre').fill('Cajas');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(dialog.getByText('Elija al menos un alcance.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Mandar ventas' }).click();
    await field('Direcciones permitidas').fill('10.1.0.0/16\ncaja-3');
    // Over the box that is checked: one that was left is still yes or no.
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(dialog.getByText(/^Revise «caja-3»\. /)).toBeVisible();
    await field('Direcciones permitidas').fill('10.1.0.0/16\n10.0.0.5');
    expect(await faultsIn('body')).toEqual([]);
    answer({ listaIntegraciones: [integration('Cajas')] });
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();

    await expect.element(page.getByRole('dialog', { name: 'Secretos de Cajas' })).toBeVisible();
    expect(asked('guardarIntegracion').map(({ cuerpo }) => cuerpo)).toEqual([
      {
        ...{ id: null, version: null, nombre: 'Cajas', alcances: ['ventas'] },
        ...{ direcciones: ['10.1.0.0/16', '10.0.0.5'], activa: true },
      },
    ]);
    await named('Nuevo secreto').click();
    await expect.element(question).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    answer({
      secretoNuevo: { ...done('Secreto creado con éxito', 2), secreto: SECRET },
      listaIntegraciones: [integration('Cajas', { version: 2, secretos: [secret(7, 'wxyz')] })],
    });
    await question.getByRole('button', { name: 'Crear', exact: true }).click();
    await expect.element(question.getByLabelText('Secreto nuevo')).toHaveTextContent(SECRET);
    expect(await faultsIn('body')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Copiar' }).click();
    await expect.element(question.getByText('Copiado.')).toBeVisible();
    await question.getByRole('button', { name: 'Ya lo guardé' }).click();
    await expect.element(dialog.getByText('Termina en wxyz')).toBeVisible();
    expect(asked('secretoNuevo').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 1, version: 1 }]);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(document.documentElement.outerHTML + drafts() + stored).not.toContain(SECRET);
  });

  test('a secret is taken away once that was asked, and a third one is not offered', async () => {
    const both = [secret(7, 'wxyz'), secret(8, 'abcd')];
    const { named, dialog, question, asked, answer } = await openIntegrations([
      integration('Cajas', { secretos: both }),
    ]);
    await named('Secretos de Cajas').click();
    await expect.element(dialog.getByText('Termina en abcd')).toBeVisible();
    await expect.element(named('Nuevo secreto')).not.toBeInTheDocument();
    await named('Quitar el secreto que termina en wxyz').click();
    await expect.element(question).toHaveTextContent('El programa que usa el secreto que termina en wxyz ya no podrá');
    answer({
      quitarSecreto: done('Secreto quitado con éxito', 2),
      listaIntegraciones: [integration('Cajas', { version: 2, secretos: [secret(8, 'abcd')] })],
    });
    await question.getByRole('button', { name: 'Sí, quitar' }).click();
    await expect.element(named('Nuevo secreto')).toBeVisible();
    await expect.element(dialog.getByText('Termina en wxyz')).not.toBeInTheDocument();
    expect(asked('quitarSecreto').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 1, version: 1, idSecreto: 7 }]);
  });

  test('one is switched off once that was asked, and nothing else of it changes', async () => {
    const cajas = integration('Cajas', { direcciones: ['10.0.0.5'], secretos: [secret(7, 'wxyz')] });
    const { named, table, question, asked, answer } = await openIntegrations([cajas]);
    await expect.element(table.getByText('Mandar ventas')).toBeVisible();
    await named('Apagar Cajas').click();
    await question.getByRole('button', { name: 'No', exact: true }).click();
    expect(asked('guardarIntegracion')).toEqual([]);
    await named('Apagar Cajas').click();
    answer({
      guardarIntegracion: done('Integración editada con éxito', 2),
      listaIntegraciones: [{ ...cajas, activa: false, version: 2 }],
    });
    await question.getByRole('button', { name: 'Sí, apagar' }).click();
    await expect.element(table.getByText('APAGADA')).toBeVisible();
    expect(asked('guardarIntegracion').map(({ cuerpo }) => cuerpo)).toEqual([
      { id: 1, version: 1, nombre: 'Cajas', alcances: ['ventas'], direcciones: ['10.0.0.5'], activa: false },
    ]);
    expect(await faultsIn('body')).toEqual([]);
  });
});
