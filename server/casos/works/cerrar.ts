import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Tx } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { join, lockInOrder } from '../goesOn.ts';
import { tellRelated } from '../related.ts';
import { workOnCase } from './apply.ts';

/**
 * Closes a case with its solution (POST caso/cerrar-caso, specification sections 4 and 7). An undecided request for
 * authorization ends with it. One whose matter goes on in another case leaves it as it is, with an entry in its history.
 */
export const cerrarCaso: Handler<typeof contratoCasos.cerrarCaso> = ({ cuerpo: { version, ...contents } }, context) => {
  const { idCaso, solucion, sigueEn } = contents;
  return workOnCase(
    {
      call: 'cerrarCaso',
      work: 'cerrar',
      id: idCaso,
      version,
      contents,
      ...(sigueEn === null ? {} : { before: (tx: Tx) => lockInOrder(tx, [idCaso, sigueEn]) }),
      effect: async ({ tx, row, numiden, now }) => {
        const undecided = row.idEstado === ESTADO.pendiente;
        if (sigueEn !== null) {
          await join(tx, { sigueEn, cierra: row.id, sesion: context.sesion }, { call: 'cerrarCaso', numiden, now });
        }
        const relacionados = await tellRelated(tx, { closed: row, apart: sigueEn }, { numiden, now });
        return {
          text: CASE_TEXTS.cierre(row.id),
          entries: [
            { trabajo: 'cerrar', ...(sigueEn === null ? {} : { sigueEn }) },
            ...(undecided ? [{ trabajo: 'sinEfecto' } as const] : []),
          ],
          said: solucion,
          columns: {
            solucion,
            usuarioSoluciona: numiden,
            fechaSolucion: now,
            ...(sigueEn === null ? {} : { sigueEn }),
            ...(undecided ? { requiereAutorizacion: false } : {}),
          },
          undo: { ...(sigueEn === null ? {} : { sigueEn }), ...(relacionados.length > 0 && { relacionados }) },
        };
      },
    },
    context,
  );
};
