import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comienzosBuscados, MAX_PALABRAS_BUSCADAS, palabrasBuscadas, palabrasOmitidas } from './busquedaDeNombre.ts';
import { plegar } from './nombres.ts';

const comienzos = (texto: string): string => comienzosBuscados(plegar(texto, 'apellido')).join(' ');
const enteras = (texto: string): string => palabrasBuscadas(plegar(texto, 'apellido')).join(' ');

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
  ])('%s', (_que, texto, esperadas) => {
    expect(comienzos(texto)).toBe(esperadas);
  });

  it('as whole words are each once too, but one does not stand for another', () => {
    expect(enteras('María Mariana MARIA')).toBe('maria mariana');
  });

  it('are the six longest of a name with more, in the order typed, and the others can be named', () => {
    const texto = 'Ana Luz Guadalupe del Sagrado Corazón Hernández Gutiérrez Uc Villavicencio';
    expect(comienzos(texto)).toBe('guadalupe sagrado corazon hernandez gutierrez villavicencio');
    expect(palabrasOmitidas(texto)).toEqual(['ana', 'luz', 'uc']);
    expect(palabrasOmitidas('María Guadalupe de la Cruz Hernández y Gutiérrez Uc')).toEqual([]);
  });

  it('are never none where something was typed, never too many, never longer than what was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zñ]{1,8}$/), { minLength: 1, maxLength: 40 }), (palabras) => {
        for (const buscadas of [comienzosBuscados(palabras), palabrasBuscadas(palabras)]) {
          expect(buscadas.length).toBeGreaterThan(0);
          expect(buscadas.length).toBeLessThanOrEqual(MAX_PALABRAS_BUSCADAS);
          for (const buscada of buscadas) expect(palabras).toContain(buscada);
        }
      }),
    );
  });
});
