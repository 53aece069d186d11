import type { casos as contratoCasos } from '#contract/casos';
import { TEXTOS_CASO } from '#domain/vidaCaso';
import type { Manejador } from '../../http/manejador.ts';
import { trabajar } from './aplicar.ts';

/**
 * Asks that somebody else authorizes a case (POST caso/solicitar-autorizacion, specification section 7). The history keeps
 * the reason, since the case itself holds only the last request.
 */
export const solicitarAutorizacion: Manejador<typeof contratoCasos.solicitarAutorizacion> = (
  { cuerpo: { idCaso, version, motivo } },
  contexto,
) =>
  trabajar(
    {
      llamada: 'solicitarAutorizacion',
      accion: 'solicitarAutorizacion',
      idCaso,
      version,
      contenido: { motivo },
      revisar: () => motivo,
      hacer: async ({ numiden, ahora }, texto) => ({
        descripcion: TEXTOS_CASO.solicitud,
        movimientos: [`Autorización solicitada: ${texto}`],
        cambios: {
          requiereAutorizacion: true,
          numidenSolicita: numiden,
          motivoSolicitud: texto,
          fechaSolicitud: ahora,
          autorizado: null,
          comentarioAutorizacion: null,
          usuarioAutoriza: null,
          fechaAutorizacion: null,
        },
      }),
    },
    contexto,
  );

/**
 * Decides the open request of a case, either way (POST caso/autorizar, specification section 7); who asked may not
 * decide.
 */
export const autorizarCaso: Manejador<typeof contratoCasos.autorizarCaso> = (
  { cuerpo: { idCaso, version, autorizado, comentario } },
  contexto,
) =>
  trabajar(
    {
      llamada: 'autorizarCaso',
      accion: autorizado ? 'autorizar' : 'noAutorizar',
      idCaso,
      version,
      contenido: { autorizado, comentario },
      revisar: () => comentario,
      hacer: async ({ numiden, ahora }, texto) => ({
        descripcion: autorizado ? TEXTOS_CASO.autorizado(idCaso) : TEXTOS_CASO.noAutorizado(idCaso),
        movimientos: [`${autorizado ? 'Caso autorizado' : 'Caso no autorizado'}: ${texto}`],
        cambios: {
          autorizado,
          comentarioAutorizacion: texto,
          usuarioAutoriza: numiden,
          fechaAutorizacion: ahora,
        },
      }),
    },
    contexto,
  );
