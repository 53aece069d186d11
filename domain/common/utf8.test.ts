import { expect, it } from 'vitest';
import { fromUtf8 } from './utf8.ts';

it('reads UTF-8 and nothing else', () => {
  expect(fromUtf8(new TextEncoder().encode('\ufeffMuñeca «32» 🧸'))).toBe('Muñeca «32» 🧸');
  expect(fromUtf8(Uint8Array.of(0x4d, 0xf1))).toBeNull();
  expect(fromUtf8(Uint8Array.of(0xc3))).toBeNull();
  // A byte that was lost once is a letter by now.
  expect(fromUtf8(new TextEncoder().encode('\ufffd'))).toBe('\ufffd');
  expect(fromUtf8(new Uint8Array())).toBe('');
});
