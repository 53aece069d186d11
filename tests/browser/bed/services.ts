import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { newCaseOfSale } from './caso.ts';
import type { OwnSale } from './sales.ts';
import type { Signed } from './test.ts';

/** A taxpayer of the authority's public tests: a school. */
export const SCHOOL = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  codigoPostal: '42501',
  regimen: '601',
  uso: 'G03',
} as const;

/** Others of those tests, none with an invoice but by the test that takes one. */
export const PAYERS = {
  university: { ...SCHOOL, rfc: 'URE180429TM6', beneficiario: 'UNIVERSIDAD ROBOTICA ESPAÑOLA', codigoPostal: '86991' },
  toys: { ...SCHOOL, rfc: 'KIJ0906199R1', beneficiario: 'KERNEL INDUSTIA JUGUETERA', codigoPostal: '28971' },
  xenon: { ...SCHOOL, rfc: 'XIA190128J61', beneficiario: 'XENON INDUSTRIAL ARTICLES', codigoPostal: '76343' },
  estrada: { ...SCHOOL, rfc: 'JES900109Q90', beneficiario: 'JIMENEZ ESTRADA SALAS', codigoPostal: '37161' },
  software: { ...SCHOOL, rfc: 'S&S051221SE2', beneficiario: 'S & SOFTWARE', codigoPostal: '76022' },
  innovation: { ...SCHOOL, rfc: 'IVD920810GU2', beneficiario: 'INNOVACION VALOR Y DESARROLLO', codigoPostal: '63901' },
} as const;

type Receiver = { readonly [K in keyof typeof SCHOOL]: string };

/** Another one of them under a surname that is not his: the provider refuses him (CFDI40145). */
export const SURNAMED_OTHERWISE = {
  rfc: 'KICR630120NX3',
  beneficiario: 'RODRIGO KITIA CASTILLO',
  codigoPostal: '36246',
  regimen: '612',
  uso: 'G03',
} as const;

/** Writes the receiver of an invoice, all that must be. */
export async function writeReceiver(page: Page, receiver: Receiver): Promise<void> {
  const { fields } = servicePanel(page);
  await fields.rfc.fill(receiver.rfc);
  await fields.nombre.fill(receiver.beneficiario);
  await fields.regimen.selectOption(receiver.regimen);
  await fields.uso.selectOption(receiver.uso);
  await fields.codigoPostal.fill(receiver.codigoPostal);
}

/** The panel 'Servicio' of a case, by what a person sees and does on it. */
export function servicePanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Servicio' });
  const labelled = (label: string | RegExp): Locator => panel.getByLabel(label, { exact: typeof label === 'string' });
  const buttonNamed = (name: string): Locator => panel.getByRole('button', { name, exact: true });
  const fields = {
    rfc: labelled(/^RFC/),
    nombre: labelled(/^Nombre o razón social/),
    regimen: labelled(/^Régimen fiscal/),
    uso: labelled(/^Uso del CFDI/),
    codigoPostal: labelled(/^C\.P\./),
    estado: labelled('Estado'),
    municipio: labelled('Municipio o alcaldía'),
    colonia: labelled('Colonia'),
    formaPago: labelled(/^Forma de pago/),
  };
  return {
    panel,
    labelled,
    buttonNamed,
    fields,
    /** Presses Tab until the part has the focus; a part that Tab does not reach fails the test. */
    tabTo: async (part: Locator) => {
      for (let n = 0; n < 60; n++) {
        if (await part.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      await expect(part, 'reached by Tab').toBeFocused();
    },
  };
}

/** An invoice by its series and folio, and the case that it was made for. */
interface NewInvoice {
  readonly name: string;
  readonly idCaso: number;
}

/** An invoice of a sale, to the school if not said, made without a screen for a case of its own. */
export async function newInvoice(
  asesor: Signed,
  facturacion: Signed,
  sale: OwnSale,
  receiver: Receiver = SCHOOL,
): Promise<NewInvoice> {
  const idCaso = await newCaseOfSale(asesor, 'FACTURA GENERAL', sale);
  const { rfc, beneficiario, codigoPostal, regimen: regimenFiscal, uso: usoCFDI } = receiver;
  const { tienda, operacion } = sale;
  const answer = await facturacion.request.post('api/facturas/facturacion/resolver', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      ...{ idCaso, origen: 'venta', tienda, operacion },
      datosFiscales: { rfc, beneficiario, codigoPostal, regimenFiscal, usoCFDI },
    },
  });
  const { factura } = (await answer.json()) as { readonly factura: { readonly serie: string; readonly folio: string } };
  return { name: `${factura.serie}-${factura.folio}`, idCaso };
}
