import { describe, expect, it } from 'vitest';
import { readVoucherSearch, voucherOfSale } from './voucherOfSale.ts';

describe('the address of a case', () => {
  it('names a voucher with its sale', () => {
    const search = readVoucherSearch({ vale: '55', tienda: 1, operacion: '1000001', otra: 'x' });
    expect(search).toEqual({ vale: 55, tienda: 1, operacion: 1_000_001 });
    expect(voucherOfSale(search)).toEqual({ id: 55, tienda: 1, operacion: 1_000_001 });
  });

  it('names none where something of it is missing or no number', () => {
    for (const wrong of [
      {},
      { vale: 55 },
      { vale: 'x', tienda: 1, operacion: 2 },
      { vale: 55, tienda: 0, operacion: 2 },
    ]) {
      expect(readVoucherSearch(wrong)).toEqual({});
    }
    expect(voucherOfSale({})).toBeNull();
  });
});
