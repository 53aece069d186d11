/** The search of everything in the bar: what a text opens, by the keyboard alone. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Hallazgo } from '#domain/escritorio/hallazgo';
import { type App, openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { invoice } from '../bed/invoices.ts';
import { estadoDe, listedCase } from '../bed/listedCase.ts';
import { AT_VALIDATION, newCase } from '../bed/newCase.ts';

const PERSON = { numiden: 100_002, nombre: 'Beto Asesor' };
const CENTRO = { cvetda: 1, nombre: 'Tienda Centro' };
const DAY = '2026-03-10T18:00:00.000Z';

function caso(id: number, nombre = 'Uc Pech Luis'): Hallazgo {
  return {
    tipo: 'caso',
    caso: listedCase(id, {
      ...{ subCategoria: { id: 7, nombre: 'GARANTÍA' }, estado: estadoDe(ESTADO.enProceso) },
      ...{ datosCliente: { numiden: 9, nombre }, fechaCreacion: DAY },
    }),
  };
}

function sale(operacion: number, tienda = CENTRO): Hallazgo {
  return {
    tipo: 'venta',
    venta: {
      ...{ tienda, operacion, fechaOperacion: DAY, numiden: null, cliente: 'Uc Pech Luis', totalOperacion: 1_160 },
      ...{ folioWeb: null, articulos: { lineas: 1, primeros: [{ descripcion: 'Licuadora', cantidad: 1 }] } },
    },
  };
}

function voucher(folio: string): Hallazgo {
  return {
    tipo: 'vale',
    vale: {
      ...{ id: 61, folio, casoId: 7_001, tienda: CENTRO, operacion: { tienda: 1, numero: 1_000_001 } },
      ...{ tipo: { id: 1, nombre: 'DEVOLUCIÓN' }, estado: { id: 1, nombre: 'VIGENTE' }, vencido: false },
      ...{ sinRespaldo: false, diasRestantes: 80, total: 1_160, saldo: 1_160, depreciacion: 0 },
      ...{ fechaCreacion: DAY, fechaVigencia: '2026-06-10T18:00:00.000Z', cliente: null, autor: PERSON },
    },
  };
}

const field = page.getByRole('combobox', { name: 'Qué busca' });
const line = (name: string | RegExp) => page.getByRole('option', { name });

const SLOWED = { status: 429, body: { codigo: 429, message: 'Buscó demasiado. Espere 20 segundos.' } };
/** No customer was found. */
const NOBODY = { clientes: [], hayMasClientes: false };
const GONE = { status: 404, body: { codigo: 0, descripcion: 'No se encontraron resultados' } };

/** Opens a page with little of its own, and a search that answers by the text. */
function openWith(found: Readonly<Record<string, readonly Hallazgo[]>>, answers: Answers = {}) {
  return openApp('facturas-globales', {
    ...{ periodosGlobales: [], notasPorHacer: [], recientes: [], detalleCaso: GONE, anexosDeCaso: GONE },
    ...{
      ventaPorId: GONE,
      articulosOperacion: GONE,
      valesDeOperacion: GONE,
      facturasDeVenta: GONE,
      guardarBusqueda: GONE,
    },
    ...{ tiendasBusqueda: [CENTRO], areas: [], subcategorias: [], tiendas: [CENTRO] },
    listaFacturas: { facturas: [], total: 0, limiteExcedido: false },
    buscarTodo: ({ cuerpo: { texto } }) => ({ hallazgos: [...(found[texto] ?? [])], hayMas: [], ...NOBODY }),
    ...answers,
  });
}

/** Opens the search as the hands do, once the page is there. */
async function search(text = ''): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  if (text !== '') await userEvent.keyboard(text);
}

/** The cases whose pages were opened. One that is not there is asked for once more by its page. */
function opened(asked: App['asked']) {
  return () => [...new Set(asked('detalleCaso').map(({ ruta }) => ruta.id))];
}

