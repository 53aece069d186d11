import { describe, expect, it } from 'vitest';
import { filtroCasosSchema, NO_FILTER } from '#domain/casos/casos';
import { caseList } from '../../casos/list/caseList.ts';
import { CASOS_ABIERTOS, CASOS_SOLUCIONADOS, casesOfDay, type FigureSearch } from './links.ts';

/** The request of the list to the server after it was opened by a figure's address. */
function asked(search: FigureSearch) {
  return filtroCasosSchema.parse(caseList.filters.request(caseList.filters.read({ ...search })));
}

describe('the list that a figure opens', () => {
  it('holds every case but the solved ones for the total of open cases', () => {
    expect(asked(CASOS_ABIERTOS)).toEqual({ ...NO_FILTER, soloAbiertos: true });
  });

  it('holds the cases in state 3 for the total of solved cases', () => {
    expect(asked(CASOS_SOLUCIONADOS)).toEqual({ ...NO_FILTER, estados: [3] });
  });

  it('goes by the day of opening for opened cases, in whatever state they are now', () => {
    expect(asked(casesOfDay('abiertos', '2026-03-18'))).toEqual({
      ...NO_FILTER,
      fechaIni: '2026-03-18',
      fechaFin: '2026-03-18',
    });
  });

  it('goes by the day of the solution for solved cases, whenever they were opened', () => {
    expect(asked(casesOfDay('solucionados', '2026-03-18'))).toEqual({
      ...NO_FILTER,
      fechaSolucionIni: '2026-03-18',
      fechaSolucionFin: '2026-03-18',
    });
  });
});
