import { describe, expect, it } from 'vitest';
import { inAddress, readInboxAddress, rowInAddress } from './address.ts';

describe('the address of the inbox', () => {
  it('names the open record by its kind, and nothing else', () => {
    expect([7001, -20].map(inAddress)).toEqual(['c7001', 'v20']);
    expect(['c7001', 'v20', 'v0', 'x1', 'v1.5', 7001, undefined].map(rowInAddress)).toEqual([
      7001,
      -20,
      ...[null, null, null, null, null],
    ]);
  });

  it('names what it refuses of filters and record, so that it is gone', () => {
    const stands = { tipo: 'vale', tienda: 1, importe: 5_000, abierto: 'v20' };
    expect(readInboxAddress(stands)).toEqual(stands);
    const refused = readInboxAddress({ tipo: 'nota', abierto: 'v0' });
    expect(['tipo', 'abierto'].map((key) => [key in refused, refused[key as 'tipo']])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });
});
