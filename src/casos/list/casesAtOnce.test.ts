import { describe, expect, it } from 'vitest';
import type { CasoDeLista } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { PERMISOS } from '#domain/common/permisos';
import { casesAtOnce } from './casesAtOnce.ts';

function caso(estado: IdEstadoCaso, version: number | undefined = 3) {
  return { id: 7001, ...(version && { version }), estado: { id: estado, nombre: ESTADOS_CASO[estado] } } as CasoDeLista;
}

const worker = { numiden: 100_002, permisos: [PERMISOS.actualizarCaso.id] };
const reader = { numiden: 100_002, permisos: [PERMISOS.comentarCaso.id] };

describe('what is offered for several cases', () => {
  it('is to follow, to take and to assign them, and only to follow without the right to work on them', () => {
    const names = (person: Parameters<typeof casesAtOnce>[0]) =>
      casesAtOnce(person)
        .offered([caso(ESTADO.nuevo)])
        .acts.map(({ trabajo }) => trabajo);
    expect(names(worker)).toEqual(['seguir', 'tomar', 'asignar']);
    expect(names(reader)).toEqual(['seguir']);
  });

  it.each([
    ['nuevo', ['seguir', 'tomar', 'asignar']],
    ['enProceso', ['seguir', 'asignar']],
    ['escalado', ['seguir', 'tomar', 'asignar']],
    ['pendiente', ['seguir', 'asignar']],
    ['recolecta', ['seguir', 'tomar', 'asignar']],
    ['solucionada', ['seguir']],
  ] as const)('leaves out what the state %s forbids', (estado, allowed) => {
    const row = caso(ESTADO[estado]);
    const { acts } = casesAtOnce(worker).offered([row]);
    expect(acts.filter(({ against }) => (against?.(row) ?? null) === null).map(({ trabajo }) => trabajo)).toEqual(
      allowed,
    );
  });

  it('needs the version that was seen: a row without one has no mark', () => {
    const { mark } = casesAtOnce(worker);
    expect(mark(caso(ESTADO.nuevo))).toEqual({ fila: 7001, clase: 'caso', version: 3 });
    expect(mark(caso(ESTADO.nuevo, 0))).toBeNull();
  });
});
