import { expect, it } from 'vitest';
import type { Comprobante } from '#domain/cfdi/comprobante';
import { expressionOf } from './authority.ts';

const UUID = '11111111-2222-4333-8444-555555555555';

it.each([
  ['1', '1.0'],
  ['1.00', '1.0'],
  ['2010.01', '2010.01'],
  ['2010.10', '2010.1'],
  ['0.000001', '0.000001'],
  ['100', '100.0'],
])('the authority is asked for a total of %s as %s', (total, written) => {
  const invoice = {
    Emisor: { Rfc: 'Ñ&A740101AB1' },
    Receptor: { Rfc: 'H&E951128469' },
    Total: total,
    Sello: 'abcdefgh12345678==',
  };
  expect(expressionOf(invoice as Comprobante, UUID)).toBe(
    `?re=Ñ&amp;A740101AB1&rr=H&amp;E951128469&tt=${written}&id=${UUID}&fe=345678==`,
  );
});
