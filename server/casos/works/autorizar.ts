import type { casos as contratoCasos } from '#contract/casos';
import { CASE_TEXTS } from '#domain/trabajosCaso';
import type { Handler } from '../../http/handler.ts';
import { workOnCase } from './apply.ts';

/**
 * Asks that somebody else authorizes a case (POST caso/solicitar-autorizacion, specification section 7). The history keeps
 * the reason, since the case itself holds only the last request.
 */
export const solicitarAutorizacion: Handler<typeof contratoCasos.solicitarAutorizacion> = (
  { cuerpo: { version, ...contents } },
  context,
) =>
  workOnCase(
    {
      call: 'solicitarAutorizacion',
      work: 'solicitarAutorizacion',
      id: contents.idCaso,
      version,
      contents,
      effect: ({ numiden, now }) => ({
        text: CASE_TEXTS.solicitud,
        entries: [{ trabajo: 'solicitarAutorizacion', motivo: contents.motivo }],
        columns: {
          requiereAutorizacion: true,
          numidenSolicita: numiden,
          motivoSolicitud: contents.motivo,
          fechaSolicitud: now,
          autorizado: null,
          comentarioAutorizacion: null,
          usuarioAutoriza: null,
          fechaAutorizacion: null,
        },
      }),
    },
    context,
  );

/**
 * Decides the open request of a case, either way (POST caso/autorizar, specification section 7); who asked may not
 * decide.
 */
export const autorizarCaso: Handler<typeof contratoCasos.autorizarCaso> = (
  { cuerpo: { version, ...contents } },
  context,
) => {
  const { idCaso: id, autorizado, comentario } = contents;
  return workOnCase(
    {
      call: 'autorizarCaso',
      work: autorizado ? 'autorizar' : 'noAutorizar',
      id,
      version,
      contents,
      effect: ({ numiden, now }) => ({
        text: autorizado ? CASE_TEXTS.autorizado(id) : CASE_TEXTS.noAutorizado(id),
        entries: [{ trabajo: autorizado ? 'autorizar' : 'noAutorizar', comentario }],
        columns: {
          autorizado,
          comentarioAutorizacion: comentario,
          usuarioAutoriza: numiden,
          fechaAutorizacion: now,
        },
      }),
    },
    context,
  );
};
