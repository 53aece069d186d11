/** The forms of the services of an invoice: what fills them in, what is told beside a field, and where the focus goes. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PorPagar } from '#domain/facturas/facturas';
import { SIZES } from '../../browser/bed/looks.ts';
import { accepted, documento } from '../../machines/facturas.samples.ts';
import { focus, press, type } from '../bed/act.ts';
import { caseFor, INVOICE, openService } from '../bed/services.ts';

const SCHOOL = { rfc: 'EKU9003173C9', beneficiario: 'ESCUELA KEMPER URGATE', codigoPostal: '42501' };
const CERTIFICATE = [
  'CÉDULA DE IDENTIFICACIÓN FISCAL',
  'RFC: EKU9003173C9',
  'Denominación/Razón Social: ESCUELA KEMPER URGATE',
  // As a viewer copies a font that has its accents by themselves.
  'C ó digo Postal: 42501',
].join('\n');

function openGeneral(answers: Parameters<typeof openService>[1] = {}) {
  return openService(caseFor('facturaGeneral'), answers);
}

test('a postal code with 300 colonias fills the place in, and any colonia can be typed', async () => {
  const colonias = Array.from({ length: 300 }, (_, n) => `Colonia ${n}`);
  const { panel, fields } = await openGeneral({
    codigoPostal: { codigoPostal: '36257', estado: 'Guanajuato', municipio: 'Guanajuato', colonias },
  });
  await type(fields.codigoPostal, '36257');
  await userEvent.tab();
  await expect.element(fields.estado).toHaveValue('Guanajuato');
  await expect.element(fields.municipio).toHaveValue('Guanajuato');
  // Of so many none is chosen for the person.
  await expect.element(fields.colonia).toHaveValue('');
  await expect.poll(() => panel.element().querySelectorAll('datalist option').length).toBe(300);
  await type(fields.colonia, 'Una que el SAT no tiene');
  await expect.element(fields.colonia).toHaveValue('Una que el SAT no tiene');
});

test('an RFC is taken as people write it, and a name with signs is told what it cannot have', async () => {
  const { panel, fields, buttonNamed } = await openGeneral();
  await fields.rfc.fill(' ñ&a-010101 ab1 ');
  const name = 'José "Pepe" | <b>Ñandú</b> & Cía. 😀';
  await fields.nombre.fill(name);
  await buttonNamed('Revisar').click();
  // Its check digit only warns.
  await expect.element(panel.getByText(/^El dígito verificador del RFC no coincide/)).toBeVisible();
  await expect.element(panel.getByText('No puede llevar la barra vertical |.')).toBeVisible();
  await expect.element(fields.nombre).toHaveFocus();
  // Nothing of it is read as a tag.
  expect([...panel.element().querySelectorAll('b')].map((each) => each.textContent)).not.toContain('Ñandú');
  await expect.element(fields.nombre).toHaveValue(name);
});

test('a name that is filled in where somebody stands already is written over, not added to', async () => {
  const { fields } = await openGeneral({ datosFiscalesPorRfc: SCHOOL });
  await type(fields.rfc, SCHOOL.rfc);
  await userEvent.tab();
  await expect.element(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await expect.element(fields.nombre).toHaveFocus();
  await userEvent.keyboard('OTRA RAZON');
  await expect.element(fields.nombre).toHaveValue('OTRA RAZON');
});

test('a pasted tax certificate fills the form, also while a field has the focus', async () => {
  const { fields, buttonNamed } = await openGeneral({ datosFiscalesPorRfc: SCHOOL });
  await expect.element(fields.rfc).toBeVisible();
  await expect.element(fields.rfc).not.toHaveFocus();
  // Left empty it says so, which must not move the button away.
  focus(fields.rfc);
  await buttonNamed('Pegar una constancia').click();
  await page.getByLabelText('Texto de la Constancia de Situación Fiscal').fill(CERTIFICATE);
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('42501');
  await page.getByRole('button', { name: 'Usar estos datos' }).click();
  await expect.element(fields.rfc).toHaveValue(SCHOOL.rfc);
  await expect.element(fields.nombre).toHaveValue(SCHOOL.beneficiario);
  await expect.element(fields.codigoPostal).toHaveValue(SCHOOL.codigoPostal);
});

test('the first of what is wrong has the focus, whether the page finds it or the server', async () => {
  const rechazos = [
    { codigo: 'CFDI40147', donde: 'Receptor.DomicilioFiscalReceptor', texto: 'El código postal no es el suyo.' },
    { codigo: 'CFDI40145', donde: 'Receptor.Nombre', texto: 'El nombre no es el suyo.' },
  ];
  const { fields, buttonNamed } = await openGeneral({ validarFactura: { ...accepted, rechazos } });
  await expect.element(fields.rfc).toBeVisible();
  await buttonNamed('Revisar').click();
  await expect.element(fields.rfc).toHaveFocus();
  await fields.rfc.fill(SCHOOL.rfc);
  await fields.nombre.fill(SCHOOL.beneficiario);
  await fields.regimen.selectOptions('601');
  await fields.uso.selectOptions('G03');
  await fields.codigoPostal.fill('4250');
  await buttonNamed('Revisar').click();
  await expect.element(fields.codigoPostal).toHaveFocus();
  await fields.codigoPostal.fill(SCHOOL.codigoPostal);
  await buttonNamed('Revisar').click();
  await expect.element(fields.nombre).toHaveFocus();
  await expect.element(fields.nombre).toHaveAccessibleDescription(/El nombre no es el suyo\. \(CFDI40145\)/);
});

test('an amount that no note can be of is told why, beside its field', async () => {
  const { panel, asked, buttonNamed } = await openService(caseFor('notaCredito'), {
    notaCreditoDeOperacion: [{ ...documento, total: 6_960, porAcreditar: 6_960 }],
    obtenerFactura: { ...INVOICE, total: 6_960, porAcreditar: 6_960 },
    validarFactura: accepted,
  });
  const amount = panel.getByRole('textbox', { name: /^Importe/ });
  for (const [written, said] of [
    ['', 'Campo requerido'],
    ['0', 'El importe debe ser mayor que cero.'],
    ['0.001', 'Máximo dos decimales'],
    ['1e5', 'Campo de solo números.'],
    ['6,960.01', 'De esta factura quedan $6,960.00.'],
    ['9999999999', 'El valor no puede ser mayor a 100,000,000'],
  ] as const) {
    await amount.fill(written);
    await press(amount, '{Enter}');
    await expect.element(panel.getByRole('alert').getByText(said)).toBeVisible();
  }
  expect(asked('validarFactura')).toEqual([]);
  await amount.fill('0.01');
  await press(amount, '{Enter}');
  await expect.element(buttonNamed('Resolver')).toHaveFocus();
  expect(asked('validarFactura').map(({ cuerpo }) => cuerpo)).toMatchObject([{ solicitud: { monto: 0.01 } }]);
});

test('a search that finds nothing says what was looked for', async () => {
  const { panel, buttonNamed } = await openService(caseFor('cancelacionFactura'), {
    ...{ facturasPorCancelar: [], facturaPorFolio: [] },
  });
  const status = panel.getByRole('status');
  await expect.element(status).toHaveTextContent(/^No se encontraron resultados\..+, operación 1000001$/);
  await panel.getByRole('radio', { name: 'Serie y folio' }).click();
  await panel.getByRole('textbox', { name: /^Serie/ }).fill('a');
  await panel.getByRole('textbox', { name: /^Folio/ }).fill('2147483647');
  await buttonNamed('Buscar').click();
  await expect.element(status).toHaveTextContent('No se encontraron resultados.Factura A-2147483647');
});

test('twenty invoices of one payer stay in sight with the button, and all of them are found by his RFC', async () => {
  const payable = Array.from(
    { length: 20 },
    (_, n): PorPagar => ({
      ...{ ...documento, parcialidad: 1, id: 100 + n, folio: String(500 + n) },
      ...{ total: 6_960, porPagar: 6_960 },
    }),
  );
  const { panel, buttonNamed } = await openService(caseFor('reciboPago'), {
    busquedaReciboPago: ({ cuerpo }) => ('rfc' in cuerpo ? payable : payable.slice(0, 1)),
  });
  const amount = panel.getByLabelText('Se paga de A-500');
  for (const { width, height } of [SIZES.escritorio, SIZES.tableta]) {
    await page.viewport(width, height);
    await expect.element(amount).toHaveValue('6,960.00');
    expect(panel.getByRole('checkbox').elements()).toHaveLength(20);
    buttonNamed('Revisar').element().scrollIntoView({ block: 'nearest' });
    for (const part of [panel.getByLabelText(/^Forma de pago/), amount, buttonNamed('Revisar')])
      await expect.element(part).toBeInViewport({ ratio: 0.99 });
  }
  await page.viewport(SIZES.escritorio.width, SIZES.escritorio.height);
  // Of who pays all is offered, and nothing chosen.
  await buttonNamed('Elegir otra').click();
  await panel.getByRole('radio', { name: 'RFC' }).click();
  await panel.getByRole('textbox', { name: /^RFC/ }).fill(SCHOOL.rfc.toLowerCase());
  await buttonNamed('Buscar').click();
  await expect.element(panel.getByText('20 facturas por pagar de ESCUELA KEMPER URGATE · $139,200.00')).toBeVisible();
  await expect.element(amount).toHaveValue('');
  await expect.element(panel).toHaveTextContent('Total del pago $0.00');
});
