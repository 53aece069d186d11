import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CampoNombre } from './nombres.ts';
import { esSoloParticulas, nucleoDe, otrasLecturas, plegar, plegarConOtraEne, puedeCompletarse } from './nombres.ts';

const plegado = (texto: string, campo: CampoNombre = 'apellido'): string => plegar(texto, campo).join(' ');

describe('folding a name', () => {
  it('takes accents, case and spaces away', () => {
    expect(plegado('  PÉREZ   Güemes ')).toBe('perez guemes');
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
  ])('reads %s as munoz', (forma) => {
    expect(plegado(forma)).toBe('munoz');
  });

  it.each(['CASTA¶EDA', 'CASTA¤EDA', 'CASTA?EDA', 'CASTAÃ‘EDA', 'CASTA#EDA', 'CASTA├æEDA', 'CASTA@EDA', 'Casta╤eda'])(
    'reads %s as castaneda',
    (forma) => {
      expect(plegado(forma)).toBe('castaneda');
    },
  );

  it.each(['CASTA/EDA', 'CASTA\\EDA', 'casta|eda', 'Casta_eda'])('reads %s as castaneda too', (forma) => {
    expect(plegarConOtraEne(forma, 'apellido')).toEqual(['castaneda']);
    // The sign may as well part two names, and then both are still to be found.
    expect(plegado(forma)).toBe('casta eda');
  });

  it('knows that a sign beside a consonant parts names, and that without one there is nothing else to read', () => {
    expect(plegarConOtraEne('GARCIA/LOPEZ', 'apellido')).toBeNull();
    expect(plegarConOtraEne('CASTAÑEDA', 'apellido')).toBeNull();
    expect(plegarConOtraEne('MARIA/ELENA', 'nombre')).toEqual(['marianelena']);
    expect(plegado('MARIA/ELENA', 'nombre')).toBe('maria elena');
  });

  it('reads a broken Ñ at the beginning and before an I', () => {
    expect(plegado('?A?EZ')).toBe('nanez');
    expect(plegado('I%IGUEZ')).toBe('iniguez');
  });

  it('reads accented vowels that were stored byte by byte, and known surnames that lost one', () => {
    expect(plegado('GarcÃ\u00ada PÃ©rez')).toBe('garcia perez');
    expect(plegado('GARC?A MART?NEZ P?REZ')).toBe('garcia martinez perez');
  });

  it('does not make an n of a sign that stands beside no vowel', () => {
    expect(plegado('MA! GUADALUPE', 'nombre')).toBe('maria guadalupe');
    expect(plegado('LOPEZ #2')).toBe('lopez 2');
  });

  it.each(['MA GUADALUPE', 'MA. GUADALUPE', 'MA.GUADALUPE', 'M. GUADALUPE', 'María Guadalupe'])(
    'reads %s as maria guadalupe in a first name',
    (forma) => {
      expect(plegado(forma, 'nombre')).toBe('maria guadalupe');
    },
  );

  it('leaves MA alone where it is a surname, or all that is known', () => {
    expect(plegado('MA')).toBe('ma');
    expect(plegado('MA', 'nombre')).toBe('ma');
    expect(plegado('JOSE MA.', 'nombre')).toBe('jose maria');
  });

  it('never merges names of different persons', () => {
    expect(plegado('Espinosa')).not.toBe(plegado('Espinoza'));
    expect(plegado('Vázquez')).not.toBe(plegado('Vásquez'));
  });

  it('folds what is folded to itself, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (texto) => {
        const unaVez = plegado(texto);
        expect(plegado(unaVez)).toBe(unaVez);
        expect(unaVez).toMatch(/^[\p{L}\p{N} ]*$/u);
      }),
    );
  });
});

describe('the words that tell names apart', () => {
  it('are those without particles', () => {
    expect(nucleoDe(plegar('de la Cruz', 'apellido'))).toEqual(['cruz']);
    expect(nucleoDe(plegar('Cal y Mayor', 'apellido'))).toEqual(['cal', 'mayor']);
    expect(nucleoDe(plegar('de la O', 'apellido'))).toEqual(['o']);
  });

  it('are the particles themselves when a surname was cut at the source', () => {
    expect(nucleoDe(['de', 'la'])).toEqual(['de', 'la']);
    expect(esSoloParticulas(['de', 'la'])).toBe(true);
    expect(esSoloParticulas(['de', 'la', 'o'])).toBe(false);
    expect(esSoloParticulas([])).toBe(false);
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
    expect(otrasLecturas(['j', 'luis'], 'nombre')).toEqual([
      ['jose', 'luis'],
      ['juan', 'luis'],
    ]);
    expect(otrasLecturas(['jose', 'luis'], 'nombre')).toEqual([['j', 'luis']]);
    expect(otrasLecturas(['jose'], 'nombre')).toEqual([]);
  });

  it('are the long forms of abbreviated surnames and the other way round', () => {
    expect(otrasLecturas(['hdez'], 'apellido')).toEqual([['hernandez']]);
    expect(otrasLecturas(['hernandez'], 'apellido')).toContainEqual(['hdez']);
    expect(otrasLecturas(['espinosa'], 'apellido')).toEqual([]);
  });
});
