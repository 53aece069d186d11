import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PALABRAS_BUSCADAS, omittedWords, searchedBeginnings, searchedWords } from './nameSearch.ts';
import { fold } from './personNames.ts';

function beginnings(texto: string): string {
  return searchedBeginnings(fold(texto, 'apellido')).join(' ');
}
function whole(texto: string): string {
  return searchedWords(fold(texto, 'apellido')).join(' ');
}

describe('the words of a name to search', () => {
  it.each([
    ['thirty times the same', 'ma '.repeat(30), 'ma'],
    ['twice the same, written in two ways', 'Pérez PEREZ', 'perez'],
    ['one that is the beginning of another', 'mar martinez', 'martinez'],
    ['many that begin each other', 'ma mar mart marti martin martine martinez', 'martinez'],
    ['particles', 'María de la O', 'maria o'],
    ['nothing but particles', 'de la', 'de la'],
    ['two surnames of two letters', 'Li Wu', 'li wu'],
    ['an abbreviated first name and a surname of one letter', 'MA DE LA O', 'ma o'],
    ['SAN, which is searched as a whole word', 'San Sanchez', 'san sanchez'],
    ['a letter, which is searched as a whole word', 'J Juarez', 'j juarez'],
    ['no word at all', '¿?', ''],
  ])('%s', (_que, texto, expected) => {
    expect(beginnings(texto)).toBe(expected);
  });

  it('as whole words are each once too, but one does not stand for another', () => {
    expect(whole('María Mariana MARIA')).toBe('maria mariana');
  });

  it('are the six longest of a name with more, in the order typed, and the others can be named', () => {
    const texto = 'Ana Luz Guadalupe del Sagrado Corazón Hernández Gutiérrez Uc Villavicencio';
    expect(beginnings(texto)).toBe('guadalupe sagrado corazon hernandez gutierrez villavicencio');
    expect(omittedWords(texto)).toEqual(['ana', 'luz', 'uc']);
    expect(omittedWords('María Guadalupe de la Cruz Hernández y Gutiérrez Uc')).toEqual([]);
  });

  it('are never none where something was typed, never too many, never longer than what was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zñ]{1,8}$/), { minLength: 1, maxLength: 40 }), (words) => {
        for (const searched of [searchedBeginnings(words), searchedWords(words)]) {
          expect(searched.length).toBeGreaterThan(0);
          expect(searched.length).toBeLessThanOrEqual(MAX_PALABRAS_BUSCADAS);
          for (const buscada of searched) expect(words).toContain(buscada);
        }
      }),
    );
  });
});
