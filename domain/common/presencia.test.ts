import { expect, it } from 'vitest';
import { LATIDO_MS, OLVIDO_MS, type Presente, presentesEnPalabras, reunirPresentes } from './presencia.ts';

const ana: Presente = { numiden: 2, nombre: 'Ana Uc', estado: 'inactivo' };
const beto: Presente = { numiden: 3, nombre: 'Beto Gil', estado: 'presente' };

it('a person with several pages is told once, by the one that says most', () => {
  const pages: readonly Presente[] = [beto, ana, { ...ana, estado: 'escribe' }, { ...ana, estado: 'presente' }];
  expect(reunirPresentes(pages)).toEqual([{ ...ana, estado: 'escribe' }, beto]);
  expect(reunirPresentes([{ ...ana, estado: 'presente' }, ana])).toEqual([{ ...ana, estado: 'presente' }]);
});

it('two people of one name are two', () => {
  expect(reunirPresentes([beto, { ...beto, numiden: 4 }])).toHaveLength(2);
});

it('is said in one line', () => {
  expect(presentesEnPalabras([{ ...ana, estado: 'escribe' }, beto])).toBe('Ana Uc (escribe), Beto Gil');
  expect(presentesEnPalabras([ana])).toBe('Ana Uc (inactivo)');
});

it('one lost word makes nobody go, and a crash is noticed within a minute', () => {
  expect(2 * LATIDO_MS).toBeLessThan(OLVIDO_MS);
  expect(OLVIDO_MS).toBeLessThan(60_000);
});
