import type { CasoDeLista } from '#domain/casos/casos';
import { ESTADO, ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';

const PERSON = { numiden: 100_002, nombre: 'Beto Asesor' };

/** A case of a list that marks: nobody has it. */
export function caso(id: number, estado: IdEstadoCaso = ESTADO.nuevo): CasoDeLista {
  const fecha = '2026-03-01T12:00:00.000Z';
  return {
    ...{ id, version: 3, tienda: { cvetda: 1, nombre: 'Tienda Centro' }, area: { id: 2, nombre: 'Entregas' } },
    ...{ subCategoria: { id: 7, nombre: 'VALE DE DEVOLUCIÓN' }, estado: { id: estado, nombre: ESTADOS_CASO[estado] } },
    ...{ semaforo: null, pierdeColorEn: null, fechaCreacion: fecha, fechaSolucion: null },
    ...{ datosCliente: { numiden: id, nombre: `Uc Pech Luis ${id}` }, datosCreacion: PERSON, administrador: null },
  };
}
