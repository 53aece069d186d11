import { expect, it } from 'vitest';
import { textWidth, wrapEvenly } from './text.ts';

it('breaks between words, into lines of nearly the same width', () => {
  expect(wrapEvenly('Se elige una; de la que no se puede se lee por qué.', 12, 140)).toEqual([
    'Se elige una; de la',
    'que no se puede',
    'se lee por qué.',
  ]);
});

it.each([
  ['what is written on a button', 'imprimir «Ver PDF», «Enviar»', ['imprimir', '«Ver PDF»,', '«Enviar»']],
  ['a refusal with its button', 'No: «Guardar vale»', ['No: «Guardar vale»']],
  ['an arrow with where it leads', '«Buscar» → searching.asking', ['«Buscar»', '→ searching.asking']],
  ['but not what is much too long', 'No: «Programar la recolecta»', ['No:', '«Programar', 'la recolecta»']],
])('keeps together %s', (_what, text, lines) => {
  expect(wrapEvenly(text, 12, 80)).toEqual(lines);
});

it('gives no line more room than it may have, but for one long word', () => {
  expect(wrapEvenly('una palabra demasiadolargaparaunalinea', 12, 60)).toEqual([
    'una',
    'palabra',
    'demasiadolargaparaunalinea',
  ]);
  expect(textWidth('palabra', 12)).toBeLessThan(60);
});
