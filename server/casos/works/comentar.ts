import { inArray } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { puedeMencionarse } from '#domain/casos/asignarCaso';
import { MENCION_TEXTS, type Mencion, mencionadosEn } from '#domain/casos/menciones';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import type { Tx } from '../../platform/db/db.ts';
import { casoComentarios } from '../../platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import type { CaseRow } from '../effect.ts';
import { type CaseEffect, workOnCase } from './apply.ts';
import { commentAndGoOn } from './commentAndGoOn.ts';

/**
 * Adds a comment to a case, whatever others do meanwhile (POST caso/agregar-comentario, specification section 7). Who is
 * mentioned in it is told. A work that follows it is done with it, or neither is.
 */
export const agregarComentario: Handler<typeof contratoCasos.agregarComentario> = (
  { cuerpo: { idCaso, comentario, menciones, sigue, version } },
  context,
) => {
  const written = { comentario, menciones };
  const contents = { idCaso, comentario, ...(menciones.length > 0 && { menciones }) };
  if (sigue !== null) {
    return commentAndGoOn({ idCaso, version: version ?? 0, sigue, effect: commenting(written), contents }, context);
  }
  return workOnCase(
    { call: 'agregarComentario', work: 'comentar', id: idCaso, version: null, contents, effect: commenting(written) },
    context,
  );
};

function commenting({ comentario, menciones }: Written): CaseEffect {
  return async ({ tx, row, numiden, now }) => {
    const mentioned = await demandMentioned(tx, row, { comentario, menciones });
    const [written] = await tx
      .insert(casoComentarios)
      .values({ idCaso: row.id, texto: comentario, menciones: mentioned, fecha: now, numiden })
      .returning({ id: casoComentarios.id });
    const mentions = mentioned.map((one) => one.numiden);
    return {
      text: CASE_TEXTS.comentario,
      entries: [{ trabajo: 'comentar' }],
      detail: { idComentario: written?.id, ...(mentions.length > 0 && { menciones: mentions }) },
      said: comentario,
      mentions,
      undo: { idComentario: written?.id },
    };
  };
}

interface Written {
  readonly comentario: string;
  readonly menciones: readonly number[];
}

/**
 * Who is mentioned in a comment, by the names that stand in it.
 * @throws Rejection 400 where one of them may not see the case: whoever wrote counts on being read.
 */
async function demandMentioned(tx: Tx, row: CaseRow, { comentario, menciones }: Written): Promise<readonly Mencion[]> {
  if (menciones.length === 0) return [];
  const people = await tx
    .select()
    .from(usuarios)
    .where(inArray(usuarios.numiden, [...menciones]));
  const names = people.map(({ numiden, nombreCompleto }) => ({ numiden, nombre: nombreCompleto }));
  const mentioned = mencionadosEn(comentario, names);
  const sees = new Set(people.filter((one) => puedeMencionarse(one, row)).map(({ numiden }) => numiden));
  const blind = mentioned.filter(({ numiden }) => !sees.has(numiden));
  if (blind.length > 0) {
    const message = MENCION_TEXTS.noLoVen(blind.map(({ nombre }) => nombre));
    throw invalidFields([{ campo: 'comentario', message }]);
  }
  return mentioned;
}
