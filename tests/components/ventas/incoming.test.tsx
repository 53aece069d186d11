/** The page of the sales that came: what waits for somebody is seen and seen to, with its reason; deliveries; late stores. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { faultsIn } from '../bed/faults.ts';
import { incident, openIncoming, summary } from '../bed/incoming.ts';

const CONFLICT = incident(8, { linea: 5, operacion: 1_000_002, resultado: 'conflicto', motivo: '' });
const NO_SALE = incident(7, {
  ...{ linea: 6, tienda: null, operacion: null, motivo: 'La línea no es un objeto JSON.' },
});

describe('the sales that came', () => {
  test('those that wait stand first, with their reasons, and one leaves once somebody has seen to it', async () => {
    const app = await openIncoming(summary([CONFLICT, NO_SALE, incident(6)]));
    const { table, named, question, asked, answer } = app;
    const waiting = table('Por atender');
    await expect.element(waiting.getByText('La misma revisión, con otro contenido')).toBeVisible();
    await expect.element(waiting.getByText('Rechazada. La línea no es un objeto JSON.')).toBeVisible();
    await expect.element(waiting.getByText('No se pudo leer')).toBeVisible();
    await expect
      .element(waiting.getByRole('link', { name: '1000002' }))
      .toHaveAttribute('href', '/mostrador/valida-operacion?tienda=1&operacion=1000002');
    expect(await faultsIn('body')).toEqual([]);

    await named('Atendida, operación 1000002 de la tienda 1').click();
    await expect
      .element(question)
      .toHaveTextContent('Operación 1000002 de la tienda 1: La misma revisión, con otro contenido');
    expect(await faultsIn('body')).toEqual([]);
    answer({
      atenderIncidencia: { codigo: 1, descripcion: 'La venta quedó como atendida' },
      resumenEntradas: summary([NO_SALE, incident(6)]),
    });
    await question.getByRole('button', { name: 'Sí, atendida' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('atenderIncidencia').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 8 }]);
    await expect.element(waiting.getByText('La misma revisión, con otro contenido')).not.toBeInTheDocument();
  });

  test('one that somebody else saw to says who', async () => {
    const { named, question } = await openIncoming(summary([CONFLICT]), {
      atenderIncidencia: {
        status: 409,
        body: { codigo: 409, message: 'Ana Pérez ya atendió esa venta, el 18/03/2026 10:00.' },
      },
    });
    await named('Atendida, operación 1000002 de la tienda 1').click();
    await question.getByRole('button', { name: 'Sí, atendida' }).click();
    await expect.element(question.getByText(/Ana Pérez ya atendió esa venta, el 18\/03\/2026 10:00\./)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    await question.getByRole('button', { name: 'No', exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('each delivery tells what became of its sales, and its refused lines with their reasons', async () => {
    const lines = [
      { ...incident(6), atendida: null },
      { ...CONFLICT, atendida: { momento: '2026-03-18T17:00:00.000Z', por: 'Ana Pérez' } },
      { ...NO_SALE, atendida: { momento: '2026-03-18T16:00:00.000Z', por: null } },
    ].map(({ remitente: _, recibida: __, ...line }) => line);
    const { table, named, dialog } = await openIncoming(summary([]), {
      detalleEntrada: { total: 900, lineas: lines },
    });
    const deliveries = table('Últimas entradas');
    await expect
      .element(deliveries.getByText('3 nuevas, 1 que ya estaba, 1 atrasada, 1 en conflicto, 1 rechazada'))
      .toBeVisible();
    await expect.element(deliveries.getByText('Sin terminar: aún se recibe, o se cortó.')).toBeVisible();
    await expect.element(page.getByText('Ninguna venta espera a una persona')).toBeVisible();
    await named(/^Ver líneas de Cajas/).click();
    await expect.element(dialog.getByText('Rechazada. Las líneas suman $116.00 y la venta dice $1.00.')).toBeVisible();
    await expect.element(dialog.getByText('POR ATENDER')).toBeVisible();
    await expect.element(dialog.getByText('Ana Pérez')).toBeVisible();
    await expect.element(dialog.getByText('Son 900 líneas; se muestran las primeras 3.')).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
  });

  test('the store that says nothing for longer than usual stands first', async () => {
    const { table } = await openIncoming(summary([incident(6)], 250));
    await expect.element(page.getByText('Son 250 por atender; se muestran las 1 más nuevas.')).toBeVisible();
    const rows = table('Tiendas').getByRole('row');
    await expect.element(rows.nth(1)).toHaveTextContent(/Norte.*Tienda 2.*MÁS QUE DE COSTUMBRE/);
    await expect
      .element(rows.nth(2))
      .toHaveTextContent(/Centro.*AL DÍA.*Cerrada hasta el lunes 09:00 \(Semana de inventario\)/);
    await expect.element(rows.nth(3)).toHaveTextContent(/Sur.*AÚN NO MANDA/);
  });

  test('that cannot be read say why, and are asked for again', async () => {
    const { table, answer } = await openIncoming(summary([]), {
      resumenEntradas: { status: 503, body: { codigo: 503, message: 'La base de datos no contesta.' } },
    });
    const failed = page.getByRole('alert').filter({ hasText: 'La base de datos no contesta.' });
    await expect.element(failed.first()).toBeVisible();
    answer({ resumenEntradas: summary([CONFLICT]) });
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect.element(table('Por atender').getByText('La misma revisión, con otro contenido')).toBeVisible();
  });
});
