import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Handler } from '../../platform/http/handler.ts';
import { workOnCase } from './apply.ts';

/**
 * Closes a case with its solution (POST caso/cerrar-caso, specification sections 4 and 7). An undecided request for
 * authorization ends with it.
 */
export const cerrarCaso: Handler<typeof contratoCasos.cerrarCaso> = ({ cuerpo: { version, ...contents } }, context) =>
  workOnCase(
    {
      call: 'cerrarCaso',
      work: 'cerrar',
      id: contents.idCaso,
      version,
      contents,
      effect: ({ row, numiden, now }) => {
        const undecided = row.idEstado === ESTADO.pendiente;
        return {
          text: CASE_TEXTS.cierre(row.id),
          entries: [{ trabajo: 'cerrar' }, ...(undecided ? [{ trabajo: 'sinEfecto' } as const] : [])],
          said: contents.solucion,
          columns: {
            solucion: contents.solucion,
            usuarioSoluciona: numiden,
            fechaSolucion: now,
            ...(undecided ? { requiereAutorizacion: false } : {}),
          },
        };
      },
    },
    context,
  );
