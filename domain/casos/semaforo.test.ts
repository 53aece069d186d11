import { describe, expect, it } from 'vitest';
import { ESTADO, pierdeColorEn, semaforoDe } from './vidaCaso.ts';

const HOUR = 3_600_000;
const created = new Date('2026-03-18T12:00:00.000Z');
function since(hours: number, ms = 0): Date {
  return new Date(created.getTime() + hours * HOUR + ms);
}
const caso = { estado: ESTADO.nuevo, fechaCreacion: created };

describe('the traffic light', () => {
  it.each([
    ['reciente', since(0), since(4)],
    ['reciente', since(4), since(4)],
    ['antiguo', since(4, 1), since(8)],
    ['antiguo', since(8), since(8)],
    ['sinAtencion', since(8, 1), null],
  ])('is %s at %s, until %s', (colour, now, until) => {
    for (const estado of [ESTADO.nuevo, ESTADO.enProceso]) {
      expect(semaforoDe({ ...caso, estado }, now)).toBe(colour);
      expect(pierdeColorEn({ ...caso, estado }, now)).toEqual(until);
    }
  });

  it('follows the thresholds of the settings', () => {
    expect(semaforoDe(caso, since(2), { reciente: 1, antiguo: 3 })).toBe('antiguo');
    expect(pierdeColorEn(caso, since(2), { reciente: 1, antiguo: 3 })).toEqual(since(3));
  });

  it('of a solved case is atendido for good', () => {
    expect(semaforoDe({ ...caso, estado: ESTADO.solucionada }, since(1))).toBe('atendido');
    expect(pierdeColorEn({ ...caso, estado: ESTADO.solucionada }, since(1))).toBeNull();
  });

  it.each([ESTADO.escalado, ESTADO.pendiente, ESTADO.recolecta])('has no colour in state %d', (estado) => {
    expect(semaforoDe({ ...caso, estado }, since(1))).toBeNull();
    expect(pierdeColorEn({ ...caso, estado }, since(1))).toBeNull();
  });
});
