import { describe, expect, it } from 'vitest';
import { vencimientoEnPalabras } from '#domain/common/plazosEnPalabras';
import type { Apertura } from './apertura.ts';
import type { Horario } from './horario.ts';
import { quedaAvisado, venceEn } from './plazos.ts';

const NINE = { abre: '09:00', cierra: '19:00' };
const WEEK: Horario = {
  ...{ lunes: NINE, martes: NINE, miercoles: NINE, jueves: NINE, viernes: NINE },
  ...{ sabado: { abre: '10:00', cierra: '14:00' }, domingo: null },
};
const HOLIDAY = new Map([['2026-11-16', 'Revolución']]);
/** Its clock has not jumped since 2022: six hours behind UTC. */
const centro: Apertura = { horario: WEEK, festivos: HOLIDAY, zona: 'America/Mexico_City' };
/** Its clock goes back an hour on 1 November 2026 at two in the morning, and forward on 8 March. */
const NIGHT = { abre: '22:00', cierra: '06:00' };
const tijuana: Apertura = {
  horario: {
    ...{ lunes: NIGHT, martes: NIGHT, miercoles: NIGHT, jueves: NIGHT, viernes: NIGHT },
    ...{ sabado: NIGHT, domingo: NIGHT },
  },
  festivos: new Map(),
  zona: 'America/Tijuana',
};
const never: Apertura = {
  ...centro,
  horario: { lunes: null, martes: null, miercoles: null, jueves: null, viernes: null, sabado: null, domingo: null },
};

const at = (local: string) => new Date(`${local}-06:00`);

describe('the end of a limit', () => {
  it.each([
    ['within a day', '2026-11-11T10:00', 4, '2026-11-11T14:00'],
    ['exactly as it closes', '2026-11-11T10:00', 9, '2026-11-11T19:00'],
    ['the next morning', '2026-11-11T10:00', 10, '2026-11-12T10:00'],
    ['from a night on', '2026-11-11T23:00', 1, '2026-11-12T10:00'],
    ['beyond a Sunday and a holiday', '2026-11-14T13:00', 2, '2026-11-17T10:00'],
  ])('%s is when the store has been open for so long', (_, from, horas, end) => {
    expect(venceEn(at(from), { horas, cuenta: 'abierta' }, centro)).toEqual(at(end));
  });

  it('is by the clock where that is asked for, or the store says no hours', () => {
    const end = at('2026-11-15T13:00');
    expect(venceEn(at('2026-11-14T13:00'), { horas: 24, cuenta: 'reloj' }, centro)).toEqual(end);
    expect(venceEn(at('2026-11-14T13:00'), { horas: 24, cuenta: 'abierta' }, null)).toEqual(end);
  });

  it.each([
    ['longer where the clock goes back', '2026-10-31T22:00-07:00', 9, '2026-11-01T06:00-08:00'],
    ['shorter where it goes forward', '2026-03-07T22:00-08:00', 7, '2026-03-08T06:00-07:00'],
  ])('is that of a night that is an hour %s', (_, from, horas, end) => {
    expect(venceEn(new Date(from), { horas, cuenta: 'abierta' }, tijuana)).toEqual(new Date(end));
  });

  it('never comes in a store that never opens', () => {
    expect(venceEn(at('2026-11-11T10:00'), { horas: 1, cuenta: 'abierta' }, never)).toBeNull();
  });
});

describe('who counts as told', () => {
  const now = at('2026-11-11T10:00');
  const [past, future] = [at('2026-11-11T09:00'), at('2026-11-11T11:00')];
  it.each([
    ['a stay that begins late already, as after a stop, is told', null, past, false],
    ['a stay that begins is told once it is late', null, future, false],
    ['a limit that is new and over is not told', { vence: null, avisado: false }, past, true],
    ['a limit that is shorter and over is not told', { vence: future, avisado: false }, past, true],
    ['one that was over and is not told yet, is told', { vence: past, avisado: false }, past, false],
    ['one that was told is not told again', { vence: past, avisado: true }, past, true],
    ['a limit that is longer is told when it ends again', { vence: past, avisado: true }, future, false],
    ['no limit is not told', { vence: past, avisado: true }, null, false],
    ['at its last moment it is not over', { vence: null, avisado: false }, now, false],
  ])('%s', (_, before, end, told) => {
    expect(quedaAvisado(before, end, now)).toBe(told);
  });
});

it.each([
  ['2026-11-11T18:00', 'vence hoy 18:00'],
  ['2026-11-11T10:00', 'vence hoy 10:00'],
  ['2026-11-11T09:59', 'venció hoy 09:59'],
  ['2026-11-10T18:00', 'venció ayer 18:00'],
  ['2026-11-12T09:00', 'vence mañana 09:00'],
  ['2026-11-20T09:00', 'vence el 20/11/2026 09:00'],
])('the end at %s reads %s', (end, words) => {
  expect(vencimientoEnPalabras(at(end).toISOString(), at('2026-11-11T10:00'))).toBe(words);
});
