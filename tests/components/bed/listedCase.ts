import type { CasoDeLista } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';

/** A state as a list says it. */
export function estadoDe(id: IdEstadoCaso): CasoDeLista['estado'] {
  return { id, nombre: ESTADOS_CASO[id] };
}

/** A new case of Tienda Centro as a list says it, but for its changes: nobody has it. */
export function listedCase(id: number, changes: Partial<CasoDeLista> = {}): CasoDeLista {
  return {
    ...{ id, tienda: { cvetda: 1, nombre: 'Tienda Centro' }, area: { id: 2, nombre: 'Devoluciones y vales' } },
    ...{ subCategoria: { id: 7, nombre: 'VALE DE DEVOLUCIÓN' }, estado: estadoDe(ESTADO.nuevo) },
    ...{ semaforo: null, pierdeColorEn: null, fechaCreacion: '2026-03-01T12:00:00.000Z', fechaSolucion: null },
    datosCliente: { numiden: id, nombre: `Uc Pech Luis ${id}` },
    ...{ datosCreacion: { numiden: 100_002, nombre: 'Beto Asesor' }, administrador: null },
    ...changes,
  };
}

/** A case of a list that marks: the work from the list is asked for on its version. */
export function markedCase(id: number, estado: IdEstadoCaso = ESTADO.nuevo): CasoDeLista {
  return listedCase(id, { version: 3, area: { id: 2, nombre: 'Entregas' }, estado: estadoDe(estado) });
}
