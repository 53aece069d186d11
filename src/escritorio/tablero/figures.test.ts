import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const totalByState = [
  { id: 1, nombre: 'NUEVO', total: 7 },
  { id: 2, nombre: 'EN PROCESO', total: 5 },
  { id: 3, nombre: 'SOLUCIONADA', total: 90 },
  { id: 4, nombre: 'ESCALADO', total: 3 },
  { id: 5, nombre: 'PENDIENTE', total: 2 },
  { id: 6, nombre: 'RECOLECTA', total: 1 },
];

const byDay = [
  { clave: '2026-03-17', valor: 4, valor2: 6 },
  { clave: '2026-03-18', valor: 2, valor2: 0 },
];

describe('the figures of the dashboard', () => {
  it('count as open every case that is not solved', () => {
    expect(figuresOf({ totalPorEstatus: totalByState, historico: byDay })?.totalAbiertos).toBe(18);
  });

  it('count as solved the cases in state SOLUCIONADA alone', () => {
    expect(figuresOf({ totalPorEstatus: totalByState, historico: byDay })?.totalSolucionados).toBe(90);
  });

  it('take today from the last day of the answer, not from this computer’s clock', () => {
    expect(figuresOf({ totalPorEstatus: totalByState, historico: byDay })?.hoy).toEqual({
      dia: '2026-03-18',
      abiertos: 2,
      solucionados: 0,
    });
  });

  it('keep the days in their order', () => {
    expect(figuresOf({ totalPorEstatus: totalByState, historico: byDay })?.dias.map(({ dia }) => dia)).toEqual([
      '2026-03-17',
      '2026-03-18',
    ]);
  });

  it('are none when the answer holds none, instead of zeros that nobody counted', () => {
    expect(figuresOf({ totalPorEstatus: [], historico: [] })).toBeNull();
  });
});
