import { expect, it } from 'vitest';
import { exitHelp } from './texts.ts';

it('the help of the way out names the extension of the help desk, where the chain has one', () => {
  expect(exitHelp('4357')).toBe(
    'Cierra su sesión en este navegador. Si necesita ayuda, llame a la mesa de ayuda, extensión 4357.',
  );
  expect(exitHelp('')).toBe('Cierra su sesión en este navegador. Si necesita ayuda, llame a la mesa de ayuda.');
});
