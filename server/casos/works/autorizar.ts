import type { z } from 'zod';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS, type resolucionSchema } from '#domain/casos/trabajosCaso';
import { vouchedFor, whereDecided } from '../../personas/sesion/vouchedFor.ts';
import type { Context, Handler, ServerSession } from '../../platform/http/handler.ts';
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
export const autorizarCaso: Handler<typeof contratoCasos.autorizarCaso> = ({ cuerpo }, context) =>
  decide('autorizarCaso', cuerpo, context, null);

/**
 * The same at the computer of a colleague (POST caso/autorizar-aqui): who gives number and password decides, under their own
 * rights and the rules of its life, and both are named.
 */
export const autorizarCasoAqui: Handler<typeof contratoCasos.autorizarCasoAqui> = ({ cuerpo }, context) => {
  const { numiden, contrasena, codigo, ...decision } = cuerpo;
  return vouchedFor(context, { numiden, contrasena, codigo }, (asColleague) =>
    decide('autorizarCasoAqui', decision, asColleague, context.sesion),
  );
};

/** @param at whose computer it is, where that is a colleague's; null for one's own. */
function decide(
  call: 'autorizarCaso' | 'autorizarCasoAqui',
  { version, ...contents }: z.infer<typeof resolucionSchema>,
  context: Context,
  at: Pick<ServerSession, 'numiden' | 'nombre'> | null,
) {
  const where = whereDecided(at);
  const { idCaso: id, autorizado, comentario } = contents;
  return workOnCase(
    {
      call,
      work: autorizado ? 'autorizar' : 'noAutorizar',
      id,
      version,
      contents,
      effect: ({ numiden, now }) => ({
        text: autorizado ? CASE_TEXTS.autorizado(id) : CASE_TEXTS.noAutorizado(id),
        entries: [{ trabajo: autorizado ? 'autorizar' : 'noAutorizar', comentario, ...where.entry }],
        detail: where.audited,
        said: comentario,
        // At somebody else's computer nobody is left who could take it back.
        ...(at === null ? {} : { undo: null }),
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
}
