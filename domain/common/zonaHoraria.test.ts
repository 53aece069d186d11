import { describe, expect, it } from 'vitest';
import { dateAndTime } from './dates.ts';
import { zonaDe } from './zonaHoraria.ts';

/** The hour of a place at noon of Greenwich, in January and in July: its clock, by hand. */
const CLOCKS: readonly (readonly [place: string, cp: string, january: string, july: string])[] = [
  ['Ciudad de México', '06000', '06:00', '06:00'],
  ['Mérida', '97119', '06:00', '06:00'],
  ['Chihuahua', '31000', '06:00', '06:00'],
  ['Tijuana', '22000', '04:00', '05:00'],
  ['Mexicali', '21100', '04:00', '05:00'],
  ['La Paz', '23000', '05:00', '05:00'],
  ['Culiacán', '80000', '05:00', '05:00'],
  ['Tepic', '63000', '05:00', '05:00'],
  ['Bucerías, Bahía de Banderas', '63732', '06:00', '06:00'],
  ['Hermosillo', '83000', '05:00', '05:00'],
  ['Cancún', '77500', '07:00', '07:00'],
  ['Ciudad Juárez', '32000', '05:00', '06:00'],
  ['Janos', '31840', '05:00', '06:00'],
  ['Ojinaga', '32880', '06:00', '07:00'],
  ['Manuel Benavides', '32980', '06:00', '07:00'],
  ['Piedras Negras', '26000', '06:00', '07:00'],
  ['Sabinas, behind the border', '26700', '06:00', '06:00'],
  ['Anáhuac', '65030', '06:00', '07:00'],
  ['Monterrey', '64000', '06:00', '06:00'],
  ['Nuevo Laredo', '88000', '06:00', '07:00'],
  ['Reynosa', '88500', '06:00', '07:00'],
  ['Matamoros', '87300', '06:00', '07:00'],
  ['Ciudad Victoria', '87000', '06:00', '06:00'],
];

describe('the clock of a postal code', () => {
  it.each(CLOCKS)('in %s (%s) shows %s in winter and %s in summer', (_, cp, january, july) => {
    const zone = zonaDe(cp, 'Asia/Tokyo');
    expect(dateAndTime('2026-01-15T12:00:00Z', zone)).toBe(`15/01/2026 ${january}`);
    expect(dateAndTime('2026-07-15T12:00:00Z', zone)).toBe(`15/07/2026 ${july}`);
  });

  it.each([null, undefined, '', '00000', '17000', '2200', 'TIJUA'])('is the chain’s where %j names no place', (cp) => {
    expect(zonaDe(cp, 'America/Tijuana')).toBe('America/Tijuana');
  });
});
