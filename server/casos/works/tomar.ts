import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import type { Handler } from '../../platform/http/handler.ts';
import { type CaseEffect, workOnCase } from './apply.ts';

/**
 * Takes a case: in process, and in the hands of who takes it (POST caso/actualizar-estado, specification section 7). The
 * only state that is set by hand.
 */
export const actualizarEstado: Handler<typeof contratoCasos.actualizarEstado> = (
  { cuerpo: { version, ...contents } },
  context,
) =>
  workOnCase(
    {
      call: 'actualizarEstado',
      work: 'tomar',
      id: contents.idCaso,
      version,
      contents,
      effect: taking(context.sesion.nombre),
    },
    context,
  );

/** The effect of taking a case. */
export function taking(nombre: string): CaseEffect {
  return ({ row, numiden }) => ({
    text: CASE_TEXTS.tomado(row.id),
    entries: [{ trabajo: 'tomar', nombre }],
    columns: { administrador: numiden },
  });
}
