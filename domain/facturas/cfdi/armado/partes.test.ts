import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { Grupo } from '#domain/ventas/impuestosDeLinea';
import type { Gravado } from '#domain/ventas/tasas';
import { parteAproximada, parteDeImpuesto, parteExacta, partirGrupo } from './partes.ts';

/** A tax of so much is within the limits where it is less than 1.08 centavos from 16 % of its base. */
const IVA = '0.160000';
/** And here less than 1.80 from 160 %. */
const IEPS_TABACO = '1.600000';

function gravado(base: number, importe: number): Gravado {
  return { base: centavos(base), importe: centavos(importe) };
}

function grupo(base: number, ieps: number, iva: number, tasaIeps: string | null, tasaIva: string | null): Grupo {
  return { base: centavos(base), ieps: centavos(ieps), iva: centavos(iva), tasaIeps, tasaIva };
}

const conIva = (base: number, iva: number) => grupo(base, 0, iva, null, IVA);
const tabaco = (base: number, ieps: number) => grupo(base, ieps, 0, IEPS_TABACO, '0.000000');
const sinImpuestos = (base: number) => grupo(base, 0, 0, null, null);

describe('a part of exactly so much', () => {
  it('is base and tax as the rate has them', () => {
    expect(parteExacta(conIva(100, 16), 58)).toEqual(conIva(50, 8));
  });

  it('has of IEPS and of IVA its share each', () => {
    // 16 % of 306 are 48.96; of 153, half of them, 24.48.
    const todo = grupo(200, 106, 49, '0.530000', IVA);
    expect(parteExacta(todo, 177)).toEqual(grupo(100, 53, 24, '0.530000', IVA));
  });

  it.each([
    ['within the limits', conIva(100, 16)],
    ['beyond them', conIva(100_00, 15_98)],
    ['of both taxes', grupo(200, 106, 49, '0.530000', IVA)],
    ['without taxes', sinImpuestos(100)],
  ])('is all that is left, %s', (_, todo) => {
    expect(parteExacta(todo, todo.base + todo.ieps + todo.iva)).toEqual(todo);
  });

  it('is from one centavo to all that is left, never nothing nor more', () => {
    expect(parteExacta(sinImpuestos(100), 1)).toEqual(sinImpuestos(1));
    expect(parteExacta(sinImpuestos(100), 99)).toEqual(sinImpuestos(99));
    for (const total of [-1, 0, 101]) expect(parteExacta(sinImpuestos(100), total)).toBeNull();
  });

  it('leaves the rest nearest to the rate where several ways are within the limits', () => {
    // 4 + 1 leave 15 on 96, 0.36 too little; 5 + 0 leave 16 on 95, 0.80 too much.
    expect(parteExacta(conIva(100, 16), 5)).toEqual(conIva(4, 1));
  });

  it('takes along what would be too much on the rest', () => {
    // 16 on 95 are 0.80 too much. 9 + 1 would leave 15 on 86, 1.24 too much; 8 + 2 leave 14 on 87.
    expect(parteExacta(conIva(95, 16), 10)).toEqual(conIva(8, 2));
  });

  it('takes along what would be too little on the rest', () => {
    // 16 on 105 are 0.80 too little. 4 + 1 would leave 15 on 101, 1.16 too little; 5 + 0 leave 16 on 100.
    expect(parteExacta(conIva(105, 16), 5)).toEqual(conIva(5, 0));
  });

  it('is none where part and rest cannot both be within the limits', () => {
    // Of 5, only 2 + 3 are (3.2); they would leave 5 on 2, which are 1.80 too much.
    expect(parteExacta(tabaco(4, 8), 5)).toBeNull();
    // 1 + 0 would leave a tax without a base.
    expect(parteExacta(conIva(1, 1), 1)).toBeNull();
  });
});

describe('a part of what is beyond the limits itself', () => {
  it('is within them, and leaves the fault to the rest', () => {
    // Of 58.00 only 50.00 + 8.00 and their neighbours fit; 49.99 + 8.01 are 1.16 off, as are 50.01 + 7.99.
    expect(parteExacta(conIva(100_00, 15_98), 58_00)).toEqual(conIva(50_00, 8_00));
  });

  // Of 29 only 25 + 4 are within the limits.
  it('may leave a base without tax', () => {
    expect(parteExacta(conIva(32, 4), 29)).toEqual(conIva(25, 4));
  });

  it.each([
    ['a tax without base', conIva(25, 9)],
    ['less than no base', conIva(20, 14)],
    ['less than no tax', conIva(30, 3)],
  ])('never leaves %s', (_, todo) => {
    expect(parteExacta(todo, 29)).toBeNull();
  });
});

/** Of 12, which are 4 + 8, there are parts of 4 (1 + 3), of 6 (2 + 4) and of 9 (3 + 6); none of 1, 2, 5, 10 or 11. */
const CASOS: readonly (readonly [que: string, total: number, base: number, ieps: number])[] = [
  ['exactly so much where that can be', 6, 2, 4],
  ['a centavo more where that is as near as one less', 5, 2, 4],
  ['a centavo less where one more cannot be', 10, 3, 6],
  ['two centavos more where nothing is nearer', 1, 1, 2],
  ['all where nothing less is nearer', 11, 4, 8],
  ['all where all is asked for', 12, 4, 8],
];

describe('a part of about so much', () => {
  it.each(CASOS)('is %s', (_, total, base, ieps) => {
    expect(partirGrupo(tabaco(4, 8), centavos(total))).toEqual(tabaco(base, ieps));
  });

  it('is all of what cannot be divided', () => {
    expect(partirGrupo(conIva(1, 1), centavos(1))).toEqual(conIva(1, 1));
  });

  it.each([-1, 0, 13])('is never of %i of 12', (total) => {
    expect(() => partirGrupo(tabaco(4, 8), centavos(total))).toThrow(new RangeError(`Not a part of 12: ${total}`));
    expect(() => parteAproximada(gravado(4, 8), centavos(total), IEPS_TABACO)).toThrow(RangeError);
  });
});

describe('a part of about so much of one tax', () => {
  it.each(CASOS)('is %s', (_, total, base, importe) => {
    expect(parteAproximada(gravado(4, 8), centavos(total), IEPS_TABACO)).toEqual(gravado(base, importe));
  });

  it('is of exactly so much where the whole is beyond the limits', () => {
    // 12 on 4 are 5.60 too much.
    expect(parteAproximada(gravado(4, 12), centavos(5), IEPS_TABACO)).toEqual(gravado(2, 3));
  });
});

describe('a part of a tax of a whole invoice', () => {
  const parte = (base: number, importe: number, total: number) =>
    parteDeImpuesto(gravado(base, importe), centavos(total), IVA);

  it('is its share', () => {
    expect(parte(100, 16, 58)).toEqual(gravado(50, 8));
  });

  it('is all of it, as it is, while that is within the limits', () => {
    expect(parte(105, 16, 121)).toEqual(gravado(105, 16));
  });

  it('takes as much as fits of what is too little', () => {
    // 14 on 100 are 2 too little: of 5 + 0 and 4 + 1 it is the one with less tax, of all that is left the one with a centavo less.
    expect(parte(100, 14, 5)).toEqual(gravado(5, 0));
    expect(parte(100, 14, 114)).toEqual(gravado(99, 15));
  });

  it('takes as much as fits of what is too much', () => {
    // 18 on 100 are 2 too much: of 8 + 2 and 9 + 1 it is the one with more tax, though 9 + 1 are nearer to the rate.
    expect(parte(100, 18, 10)).toEqual(gravado(8, 2));
  });
});
