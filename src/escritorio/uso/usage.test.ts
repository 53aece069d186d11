import { describe, expect, it } from 'vitest';
import { chartOf } from '#diagrams/chart';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { askedBy, comparedWith, readUsageSearch, searchOf } from './asked.ts';
import { arrowRows, csvRows, heatOf, measured, stateRows } from './usage.ts';

const chart = chartOf(vidaCasoMachine, vidaCasoWords);
const arrow = (from: string, name: string, to: string) =>
  chart.arrows.find((one) => one.from === `vidaCaso.${from}` && one.name === name && one.to[0] === `vidaCaso.${to}`)
    ?.id ?? '';
const TAKEN = arrow('nuevo', 'comentar', 'enProceso');
const CLOSED = arrow('enProceso', 'cerrar', 'solucionada');
const HOUR = 3_600_000;

/** Of four that were taken three waited an hour and one four days; of those one was closed, after four days. */
const USO = {
  flechas: [
    { flecha: TAKEN, veces: 4, tiempos: [[24, 3] as [number, number], [50, 1] as [number, number]] },
    { flecha: CLOSED, veces: 1, tiempos: [[50, 1] as [number, number]] },
  ],
  estados: [
    { estado: 'vidaCaso.nuevo', tiempos: [[24, 3] as [number, number], [50, 1] as [number, number]] },
    { estado: 'vidaCaso.enProceso', tiempos: [[50, 1] as [number, number]] },
  ],
};

describe('the tables', () => {
  it('have the arrows, the commonest first and what was never taken last', () => {
    const rows = arrowRows(chart, USO);
    expect(rows.slice(0, 3).map(({ name, where, veces }) => [name, where, veces])).toEqual([
      ['«Comentar»', 'NUEVO → EN PROCESO', 4],
      ['«Cerrar caso»', 'EN PROCESO → SOLUCIONADA', 1],
      [expect.any(String), expect.any(String), 0],
    ]);
    expect(rows.map(({ id }) => id)).not.toContain(chart.arrows.find(({ refuses }) => refuses)?.id);
    expect(new Set(rows.map(({ name, where }) => `${name} ${where}`)).size).toBe(rows.length);
  });

  it('have the states that can be left', () => {
    expect(
      stateRows(chart, USO).map(({ name, veces, mediana }) => [
        name,
        veces,
        mediana === null ? null : Math.round(mediana / HOUR),
      ]),
    ).toEqual([
      ['NUEVO', 4, 1],
      ['EN PROCESO', 1, 97],
      ['ESCALADO', 0, null],
      ['PENDIENTE', 0, null],
      ['RECOLECTA', 0, null],
    ]);
  });

  it('go into a file with their times in minutes', () => {
    expect(csvRows(arrowRows(chart, USO)).slice(0, 2)).toEqual([
      ['Acto', 'Dónde', 'Veces', 'Mediana (min)', '9 de 10 (min)'],
      ['«Comentar»', 'NUEVO → EN PROCESO', 4, 64, 5793],
    ]);
  });
});

describe('the drawing', () => {
  it('is thick where most passed and red where it took longest', () => {
    const half = heatOf(USO, 'mediana');
    expect([half([TAKEN]), half([CLOSED]), half([arrow('nuevo', 'cerrar', 'solucionada')])]).toEqual([
      { weight: 1, level: 1, text: '4' },
      { weight: 0.25, level: 3, text: '1' },
      { weight: 0, level: 0, text: '' },
    ]);
    expect(heatOf(USO, 'p90')([TAKEN])).toEqual({ weight: 1, level: 3, text: '4' });
  });

  it('tells at a state how long it lasted, and of one line all of its arrows', () => {
    expect(heatOf(USO, 'mediana')(['vidaCaso.enProceso'])).toEqual({ weight: 1, level: 3, text: '4 días' });
    expect(heatOf(USO, 'mediana')([TAKEN, CLOSED])).toEqual({ weight: 1, level: 1, text: '5' });
  });

  it('is measured by the half or by nine of ten', () => {
    const { tiempos = [] } = USO.estados[0] ?? {};
    expect(measured(tiempos, 'mediana')).toBe(64 * 60_000);
    expect(Math.round((measured(tiempos, 'p90') ?? 0) / HOUR)).toBe(97);
  });
});

describe('the address', () => {
  it('asks for thirty days of the chain where it says nothing', () => {
    const { desde, hasta, ...rest } = askedBy({ hasta: '2026-11-29' });
    expect([desde, hasta, rest]).toEqual([
      '2026-10-31',
      '2026-11-29',
      { tienda: null, medida: 'mediana', contra: null },
    ]);
  });

  it('says what is asked, and what is no answer counts as not given', () => {
    const said = { desde: '2026-01-01', hasta: '2026-01-31', tienda: 3, medida: 'p90', contra: '7' } as const;
    expect(searchOf(askedBy(said))).toEqual(said);
    expect(readUsageSearch(said)).toEqual(said);
    expect(readUsageSearch({ desde: '2026-02-30', hasta: 7, tienda: 'x', medida: 'toString', contra: '0' })).toEqual(
      {},
    );
  });

  it('compares with as many days before, or with another store', () => {
    const asked = askedBy({ desde: '2026-03-01', hasta: '2026-03-10', tienda: 2 });
    expect(comparedWith(asked)).toBeNull();
    expect(comparedWith({ ...asked, contra: 'anterior' })).toEqual({
      desde: '2026-02-19',
      hasta: '2026-02-28',
      tienda: 2,
    });
    expect(comparedWith({ ...asked, contra: '5' })).toEqual({ desde: '2026-03-01', hasta: '2026-03-10', tienda: 5 });
  });
});
