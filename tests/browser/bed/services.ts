import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A taxpayer of the authority's public tests: a school. */
export const SCHOOL = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER URGATE',
  codigoPostal: '42501',
  regimen: '601',
  uso: 'G03',
} as const;

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
    /** Writes a receiver over whatever stands in the form. */
    fillReceiver: async ({ rfc, beneficiario, codigoPostal, regimen, uso }: typeof SCHOOL) => {
      await fields.rfc.fill(rfc);
      await fields.nombre.fill(beneficiario);
      await fields.regimen.selectOption(regimen);
      await fields.uso.selectOption(uso);
      await fields.codigoPostal.fill(codigoPostal);
    },
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