describe('the search of everything', () => {
  test('shows what was opened last, and Enter opens the first of it', async () => {
    const { asked } = await openWith({}, { recientes: [caso(7_001), { tipo: 'factura', factura: invoice(3) }] });
    await search();
    await expect
      .element(line('Caso 7001 Uc Pech Luis · 10/03/2026 · GARANTÍA · Tienda Centro EN PROCESO'))
      .toBeVisible();
    await expect.element(line('Factura A-3 KARLA FUENTE NOLASCO · 18/03/2026 · $116.00 VIGENTE')).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(opened(asked)).toEqual(['7001']);
  });

  test('opens a record by its number and Enter, however fast, and asks for the whole number alone', async () => {
    const { asked } = await openWith({ 7001: [caso(7_001)] });
    await search('7001{Enter}');
    await expect.poll(opened(asked)).toEqual(['7001']);
    expect(asked('buscarTodo').map(({ cuerpo }) => cuerpo.texto)).toEqual(['7001']);
    await expect.element(field).not.toBeInTheDocument();
  });

  test('opens the sale of a number at once, though its cases were found too, and shows two of one number', async () => {
    const { address } = await openWith({
      1000001: [caso(7_001), sale(1_000_001)],
      1000002: [caso(7_001), sale(1_000_002), sale(1_000_002, { cvetda: 2, nombre: 'Tienda Sur' })],
    });
    await search('1000001{Enter}');
    await expect.poll(address).toBe('valida-operacion?tienda=1&operacion=1000001');
    await expect.element(page.getByLabelText('Operación', { exact: true })).toHaveValue('1000001');
    await search('1000002{Enter}');
    await expect.element(line(/^Operación 1000002 Tienda Sur/)).toBeVisible();
    expect(address()).toBe('valida-operacion?tienda=1&operacion=1000001');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(address).toBe('valida-operacion?tienda=2&operacion=1000002');
  });

  test('searches by itself while one types a name, and leads to the list of all', async () => {
    const { address } = await openWith(
      {},
      {
        buscarTodo: { hallazgos: [{ tipo: 'factura', factura: invoice(1) }], hayMas: ['factura'], ...NOBODY },
      },
    );
    await search('karla');
    await expect.element(line(/^Factura A-1/)).toBeVisible();
    await expect.element(page.getByText('1 resultado', { exact: true })).toBeVisible();
    await line('Ver todas las facturas').click();
    await expect.poll(address).toBe('facturas?cliente=karla');
  });

  test('says as what it looked, and offers the operation to the sales system of the chain', async () => {
    const { address } = await openWith({});
    await search('1234567');
    await expect
      .element(
        page.getByText(
          'No se encontró nada con «1234567» como caso u operación; factura; folio de otra forma, guía, folio web o artículo de su tienda.',
        ),
      )
      .toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('valida-operacion?tienda=1&operacion=1234567');
  });

  test('says that nobody has a phone, and begins a case with it', async () => {
    await openWith({}, AT_VALIDATION);
    await search('55 8765 4321');
    await expect.element(page.getByText('Nadie con ese teléfono, ni caso u operación con ese número.')).toBeVisible();
    await line(/^Nuevo Caso con este teléfono/).click();
    const { dialog, celular } = newCase();
    await expect.element(celular).toHaveValue('5587654321');
    // That is nothing written: it closes without a question.
    await dialog.getByRole('button', { name: 'Cerrar ventana' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('says of no phone that nobody has it before it is looked for', async () => {
    const { answer, asked } = await openWith({}, AT_VALIDATION);
    await search('558765432');
    await expect.element(page.getByText(/^No se encontró nada con/)).toBeVisible();
    let find = (): void => undefined;
    const found = new Promise<void>((resolve) => {
      find = resolve;
    });
    answer({
      buscarTodo: async () => {
        await found;
        return { hallazgos: [caso(7_001)], hayMas: [], ...NOBODY };
      },
    });
    await userEvent.keyboard('1');
    await expect.element(page.getByText('Buscando…')).toBeVisible();
    await expect.poll(() => asked('buscarTodo').at(-1)?.cuerpo.texto).toBe('5587654321');
    await expect.element(line(/Nuevo Caso/)).not.toBeInTheDocument();
    find();
    await expect.element(line(/^Caso 7001/)).toBeVisible();
    await expect.element(line(/Nuevo Caso/)).not.toBeInTheDocument();
  });

  test("opens the voucher whose folio is typed in the place of an operation's number", async () => {
    const { address, asked } = await openApp('valida-operacion', {
      ...AT_VALIDATION,
      ...{
        recientes: [],
        obtenerVale: GONE,
        buscarTodo: { hallazgos: [voucher('D0010000624')], hayMas: [], ...NOBODY },
      },
    });
    const operation = page.getByLabelText('Operación', { exact: true });
    await operation.fill('d0010000624');
    await expect.element(page.getByText('Es el folio de un vale: Enter lo abre.')).toBeVisible();
    await operation.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('vales/61');
    await expect.poll(() => asked('obtenerVale').length).toBe(1);
  });

  test('shows customers before all that is theirs, and opens their page', async () => {
    const clientes = [{ numiden: 9, nombre: 'Uc Pech Luis' }];
    const { address } = await openWith(
      {},
      {
        buscarTodo: { hallazgos: [caso(7_001)], hayMas: [], clientes, hayMasClientes: true },
        fichaDeCliente: { numiden: 9, nombre: 'Uc Pech Luis', hallazgos: [], hayMas: [] },
      },
    );
    await search('uc pech');
    await expect.element(line(/^Uc Pech Luis/)).toBeVisible();
    await expect.element(page.getByText('Clientes: hay más, escriba también un apellido')).toBeVisible();
    await expect.element(line(/^Caso 7001.*10\/03\/2026/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('clientes/9');
    // A page that is still coming when its test ends asks in the next one.
    await expect.element(page.getByRole('heading', { level: 1, name: 'Uc Pech Luis' })).toBeVisible();
  });

  test('says why it could not search, and Enter asks again', async () => {
    const { asked, answer } = await openWith({}, { buscarTodo: SLOWED });
    await search('7001{Enter}');
    await expect.element(page.getByRole('alert').filter({ hasText: SLOWED.body.message })).toBeVisible();
    answer({ buscarTodo: { hallazgos: [caso(7_001)], hayMas: [], ...NOBODY } });
    await userEvent.keyboard('{Enter}');
    await expect.poll(opened(asked)).toEqual(['7001']);
  });

  test('goes to a page by its name, without accents, before anything is found', async () => {
    const { address } = await openWith({});
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('factur');
    await expect.element(line('Facturas Mostrador')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('facturas');
  });

  test('begins a new case where one is', async () => {
    const { address } = await openWith({});
    await search('nuevo');
    await line('Nuevo Caso').click();
    await expect.element(page.getByRole('dialog', { name: 'Nuevo Caso' })).toBeVisible();
    expect(address()).toBe('facturas-globales');
  });

  test('opens from a field by Ctrl+K, where a stroke is a letter, and Esc gives the focus back', async () => {
    await openApp('facturas', {
      ...{ recientes: [], tiendasBusqueda: [CENTRO] },
      listaFacturas: { facturas: [], total: 0, limiteExcedido: false },
      // A way that the window shows under the pointer, which stays at the field, is fetched ahead.
      ...{ areas: [], subcategorias: [] },
    });
    const name = page.getByLabelText('Nombre', { exact: true });
    await name.click();
    await userEvent.keyboard('a/');
    await expect.element(name).toHaveValue('a/');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(name).toHaveFocus();
  });
});
