import { describe, expect, it } from 'vitest';
import { SIN_FILTRO } from '#domain/casos';
import type { BusquedaCasos } from '../casos/listado/busqueda.ts';
import { filtroDe, leerBusquedaCasos } from '../casos/listado/busqueda.ts';
import { CASOS_ABIERTOS, CASOS_SOLUCIONADOS, casosDelDia } from './enlaces.ts';

/** What the list asks the server for after it was opened by a figure's address. */
const pedido = (busqueda: BusquedaCasos) => filtroDe(leerBusquedaCasos({ ...busqueda }));

describe('the list that a figure opens', () => {
  it('holds every case but the solved ones for the total of open cases', () => {
    expect(pedido(CASOS_ABIERTOS)).toEqual({ ...SIN_FILTRO, soloAbiertos: true });
  });

  it('holds the cases in state 3 for the total of solved cases', () => {
    expect(pedido(CASOS_SOLUCIONADOS)).toEqual({ ...SIN_FILTRO, idEstatus: 3 });
  });

  it('goes by the day of opening for opened cases, in whatever state they are now', () => {
    expect(pedido(casosDelDia('abiertos', '2026-03-18'))).toEqual({
      ...SIN_FILTRO,
      fechaIni: '2026-03-18',
      fechaFin: '2026-03-18',
    });
  });

  it('goes by the day of the solution for solved cases, whenever they were opened', () => {
    expect(pedido(casosDelDia('solucionados', '2026-03-18'))).toEqual({
      ...SIN_FILTRO,
      fechaSolucionIni: '2026-03-18',
      fechaSolucionFin: '2026-03-18',
    });
  });
});
