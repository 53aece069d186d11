/** The page of the chain's fiscal data: its check list, a store, a file of keys, and a certificate. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SIZES } from '../../browser/bed/looks.ts';
import { AS_IT_CAME, CENTRO, openChain } from '../bed/chain.ts';
import { faultsIn } from '../bed/faults.ts';

const done = (descripcion: string, id = 1) => ({ codigo: 1, descripcion, id, version: 1 });

describe('the check list', () => {
  test('says what each store lacks, and leads to where it is given', async () => {
    const { named } = await openChain('listo', {
      listoParaFacturar: {
        muestra: false,
        emisor: [{ grave: true, texto: 'Falta decir quién expide las facturas de la cadena.' }],
        tiendas: [
          { cvetda: 1, nombre: 'Tienda Centro', faltas: [], ultimaVenta: '2026-03-18T18:00:00.000Z' },
          {
            ...{ cvetda: 2, nombre: 'Tienda Tijuana', ultimaVenta: null },
            faltas: [{ grave: true, texto: 'Falta su código postal: no puede expedir facturas.' }],
          },
        ],
        departamentos: [{ departamento: 'BLANCOS', articulos: 3 }],
      },
      tiendasDeCadena: [CENTRO],
    });
    const table = page.getByRole('table', { name: 'Tiendas' });
    await expect.element(table.getByRole('row', { name: /Tienda Centro LISTA/ })).toBeVisible();
    await expect
      .element(table.getByRole('row', { name: /Tienda Tijuana NO FACTURA Falta su código postal/ }))
      .toBeVisible();
    await expect.element(page.getByText('Falta decir quién expide las facturas de la cadena.')).toBeVisible();
    await expect.element(page.getByText('3 artículos')).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    await page.viewport(SIZES.tableta.width, SIZES.tableta.height);
    await expect.element(table.getByRole('columnheader', { name: 'Última venta' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Tiendas: tabla desplazable' })).not.toBeInTheDocument();
    await page.viewport(SIZES.escritorio.width, SIZES.escritorio.height);
    await named('Ver las tiendas').click();
    await expect.element(page.getByRole('tab', { name: 'Tiendas', selected: true })).toBeVisible();
  });
});

test('of the sample chain the check list alarms nobody, and says why', async () => {
  const texto = 'Falta decir quién expide las facturas de la cadena.';
  await openChain('listo', {
    listoParaFacturar: { muestra: true, emisor: [{ grave: true, texto }], tiendas: [], departamentos: [] },
  });
  await expect.element(page.getByText(texto)).toBeVisible();
  await expect.element(page.getByText(/^La cadena es de muestra/)).toBeVisible();
  const colorOf = (words: string | RegExp) => getComputedStyle(page.getByText(words).element()).color;
  expect(colorOf(texto)).toBe(colorOf(/^La cadena es de muestra/));
});

describe('the address', () => {
  test('that names a tab which there is not leads to the first one', async () => {
    const { address } = await openChain('no-hay' as never, {});
    await expect.element(page.getByRole('tab', { name: 'Listo para facturar', selected: true })).toBeVisible();
    await expect.poll(address).toBe('datos-fiscales');
    await page.getByRole('tab', { name: 'Tiendas' }).click();
    await expect.poll(address).toBe('datos-fiscales?pestana=tiendas');
    await expect.element(page.getByRole('tab', { name: 'Tiendas', selected: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Agregar tienda' })).toBeVisible();
  });
});

describe('a store', () => {
  test('is added with the number of its tills, and its clock is said while its postal code is typed', async () => {
    const { named, field, dialog, asked, answer } = await openChain('tiendas', {
      tiendasDeCadena: [CENTRO],
      guardarTienda: done('Tienda guardada con éxito', 7),
    });
    await named('Agregar tienda').click();
    await field('Número').fill('7');
    await field('Nombre').fill('Tienda Tijuana');
    await field('Código postal').fill('22000');
    await expect.element(dialog.getByText('Hora de la tienda: Noroeste (frontera).')).toBeVisible();
    await field('Serie').fill('tj-1');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(dialog.getByText(/^La serie lleva de 1 a 6 letras/)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    await field('Serie').fill('tj1');
    await field('Factura global').selectOptions('mensual');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(dialog.getByText('Elija el primer día que se factura.')).toBeVisible();
    await field('Desde').fill('2026-03-01');
    await field('Nota de lo devuelto').selectOptions('alCierre');
    answer({ tiendasDeCadena: [CENTRO, { ...CENTRO, id: 7, version: 1, nombre: 'Tienda Tijuana', serie: 'TJ1' }] });
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(page.getByRole('row', { name: /7 Tienda Tijuana/ })).toBeVisible();
    expect(asked('guardarTienda').map(({ cuerpo }) => cuerpo)).toEqual([
      {
        ...{ id: null, version: null, cvetda: 7, nombre: 'Tienda Tijuana', tipo: 'fisica', admiteLogin: true },
        ...{ codigoPostal: '22000', serie: 'TJ1' },
        globales: { periodicidad: 'mensual', desde: '2026-03-01', notas: 'alCierre' },
        horario: null,
      },
    ]);
  });

  test('comes in by a file that says first what it would change', async () => {
    const counts = { nuevas: 1, cambiadas: 0, iguales: 1, malas: [], malasEnTotal: 0, codigo: 1 };
    const { named, field, dialog, asked, answer } = await openChain('tiendas', {
      tiendasDeCadena: [CENTRO],
      cargarTiendas: {
        ...{ ...counts, codigo: 2, nuevas: 0, iguales: 0, guardado: false, malasEnTotal: 1 },
        descripcion: 'El archivo tiene una línea que no se puede leer: no se guardó nada.',
        malas: [{ linea: 3, motivo: 'Otra tienda ya usa esa serie.' }],
      },
    });
    await named('Cargar CSV').click();
    await expect.element(dialog.getByText(/^Un archivo CSV con las columnas Número, Nombre, Tipo/)).toBeVisible();
    await userEvent.upload(field('Archivo'), new File(['malas'], 'tiendas.csv', { type: 'text/csv' }));
    await expect.element(dialog.getByText('Otra tienda ya usa esa serie.')).toBeVisible();
    const seen = {
      ...counts,
      guardado: false,
      descripcion: 'Se guardarían 1 nuevas y 0 cambiadas; 1 ya estaban igual.',
    };
    answer({ cargarTiendas: seen });
    await userEvent.upload(field('Archivo'), new File(['buenas'], 'tiendas.csv', { type: 'text/csv' }));
    await expect.element(dialog.getByText(/^Se guardarían 1 nuevas/)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    answer({
      cargarTiendas: { ...seen, guardado: true },
      tiendasDeCadena: [CENTRO, { ...CENTRO, id: 7, nombre: 'Tienda Sur', serie: 'S' }],
    });
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /^7 Tienda Sur/ })).toBeVisible();
    expect(asked('cargarTiendas').map(({ cuerpo }) => cuerpo)).toEqual([
      { texto: 'malas', soloRevisar: true },
      { texto: 'buenas', soloRevisar: true },
      { texto: 'buenas', soloRevisar: false },
    ]);
  });

  test('is found by its number or its name, and keeps its number', async () => {
    const { named } = await openChain('tiendas', {
      tiendasDeCadena: [CENTRO, { ...CENTRO, id: 12, nombre: 'Tienda Mérida' }],
    });
    await page.getByRole('searchbox').fill('merida');
    await expect.element(named('Tienda Mérida')).toBeVisible();
    await expect.element(named('Tienda Centro')).not.toBeInTheDocument();
    await page.getByRole('searchbox').fill('1');
    await named('Tienda Centro').click();
    await expect.element(page.getByRole('dialog').getByLabelText(/^Número/)).toHaveAttribute('readonly');
  });
});

describe('a file of keys', () => {
  const csv = (text: string) => new File([text], 'claves.csv', { type: 'text/csv' });

  test('says its bad lines and keeps nothing, and a good one is kept once it was seen', async () => {
    const counts = { nuevas: 2, cambiadas: 1, iguales: 0, malas: [], malasEnTotal: 0 };
    const { named, field, dialog, asked, answer } = await openChain('claves', {
      clavesFiscales: { filas: [], limiteExcedido: false },
      cargarClaves: {
        ...{ codigo: 2, descripcion: 'El archivo tiene una línea que no se puede leer: no se guardó nada.' },
        ...{ guardado: false, nuevas: 0, cambiadas: 0, iguales: 0, malasEnTotal: 1 },
        malas: [{ linea: 4, motivo: 'La clave de producto o servicio tiene 8 dígitos, como 52141501.' }],
      },
    });
    await named('Cargar CSV').click();
    await userEvent.upload(field('Archivo'), csv('malo'));
    await expect.element(dialog.getByText('Línea 4')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Guardar', exact: true })).not.toBeInTheDocument();
    expect(await faultsIn('body')).toEqual([]);

    answer({
      cargarClaves: {
        ...counts,
        codigo: 1,
        descripcion: 'Se guardarían 2 nuevas y 1 cambiadas; 0 ya estaban igual.',
        guardado: false,
      },
    });
    await userEvent.upload(field('Archivo'), csv('bueno'));
    await expect.element(dialog.getByText(/^Se guardarían 2 nuevas/)).toBeVisible();
    answer({
      cargarClaves: {
        ...counts,
        codigo: 1,
        descripcion: 'Se guardaron 2 nuevas y 1 cambiadas; 0 ya estaban igual.',
        guardado: true,
      },
    });
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked('cargarClaves').map(({ cuerpo }) => cuerpo)).toEqual([
      { texto: 'malo', soloRevisar: true },
      { texto: 'bueno', soloRevisar: true },
      { texto: 'bueno', soloRevisar: false },
    ]);
  });
});

describe('a certificate', () => {
  test('is given with its key and password, which stay nowhere', async () => {
    const app = await openChain('emisor', {
      emisor: AS_IT_CAME,
      guardarCsd: done('Certificado guardado con éxito'),
    });
    const { named, field, dialog, asked, answer, drafts } = app;
    await expect.element(page.getByText(/^La cadena no ha dado ninguno/)).toBeVisible();
    await named('Subir certificado').click();
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(dialog.getByText('Escriba la contraseña de la llave privada.')).toBeVisible();
    await userEvent.upload(field('Certificado'), new File(['cert'], 'csd.cer'));
    await userEvent.upload(field('Llave privada'), new File(['llave-privada'], 'csd.key'));
    await field('Contraseña de la llave').fill('secretísima');
    expect(await faultsIn('body')).toEqual([]);
    answer({
      emisor: {
        ...AS_IT_CAME,
        ...{ version: 1, guardado: true, sinValidez: false },
        aviso: 'El certificado (CSD) vence en 20 días. Pida otro al SAT y súbalo en Datos fiscales antes de esa fecha.',
        certificado: {
          ...{ noCertificado: '30001000000500003416', rfc: 'MDE210401MD3', subido: '2026-03-18T18:00:00.000Z' },
          ...{ desde: '2023-05-18T11:43:51.000Z', hasta: '2027-05-18T11:43:51.000Z' },
        },
      },
    });
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect.element(page.getByText('30001000000500003416')).toBeVisible();
    await expect.element(page.getByText(/^El certificado \(CSD\) vence en 20 días/)).toBeVisible();
    expect(asked('guardarCsd').map(({ cuerpo }) => cuerpo)).toEqual([
      { version: 0, certificado: btoa('cert'), llave: btoa('llave-privada'), contrasena: 'secretísima' },
    ]);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(drafts() + stored).not.toContain('secretísima');
    expect(drafts() + stored).not.toContain(btoa('llave-privada'));
  });
});
