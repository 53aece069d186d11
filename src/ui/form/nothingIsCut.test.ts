import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Of an address of 53 letters the first 50 are another address.
it('no field cuts what is pasted into it', () => {
  const cutting = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx$/.test(path) && !path.includes('.test.'))
    .filter((path) => /maxLength=|maxLength:/.test(readFileSync(join('src', path), 'utf8')));
  expect(cutting).toEqual([]);
});
