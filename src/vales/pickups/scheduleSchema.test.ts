import { describe, expect, it } from 'vitest';
import { scheduleSchema } from './scheduleSchema.ts';

/** Wednesday 18 March 2026 in the store, and already the 19th in UTC. */
const schema = scheduleSchema(() => new Date('2026-03-19T03:00:00Z'));

function faultOf(fecha: string): string | undefined {
  return schema.safeParse({ idDireccion: '3', fecha, lineas: [] }).error?.issues[0]?.message;
}

describe('a pickup that is written', () => {
  it('has an address and a day', () => {
    const written = { idDireccion: '3', fecha: '2026-03-19', lineas: [4] };
    expect(schema.parse(written)).toEqual({ idDireccion: 3, fecha: '2026-03-19', lineas: [4] });
    expect(schema.safeParse({ ...written, idDireccion: '' }).error?.issues[0]?.message).toBe('Elija una dirección.');
    expect(faultOf('')).toBe('Campo requerido');
  });

  it('is from tomorrow on by the store’s calendar, and never on a Sunday', () => {
    expect(faultOf('2026-03-18')).toBe('La fecha de recolección debe ser de mañana en adelante.');
    expect(faultOf('2026-03-22')).toBe('Los domingos no hay recolecciones. Elija otro día.');
    expect(faultOf('2026-05-18')).toBe('La fecha de recolección debe ser dentro de los próximos 60 días.');
  });
});
