import { expect, it } from 'vitest';
import { contraRelacionar } from './relaciones.ts';
import { ESTADO } from './vidaCaso.ts';

const THIS = { id: 10, idEstado: ESTADO.enProceso, visible: true, relaciones: 0 };
const OTHER = { ...THIS, id: 12, idEstado: ESTADO.nuevo };
const NEW = { con: 12, yaRelacionados: false };

it.each([
  ['an open one that is seen', THIS, OTHER, NEW, null],
  ['itself', THIS, THIS, { ...NEW, con: 10 }, 'Es este mismo caso: elija el otro.'],
  ['one that there is not', THIS, null, NEW, 'El caso 12 no existe, o no puede verlo.'],
  ['one that is not seen', THIS, { ...OTHER, visible: false }, NEW, 'El caso 12 no existe, o no puede verlo.'],
  [
    'one that is not seen and is related already',
    THIS,
    { ...OTHER, visible: false },
    { ...NEW, yaRelacionados: true },
    'El caso 12 no existe, o no puede verlo.',
  ],
  [
    'one that is related already',
    THIS,
    OTHER,
    { ...NEW, yaRelacionados: true },
    'El caso 12 ya está relacionado con este.',
  ],
  ['a solved one', THIS, { ...OTHER, idEstado: ESTADO.solucionada }, NEW, 'El caso 12 ya está solucionado.'],
  [
    'an open one, being solved',
    { ...THIS, idEstado: ESTADO.solucionada },
    OTHER,
    NEW,
    'El caso 10 ya está solucionado.',
  ],
  ['the twentieth', { ...THIS, relaciones: 19 }, OTHER, NEW, null],
  ['one more than twenty', { ...THIS, relaciones: 20 }, OTHER, NEW, 'El caso 10 ya tiene 20 casos relacionados.'],
  ['one that has twenty', THIS, { ...OTHER, relaciones: 20 }, NEW, 'El caso 12 ya tiene 20 casos relacionados.'],
])('a case and %s', (_which, caso, otro, how, expected) => {
  expect(contraRelacionar(caso, otro, how)).toBe(expected);
});
