import { listaCasos as list } from '#domain/casos/casos.list';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { CambioDe } from '#domain/common/cambios';
import { movesList } from '#domain/lists/list';
import type { Shown, Touches } from './touches.ts';

/** The readings that a change of a case touches. */
export const BY_CASE = {
  // A row shows only the facts of a case and values that never change: a comment is in no list.
  listaCasos: (change, { input: { cuerpo }, data: { listaCasos } }, numiden) =>
    changesFacts(change) &&
    (listaCasos.some(({ id }) => id === change.id) ||
      // By nearest loss of colour a case stands where its state puts it.
      movesList(list, cuerpo, change, numiden, cuerpo.orden === 'porVencer' ? ['idEstado'] : [])),
  vistasFijadas: (change, { data: { vistas } }, numiden) =>
    changesFacts(change) &&
    vistas.some(({ lista, filtro }) => lista === 'casos' && movesList(list, filtro, change, numiden)),
  // It names those that it is related with, and their states.
  detalleCaso: ({ id }, { input: { ruta }, data: { relacionados } }) =>
    Number(ruta.id) === id || relacionados.some((one) => one.id === id),
  estanciaDeRegistro: ({ id }, { input: { ruta } }) => ruta.entidad === 'caso' && Number(ruta.id) === id,
  // It may have asked to cancel an invoice that was made for another one.
  facturasDeCaso: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  asignablesCaso: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  casosPorEntregar: changesFacts,
  mencionablesCaso: ({ id }, { input: { ruta } }) => Number(ruta.id) === id,
  seguidosPropios: ({ id }, { data: { seguidos } }) =>
    seguidos.some(({ entidad, idEntidad }) => entidad === 'caso' && idEntidad === id),
  anexosDeCaso: ({ id }, { input: { consulta } }) => consulta.casoId === id,
  // It hangs on customer and sale, which no change of a case tells.
  casosAbiertos: changesFacts,
  // A request is made, decided or taken back by a step of the case's life.
  casosPorAutorizar: (change, { data: { solicitudes } }) =>
    solicitudes.some(({ idCaso }) => idCaso === change.id) || changesFacts(change),
  // An authorization that was refused, and whatever is done since on what came back.
  miDia: ({ id, antes, despues }, { data: { devueltos } }) =>
    (antes?.idEstado === ESTADO.pendiente && despues?.idEstado === ESTADO.enProceso) ||
    devueltos.some((one) => (one.tipo === 'vale' ? one.idCaso : one.id) === id),
  // A voucher says whether its case is solved.
  obtenerVale: isOf,
  valeParcial: isOf,
  // The open cases of a sale: a voucher is made under one of them.
  detalleOperacionVale: changesFacts,
} as const satisfies Touches<CambioDe<'caso'>>;

function isOf(change: CambioDe<'caso'>, { data: { casoId } }: Shown<'obtenerVale' | 'valeParcial'>): boolean {
  return casoId === change.id && changesFacts(change);
}

function changesFacts({ antes, despues }: CambioDe<'caso'>): boolean {
  if (antes === null || despues === null) return true;
  return Object.entries(antes).some(([fact, value]) => despues[fact as keyof typeof despues] !== value);
}
