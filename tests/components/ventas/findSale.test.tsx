/** The search for sales on the validation screen; by which texts the server finds one is tried with the server. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VentaHallada } from '#domain/ventas/busquedaVentas';
import { press } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers, Asked } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { AT_VALIDATION } from '../bed/newCase.ts';

const SALE: VentaHallada = {
  tienda: { cvetda: 1, nombre: 'Tienda Centro' },
  operacion: 1_000_001,
  fechaOperacion: '2026-03-02T18:00:00.000Z',
  ...{ numiden: 5, cliente: 'Peña Ríos Práxedes', totalOperacion: 6_960, folioWeb: 'WEB-1000001' },
  articulos: {
    lineas: 2,
    primeros: [
      { descripcion: 'Licuadora industrial', cantidad: 2 },
      { descripcion: 'Plancha de vapor', cantidad: 2 },
    ],
  },
};

/** Finds the sale, but for a name that nobody has and an article that it has not. */
function findSale({ cuerpo: { busca, articulo } }: Asked<'ventasPorFiltros'>) {
  const isFound = busca !== 'Xochiquetzalli' && articulo !== 'bicicleta';
  return { ventas: isFound ? [SALE] : [], limiteExcedido: false };
}

async function openSearch(search = '?por=venta', answers: Answers = {}) {
  const app = await openApp(`valida-operacion${search}`, { ...AT_VALIDATION, ventasPorFiltros: findSale, ...answers });
  const form = page.getByRole('form', { name: 'Buscar venta' });
  const lista = page.getByRole('table', { name: 'Ventas encontradas' });
  return {
    ...app,
    lista,
    tab: page.getByRole('tab', { name: 'Buscar venta' }),
    operacion: page.getByLabelText('Operación', { exact: true }),
    busca: form.getByLabelText('Folio web, ticket o cliente'),
    articulo: form.getByLabelText('Artículo (opcional)'),
    desde: form.getByLabelText('Desde'),
    hasta: form.getByLabelText('Hasta'),
    buscar: form.getByRole('button', { name: /^Busca/ }),
    venta: lista.getByRole('link', { name: String(SALE.operacion), exact: true }),
    resumen: page.getByRole('region', { name: 'Resumen de la venta' }),
    devolver: page.getByRole('link', { name: 'Devolver artículos' }),
  };
}

type Search = Awaited<ReturnType<typeof openSearch>>;

/** The sale stands on the screen as if its number had been typed. */
async function expectOpened({ address, operacion, resumen, devolver }: Search): Promise<void> {
  await expect.poll(address).toBe(`valida-operacion?tienda=1&operacion=${SALE.operacion}`);
  await expect.element(operacion).toHaveValue(String(SALE.operacion));
  await expect.element(operacion).toHaveFocus();
  await expect.element(resumen).toBeVisible();
  await expect.element(devolver).toBeVisible();
}

describe('a sale without its store and number', () => {
  test('is found by its web folio with the keyboard alone, and opened by Enter', async () => {
    const screen = await openSearch('');
    const { tab, busca, venta, lista, operacion, asked } = screen;
    await press(tab, '{Enter}');
    await expect.element(busca).toHaveFocus();
    await userEvent.keyboard('web-1000001{Enter}');
    await expect.element(venta).toHaveFocus();
    expect(asked('ventasPorFiltros').at(-1)?.cuerpo).toEqual({ busca: 'web-1000001' });
    await expect.element(lista).toHaveTextContent('WEB-1000001');
    expect(await faultsIn('body')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectOpened(screen);
    // The next number takes its place.
    await userEvent.keyboard('1000002');
    await expect.element(operacion).toHaveValue('1000002');
  });

  test('stays in the address: a reload keeps the search, and back leads to the list as it was', async () => {
    const screen = await openSearch('');
    const { tab, busca, articulo, venta, operacion, resumen, devolver, reload } = screen;
    await tab.click();
    await busca.fill('praxedes@ejemplo.mx');
    await articulo.fill('Plancha');
    await userEvent.keyboard('{Enter}');
    await expect.element(venta).toBeVisible();
    await reload();
    await expect.element(busca).toHaveValue('praxedes@ejemplo.mx');
    await expect.element(articulo).toHaveValue('Plancha');
    await venta.click();
    await expectOpened(screen);
    window.history.back();
    await expect.element(busca).toHaveValue('praxedes@ejemplo.mx');
    await expect.element(venta).toHaveFocus();
    window.history.forward();
    await expect.element(devolver).toBeVisible();
    // The other way is where it was.
    await tab.click();
    await expect.element(busca).toHaveValue('');
    await page.getByRole('tab', { name: 'Por número' }).click();
    await expect.element(operacion).toHaveValue(String(SALE.operacion));
    await expect.element(resumen).toBeVisible();
  });

  test('is not found: it says so, and what to try next', async () => {
    const { busca, buscar, articulo, venta, desde, hasta, asked } = await openSearch();
    await expect.element(page.getByText(/Escriba lo que trae el cliente/)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    await buscar.click();
    await expect
      .element(busca)
      .toHaveAccessibleDescription(
        'Escriba el folio web, el ticket, o el nombre, el correo o el teléfono del cliente.',
      );
    await busca.fill('Xochiquetzalli');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/No se encontraron resultados.*los diez dígitos del teléfono/)).toBeVisible();
    await busca.fill(String(SALE.operacion));
    await articulo.fill('bicicleta');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Buscar sin artículo ni fechas' }).click();
    await expect.element(venta).toHaveFocus();
    await expect.element(articulo).toHaveValue('');
    const before = asked('ventasPorFiltros').length;
    await desde.fill('2026-03-02');
    await hasta.fill('2026-03-01');
    await buscar.click();
    await expect.element(hasta).toHaveAccessibleDescription('La fecha fin no puede ser anterior a la fecha inicio.');
    expect(asked('ventasPorFiltros')).toHaveLength(before);
  });

  test('waits in sight, says why it was refused and tries again, and says when there are more than it shows', async () => {
    let answerNow = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const ventas = Array.from({ length: 100 }, (_, place) => ({ ...SALE, operacion: 1_000_001 + place }));
    const { busca, buscar, lista, answer } = await openSearch('?por=venta&busca=Pr%C3%A1xedes%20Pe%C3%B1a', {
      ventasPorFiltros: () => held.then(() => ({ ventas, limiteExcedido: true })),
    });
    await expect.element(buscar).toHaveTextContent('Buscando...');
    answerNow();
    await expect.element(page.getByText(/Hay más de 100 ventas: se muestran las más recientes/)).toBeVisible();
    await expect.poll(() => lista.getByRole('link').elements()).toHaveLength(25);
    const text = 'Usted buscó clientes 60 veces en 5 minutos. Espere 2 minutos y podrá buscar de nuevo.';
    answer({ ventasPorFiltros: { status: 429, body: { codigo: 429, message: text } } });
    await busca.fill('Ana Peña');
    await buscar.click();
    await expect.element(page.getByText(text)).toBeVisible();
    answer({ ventasPorFiltros: findSale });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  });
});
