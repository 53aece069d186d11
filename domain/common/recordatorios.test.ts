import { describe, expect, it } from 'vitest';
import {
  escritoEn,
  faltaDeMomento,
  leerHora,
  momentoDe,
  momentoDeRecordatorioSchema,
  momentosPropuestos,
} from './recordatorios.ts';

const MEXICO = 'America/Mexico_City';
const TIJUANA = 'America/Tijuana';

describe('an hour', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:30', '09:30'],
    [' 21.05 ', '21:05'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
  ])('written %s is %s', (texto, hora) => {
    expect(leerHora(texto)).toBe(hora);
  });

  it.each(['', '24', '9:60', '9:5', '09:00:00', 'nueve', '-1'])('is not what %s says', (texto) => {
    expect(leerHora(texto)).toBeNull();
  });
});

describe('a moment', () => {
  it('is counted by the clock of the store', () => {
    const escrito = { dia: '2026-12-02', hora: '09:00' };
    expect(momentoDe(escrito, MEXICO).toISOString()).toBe('2026-12-02T15:00:00.000Z');
    expect(momentoDe(escrito, TIJUANA).toISOString()).toBe('2026-12-02T17:00:00.000Z');
    expect(escritoEn(new Date('2026-12-02T05:30:59Z'), MEXICO)).toEqual({ dia: '2026-12-01', hora: '23:30' });
  });

  it('is to come, within a year', () => {
    const ahora = new Date('2026-11-29T12:00:00Z');
    expect(faltaDeMomento(ahora, ahora)).toBe('Ese momento ya pasó.');
    expect(faltaDeMomento(new Date('2026-11-29T12:00:01Z'), ahora)).toBeNull();
    expect(faltaDeMomento(new Date('2027-11-30T12:00:00Z'), ahora)).toBeNull();
    expect(faltaDeMomento(new Date('2027-11-30T12:00:01Z'), ahora)).toBe('Elija un momento dentro de un año.');
  });

  it('is offered by a press, by the day of the store', () => {
    // In Mexico it is still the 30th, at a quarter past nine in the evening.
    expect(momentosPropuestos(new Date('2026-12-01T03:15:00Z'), MEXICO)).toEqual([
      { texto: 'En una hora', dia: '2026-11-30', hora: '22:15' },
      { texto: 'Mañana', dia: '2026-12-01', hora: '09:00' },
      { texto: 'En tres días', dia: '2026-12-03', hora: '09:00' },
      { texto: 'En una semana', dia: '2026-12-07', hora: '09:00' },
    ]);
  });
});

it('what is written is a day, an hour and a note of one line', () => {
  const read = (changes: object) =>
    momentoDeRecordatorioSchema.safeParse({ dia: '2026-12-02', hora: '9', nota: '', ...changes });
  expect(read({ nota: 'Llamar\nal cliente' }).data).toEqual({
    dia: '2026-12-02',
    hora: '09:00',
    nota: 'Llamar al cliente',
  });
  expect(read({ dia: '' }).error?.issues.map(({ message }) => message)).toEqual(['Escriba un día.']);
  expect(read({ hora: '25' }).error?.issues.map(({ message }) => message)).toEqual([
    'Escriba una hora, por ejemplo 9:00.',
  ]);
  expect(read({ nota: 'a'.repeat(201) }).error?.issues.map(({ message }) => message)).toEqual([
    'Escriba como máximo 200 caracteres.',
  ]);
});
