import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import { casoEscalamientos } from '../../platform/db/schema/partesDeCaso.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { NoChange } from '../../platform/works/judge.ts';
import { type Destination, demandMatching, demandRoom } from '../destination.ts';
import { whoManages } from '../queries/administrador.ts';
import { type CaseEffect, workOnCase } from './apply.ts';

/**
 * Escalates a case to an area and a category (POST caso/escalar, specification sections 4 and 7). The manager of that
 * area has it from then on, or no one. The category that it has already is a warning and changes nothing.
 */
export const escalarCaso: Handler<typeof contratoCasos.escalarCaso> = (
  { cuerpo: { version, ...contents } },
  context,
) => {
  const { idCaso, comentario, ...destino } = contents;
  return workOnCase(
    {
      call: 'escalarCaso',
      work: 'escalar',
      id: idCaso,
      version,
      contents,
      check: () => demandRoom(destino),
      effect: escalating(destino, { comentario, said: comentario }),
    },
    context,
  );
};

interface Written {
  /** Its reason; empty where a comment of the same moment says it. */
  readonly comentario: string;
  /** The same for those who are told of it. */
  readonly said: string;
}

/** The effect of an escalation. */
export function escalating(destino: Destination, { comentario, said }: Written): CaseEffect {
  return async ({ tx, row, numiden, now }) => {
    const names = await demandMatching(tx, destino);
    const { idArea, idSubcategoria, idMotivo } = destino;
    if (row.idSubcategoria === idSubcategoria) throw new NoChange(CASE_TEXTS.mismaCategoria);
    await tx
      .insert(casoEscalamientos)
      .values({ idCaso: row.id, idArea, idSubcategoria, idMotivo, comentario, fecha: now, numiden });
    const administrador = await whoManages(tx, idArea);
    return {
      text: CASE_TEXTS.escalado(row.id),
      entries: [{ trabajo: 'escalar', ...names }],
      columns: { idArea, idSubcategoria, administrador: administrador?.numiden ?? null },
      detail: { idMotivo },
      said,
    };
  };
}
