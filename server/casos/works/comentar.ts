import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import { casoComentarios } from '../../platform/db/schema/partesDeCaso.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { workOnCase } from './apply.ts';

/** Adds a comment to a case, whatever others do meanwhile (POST caso/agregar-comentario, specification section 7). */
export const agregarComentario: Handler<typeof contratoCasos.agregarComentario> = (
  { cuerpo: { idCaso, comentario } },
  context,
) =>
  workOnCase(
    {
      call: 'agregarComentario',
      work: 'comentar',
      id: idCaso,
      version: null,
      contents: { idCaso, comentario },
      effect: async ({ tx, numiden, now }) => {
        const [row] = await tx
          .insert(casoComentarios)
          .values({ idCaso, texto: comentario, fecha: now, numiden })
          .returning({ id: casoComentarios.id });
        return {
          text: CASE_TEXTS.comentario,
          entries: [{ trabajo: 'comentar' }],
          detail: { idComentario: row?.id },
          said: comentario,
          undo: { idComentario: row?.id },
        };
      },
    },
    context,
  );
