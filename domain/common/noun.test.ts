import { describe, expect, it } from 'vitest';
import { capitalized, noun, nounInPlural } from './noun.ts';

describe('a noun', () => {
  it('brings the words of its gender', () => {
    expect(noun('o', 'motivo', 'motivos', ' de vale')).toEqual({
      ...{ one: 'motivo', many: 'motivos', name: 'motivo', full: 'motivo de vale', fullMany: 'motivos de vale' },
      ...{ un: 'un motivo', el: 'el motivo', este: 'este motivo', ese: 'ese motivo', los: 'los motivos' },
      ...{ lo: 'lo', gender: 'o', end: 'o', pudo: 'pudo' },
    });
    expect(noun('a', 'tienda', 'tiendas')).toEqual({
      ...{ one: 'tienda', many: 'tiendas', name: 'tienda', full: 'tienda', fullMany: 'tiendas' },
      ...{ un: 'una tienda', el: 'la tienda', este: 'esta tienda', ese: 'esa tienda', los: 'las tiendas' },
      ...{ lo: 'la', gender: 'a', end: 'a', pudo: 'pudo' },
    });
  });

  it('of which one record is several stands in plural throughout', () => {
    expect(nounInPlural('a', 'clave', 'claves', ' del SAT')).toEqual({
      ...{ one: 'clave', many: 'claves', name: 'claves', full: 'claves del SAT', fullMany: 'claves del SAT' },
      ...{ un: 'claves', el: 'las claves', este: 'estas claves', ese: 'esas claves', los: 'las claves' },
      ...{ lo: 'las', gender: 'a', end: 'as', pudo: 'pudieron' },
    });
  });

  it('begins a sentence with a capital', () => {
    expect(capitalized('días festivos')).toBe('Días festivos');
  });
});
