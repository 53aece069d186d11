/** The list of cases with long names, and failed: nothing of it is cut off or wider than its page. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findCases, openCaseList } from '../bed/caseList.ts';
import { faultsIn } from '../bed/faults.ts';

const PERSON = { numiden: 1, nombre: 'María Guadalupe del Rosario Fernández de Córdoba y Villavicencio Montemayor' };

test('long names and numbers have no fault that axe finds, and the list is not wider than its page', async () => {
  const { table } = await openCaseList('?pagina=3', {
    listaCasos: (asked) => {
      const { listaCasos, ...rest } = findCases(asked);
      const rows = listaCasos.map((row, place) => ({
        ...{ ...row, id: 12_345_678 + place, datosCliente: PERSON, datosCreacion: PERSON, administrador: PERSON },
      }));
      return { ...rest, listaCasos: rows, total: 1_000_000 };
    },
  });
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent(/12345678|12,345,678/);
  expect(await faultsIn('body')).toEqual([]);
});

test('a list that did not come says so, and has no fault that axe finds', async () => {
  await openCaseList('?estado=6', {
    listaCasos: { status: 500, body: { codigo: 500, message: 'Ocurrió un error interno.' } },
  });
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);
});
