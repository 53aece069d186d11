import { expect, it } from 'vitest';
import { failureOf } from '../api/failure.ts';
import { whyUnanswered } from './reads.ts';

it.each([
  [
    'breaks off',
    failureOf('interno', 'Ocurrio un error interno'),
    'No se ha podido completar la consulta, intente más tarde',
  ],
  ['is refused', failureOf('sinPermiso', 'No tiene permiso.'), 'No tiene permiso.'],
  ['does not arrive', failureOf('sinConexion', 'No hay conexión.'), 'No hay conexión.'],
  ['succeeds', null, null],
])('a query for guides that %s says so', (_how, failure, text) => {
  expect(whyUnanswered(failure)).toBe(text);
});
