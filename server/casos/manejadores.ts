import type { casos } from '#contract/casos';
import type { catalogos } from '#contract/catalogos';
import type { ManejadoresDe } from '../http/manejador.ts';
import { anexosDeCaso, descargarAnexo } from './anexos.ts';
import { administradorDeArea } from './consultas/administrador.ts';
import { carpetaDeAnexos, listarEstados } from './consultas/catalogo.ts';
import { novedadesCaso } from './consultas/novedades.ts';
import { casosPorAutorizar } from './consultas/porAutorizar.ts';
import { detalleCaso } from './detalleCaso.ts';
import { guardarCaso } from './guardarCaso.ts';
import { manejadoresListaCasos } from './lista/manejadores.ts';
import { autorizarCaso, solicitarAutorizacion } from './trabajo/autorizar.ts';
import { cerrarCaso } from './trabajo/cerrar.ts';
import { agregarComentario, guardarAnexos } from './trabajo/comentar.ts';
import { escalarCaso } from './trabajo/escalar.ts';
import { actualizarEstado } from './trabajo/tomar.ts';

/** Handlers of `contract/casos.ts`, and of the one catalogue that belongs to a case. */
export const manejadoresCasos: ManejadoresDe<typeof casos> & Pick<ManejadoresDe<typeof catalogos>, 'anexosDeCaso'> = {
  guardarCaso,
  detalleCaso,
  descargarAnexo,
  anexosDeCaso,
  agregarComentario,
  guardarAnexos,
  actualizarEstado,
  escalarCaso,
  solicitarAutorizacion,
  autorizarCaso,
  cerrarCaso,
  novedadesCaso,
  listarEstados,
  casosPorAutorizar,
  administradorDeArea,
  carpetaDeAnexos,
  ...manejadoresListaCasos,
};
