import { expect, it } from 'vitest';
import { avisoDeCierre } from './cierreDeCaso.ts';

const partial = { id: 1, folio: 'D0010001', estado: { id: 4, nombre: 'PARCIAL' }, saldo: 100 } as const;
const waiting = { id: 2, folio: 'D0010002', estado: { id: 5, nombre: 'POR AUTORIZAR' }, saldo: 250.5 } as const;
const valid = { id: 3, folio: 'C0010003', estado: { id: 1, nombre: 'VIGENTE' }, saldo: 1_160 } as const;

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
