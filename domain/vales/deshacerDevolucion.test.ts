import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import {
  DESHACER_TEXTS,
  DEVOLUCIONES_QUE_CUENTAN,
  deshechoEnPalabras,
  type EstadoDevolucion,
  fallaDeDeshacer,
  hechosDeDeshacer,
  loDeshaceUnVecino,
} from './deshacerDevolucion.ts';

const GAVE = 100_002;
const ANOTHER = 100_003;

/** By hand: who has the money of each form, and the state that each refund is in. */
const FORMS: readonly (readonly [IdMetodo, boolean])[] = [
  [2, false],
  [3, true],
  [4, true],
  [5, false],
  [6, false],
  [7, true],
];

describe('who undoes a refund', () => {
  it.each(FORMS)('of the method %i, a neighbour has the money: %s', (metodo, vecino) => {
    expect(loDeshaceUnVecino(metodo)).toBe(vecino);
    expect(DESHACER_TEXTS.antes(metodo)).toMatch(/\.$/);
  });

  it('is never who gave it, and nobody beyond the limit of their role', () => {
    const refund = { metodo: 6 as const, monto: centavos(100_000), numiden: GAVE };
    const facts = (numiden: number, limite: number | null) =>
      hechosDeDeshacer(refund, { numiden, limite: limite === null ? null : centavos(limite) });
    expect(facts(GAVE, null)).toEqual({ devolvio: true, pideAlVecino: false, limiteDeLoDevuelto: null });
    expect(facts(ANOTHER, null)).toEqual({ devolvio: false, pideAlVecino: false, limiteDeLoDevuelto: null });
    expect(facts(ANOTHER, 100_000).limiteDeLoDevuelto).toBeNull();
    expect(facts(ANOTHER, 99_999).limiteDeLoDevuelto).toBe(99_999);
  });
});

it.each<[EstadoDevolucion, string | null, boolean]>([
  ['hecha', null, true],
  ['pendiente', 'La devolución por EFECTIVO no ha terminado: cuando termine se puede deshacer.', true],
  ['rechazada', 'La devolución por EFECTIVO se rechazó: no hay nada que deshacer.', false],
  ['deshecha', 'La devolución por EFECTIVO ya se deshizo.', false],
])('a refund %s: %s; it counts against its sale: %s', (estado, falla, cuenta) => {
  expect(fallaDeDeshacer({ metodo: 6, estado })).toBe(falla);
  expect(DEVOLUCIONES_QUE_CUENTAN.includes(estado)).toBe(cuenta);
});

it('an undoing says who and why, or why it was not done', () => {
  const autor = { nombre: 'Silvia Muñoz' };
  const undone = { motivo: 'Era otro vale.', respuesta: null, autor };
  expect(deshechoEnPalabras({ ...undone, estado: 'hecho' })).toBe('La deshizo Silvia Muñoz: Era otro vale.');
  expect(deshechoEnPalabras({ ...undone, estado: 'pendiente' })).toBe(
    'Silvia Muñoz la está deshaciendo: el sistema lo termina solo',
  );
  expect(deshechoEnPalabras({ ...undone, estado: 'rechazado', respuesta: 'Ya se canjeó.' })).toBe(
    'No se deshizo: Ya se canjeó.',
  );
});
