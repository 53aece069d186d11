import { describe, expect, it } from 'vitest';
import type { VistaTabla } from './columnas.ts';
import { comparar, conFilasPorPagina, conOrden, rangoDePagina, vistaPosible } from './columnas.ts';

const vista = (cambios: Partial<VistaTabla> = {}): VistaTabla => ({
  pagina: 0,
  filasPorPagina: 25,
  orden: null,
  ...cambios,
});

describe('the page of a table', () => {
  it('says which rows it shows', () => {
    expect(rangoDePagina(vista(), 629)).toBe('1–25 de 629');
    expect(rangoDePagina(vista({ pagina: 25 }), 629)).toBe('626–629 de 629');
    expect(rangoDePagina(vista({ pagina: 12, filasPorPagina: 100 }), 1_250)).toBe('1,201–1,250 de 1,250');
    expect(rangoDePagina(vista(), 0)).toBe('0 de 0');
    expect(rangoDePagina(vista({ pagina: 399 }), 10_000, true)).toBe('9,976–10,000 de más de 10,000');
  });

  it('is never beyond the rows that there are', () => {
    expect(vistaPosible(vista({ pagina: 9 }), 30).pagina).toBe(1);
    expect(vistaPosible(vista({ pagina: 9 }), 0).pagina).toBe(0);
    expect(vistaPosible(vista({ pagina: 1 }), 50).pagina).toBe(1);
  });

  it('keeps the first row in sight when its size changes', () => {
    expect(conFilasPorPagina(vista({ pagina: 4 }), 50)).toMatchObject({ pagina: 2, filasPorPagina: 50 });
    expect(conFilasPorPagina(vista({ pagina: 1, filasPorPagina: 100 }), 25)).toMatchObject({ pagina: 4 });
  });
});

describe('the order of a table', () => {
  it('goes ascending, descending and back to how the rows came, from the first page', () => {
    const una = conOrden(vista({ pagina: 3 }), 'total');
    expect(una).toMatchObject({ pagina: 0, orden: { columna: 'total', descendente: false } });
    const dos = conOrden(una, 'total');
    expect(dos.orden).toEqual({ columna: 'total', descendente: true });
    expect(conOrden(dos, 'total').orden).toBeNull();
    expect(conOrden(dos, 'folio').orden).toEqual({ columna: 'folio', descendente: false });
  });

  it('sorts figures by size and texts as Spanish does, accents and capitals aside', () => {
    expect([10, 9, 100].sort(comparar)).toEqual([9, 10, 100]);
    expect(['Ñandú', 'nube', 'Óvalo', 'oso'].sort(comparar)).toEqual(['nube', 'Ñandú', 'oso', 'Óvalo']);
    expect(['V-10', 'V-9'].sort(comparar)).toEqual(['V-9', 'V-10']);
  });
});
