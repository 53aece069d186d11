import { expect, it } from 'vitest';
import { contraDecidirJuntas } from './decidirJuntas.ts';

it('marked requests are decided together only where they are of one kind', () => {
  expect(contraDecidirJuntas([])).toBeNull();
  expect(contraDecidirJuntas(['vale', 'vale'])).toBeNull();
  expect(contraDecidirJuntas(['vale', 'caso'])).toBe(
    'Los vales y los casos se deciden por separado: deje marcados solo unos u otros.',
  );
});
