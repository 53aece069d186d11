import { describe, expect, it } from 'vitest';
import {
  DESHACER_MS,
  type Deshecho,
  deshechosEnPalabras,
  loQueSeDeshace,
  SE_DESHACE_MS,
  type UltimaEntrada,
} from './deshacer.ts';

const DONE = new Date('2026-03-19T03:00:00.000Z');
const deshace = { trabajo: 'cerrar', antes: { idEstado: 2 }, con: {} };
const closed: UltimaEntrada = { accion: { deshace }, version: 4, fecha: DONE, numiden: 100_003 };
const asked = { numiden: 100_003, trabajo: 'cerrar', version: 4, now: later(0) };

function later(ms: number): Date {
  return new Date(DONE.getTime() + ms);
}

describe('the last act on a record', () => {
  it.each([
    ['at once', 0],
    ['after eight seconds', 8_000],
    ['after eight seconds and its way', 10_000],
    ['by a clock that is behind the one it was done by', -300],
  ])('is taken back by who did it, %s', (_when, ms) => {
    expect(loQueSeDeshace(closed, { ...asked, now: later(ms) })).toBe(deshace);
  });

  it.each([
    ['its time is over', closed, { now: later(10_001) }, 'tarde'],
    ['the clock was set back by an hour', closed, { now: later(-3_600_000) }, 'tarde'],
    ['somebody else did it', closed, { numiden: 100_002 }, 'nada'],
    ['it was another work', closed, { trabajo: 'comentar' }, 'nada'],
    ['the record went on without an entry', closed, { version: 5 }, 'nada'],
    ['the last entry is none that is taken back', { ...closed, accion: {} }, {}, 'nada'],
    ['nothing ever happened', null, {}, 'nada'],
    ['it is another person, and late', closed, { numiden: 100_002, now: later(60_000) }, 'nada'],
  ] as const)('stays where %s', (_why, last, changes, reason) => {
    expect(loQueSeDeshace(last, { ...asked, ...changes })).toBe(reason);
  });

  it('is offered for eight seconds, and taken back a little longer', () => {
    expect([DESHACER_MS, SE_DESHACE_MS]).toEqual([8_000, 10_000]);
  });
});

describe('what became of several in words', () => {
  const undone = (id: number): Deshecho => ({ nombre: `Caso ${id}`, resultado: 'deshecho', texto: '' });
  const stays = (id: number, texto: string): Deshecho => ({ nombre: `Caso ${id}`, resultado: 'queda', texto });
  const unasked: Deshecho = { nombre: 'Caso 9', resultado: 'sinPedir', texto: '' };

  it.each([
    ['all', [undone(1), undone(2)], 'Deshecho: 2 casos tomados'],
    ['all but one', [undone(1), stays(2, 'Tarde.'), undone(3)], 'Se deshicieron 2 de 3. Caso 2: Tarde.'],
    ['one', [undone(1), stays(2, 'Tarde.')], 'Se deshizo 1 de 2. Caso 2: Tarde.'],
    [
      'none, for two reasons',
      [stays(1, 'Tarde.'), stays(2, 'Sigue.')],
      'Se deshicieron 0 de 2. Caso 1: Tarde. Caso 2: Sigue.',
    ],
    [
      'none of five, for one reason',
      [1, 2, 3, 4, 5].map((id) => stays(id, 'Tarde.')),
      'Se deshicieron 0 de 5. Caso 1, Caso 2, Caso 3 y 2 más: Tarde.',
    ],
    [
      'what was not asked for',
      [undone(1), stays(2, 'Sin conexión.'), unasked],
      'Se deshizo 1 de 3. Caso 2: Sin conexión. Sin pedir: 1.',
    ],
  ])('%s', (_what, registros, text) => {
    expect(deshechosEnPalabras('2 casos tomados', registros)).toBe(text);
  });
});
