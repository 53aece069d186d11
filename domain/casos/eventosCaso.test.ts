import { expect, it } from 'vitest';
import { eventoDeCaso } from './eventosCaso.ts';

const caso = { id: 12, version: 3, cvetda: 1, idArea: 2, idSubcategoria: 9 };

it('a closed case is told with ids and its store', () => {
  expect(eventoDeCaso({ idEstado: 2 }, { ...caso, idEstado: 3 })).toEqual({
    tipo: 'caso.cerrado',
    id: 12,
    datos: { id: 12, version: 3, estado: 'SOLUCIONADA', area: 2, categoria: 9, tienda: 1 },
  });
});

it.each([
  ['taken', 1, 2],
  ['commented', 2, 2],
  ['open again', 3, 2],
  ['closed already', 3, 3],
])('one that is %s is not', (_, antes, idEstado) => {
  expect(eventoDeCaso({ idEstado: antes }, { ...caso, idEstado })).toBeNull();
});
