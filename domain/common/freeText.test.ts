import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtroCasosSchema, NO_FILTER } from '#domain/casos/casos';
import { NEW_CASE_TEXTS } from '#domain/casos/clienteDeCaso';
import { busquedaClienteSchema } from '#domain/casos/clientes';
import { BLANK_FORM, nuevoCasoSchema } from '#domain/casos/nuevoCaso';
import { comentarioSchema, solicitudAutorizacionSchema } from '#domain/casos/trabajosCaso';
import { parametroBusquedaSchema } from '#domain/ventas/operaciones';
import { cleanBlock, cleanLine } from './cleanText.ts';

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

  it.each(['\ufffe', '\uffff'])('that no paper can hold is told at the field: %j', (signo) => {
    expect(comentarioSchema.safeParse({ idCaso: 1, comentario: `Ana${signo}Peña llamó.` }).error?.issues).toMatchObject(
      [
        {
          path: ['comentario'],
          message: 'Lleva un carácter que no se puede escribir. Bórrelo todo y escríbalo de nuevo.',
        },
      ],
    );
  });

  it('does not make a text long enough', () => {
    const empty = '\u200b'.repeat(40);
    const schema = nuevoCasoSchema(() => new Date('2026-03-18T18:00:00.000Z'));
    const identity = { ...BLANK_FORM.identidad, nombre: `A\u2060${empty}`, apellidoPaterno: empty };
    const { error } = schema.safeParse({
      ...BLANK_FORM,
      identidad: identity,
      contacto: { correo: empty, telefono: '', celular: '' },
      descripcion: empty,
    });
    const first = (field: string) => error?.issues.find(({ path }) => path.join('.') === field)?.message;
    expect(first('identidad.nombre')).toBe('Campo mayor a 3 caracteres');
    expect(first('identidad.apellidoPaterno')).toBe('Campo requerido');
    expect(first('descripcion')).toBe('Campo requerido');
    expect(first('contacto')).toBe(NEW_CASE_TEXTS.contactoRequerido);
    expect(comentarioSchema.safeParse({ idCaso: 1, version: 1, comentario: empty }).success).toBe(false);
    expect(solicitudAutorizacionSchema.safeParse({ idCaso: 1, version: 1, motivo: empty }).success).toBe(false);
    expect(parametroBusquedaSchema.safeParse({ tipo: 1, valor: empty }).success).toBe(false);
  });

  it('does not hide what is searched for', () => {
    expect(busquedaClienteSchema.parse({ nombre: 'Ma\u00adría', apePat: '\u202eUc', apeMat: '\u200b' })).toEqual({
      nombre: 'María',
      apePat: 'Uc',
      apeMat: '',
    });
    expect(filtroCasosSchema.parse({ ...NO_FILTER, nomCliente: '\ufeffPeña\u200e' }).nomCliente).toBe('Peña');
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
