import { describe, expect, it } from 'vitest';
import type { HechosDeCasoEnLista } from '#domain/common/cambios';
import { movesList } from '#domain/lists/list';
import { listaCasos } from './casos.list.ts';
import { type FiltroCasos, NO_FILTER } from './casos.ts';
import { ESTADO } from './vidaCaso.ts';

const ME = 100_002;
const CASE: HechosDeCasoEnLista = {
  cvetda: 1,
  idArea: 10,
  idSubcategoria: 100,
  idEstado: ESTADO.enProceso,
  numidenCrea: 7,
  administrador: null,
};

function moves(
  filter: Partial<FiltroCasos>,
  antes: Partial<HechosDeCasoEnLista> | null,
  despues: Partial<HechosDeCasoEnLista> | null,
): boolean {
  const facts = (some: Partial<HechosDeCasoEnLista> | null) => some && { ...CASE, ...some };
  const change = { id: 7001, antes: facts(antes), despues: facts(despues) };
  return movesList(
    listaCasos,
    { ...NO_FILTER, ...filter },
    change,
    ME,
    filter.orden === 'porVencer' ? ['idEstado'] : [],
  );
}

describe('a list is read again for a case that it does not show', () => {
  it('not when something was only said of the case', () => {
    expect(moves({}, {}, {})).toBe(false);
    expect(moves({ orden: 'porVencer' }, {}, {})).toBe(false);
    expect(moves({ nomCliente: 'ana', telefono: '5512345678', operacion: 4, fechaIni: '2026-01-01' }, {}, {})).toBe(
      false,
    );
  });

  it('when the case is new, or comes into the view of who looks, or leaves it', () => {
    expect(moves({}, null, {})).toBe(true);
    expect(moves({}, {}, null)).toBe(true);
    expect(moves({}, null, null)).toBe(false);
    expect(moves({ nomCliente: 'ana' }, null, {})).toBe(true);
  });

  it.each<[string, Partial<FiltroCasos>, Partial<HechosDeCasoEnLista>, Partial<HechosDeCasoEnLista>]>([
    ['state', { idEstatus: ESTADO.escalado }, {}, { idEstado: ESTADO.escalado }],
    ['store', { cvetda: 2 }, {}, { cvetda: 2 }],
    ['category', { categoria: 101 }, {}, { idSubcategoria: 101 }],
    ['one of several states', { estados: [ESTADO.nuevo, ESTADO.escalado] }, {}, { idEstado: ESTADO.escalado }],
    ['one of several stores', { tiendas: [2, 3] }, {}, { cvetda: 3 }],
    ['one of several categories', { categorias: [101, 102] }, {}, { idSubcategoria: 102 }],
    ['its area', { areas: [11] }, {}, { idArea: 11 }],
    ['who has it', { aCargoDe: [8, 9] }, {}, { administrador: 9 }],
    ['who opened it', { numIden: 8 }, {}, { numidenCrea: 8 }],
    ['that it is not solved', { soloAbiertos: true }, { idEstado: ESTADO.solucionada }, {}],
    ['the day of its solution, from', { fechaSolucionIni: '2026-01-01' }, {}, { idEstado: ESTADO.solucionada }],
    ['the day of its solution, to', { fechaSolucionFin: '2026-01-01' }, {}, { idEstado: ESTADO.solucionada }],
    ['that the person has it', { aMiCargo: true }, { administrador: 9 }, { administrador: ME }],
    ['that nobody has it', { sinAsignar: true }, { administrador: 9 }, {}],
    ['that nobody has it and it is not solved', { sinAsignar: true }, { idEstado: ESTADO.solucionada }, {}],
    ['that it has a colour to lose', { sinAtencion: true }, { idEstado: ESTADO.escalado }, { idEstado: ESTADO.nuevo }],
  ])('when it comes in or goes out by the filter: %s', (_title, filter, without, within) => {
    expect(moves(filter, without, within)).toBe(true);
    expect(moves(filter, within, without)).toBe(true);
    expect(moves(filter, within, within)).toBe(false);
    expect(moves(filter, without, without)).toBe(false);
    expect(moves(filter, null, within)).toBe(true);
    expect(moves(filter, null, without)).toBe(false);
  });

  it('by its number, when it is the one', () => {
    expect(moves({ folio: 7001 }, null, {})).toBe(true);
    expect(moves({ folio: 7002 }, null, {})).toBe(false);
  });

  it('by nearest loss of colour, when its state changes, which puts it elsewhere', () => {
    expect(moves({ orden: 'porVencer' }, {}, { idEstado: ESTADO.escalado })).toBe(true);
    expect(moves({ orden: 'porVencer', cvetda: 2 }, {}, { idEstado: ESTADO.escalado })).toBe(false);
    expect(moves({ orden: 'recientes' }, {}, { idEstado: ESTADO.escalado })).toBe(false);
    expect(moves({ orden: 'antiguos' }, {}, { idEstado: ESTADO.escalado })).toBe(false);
  });
});
