import { expect, type Page } from '@playwright/test';
import { EMPLOYEES, signIn, test } from '../bed/test.ts';

/** The secret of an integration by which tills send their sales, made by an administrator. */
async function secretOfTills(page: Page, nombre: string): Promise<string> {
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`api/integracion/${path}`, {
      data,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    return answer.json();
  };
  const { id, version } = await call('guardar', {
    ...{ id: null, version: null, nombre, alcances: ['ventas'], direcciones: [], activa: true },
  });
  const { secreto } = await call('secreto-nuevo', { id, version });
  return secreto;
}

function sale(operacion: number, unidades: number, total = 116 * unidades) {
  return {
    ...{ tienda: 1, operacion, fecha: new Date(Date.now() - 3_600_000).toISOString(), total },
    lineas: [
      {
        ...{ linea: 1, numArt: '20001', descripcion: 'Licuadora', cantidad: unidades, precioUnitario: 100 },
        ...{ subtotal: 100 * unidades, iva: 16 * unidades, total: 116 * unidades },
      },
    ],
  };
}

/** The request that delivers sales. */
function delivery(secreto: string, ...sales: readonly object[]) {
  return {
    data: sales.map((one) => JSON.stringify(one)).join('\n'),
    headers: { authorization: `Bearer ${secreto}`, 'content-type': 'application/x-ndjson' },
  };
}

test('an operation on screen comes, and is annulled at its till, before the eyes of who looked for it', async ({
  page,
  apart,
}) => {
  await signIn(page, EMPLOYEES.administrador);
  const secreto = await secretOfTills(page, 'Cajas del sur');
  const { request } = await apart(EMPLOYEES.asesor);
  await page.goto('valida-operacion?tienda=1&operacion=9876601');
  await expect(page.getByText('No se encontraron resultados').first()).toBeVisible();
  await request.post('api/entrada/ventas', delivery(secreto, sale(9_876_602, 1), sale(9_876_601, 2)));
  await expect(page.getByText('Licuadora')).toBeVisible();
  await request.post(
    'api/entrada/ventas',
    delivery(secreto, { tienda: 1, operacion: 9_876_601, revision: 2, anulada: true }),
  );
  await expect(page.getByText(/anul/i).first()).toBeVisible();
});

test('a delivery with a refused line and a conflict is seen by who must know, and seen to', async ({ page, apart }) => {
  await signIn(page, EMPLOYEES.administrador);
  const secreto = await secretOfTills(page, 'Cajas del norte');
  await page.goto('entradas');
  const waiting = page.getByRole('table', { name: 'Por atender' });
  await expect(page.getByRole('heading', { level: 1, name: 'Entradas' })).toBeVisible();

  const { request } = await apart(EMPLOYEES.asesor);
  const sent = await request.post('api/entrada/ventas', {
    ...delivery(secreto, sale(9_876_501, 1), sale(9_876_501, 2), sale(9_876_502, 1, 1)),
  });
  expect((await sent.json()).resultados).toEqual({ nueva: 1, conflicto: 1, rechazada: 1 });

  // The stream tells of it: nobody has to ask anew.
  const conflict = waiting.getByRole('row', { name: /^9876501/ });
  await expect(conflict).toContainText('La misma revisión, con otro contenido');
  await expect(waiting.getByRole('row', { name: /^9876502/ })).toContainText(
    'Rechazada. Las líneas suman $116.00 y la venta dice $1.00.',
  );
  await expect(page.getByRole('table', { name: 'Últimas entradas' })).toContainText(
    '1 nueva, 1 en conflicto, 1 rechazada',
  );
  await page.getByRole('button', { name: /^Ver líneas de Cajas del norte/ }).click();
  await expect(page.getByRole('dialog').getByText('POR ATENDER')).toHaveCount(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();

  await conflict.getByRole('link', { name: '9876501' }).click();
  await expect(page).toHaveURL(/valida-operacion\?tienda=1&operacion=9876501/);
  await page.goBack();
  await conflict.getByRole('button', { name: /^Atendida/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, atendida' }).click();
  await expect(conflict).toBeHidden();
  await expect(waiting.getByRole('row', { name: /^9876502/ })).toBeVisible();
});
