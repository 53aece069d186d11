import { describe, expect, it } from 'vitest';
import { dondeTarda, type EstanciaEnTienda } from './dondeTarda.ts';

/** The buckets of one hour, two, four, eight and sixteen. */
const [ONE, TWO, FOUR, EIGHT, SIXTEEN] = [24, 28, 32, 36, 40];
const WAITS = 'vidaCaso.pendiente';

/** So many stays in a store, each about so long. */
function stays(tienda: number, cubeta: number, veces = 40, estado = WAITS): EstanciaEnTienda {
  return { tienda, estado, tiempos: [[cubeta, veces]] };
}

const stores = (estancias: readonly EstanciaEnTienda[]) => dondeTarda(estancias, 'mediana').map(({ tienda }) => tienda);

describe('a state lasts longer in a store', () => {
  it('than in the others together, which are told beside it', () => {
    expect(
      dondeTarda([stays(1, TWO, 40), stays(2, EIGHT, 50), stays(3, TWO, 60), stays(4, ONE, 30)], 'mediana'),
    ).toEqual([
      {
        ...{ tienda: 2, estado: WAITS, tiempos: [[EIGHT, 50]] },
        resto: [
          [TWO, 100],
          [ONE, 30],
        ],
      },
    ]);
  });

  it('where it lasts half as long again: at 1.41 times it does not, at 1.68 it does', () => {
    expect(stores([stays(1, EIGHT), stays(2, EIGHT + 2)])).toEqual([]);
    expect(stores([stays(1, EIGHT), stays(2, EIGHT + 3)])).toEqual([2]);
  });

  it('where that is an hour: of a quarter of an hour and an hour nothing is said, of one and two it is', () => {
    expect(stores([stays(1, ONE - 8), stays(2, ONE)])).toEqual([]);
    expect(stores([stays(1, ONE), stays(2, TWO)])).toEqual([2]);
  });

  it('is said of thirty stays, there and elsewhere, and not of fewer', () => {
    expect(stores([stays(1, TWO, 30), stays(2, EIGHT, 30)])).toEqual([2]);
    expect(stores([stays(1, TWO, 30), stays(2, EIGHT, 29)])).toEqual([]);
    expect(stores([stays(1, TWO, 29), stays(2, EIGHT, 30)])).toEqual([]);
  });

  it('is never said of the only store that has it', () => {
    expect(stores([stays(1, SIXTEEN), stays(2, ONE, 40, 'vidaCaso.nuevo')])).toEqual([]);
  });

  it('by the measure that is asked for: half of all, or nine of ten', () => {
    const mixed: EstanciaEnTienda = {
      ...{ tienda: 2, estado: WAITS },
      tiempos: [
        [TWO, 80],
        [SIXTEEN, 20],
      ],
    };
    const all = [stays(1, TWO, 100), mixed];
    expect(dondeTarda(all, 'mediana')).toEqual([]);
    expect(dondeTarda(all, 'p90').map(({ tienda }) => tienda)).toEqual([2]);
  });
});

describe('of one store alone', () => {
  it('its own are told, also where five others lose more', () => {
    const six = [2, 3, 4, 5, 6, 7].map((tienda) => stays(tienda, EIGHT, 30 + tienda));
    expect(dondeTarda([stays(1, TWO, 900), ...six], 'mediana', 2).map(({ tienda }) => tienda)).toEqual([2]);
    expect(dondeTarda([stays(1, TWO, 900), ...six], 'mediana', 1)).toEqual([]);
  });
});

describe('those come first', () => {
  it('where most time is lost: two hours more of a hundred before six hours more of thirty', () => {
    expect(stores([stays(1, TWO, 900), stays(2, EIGHT, 30), stays(3, FOUR, 100)])).toEqual([3, 2]);
    expect(stores([stays(1, TWO, 900), stays(2, EIGHT, 36), stays(3, FOUR, 100)])).toEqual([2, 3]);
  });

  it('and five at most', () => {
    const six = [2, 3, 4, 5, 6, 7].map((tienda) => stays(tienda, EIGHT, 30 + tienda));
    expect(stores([stays(1, TWO, 900), ...six])).toEqual([7, 6, 5, 4, 3]);
  });
});
