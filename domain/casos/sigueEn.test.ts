import { expect, it } from 'vitest';
import { contraSeguirEn } from './sigueEn.ts';

it.each([
  ['a new case', { idEstado: 1, visible: true }, null],
  ['one in process', { idEstado: 2, visible: true }, null],
  ['one of another area', { idEstado: 4, visible: true }, null],
  ['one that waits for a decision', { idEstado: 5, visible: true }, null],
  ['one whose articles are fetched', { idEstado: 6, visible: true }, null],
  [
    'a solved one',
    { idEstado: 3, visible: true },
    'El caso 17 ya está solucionado: elija uno en el que se siga atendiendo.',
  ],
  ['one that the person may not see', { idEstado: 2, visible: false }, 'No tiene permiso para ver el caso 17.'],
  [
    'a solved one that the person may not see',
    { idEstado: 3, visible: false },
    'No tiene permiso para ver el caso 17.',
  ],
  ['none', null, 'El caso 17 no existe.'],
] as const)('a matter goes on in %s', (_, sigue, against) => {
  expect(contraSeguirEn(sigue, { id: 17, cierra: 4 })).toBe(against);
});

it('a case does not go on in itself', () => {
  expect(contraSeguirEn({ idEstado: 2, visible: true }, { id: 4, cierra: 4 })).toBe(
    'Es este mismo caso: elija el otro.',
  );
});
