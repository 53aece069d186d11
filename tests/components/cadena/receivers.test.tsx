/** The page of the receivers: one is made, gets a secret that is shown once, is sent a test, and an event once more. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EntregaDeEvento } from '#domain/cadena/receptores';
import { faultsIn } from '../bed/faults.ts';
import { delivery, openReceivers, receiver } from '../bed/receivers.ts';

const SECRET = `whsec_${'A1+/'.repeat(10)}xyz=`;
const done = (descripcion: string, version: number) => ({ codigo: 1, descripcion, id: 1, version });

describe('the receivers', () => {
  test('one is added, and its secret is shown once and stands nowhere afterwards', async () => {
    const app = await openReceivers([], { guardarReceptor: done('Receptor agregado con éxito', 1) });
    const { named, field, dialog, question, asked, answer, drafts } = app;
    await expect.element(page.getByText('Aún no hay receptores')).toBeVisible();
    await named('Agregar receptor').click();
    await field('Nombre').fill('ERP');
    await field('Dirección').fill('http://erp.cadena.mx/eventos');
    // The sentence of the field that is left moves the button.
    await userEvent.tab();
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(dialog.getByText(/^Escriba una dirección https/)).toBeVisible();
    await expect.element(dialog.getByText('Elija al menos un evento.')).toBeVisible();
    await field('Dirección').fill('https://erp.cadena.mx/eventos');
    await dialog.getByRole('checkbox', { name: 'Caso cerrado' }).click();
    expect(await faultsIn('body')).toEqual([]);
    answer({ listaReceptores: [receiver('ERP', { tieneSecreto: false, eventos: ['caso.cerrado'] })] });
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();

    await expect
      .element(question.getByText('Se mostrará una sola vez: tenga a la mano dónde guardarlo.'))
      .toBeVisible();
    expect(asked('guardarReceptor').map(({ cuerpo }) => cuerpo)).toEqual([
      {
        ...{ id: null, version: null, nombre: 'ERP', url: 'https://erp.cadena.mx/eventos' },
        ...{ eventos: ['caso.cerrado'], activo: true },
      },
    ]);
    answer({
      secretoDeReceptor: { ...done('Secreto creado con éxito', 2), secreto: SECRET },
      listaReceptores: [receiver('ERP', { version: 2 })],
    });
    await question.getByRole('button', { name: 'Sí, crear' }).click();
    await expect.element(question.getByLabelText('Secreto nuevo')).toHaveTextContent(SECRET);
    expect(await faultsIn('body')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Ya lo guardé' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('secretoDeReceptor').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 1, version: 1 }]);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(document.documentElement.outerHTML + drafts() + stored).not.toContain(SECRET);
  });

  test('a test is sent, and an event once more', async () => {
    const waits: Partial<EntregaDeEvento> = {
      ...{ estado: 'pendiente', intentos: 2, respuesta: 'Contestó 500', entregado: null, tipo: 'caso.cerrado' },
      proximo: '2026-03-18T18:05:05.000Z',
    };
    const { named, dialog, question, asked, answer } = await openReceivers([receiver('ERP', { pendientes: 1 })], {
      entregasDeReceptor: [delivery(2, waits), delivery(1)],
    });
    await named('Entregas de ERP').click();
    await expect.element(dialog.getByText('Caso cerrado (42)')).toBeVisible();
    await expect
      .element(dialog.getByText(/^Por entregar, 2 intentos\. Contestó 500\. Sale otra vez el /))
      .toBeVisible();
    await expect.element(dialog.getByText(/^Entregado el .*, 1 intento\. Contestó 200\.$/)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    answer({ probarReceptor: done('Se mandó un evento de prueba', 1) });
    await named('Enviar evento de prueba').click();
    await question.getByRole('button', { name: 'Sí, enviar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('probarReceptor').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 1 }]);
    answer({ reenviarEvento: done('Se manda otra vez', 1) });
    await dialog.getByRole('button', { name: /^Reenviar Caso cerrado/ }).click();
    await question.getByRole('button', { name: 'Sí, reenviar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('reenviarEvento').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 2 }]);
  });

  test('one that switched itself off says why, and is sent nothing until it is on', async () => {
    const off = receiver('ERP', { activo: false, motivoApagado: 'Contestó 410', fallidos: 1 });
    const { named, dialog, question, table, asked, answer } = await openReceivers([off]);
    await expect.element(table.getByText('Se apagó solo: Contestó 410.')).toBeVisible();
    await expect.element(table.getByText('1 sin entregar')).toBeVisible();
    await named('Entregas de ERP').click();
    await expect.element(dialog.getByText('Está apagado: lo que se le debe espera.')).toBeVisible();
    await expect.element(named('Enviar evento de prueba')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    answer({ guardarReceptor: done('Receptor editado con éxito', 2) });
    await named('Encender ERP').click();
    await question.getByRole('button', { name: 'Sí, encender' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('guardarReceptor').map(({ cuerpo }) => cuerpo)).toMatchObject([{ id: 1, version: 1, activo: true }]);
  });
});
