import type { casos } from '#contract/casos/casos';
import type { HandlersOf } from '../platform/http/handler.ts';
import { anexosDeCaso, downloadFile } from './files/anexos.ts';
import { guardarCaso } from './guardarCaso.ts';
import { casosPorEntregar, entregarCasos } from './handOn.ts';
import { caseListHandlers } from './list/handlers.ts';
import { casosAbiertos } from './queries/abiertos.ts';
import { administradorDeArea } from './queries/administrador.ts';
import { asignablesCaso } from './queries/asignables.ts';
import { carpetaDeAnexos, listarEstados } from './queries/catalogues.ts';
import { detalleCaso } from './queries/detalleCaso.ts';
import { mencionablesCaso } from './queries/mencionables.ts';
import { personasACargo } from './queries/personas.ts';
import { casosPorAutorizar } from './queries/porAutorizar.ts';
import { quitarRelacion, relacionarCaso } from './related.ts';
import { guardarAnexos } from './works/adjuntar.ts';
import { deshacerEnCaso } from './works/apply.ts';
import { asignarCaso } from './works/asignar.ts';
import { autorizarCaso, autorizarCasoAqui, solicitarAutorizacion } from './works/autorizar.ts';
import { cerrarCaso } from './works/cerrar.ts';
import { agregarComentario } from './works/comentar.ts';
import { escalarCaso } from './works/escalar.ts';
import { actualizarEstado } from './works/tomar.ts';

/** Handlers of `contract/casos/casos.ts`. */
export const caseHandlers: HandlersOf<typeof casos> = {
  guardarCaso,
  detalleCaso,
  descargarAnexo: downloadFile,
  anexosDeCaso,
  agregarComentario,
  guardarAnexos,
  actualizarEstado,
  asignarCaso,
  entregarCasos,
  casosPorEntregar,
  asignablesCaso,
  mencionablesCaso,
  personasACargo,
  escalarCaso,
  solicitarAutorizacion,
  autorizarCaso,
  autorizarCasoAqui,
  cerrarCaso,
  relacionarCaso,
  quitarRelacion,
  deshacerEnCaso,
  listarEstados,
  casosPorAutorizar,
  casosAbiertos,
  administradorDeArea,
  carpetaDeAnexos,
  ...caseListHandlers,
};
