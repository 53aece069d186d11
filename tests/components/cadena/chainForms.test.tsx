/** The tab of the chain's forms of payment: one is added, the system's own stay, and a file is looked at before it is kept. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormaDeCadena } from '#domain/cadena/formas';
import { openChain } from '../bed/chain.ts';
import { faultsIn } from '../bed/faults.ts';

const done = (descripcion: string, version: number) => ({ codigo: 1, descripcion, id: 17, version });
const CASH: FormaDeCadena = { id: 1, numero: 1, version: 1, nombre: 'EFECTIVO', como: 1, claveSat: '01' };
const CREDIT: FormaDeCadena = { id: 4, numero: 4, version: 1, nombre: 'CRÉDITO DE LA CASA', como: 4, claveSat: null };
const WALLET: FormaDeCadena = { id: 10, numero: 10, version: 1, nombre: 'BILLETERA', como: 10, claveSat: '01' };
const VALES: FormaDeCadena = {
  ...{ id: 17, numero: 17, version: 2, nombre: 'VALES DE DESPENSA', como: 9, claveSat: '08' },
};
const SYSTEM = [CASH, CREDIT, WALLET];
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true });

describe('a form of payment', () => {
  test('is added with the number of the tills, how it goes back, and its key', async () => {
    const { named, field, dialog, asked, answer } = await openChain('formas', {
      formasDeCadena: SYSTEM,
      guardarForma: done('Forma de pago guardada con éxito', 1),
    });
    await expect.element(page.getByRole('row', { name: /^4 CRÉDITO DE LA CASA .* 99 Por definir/ })).toBeVisible();
    await named('Agregar forma de pago').click();
    await field('Número').fill('17');
    await save().click();
    await expect.element(dialog.getByText('Elija como cuál se devuelve.')).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    await field('Nombre').fill('VALES DE DESPENSA');
    await field('Se devuelve como').selectOptions('CERTIFICADO DE REGALO');
    await save().click();
    await expect.element(dialog.getByText('Elija la clave del SAT.')).toBeVisible();
    await field('Clave del SAT').selectOptions('08 Vales de despensa');
    answer({ formasDeCadena: [...SYSTEM, VALES] });
    await save().click();
    await expect.element(page.getByRole('row', { name: /^17 VALES DE DESPENSA/ })).toBeVisible();
    expect(asked('guardarForma').map(({ cuerpo }) => cuerpo)).toEqual([
      { id: null, version: null, numero: 17, nombre: 'VALES DE DESPENSA', como: 9, claveSat: '08' },
    ]);
  });

  test('that is credit has no key, whatever was chosen before', async () => {
    const { named, field, dialog, asked } = await openChain('formas', {
      formasDeCadena: [...SYSTEM, VALES],
      guardarForma: done('Forma de pago guardada con éxito', 3),
    });
    await named('VALES DE DESPENSA').click();
    await field('Se devuelve como').selectOptions('CRÉDITO DE LA CASA');
    await expect.element(dialog.getByText(/^Se factura por definir \(99\)/)).toBeVisible();
    await save().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked('guardarForma').map(({ cuerpo }) => cuerpo)).toEqual([
      { id: 17, version: 2, numero: 17, nombre: 'VALES DE DESPENSA', como: 4, claveSat: null },
    ]);
  });

  test('of the system stays, goes back as itself, and has another key only where the chain may say so', async () => {
    const { named, field, dialog, question, asked } = await openChain('formas', {
      formasDeCadena: [...SYSTEM, VALES],
      quitarForma: done('Forma de pago quitada con éxito', 3),
    });
    await expect.element(named('Quitar la forma de pago VALES DE DESPENSA')).toBeVisible();
    await expect.element(named('Quitar la forma de pago EFECTIVO')).not.toBeInTheDocument();
    await named('EFECTIVO').click();
    await expect.element(dialog.getByText('Se factura siempre con 01 Efectivo.')).toBeVisible();
    await expect.element(field('Se devuelve como')).not.toBeInTheDocument();
    expect(await faultsIn('body')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await named('BILLETERA').click();
    await expect.element(field('Clave del SAT')).toHaveValue('01');
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await named('Quitar la forma de pago VALES DE DESPENSA').click();
    await question.getByRole('button', { name: 'Sí, quitar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('quitarForma').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 17, version: 2 }]);
  });

  test('comes in by a file that says first what it would change', async () => {
    const counts = { nuevas: 1, cambiadas: 0, iguales: 2, malas: [], malasEnTotal: 0, codigo: 1 };
    const { named, field, dialog, asked, answer } = await openChain('formas', {
      formasDeCadena: SYSTEM,
      cargarFormas: {
        ...counts,
        guardado: false,
        descripcion: 'Se guardarían 1 nuevas y 0 cambiadas; 2 ya estaban igual.',
      },
    });
    await named('Cargar CSV').click();
    await userEvent.upload(field('Archivo'), new File(['formas'], 'formas.csv', { type: 'text/csv' }));
    await expect.element(dialog.getByText(/^Se guardarían 1 nuevas/)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    const descripcion = 'Se guardaron 1 nuevas y 0 cambiadas; 2 ya estaban igual.';
    answer({ cargarFormas: { ...counts, guardado: true, descripcion }, formasDeCadena: [...SYSTEM, VALES] });
    await save().click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /^17 VALES DE DESPENSA/ })).toBeVisible();
    expect(asked('cargarFormas').map(({ cuerpo }) => cuerpo)).toEqual([
      { texto: 'formas', soloRevisar: true },
      { texto: 'formas', soloRevisar: false },
    ]);
  });
});
