import { describe, expect, it } from 'vitest';
import { busquedaDe, camposDe, revisarCampos, soloDigitos } from './campos.ts';

describe('the fields of the filters', () => {
  it('give back the search that filled them', () => {
    const busqueda = { folio: 12, tienda: 1, categoria: 14, cliente: 'peña', estado: 2, numiden: 100_002 };
    expect(busquedaDe(camposDe(busqueda), {})).toMatchObject(busqueda);
  });

  it('leave out what is empty, and start at the first page', () => {
    const vacia = busquedaDe(camposDe({}), { pagina: 4 });
    expect(Object.values(vacia).filter((valor) => valor !== undefined)).toEqual([]);
  });

  it('keep the filters and the order that have no field', () => {
    const busqueda = busquedaDe({ ...camposDe({}), tienda: 3 }, { abiertos: true, orden: 'antiguos', tienda: 1 });
    expect(busqueda).toMatchObject({ abiertos: true, orden: 'antiguos', tienda: 3 });
  });

  it('keep the digits of a pasted number, at most ten', () => {
    expect(soloDigitos('Folio: 1 234')).toBe('1234');
    expect(soloDigitos('123456789012')).toBe('1234567890');
  });
});

describe('the days of the filters', () => {
  const fechas = (fechaInicio: string, fechaFin: string) => ({ ...camposDe({}), fechaInicio, fechaFin });

  it('may be one day, or one of them alone', () => {
    expect(revisarCampos(fechas('2026-03-18', '2026-03-18'))).toEqual({});
    expect(revisarCampos(fechas('2026-03-18', ''))).toEqual({});
    expect(revisarCampos(fechas('', '2026-03-18'))).toEqual({});
  });

  it('are refused beside the end when it comes before the start', () => {
    expect(revisarCampos(fechas('2026-03-18', '2026-03-17'))).toEqual({
      fechaFin: 'La fecha fin no puede ser anterior a la fecha inicio.',
    });
  });

  it('are refused beside the one that is only half written', () => {
    expect(revisarCampos(fechas('', '2026-03-17'), ['fechaInicio'])).toEqual({
      fechaInicio: 'Escriba el día, el mes y el año.',
    });
  });
});
