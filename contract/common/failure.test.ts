import { expect, it } from 'vitest';
import { type Failure, isOutcomeUnknown } from './failure.ts';

function failure(kind: 'sinConexion' | 'sinSesion' | 'sinPermiso' | 'noEncontrado' | 'rechazo' | 'interno'): Failure {
  return {
    tipo: kind,
    texto: 'No se guardó.',
    codigo: null,
    campos: [],
  };
}
function later(kind: 'espera' | 'noDisponible' | 'sinEspacio'): Failure {
  return {
    tipo: kind,
    texto: 'No se guardó.',
    codigo: null,
    campos: [],
    segundos: 5,
  };
}
const conflict: Failure = {
  tipo: 'conflicto',
  texto: 'No se guardó.',
  codigo: 409,
  campos: [],
  objeto: null,
  cambio: null,
};

it.each([failure('sinConexion'), failure('interno'), later('noDisponible')])(
  'a save that ended in $tipo may have been stored: a retry repeats its key',
  (one) => {
    expect(isOutcomeUnknown(one)).toBe(true);
  },
);

it.each([
  ...(['sinSesion', 'sinPermiso', 'noEncontrado', 'rechazo'] as const).map(failure),
  ...(['espera', 'sinEspacio'] as const).map(later),
  conflict,
])('a save that ended in $tipo stored nothing', (one) => {
  expect(isOutcomeUnknown(one)).toBe(false);
});
