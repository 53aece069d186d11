/** Sample cases that the machines of an open case share. */
import type { CaseResult } from '#contract/casos/casos';
import type { Failure, OthersChange } from '#contract/common/failure';
import type { Caso } from '#domain/casos/casos';
import { ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';

const author = { numiden: 100002, nombre: 'Jorge Peña Ríos' };

/** A case in a state; a pending one waits for what somebody asked for. */
export function caseIn(
  id: IdEstadoCaso,
  { solicita = author.numiden, subCategoria = 9 }: { readonly solicita?: number; readonly subCategoria?: number } = {},
): Caso {
  return {
    id: 7001,
    version: 3,
    tienda: { cvetda: 1, nombre: 'Tienda Centro' },
    area: { id: 2, nombre: 'Entregas' },
    subCategoria: { id: subCategoria, nombre: subCategoria === 14 ? 'FACTURA RESTAURANTE' : 'GUÍA SIN MOVIMIENTO' },
    estado: { id, nombre: ESTADOS_CASO[id] },
    semaforo: null,
    pierdeColorEn: null,
    datosCliente: { numiden: 500001, nombre: 'Luis Ibáñez' },
    datosCreacion: { ...author, fecha: '2026-11-20T15:00:00.000Z' },
    fechaCreacion: '2026-11-20T15:00:00.000Z',
    requiereAutorizacion: id === 5 ? 1 : 0,
    usuarioAutoriza: null,
    usuarioSoluciona: null,
    solucion: null,
    datosContacto: { email: null, telefono: null, celular: null },
    comentarioOriginal: 'El refrigerador llegó con un golpe.',
    comentarios: [],
    logs: [],
    logEscalamientos: [],
    parametrosBusqueda: [],
    datosAutorizacion:
      id === 5
        ? {
            solicitante: { numiden: solicita, nombre: 'Quien pidió' },
            motivo: 'Pasó de treinta días.',
            fecha: '2026-11-20T16:00:00.000Z',
            resolucion: null,
          }
        : null,
    administrador: null,
    datosFiscales: null,
    sigueEn: null,
    unidos: [],
    relacionados: [],
    valesSinTerminar: [],
  };
}

/** A change that somebody else made meanwhile. */
export const change: OthersChange = {
  version: 9,
  cambios: [{ id: 41, accion: 'Comentario agregado', version: 9, fecha: '2026-11-20T17:00:00.000Z', autor: author }],
};

export const conflict: Failure = {
  tipo: 'conflicto',
  texto: 'El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
  codigo: 409,
  campos: [],
  objeto: { entidad: 'caso', id: 7001 },
  cambio: change,
};

export const noPermission: Failure = {
  tipo: 'sinPermiso',
  texto: 'No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.',
  codigo: 403,
  campos: [],
};

/** An answer of the server; any code but 1 is a warning. */
export function result(code: number, descripcion: string): CaseResult {
  return {
    codigo: code,
    descripcion,
    version: code === 1 ? 4 : 3,
    estado: { id: 2, nombre: 'EN PROCESO' },
  };
}
