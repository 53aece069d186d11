import { expect, it } from 'vitest';
import { datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';
import { fiscalDataOf } from './fiscalData.ts';

const person = {
  nombre: 'María Guadalupe',
  apellidoPaterno: 'Núñez',
  apellidoMaterno: 'de la Cruz' as string | null,
  fechaNacimiento: '1988-03-14' as string | null,
  correo: null,
  telefono: null,
  celular: '5512345678',
};

const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The rule of the tax authority: all thirteen characters, weighted from 13 down to 1, make a multiple of 11. */
function agrees(rfc: string): boolean {
  const value = (letter: string, place: number) => (place === 12 && letter === 'A' ? 10 : VALUES.indexOf(letter));
  return [...rfc].reduce((sum, letter, place) => sum + value(letter, place) * (13 - place), 0) % 11 === 0;
}

it('makes a tax number of name and birth date whose check digit agrees', () => {
  for (let turn = 0; turn < 400; turn += 1) expect(agrees(fiscalDataOf(person, turn).rfc ?? '')).toBe(true);
  expect(fiscalDataOf(person, 0).rfc).toMatch(/^NUCG880314/);
});

it('makes data with which an invoice can be made out, of somebody and of the public at large', () => {
  for (const fechaNacimiento of ['1988-03-14', null]) {
    for (let turn = 0; turn < 60; turn += 1) {
      const made = fiscalDataOf({ ...person, fechaNacimiento }, turn);
      expect(datosFiscalesSchema.safeParse(made).error?.issues ?? []).toEqual([]);
    }
  }
});

it('invoices who gave no birth date as the public at large', () => {
  expect(fiscalDataOf({ ...person, fechaNacimiento: null }, 1)).toMatchObject({
    rfc: 'XAXX010101000',
    usoCFDI: 'S01',
    regimenFiscal: '616',
    beneficiario: 'MARÍA GUADALUPE NÚÑEZ DE LA CRUZ',
    telefono: '5512345678',
  });
});

it('takes a single surname', () => {
  expect(fiscalDataOf({ ...person, apellidoMaterno: null }, 2).rfc).toMatch(/^NUXG880314/);
});
