import { describe, expect, it } from 'vitest';
import { alreadyCreated, changedMeanwhile, ENTITIES, entityNamed, noneAtAddress } from './entities.ts';

describe('the words of an entity', () => {
  it('are found by its name', () => {
    expect(entityNamed('caso')).toBe(ENTITIES.caso);
    expect(entityNamed('cosa')).toBeNull();
  });

  it('say what a stale save and a key of other data are told', () => {
    expect(changedMeanwhile(ENTITIES.caso, 7)).toBe(
      'El caso 7 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
    );
  });

  it.each([
    ['a case by its number', ENTITIES.caso, null, 'el caso 7 con otros datos. Revise ese caso.'],
    ['a voucher by its folio', ENTITIES.vale, '0000000042', 'el vale 0000000042 con otros datos. Revise ese vale.'],
    ['an invoice by its folio', ENTITIES.factura, 'A-12', 'la factura A-12 con otros datos. Revise esa factura.'],
    ['no other by the number of its record', ENTITIES.rol, null, 'el rol con otros datos. Revise ese rol.'],
  ])('name what a key made already: %s', (_case, words, name, text) => {
    expect(alreadyCreated(words, 7, name)).toBe(`Este envío ya creó ${text}`);
  });

  it('say of an address without a record its number as that of the address', () => {
    expect(noneAtAddress(ENTITIES.vale, 7)).toBe('No hay ningún vale en esa dirección (número interno 7).');
    expect(noneAtAddress(ENTITIES.factura, 7)).toBe('No hay ninguna factura en esa dirección (número interno 7).');
  });
});
