import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { readMakingSearch } from '../vales/making/search.ts';
import { plainJson } from './plainJson.ts';

const parse = parseSearchWith(plainJson);
const write = stringifySearchWith(JSON.stringify, plainJson);

it.each(['1e3', '0x10', '%2B5', '+5', '１２', '%2012', '12%20', '1000.0', '0012x', '-5'])(
  'an address that says %s names no voucher',
  (written) => {
    expect(readMakingSearch(parse(`?vale=${written}`))).toEqual({});
  },
);

it('plain digits name it, and what the router writes is read as it was', () => {
  expect(readMakingSearch(parse('?vale=1000'))).toEqual({ vale: 1_000 });
  for (const search of [{ a: 12 }, { a: '12' }, { a: '1e3' }, { a: ' 12' }, { a: true }, { a: [1, 2] }, { a: '"x"' }]) {
    expect(parse(write(search))).toEqual(search);
  }
});
