import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comentarioSchema, filtroCasosSchema, SIN_FILTRO, solicitudAutorizacionSchema } from './casos.ts';
import { busquedaClienteSchema } from './clientes.ts';
import { cleanBlock, cleanLine } from './freeText.ts';
import { erroresNuevoCaso, FORMULARIO_VACIO } from './nuevoCaso.ts';
import { parametroBusquedaSchema } from './operaciones.ts';

const INVISIBLES = [
  ['a zero-width space', '\u200b'],
  ['a joiner between letters', '\u200d'],
  ['a non-joiner between letters', '\u200c'],
  ['a left-to-right mark', '\u200e'],
  ['an override of direction', '\u202e'],
  ['an isolate of direction', '\u2066'],
  ['an Arabic letter mark', '\u061c'],
  ['a mark of byte order', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a Hangul filler', '\u3164'],
  ['a variation selector', '\ufe0f'],
  ['a tag', '\u{e0061}'],
  ['an annotation anchor', '\ufff9'],
  ['NUL', '\u0000'],
  ['a bell', '\u0007'],
  ['a C1 control', '\u009f'],
  ['half a surrogate pair', '\ud800'],
] as const;

describe('what nobody can see', () => {
  it.each(INVISIBLES)('goes from every text: %s', (_nombre, signo) => {
    for (const clean of [cleanLine, cleanBlock]) {
      expect(clean(`Ana${signo}Peña`)).toBe('AnaPeña');
      expect(clean(signo.repeat(20))).toBe('');
    }
  });

  it('does not make a text long enough', () => {
    const vacio = '\u200b'.repeat(40);
    const errores = erroresNuevoCaso(
      { ...FORMULARIO_VACIO, nombre: `A\u2060${vacio}`, apellidoPaterno: vacio, descripcion: vacio, correo: vacio },
      true,
      new Date('2026-03-18T18:00:00.000Z'),
    );
    expect(errores).toMatchObject({
      nombre: 'Campo mayor a 3 caracteres',
      apellidoPaterno: 'Campo requerido',
      descripcion: 'Campo requerido',
    });
    expect(errores.correo).toBeUndefined();
    expect(comentarioSchema.safeParse({ idCaso: 1, version: 1, comentario: vacio }).success).toBe(false);
    expect(solicitudAutorizacionSchema.safeParse({ idCaso: 1, version: 1, motivo: vacio }).success).toBe(false);
    expect(parametroBusquedaSchema.safeParse({ tipo: 1, valor: vacio }).success).toBe(false);
  });

  it('does not hide what is searched for', () => {
    expect(busquedaClienteSchema.parse({ nombre: 'Ma\u00adría', apePat: '\u202eUc', apeMat: '\u200b' })).toEqual({
      nombre: 'María',
      apePat: 'Uc',
      apeMat: '',
    });
    expect(filtroCasosSchema.parse({ ...SIN_FILTRO, nomCliente: '\ufeffPeña\u200e' }).nomCliente).toBe('Peña');
  });
});

describe('what people can see', () => {
  it.each([
    'Íñigo Núñez-O’Hara',
    '👩‍🚀 llegó',
    '👨‍👩‍👧‍👦',
    '👩🏽‍⚕️',
    '🏳️‍🌈',
    '❤️‍🔥 ☎️ ©️',
    '1️⃣ y #️⃣',
    '🇲🇽',
    'نمی‌خواهم',
    'क्‍ष',
    '王小明',
    'Ђорђе Ωμέγα',
  ])('stays as it is: %s', (texto) => {
    expect(cleanLine(texto)).toBe(texto);
    expect(cleanBlock(texto)).toBe(texto);
  });

  it('keeps its lines where there are lines, and becomes one where there is one', () => {
    expect(cleanBlock('uno\r\ndos\rtres\u2028cuatro\n\tcinco ')).toBe('uno\ndos\ntres\ncuatro\n\tcinco');
    expect(cleanLine('uno\r\ndos\ttres\n')).toBe('uno dos tres');
  });

  it('is written in one way', () => {
    expect(cleanLine('Pen\u200b\u0303a')).toBe('Peña');
  });

  it('is cleaned once for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (texto) => {
        expect(cleanLine(cleanLine(texto))).toBe(cleanLine(texto));
        expect(cleanBlock(cleanBlock(texto))).toBe(cleanBlock(texto));
      }),
      { numRuns: 500 },
    );
  });
});
