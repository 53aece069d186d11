import { describe, expect, it } from 'vitest';
import { SIN_FILTRO } from '#domain/casos';
import type { Api } from '../../api/api.ts';
import { paginaVista, recordarPagina } from './paginasVistas.ts';

const api = (): Api => ({
  llamar: () => Promise.reject(),
  subir: () => Promise.reject(),
  alVolver: () => () => undefined,
});
const consulta = (pagina: number) => ({ filtro: SIN_FILTRO, pagina, tamPagina: 25 });
const pagina = (total: number) => ({ filas: [], total, hayMas: false });

describe('a page that was seen', () => {
  it('is shown again to the same person for the same query, for five minutes', () => {
    const servidor = api();
    recordarPagina(servidor, '100001/1', consulta(2), pagina(80), 0);
    expect(paginaVista(servidor, '100001/1', consulta(2), 299_000)).toEqual(pagina(80));
    expect(paginaVista(servidor, '100001/1', consulta(2), 300_000)).toBeNull();
    expect(paginaVista(servidor, '100001/1', consulta(1), 0)).toBeNull();
  });

  it('is never shown to another person, and is gone once another one has looked', () => {
    const servidor = api();
    recordarPagina(servidor, '100001/1', consulta(0), pagina(80), 0);
    expect(paginaVista(servidor, '100002/1', consulta(0), 0)).toBeNull();
    recordarPagina(servidor, '100002/1', consulta(0), pagina(9), 0);
    expect(paginaVista(servidor, '100001/1', consulta(0), 0)).toBeNull();
  });

  it('gives way to newer ones: only the last eight are kept', () => {
    const servidor = api();
    for (let cual = 0; cual < 9; cual += 1) recordarPagina(servidor, 'x', consulta(cual), pagina(cual), 0);
    expect(paginaVista(servidor, 'x', consulta(0), 0)).toBeNull();
    expect(paginaVista(servidor, 'x', consulta(1), 0)).toEqual(pagina(1));
    expect(paginaVista(servidor, 'x', consulta(8), 0)).toEqual(pagina(8));
  });
});
