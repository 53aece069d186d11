import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, openPac } from '../../../tests/pac/desk.ts';
import { RFC_PAC } from '../../../tests/pac/state.ts';
import { demandVerified, verifiedStamp } from './verified.ts';

const pac = openPac();

let sellado: string;
let xml: string;
beforeEach(async () => {
  sellado = pac.sealedSale();
  ({ xml } = await pac.stamperOf('sw').stamp(pac.asked(sellado)));
});

/** The stamped document with another value of an attribute. */
function withOther(attribute: string, value: string): string {
  const other = xml.replace(new RegExp(`( ${attribute}=")[^"]*`), `$1${value}`);
  if (other === xml) throw new Error(`The document has no ${attribute}`);
  return other;
}

const why = (document: string, of = sellado) => verifiedStamp(document, of, [RFC_PAC]);

describe('a document that a provider hands back', () => {
  it('is the stamped invoice, by any of the tax numbers of the provider', () => {
    const stamped = { uuid: expect.stringMatching(/^[0-9A-F-]{36}$/), xml, fechaTimbrado: NOW };
    expect(verifiedStamp(xml, sellado, ['OTR010101AA1', RFC_PAC])).toEqual({ stamped });
    expect(demandVerified(xml, sellado, [RFC_PAC])).toEqual(stamped);
  });

  it('is none where it says no stamp of this very invoice', () => {
    expect(why('no es XML')).toEqual({ falla: 'no se puede leer: El archivo no es un XML.' });
    expect(why(sellado)).toEqual({ falla: 'no tiene timbre' });
    expect(why(xml, pac.sealedSale())).toEqual({ falla: 'es de otra factura' });
    expect(why(withOther('Total', '1.00'))).toEqual({ falla: 'es de otra factura' });
  });

  it.each([
    ['Sello', 'AAAA', 'no tiene el sello de esta factura'],
    ['SelloCFD', 'AAAA', 'no tiene el sello de esta factura'],
    ['UUID', '1', 'su folio fiscal no es un UUID'],
    ['UUID', 'X11111111-2222-4333-8444-555555555555', 'su folio fiscal no es un UUID'],
    ['UUID', '11111111-2222-4333-8444-5555555555556', 'su folio fiscal no es un UUID'],
    ['RfcProvCertif', 'OTR010101AA1', `su timbre es de OTR010101AA1, y el proveedor es ${RFC_PAC}`],
    ['FechaTimbrado', 'ayer', 'no dice cuándo se timbró'],
    ['FechaTimbrado', '02026-11-23T08:05:00', 'no dice cuándo se timbró'],
    ['FechaTimbrado', '2026-11-23T08:05:00Z', 'no dice cuándo se timbró'],
  ])('is none with another %s: %s', (attribute, value, falla) => {
    expect(why(withOther(attribute, value))).toEqual({ falla });
  });

  it('is an error where it must be one, for then nobody knows what was done', () => {
    expect(() => demandVerified(sellado, sellado, [RFC_PAC])).toThrow('no tiene timbre');
    expect(() => why(xml, 'no es XML')).toThrow('The sealed invoice cannot be read');
  });
});
