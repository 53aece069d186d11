/** The hours of a store and the holidays of the chain: what is typed, what it says when it is wrong, and what is sent. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Festivo } from '#domain/cadena/festivos';
import { CENTRO, openChain } from '../bed/chain.ts';
import { faultsIn } from '../bed/faults.ts';

const NINE = { abre: '09:00', cierra: '21:00' };
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true });

test('hours are typed by day, as people write them, and copied from Monday', async () => {
  const { named, field, dialog, asked } = await openChain('tiendas', {
    tiendasDeCadena: [CENTRO],
    guardarTienda: { codigo: 1, descripcion: 'Tienda guardada con éxito', id: 1, version: 4 },
  });
  await named('Tienda Centro').click();
  await field('Lunes').fill('9 a 21');
  await save().click();
  await expect.element(dialog.getByText(/^Diga todos los días o ninguno/).first()).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await named('Todos como lunes').click();
  await field('Sábado').fill('20-2');
  await field('Domingo').fill('cerrada');
  await save().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked('guardarTienda').map(({ cuerpo }) => cuerpo)).toMatchObject([
    {
      id: 1,
      horario: {
        ...{ lunes: NINE, martes: NINE, miercoles: NINE, jueves: NINE, viernes: NINE },
        ...{ sabado: { abre: '20:00', cierra: '02:00' }, domingo: null },
      },
    },
  ]);
});

test('a holiday is of all stores or of those that are chosen, and is taken away', async () => {
  const FERIA: Festivo = { id: 5, version: 1, fecha: '2026-04-20', nombre: 'Feria', tiendas: [1] };
  const { named, field, dialog, question, asked, answer } = await openChain('festivos', {
    tiendasDeCadena: [CENTRO],
    guardarFestivo: { codigo: 1, descripcion: 'Día festivo guardado con éxito', id: 5, version: 1 },
    quitarFestivo: { codigo: 1, descripcion: 'Día festivo quitado con éxito', id: 5, version: 2 },
  });
  await named('Agregar día festivo').click();
  await field('Fecha').fill('20/04/2026');
  await field('Nombre').fill('Feria');
  await field('Cierran todas las tiendas').click();
  await save().click();
  await expect.element(dialog.getByText('Elija las tiendas que cierran, o todas.')).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Tienda Centro' }).click();
  answer({ festivosDeCadena: [FERIA] });
  await save().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: /20\/04\/2026 Feria 1/ })).toBeVisible();
  await named('Quitar el día festivo Feria').click();
  answer({ festivosDeCadena: [] });
  await question.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText('Aún no hay días festivos')).toBeVisible();
  expect(asked('guardarFestivo').map(({ cuerpo }) => cuerpo)).toEqual([
    { id: null, version: null, fecha: '2026-04-20', nombre: 'Feria', tiendas: [1] },
  ]);
  expect(asked('quitarFestivo').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 5, version: 1 }]);
});
