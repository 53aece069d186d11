import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { type Grupo, sumarGrupos } from '#domain/ventas/impuestosDeLinea';
import { cabe } from '#domain/ventas/tasas';
import { descomponer } from './descomponer.ts';

function grupo(base: number, ieps: number, iva: number, tasaIeps: string | null, tasaIva: string | null): Grupo {
  return { base: centavos(base), ieps: centavos(ieps), iva: centavos(iva), tasaIeps, tasaIva };
}

function within({ base, ieps, iva, tasaIeps, tasaIva }: Grupo): boolean {
  const conIeps = centavos(base + ieps);
  return (
    (tasaIeps === null ? ieps === 0 : cabe({ base, importe: ieps }, tasaIeps)) &&
    (tasaIva === null ? iva === 0 : cabe({ base: conIeps, importe: iva }, tasaIva))
  );
}

describe('what is beyond the limits', () => {
  it.each([
    ['two centavos too little', grupo(100_00, 0, 15_98, null, '0.160000'), 2],
    ['two centavos too much', grupo(100_00, 0, 16_02, null, '0.160000'), 2],
    ['two too much at 8 %', grupo(100_00, 0, 8_02, null, '0.080000'), 2],
    ['two too little of IEPS', grupo(100_00, 52_97, 24_48, '0.530000', '0.160000'), 3],
    ['two too little at the lowest rate', grupo(100_00, 2_98, 0, '0.030000', '0.000000'), 2],
  ])('is divided into what is within: %s', (_, todo, cuantas) => {
    const partes = descomponer(todo);
    expect(partes.length).toBeLessThanOrEqual(cuantas);
    expect(partes.length).toBeGreaterThan(1);
    expect(partes.map(within)).toEqual(partes.map(() => true));
    expect(sumarGrupos(partes)).toEqual([todo]);
    // All but the first are a few centavos.
    for (const { base } of partes.slice(1)) expect(base).toBeLessThan(35);
  });

  it.each([
    ['within', grupo(100_00, 0, 16_01, null, '0.160000')],
    ['without taxes', grupo(100_00, 0, 0, null, null)],
    ['nothing', grupo(0, 0, 0, null, '0.160000')],
    // No part of it has more than the whole of its base.
    ['beyond help', grupo(1, 0, 9, null, '0.160000')],
  ])('stays whole where it is %s', (_, todo) => {
    expect(descomponer(todo)).toEqual([todo]);
  });
});
