/** The acts on the page of an invoice: which there are, why not the others, and how one leads to its case. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PERMISOS } from '#domain/common/permisos';
import type { Factura } from '#domain/facturas/facturas';
import { documento } from '../../machines/facturas.samples.ts';
import { openApp } from '../bed/app.tsx';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';

const ON_CREDIT: Factura = {
  ...documento,
  ...{ formaPago: '99', lugarExpedicion: '06000', conceptos: [], datosFiscales: {}, pago: null },
  totales: { subtotal: 100, descuento: 0, traslados: [], total: 116 },
  ...{ fechaEmision: '2026-11-09T17:59:00.000Z', fechaTimbrado: '2026-11-09T18:00:00.000Z', cancelacion: null },
  ...{ impedimento: null, relacionadas: [], vales: [], rechazos: [], logs: [], porDecidir: false },
  ...{ conRelacionadas: false, conSustituta: false, fueraDePlazo: false },
};
const MADE = { codigo: 1, descripcion: 'El caso 77 se ha creado con éxito', id: 77, version: 1, nuevo: true };
const GONE = { status: 404, body: { codigo: 0, descripcion: 'No se encontraron resultados' } };
const ACTS = ['Cancelar factura', 'Nota de crédito', 'Recibo de pago'];

const open = (factura: Factura, answers: Answers = {}) =>
  openApp(`facturas/${factura.id}`, {
    ...{ obtenerFactura: factura, abrirCasoDeFactura: MADE, detalleCaso: GONE, anexosDeCaso: GONE },
    ...answers,
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Each act by its name: null where it may be done, else why not. */
async function offered(): Promise<readonly (string | null)[]> {
  await expect.element(page.getByRole('region', { name: 'Acciones de la factura' })).toBeVisible();
  return ACTS.map((name) => {
    const element = button(name).element();
    if (element.getAttribute('aria-disabled') !== 'true') return null;
    return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  });
}

const KIND = 'Solo una factura que se paga después o en partes (PPD) lleva recibos de pago.';
const STATE = 'Una factura en estado CANCELADA no se cancela ni lleva notas de crédito ni recibos de pago.';
const RELATED =
  'Esta factura tiene documentos relacionados que siguen vigentes: cancélelos primero. Si otra factura la sustituye, cancélela con el motivo 01.';

describe('the acts that an invoice allows', () => {
  test.for<readonly [what: string, factura: Partial<Factura>, reasons: readonly (string | null)[]]>([
    ['on credit', {}, [null, null, null]],
    ['paid at once', { metodoPago: 'PUE', porPagar: 0 }, [null, null, KIND]],
    ['paid', { porPagar: 0 }, [null, null, 'De esta factura ya no queda saldo por pagar.']],
    ['cancelled', { estado: { id: 4, nombre: 'CANCELADA' } }, [STATE, STATE, STATE]],
    [
      'a note',
      { clase: 'notaCredito', metodoPago: 'PUE' },
      [null, 'Solo una factura de venta lleva notas de crédito.', KIND],
    ],
    ['with a note', { conRelacionadas: true }, [RELATED, null, null]],
    [
      'with a substitute',
      { conRelacionadas: true, conSustituta: true },
      [
        null,
        'Esta factura ya tiene otra que la sustituye: trabaje con esa.',
        'Esta factura ya tiene otra que la sustituye: trabaje con esa.',
      ],
    ],
  ])('%s', async ([, changes, reasons]) => {
    await open({ ...ON_CREDIT, ...changes });
    expect(await offered()).toEqual(reasons);
    expect(await faultsIn('main')).toEqual([]);
  });

  test.for(['crearCaso', 'validarOperacion'] as const)('are none for who lacks %s', async (lacked) => {
    const permisos = [PERMISOS.facturar, PERMISOS.crearCaso, PERMISOS.validarOperacion].filter(
      ({ id }) => id !== PERMISOS[lacked].id,
    );
    await open(ON_CREDIT, {
      permisosPerfil: permisos.map(({ id, nombre }) => ({ id, nombre })),
      detallesUsuario: {
        ...{ id: 100_001, nombreCompleto: 'Laura Méndez Castillo', correo: 'laura@ejemplo.mx', areas: [1], roles: [4] },
        ...{ permisos: permisos.map(({ id }) => id), esGerente: false, areasGerente: [], nuevo: false, limite: null },
      },
    });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Factura A-123' })).toBeVisible();
    await expect.element(button('Cancelar factura')).not.toBeInTheDocument();
  });
});

