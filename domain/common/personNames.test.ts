import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coreOf,
  fold,
  foldWithPlainN,
  isParticlesOnly,
  type NamePart,
  otherReads,
  puedeCompletarse,
} from './personNames.ts';

function folded(texto: string, field: NamePart = 'apellido'): string {
  return fold(texto, field).join(' ');
}

describe('folding a name', () => {
  it('takes accents, case and spaces away', () => {
    expect(folded('  PÉREZ   Güemes ')).toBe('perez guemes');
  });

  it.each([
    'Muñoz',
    'MUÑOZ',
    'MUN\u0303OZ',
    'MUNOZ',
    'MU?OZ',
    'MU!OZ',
    'MU%OZ',
    'MU#OZ',
    'MU¤OZ',
    'MUÐOZ',
    'MU\ufffdOZ',
    'MUÃ±OZ',
    'MUÃ‘OZ',
    'MUÃ¿OZ',
    'MUÏ¿½OZ',
    'mu¥oz',
  ])('reads %s as munoz', (shape) => {
    expect(folded(shape)).toBe('munoz');
  });

  it.each(['CASTA¶EDA', 'CASTA¤EDA', 'CASTA?EDA', 'CASTAÃ‘EDA', 'CASTA#EDA', 'CASTA├æEDA', 'CASTA@EDA', 'Casta╤eda'])(
    'reads %s as castaneda',
    (shape) => {
      expect(folded(shape)).toBe('castaneda');
    },
  );

  it.each(['CASTA/EDA', 'CASTA\\EDA', 'casta|eda', 'Casta_eda'])('reads %s as castaneda too', (shape) => {
    expect(foldWithPlainN(shape, 'apellido')).toEqual(['castaneda']);
    // The sign may as well part two names, and then both are still to be found.
    expect(folded(shape)).toBe('casta eda');
  });

  it('knows that a sign beside a consonant parts names, and that without one there is nothing else to read', () => {
    expect(foldWithPlainN('GARCIA/LOPEZ', 'apellido')).toBeNull();
    expect(foldWithPlainN('CASTAÑEDA', 'apellido')).toBeNull();
    expect(foldWithPlainN('MARIA/ELENA', 'nombre')).toEqual(['marianelena']);
    expect(folded('MARIA/ELENA', 'nombre')).toBe('maria elena');
  });

  it('reads a broken Ñ at the beginning and before an I', () => {
    expect(folded('?A?EZ')).toBe('nanez');
    expect(folded('I%IGUEZ')).toBe('iniguez');
  });

  it('reads accented vowels that were stored byte by byte, and known surnames that lost one', () => {
    expect(folded('GarcÃ\u00ada PÃ©rez')).toBe('garcia perez');
    expect(folded('PÃ‰REZ LÃ“PEZ')).toBe('perez lopez');
    expect(folded('NÃšÃ‘EZ GÃœEMES')).toBe('nunez guemes');
    expect(folded('GARC?A MART?NEZ P?REZ')).toBe('garcia martinez perez');
  });

  it('does not make an n of a sign that stands beside no vowel', () => {
    expect(folded('MA! GUADALUPE', 'nombre')).toBe('maria guadalupe');
    expect(folded('LOPEZ #2')).toBe('lopez 2');
  });

  it.each(['MA GUADALUPE', 'MA. GUADALUPE', 'MA.GUADALUPE', 'M. GUADALUPE', 'María Guadalupe'])(
    'reads %s as maria guadalupe in a first name',
    (shape) => {
      expect(folded(shape, 'nombre')).toBe('maria guadalupe');
    },
  );

  it.each([
    ['FCO', 'francisco'],
    ['FCA', 'francisca'],
    ['GPE', 'guadalupe'],
    ['STA', 'santa'],
    ['STO', 'santo'],
  ])('writes %s out as %s, in surnames too', (short, whole) => {
    expect(folded(`${short}. X`, 'nombre')).toBe(`${whole} x`);
    expect(folded(short)).toBe(whole);
  });

  it.each(['DE', 'DEL', 'LA', 'LAS', 'LO', 'LOS', 'EL', 'Y', 'E'])('counts %s among the particles', (particle) => {
    expect(coreOf(fold(`${particle} CRUZ`, 'apellido'))).toEqual(['cruz']);
    expect(puedeCompletarse(fold(particle, 'apellido'))).toBe(false);
  });

  it.each(['SANTA', 'SANTO'])('completes %s no more than SAN', (word) => {
    expect(puedeCompletarse(fold(word, 'apellido'))).toBe(false);
  });

  it('takes M for MARIA at the beginning of a first name alone: further on, and in a surname, it may be anything', () => {
    expect(folded('JOSE M. GUADALUPE', 'nombre')).toBe('jose m guadalupe');
    expect(folded('LUIS M', 'nombre')).toBe('luis m');
    expect(folded('M', 'nombre')).toBe('m');
    expect(folded('M. LOPEZ')).toBe('m lopez');
    expect(folded('MA DE LA O')).toBe('ma de la o');
  });

  it('leaves MA alone where it is a surname, or all that is known', () => {
    expect(folded('MA')).toBe('ma');
    expect(folded('MA', 'nombre')).toBe('ma');
    expect(folded('JOSE MA.', 'nombre')).toBe('jose maria');
  });

  it('never merges names of different persons', () => {
    expect(folded('Espinosa')).not.toBe(folded('Espinoza'));
    expect(folded('Vázquez')).not.toBe(folded('Vásquez'));
  });

  it('folds what is folded to itself, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (texto) => {
        const unaVez = folded(texto);
        expect(folded(unaVez)).toBe(unaVez);
        expect(unaVez).toMatch(/^[\p{L}\p{N} ]*$/u);
      }),
    );
  });
});

