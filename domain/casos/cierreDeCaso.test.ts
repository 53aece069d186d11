import { expect, it } from 'vitest';
import { avisoDeCierre, avisoDeEscalamiento } from './cierreDeCaso.ts';

const partial = {
  id: 1,
  folio: 'D0010001',
  estado: { id: 4, nombre: 'PARCIAL' },
  saldo: 100,
  tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
} as const;
const waiting = {
  id: 2,
  folio: 'D0010002',
  estado: { id: 5, nombre: 'POR AUTORIZAR' },
  saldo: 250.5,
  tipo: { id: 1, nombre: 'DEVOLUCIÓN' },
} as const;
const valid = {
  id: 3,
  folio: 'C0010003',
  estado: { id: 1, nombre: 'VIGENTE' },
  saldo: 1_160,
  tipo: { id: 0, nombre: 'CANCELACIÓN' },
} as const;

it.each([
  ['no voucher', [], null],
  [
    'one that is to be paid',
    [valid],
    'Este caso tiene un vale sin terminar: C0010003 (VIGENTE, por devolver $1,160.00). Se puede devolver también después.',
  ],
  [
    'one that is filled in',
    [partial],
    'Este caso tiene un vale sin terminar: D0010001 (PARCIAL). Lo que está a medio llenar ya no se podrá guardar, solo cancelar.',
  ],
  [
    'one that waits for its authorization',
    [waiting],
    'Este caso tiene un vale sin terminar: D0010002 (POR AUTORIZAR). Se puede decidir y devolver también después.',
  ],
  [
    'several',
    [partial, waiting, valid],
    'Este caso tiene 3 vales sin terminar: D0010001 (PARCIAL); D0010002 (POR AUTORIZAR); C0010003 (VIGENTE, por devolver $1,160.00). Lo que está a medio llenar ya no se podrá guardar, solo cancelar. Lo demás se puede decidir y devolver también después.',
  ],
])('whoever closes a case with %s is told so', (_, vales, told) => {
  expect(avisoDeCierre(vales)).toBe(told);
});

const CANCELACION = 8;
const GARANTIA = 1;

it.each([
  ['no voucher', [], null, null],
  [
    'one half filled, before a category is chosen',
    [partial],
    null,
    'Este caso tiene un vale sin terminar: D0010001 (PARCIAL). Lo que está a medio llenar no se podrá guardar en una categoría que hace vales de otro tipo.',
  ],
  [
    'one half filled, to a category of the other type',
    [partial, waiting],
    CANCELACION,
    'Este caso tiene 2 vales sin terminar: D0010001 (PARCIAL); D0010002 (POR AUTORIZAR). En esa categoría ya no se podrá guardar D0010001, solo cancelar: guárdelo antes, o hágalo después en otro caso.',
  ],
  [
    'one half filled, to a category of its type',
    [partial],
    GARANTIA,
    'Este caso tiene un vale sin terminar: D0010001 (PARCIAL). Se puede terminar también después.',
  ],
  [
    'one that is saved, to a category of the other type',
    [valid],
    GARANTIA,
    'Este caso tiene un vale sin terminar: C0010003 (VIGENTE, por devolver $1,160.00). Se puede terminar también después.',
  ],
])('whoever escalates a case with %s is told so', (_, vales, destino, told) => {
  expect(avisoDeEscalamiento(vales, destino)).toBe(told);
});