describe('an act', () => {
  test('asks once for its case, however often it is pressed, and goes there', async () => {
    let answer = (_: typeof MADE): void => undefined;
    const { asked } = await open(ON_CREDIT, {
      abrirCasoDeFactura: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await button('Cancelar factura').click();
    await expect.poll(() => asked('abrirCasoDeFactura').length).toBe(1);
    await expect.element(button('Nota de crédito')).toHaveAttribute('aria-disabled', 'true');
    button('Cancelar factura')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    answer(MADE);
    await expect.poll(() => asked('detalleCaso').map(({ ruta }) => ruta.id)).toEqual(['77']);
    expect(asked('abrirCasoDeFactura').map(({ cuerpo }) => cuerpo)).toEqual([
      { acto: 'cancelar', idFactura: 31, cliente: null, contacto: null },
    ]);
    await expect.element(page.getByText('El caso 77 se ha creado con éxito')).toBeVisible();
  });

  test('that the server refuses says why, and stays', async () => {
    const message = 'Una factura en estado CANCELADA no se cancela ni lleva notas de crédito ni recibos de pago.';
    const { address } = await open(ON_CREDIT, { abrirCasoDeFactura: { status: 409, body: { codigo: 0, message } } });
    await button('Recibo de pago').click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(address()).toBe('facturas/31');
  });

  test('whose answer was lost is asked for again with its key', async () => {
    const { asked, answer } = await open(ON_CREDIT, { abrirCasoDeFactura: { status: 500, body: {} } });
    await button('Nota de crédito').click();
    await expect.poll(() => asked('abrirCasoDeFactura').length).toBe(1);
    await expect.element(button('Nota de crédito')).not.toHaveAttribute('aria-disabled');
    answer({ abrirCasoDeFactura: MADE });
    await button('Nota de crédito').click();
    await expect.poll(() => asked('detalleCaso').length).toBeGreaterThan(0);
    const keys = asked('abrirCasoDeFactura').map(({ clave }) => clave);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('of an invoice of nobody asks who the customer is, and takes another than one who seems to be him', async () => {
    const message = 'Esta factura no dice de qué cliente es: elíjalo.';
    const { asked, answer } = await open(ON_CREDIT, {
      abrirCasoDeFactura: { status: 400, body: { codigo: 0, message, campos: [{ campo: 'cliente', message }] } },
    });
    await button('Cancelar factura').click();
    await expect.element(page.getByText(message)).toBeVisible();
    const window = page.getByRole('dialog', { name: 'Elegir al cliente' });
    await window.getByRole('textbox', { name: /^Nombre/ }).fill('Zacarías');
    await window.getByRole('textbox', { name: /^Apellido paterno/ }).fill('Iturbide');
    await window.getByLabelText(/^Fecha nacimiento/).fill('1980-02-29');
    await window.getByRole('textbox', { name: /^Número celular/ }).fill('5577001122');
    const alike = 'Ya hay un cliente con ese celular: Iturbide Zacarías.';
    answer({ abrirCasoDeFactura: { status: 409, body: { codigo: 0, message: alike, entidad: 'cliente', id: 9 } } });
    await window.getByRole('button', { name: 'Elegir', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: '¿Es otra persona?' });
    await expect.element(question.getByText(alike)).toBeVisible();
    expect(await faultsIn('body')).toEqual([]);
    answer({ abrirCasoDeFactura: MADE });
    await question.getByRole('button', { name: 'Es otra persona' }).click();
    await expect.poll(() => asked('detalleCaso').length).toBeGreaterThan(0);
    const customers = asked('abrirCasoDeFactura').map(({ cuerpo }) => cuerpo.cliente);
    expect(customers).toMatchObject([
      null,
      { esNuevo: true, identidad: { nombre: 'Zacarías' }, otroCliente: false },
      { esNuevo: true, identidad: { nombre: 'Zacarías' }, otroCliente: true },
    ]);
  });

  test('keeps what is written of the customer over a reload, until one is chosen', async () => {
    const message = 'Esta factura no dice de qué cliente es: elíjalo.';
    const asks = { status: 400, body: { codigo: 0, message, campos: [{ campo: 'cliente', message }] } };
    const { reload, drafts, answer } = await open(ON_CREDIT, { abrirCasoDeFactura: asks });
    await button('Cancelar factura').click();
    const window = page.getByRole('dialog', { name: 'Elegir al cliente' });
    const name = window.getByRole('textbox', { name: /^Nombre/ });
    await name.fill('Zacarías');
    await expect.poll(drafts).toContain('Zacarías');
    await reload();
    await button('Cancelar factura').click();
    await expect.element(name).toHaveValue('Zacarías');
    await window.getByRole('textbox', { name: /^Apellido paterno/ }).fill('Iturbide');
    await window.getByLabelText(/^Fecha nacimiento/).fill('1980-02-29');
    await window.getByRole('textbox', { name: /^Número celular/ }).fill('5577001122');
    answer({ abrirCasoDeFactura: MADE });
    await window.getByRole('button', { name: 'Elegir', exact: true }).click();
    await expect.poll(drafts).toBe('[]');
  });

  test('keeps the customer who was chosen over a reload, until his case is there', async () => {
    const message = 'Esta factura no dice de qué cliente es: elíjalo.';
    const asks = { status: 400, body: { codigo: 0, message, campos: [{ campo: 'cliente', message }] } };
    const { reload, drafts, answer, asked } = await open(ON_CREDIT, { abrirCasoDeFactura: asks });
    await button('Cancelar factura').click();
    const window = page.getByRole('dialog', { name: 'Elegir al cliente' });
    const name = window.getByRole('textbox', { name: /^Nombre/ });
    await name.fill('Zacarías');
    await window.getByRole('textbox', { name: /^Apellido paterno/ }).fill('Iturbide');
    await window.getByLabelText(/^Fecha nacimiento/).fill('1980-02-29');
    await window.getByRole('textbox', { name: /^Número celular/ }).fill('5577001122');
    await expect.poll(drafts).toContain('5577001122');
    answer({ abrirCasoDeFactura: { status: 500, body: {} } });
    await window.getByRole('button', { name: 'Elegir', exact: true }).click();
    await expect.poll(() => asked('abrirCasoDeFactura').length).toBe(2);
    await expect.element(window).not.toBeInTheDocument();
    answer({ abrirCasoDeFactura: asks });
    await reload();
    await button('Cancelar factura').click();
    await expect.element(name).toHaveValue('Zacarías');
    answer({ abrirCasoDeFactura: MADE });
    await window.getByRole('button', { name: 'Elegir', exact: true }).click();
    await expect.poll(drafts).toBe('[]');
  });
});

test('an invoice that could not be mailed says so, with the reason, and keeps the address', async () => {
  await open(ON_CREDIT, { enviarDocumento: { status: 502, body: { codigo: 0, message: 'El buzón no existe.' } } });
  await button('Enviar').click();
  const window = page.getByRole('dialog');
  const address = window.getByLabelText(/^Correo/);
  await address.fill('karla@correo.mx');
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect
    .element(window.getByRole('alert'))
    .toHaveTextContent(/Ocurrió un error enviar el correo\. El buzón no existe\./);
  await expect.element(address).toHaveValue('karla@correo.mx');
});