describe('the words that tell names apart', () => {
  it('are those without particles', () => {
    expect(coreOf(fold('de la Cruz', 'apellido'))).toEqual(['cruz']);
    expect(coreOf(fold('Cal y Mayor', 'apellido'))).toEqual(['cal', 'mayor']);
    expect(coreOf(fold('de la O', 'apellido'))).toEqual(['o']);
  });

  it('are the particles themselves when a surname was cut at the source', () => {
    expect(coreOf(['de', 'la'])).toEqual(['de', 'la']);
    expect(isParticlesOnly(['de', 'la'])).toBe(true);
    expect(isParticlesOnly(['de', 'la', 'o'])).toBe(false);
    expect(isParticlesOnly([])).toBe(false);
  });

  it('may be completed from two letters on, except those that start half of all surnames', () => {
    expect(puedeCompletarse(['uc'])).toBe(true);
    expect(puedeCompletarse(['j'])).toBe(false);
    expect(puedeCompletarse(['san'])).toBe(false);
    expect(puedeCompletarse([])).toBe(false);
  });
});

describe('other names to suggest', () => {
  it('are JOSE and JUAN for J. before another name, and J. for them', () => {
    expect(otherReads(['j', 'luis'], 'nombre')).toEqual([
      ['jose', 'luis'],
      ['juan', 'luis'],
    ]);
    expect(otherReads(['jose', 'luis'], 'nombre')).toEqual([['j', 'luis']]);
    expect(otherReads(['jose'], 'nombre')).toEqual([]);
  });

  it.each([
    ['fernandez', ['fdez', 'fdz']],
    ['gonzalez', ['glez', 'glz', 'gzlz']],
    ['gutierrez', ['gtz', 'gtez']],
    ['hernandez', ['hdez', 'hdz']],
    ['lopez', ['lpz']],
    ['mendez', ['mdez']],
    ['martinez', ['mtez', 'mtz']],
    ['rodriguez', ['rdgz', 'rdz', 'rguez']],
    ['ramirez', ['rmz', 'rmrz']],
    ['sanchez', ['schz']],
    ['vazquez', ['vzqz']],
    ['vasquez', ['vzqz']],
  ])('are for %s its abbreviations, and it for each of them', (whole, short) => {
    expect(otherReads([whole, 'uc'], 'apellido')).toEqual(short.map((one) => [one, 'uc']));
    for (const one of short) expect(otherReads([one], 'apellido')).toContainEqual([whole]);
  });

  it('are none of nothing', () => {
    expect(otherReads([], 'apellido')).toEqual([]);
  });

  it('are the long forms of abbreviated surnames and the other way round', () => {
    expect(otherReads(['hdez'], 'apellido')).toEqual([['hernandez']]);
    expect(otherReads(['hernandez'], 'apellido')).toContainEqual(['hdez']);
    expect(otherReads(['espinosa'], 'apellido')).toEqual([]);
  });
});
