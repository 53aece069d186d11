import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The files whose selectors may reach from an element to its inside (docs/decisions/078): dozens of plain cells and
 * options. Everything else has a part with a name, whose look stands in `src/theme/recipes`.
 */
const REPEATED = [
  // Rows and cells of tables.
  /^ui\/DataTable\//,
  /^ui\/(list|records)\//,
  'casos/detail/Vouchers.tsx',
  // Up to twenty customers to choose from.
  'casos/customer/CustomerList.tsx',
];

describe('the selectors of views', () => {
  it('reach into nothing but cells and options', () => {
    const reaching = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('theme/'))
      .filter((path) => !REPEATED.some((one) => (typeof one === 'string' ? one === path : one.test(path))))
      .filter((path) => /['"]& /.test(readFileSync(join('src', path), 'utf8')));
    expect(reaching).toEqual([]);
  });
});
