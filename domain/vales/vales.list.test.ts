import { describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import type { HechosDeValeEnLista } from '#domain/common/cambios';
import { movesList } from '#domain/lists/list';
import { type FiltroListaVales, SIN_FILTRO_VALES } from './listaVales.ts';
import { listaVales, VENCIDO } from './vales.list.ts';

const ME = 100_002;
const VALE: HechosDeValeEnLista = {
  cvetdaCrea: 1,
  cvetda: 3,
  operacion: 1_000_001,
  idCaso: 7001,
  tipo: 0,
  estado: ESTADO_VALE.vigente,
  numidenCrea: 7,
  numidenCliente: null,
};

function moves(
  filter: Partial<FiltroListaVales>,
  antes: Partial<HechosDeValeEnLista> | null,
  despues: Partial<HechosDeValeEnLista>,
): boolean {
  const change = { id: 1, antes: antes && { ...VALE, ...antes }, despues: { ...VALE, ...despues } };
  return movesList(listaVales, { ...SIN_FILTRO_VALES, ...filter }, change, ME);
}

describe('a list of vouchers is read again for one that it does not show', () => {
  it('when it is new, and not when it only changed', () => {
    expect(moves({}, null, {})).toBe(true);
    expect(moves({ nombre: 'ana', folio: 'V-1', fechaInicial: '2026-01-01' }, null, {})).toBe(true);
    expect(moves({}, {}, { estado: ESTADO_VALE.canjeado })).toBe(false);
  });

  it.each<[string, Partial<FiltroListaVales>, Partial<HechosDeValeEnLista>, Partial<HechosDeValeEnLista>]>([
    ['the store that made it', { tienda: 2 }, { cvetda: 2 }, { cvetdaCrea: 2 }],
    ['its customer', { numIden: 9 }, { numidenCliente: 8 }, { numidenCliente: 9 }],
    ['its kind', { tipo: 1 }, {}, { tipo: 1 }],
    ['its state', { estado: ESTADO_VALE.canjeado }, {}, { estado: ESTADO_VALE.canjeado }],
    ['that it ran out, which only a valid one does', { estado: VENCIDO }, { estado: ESTADO_VALE.canjeado }, {}],
    ['that the person made it', { soloMios: true }, {}, { numidenCrea: ME }],
  ])('when it comes in or goes out by %s', (_title, filter, without, within) => {
    expect(moves(filter, without, within)).toBe(true);
    expect(moves(filter, within, without)).toBe(true);
    expect(moves(filter, within, within)).toBe(false);
    expect(moves(filter, without, without)).toBe(false);
    expect(moves(filter, null, within)).toBe(true);
    expect(moves(filter, null, without)).toBe(false);
  });
});
