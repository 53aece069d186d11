import { eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { eventoDeCaso } from '#domain/casos/eventosCaso';
import { hechosDeCaso } from '#domain/casos/hechosDeCaso';
import type { EntradaDeCaso } from '#domain/casos/historiaCaso';
import { NOVEDAD_DE_QUIEN_SIGUE_EL_CASO, novedadesDeCaso } from '#domain/casos/novedadesCaso';
import {
  ACCIONES_CASO,
  type AccionCaso,
  CASE_TEXTS,
  type DeshacibleDeCaso,
  type EfectoEnCaso,
  LO_DESHECHO_DE_CASO,
  refusalText,
} from '#domain/casos/trabajosCaso';
import { ESTADO, ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import type { Deshacer } from '#domain/common/deshacer';
import { ENTITIES } from '#domain/common/entities';
import { keysOf } from '#domain/common/keysOf';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import type { Tx } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { casoComentarios } from '../../platform/db/schema/partesDeCaso.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { withdrawNews } from '../../platform/news/write.ts';
import { workOn, workWithin } from '../../platform/works/apply.ts';
import type { Done, Entity, UnderWork } from '../../platform/works/entity.ts';
import { judgeOn } from '../../platform/works/judge.ts';
import { type Restore, undoOn } from '../../platform/works/undo.ts';
import { whoMaySee } from '../assignable.ts';
import { separate } from '../goesOn.ts';
import { caseHistory } from '../history.ts';
import { ifVisible } from '../visibleCase.ts';

/** The works that say themselves who has the case from then on, or that nobody has it. */
const SAYS_WHO: readonly string[] = ['escalar', 'asignar'] satisfies AccionCaso[];

/** The work that says nothing of the state, so that the history must say that the case is in process from then on. */
const SILENT_OF_STATE: readonly string[] = ['comentar', 'adjuntar'] satisfies AccionCaso[];

/** Cases as people work on them. */
const caso: Entity<typeof casos, typeof vidaCasoMachine, EntradaDeCaso> = {
  words: ENTITIES.caso,
  table: casos,
  state: 'idEstado',
  life: vidaCasoMachine,
  lifeContext: ({ numidenSolicita: solicitante, autorizado }, { sesion }) =>
    hechosDeCaso(solicitante === null ? null : { solicitante, resuelta: autorizado !== null }, sesion),
  history: caseHistory,
  visible: ifVisible,
  refusalText,
  stateName: (state) => ESTADOS_CASO[state],
  announcement: (antes, despues) => ({ entidad: 'caso', caso: { antes, despues } }),
  news: ({ work, before, after, numiden, mentions }) => ({
    entidad: 'caso',
    avisos: isWorkOfPerson(work)
      ? novedadesDeCaso(work, { antes: before, despues: after, hizo: numiden, menciona: mentions })
      : [],
    siguen: isWorkOfPerson(work) ? NOVEDAD_DE_QUIEN_SIGUE_EL_CASO[work] : null,
    sees: whoMaySee(after),
  }),
  follows: ({ work, row, state, numiden }) => ({
    ...(row.idEstado === ESTADO.nuevo && !SAYS_WHO.includes(work) && row.administrador === null
      ? { columns: { administrador: numiden } }
      : {}),
    ...(SILENT_OF_STATE.includes(work) && state !== row.idEstado
      ? { entries: [{ trabajo: 'enProceso' } as const] }
      : {}),
  }),
  event: eventoDeCaso,
  undoable: keysOf(LO_DESHECHO_DE_CASO),
};

/**
 * Does one piece of work on a case (specification, sections 4 and 6). Whoever works on a new case first has it from then on;
 * an escalation hands it to its new area instead, and who assigns it says to whom.
 */
export const workOnCase = workOn(caso);

/** The same as a part of another transaction. */
export const workOnCaseWithin = workWithin(caso);

/** Whether a person may do a work on a case, judged and nothing written. */
export const judgeCase = judgeOn(caso);

/** The effect of a work on a case. */
export type CaseEffect = (
  under: UnderWork<typeof casos>,
) => Done<typeof casos, EntradaDeCaso> | Promise<Done<typeof casos, EntradaDeCaso>>;

const undoOnCase = undoOn(caso, workOnCase, {
  restores: {
    comentar: ({ tx }, { con: { idComentario } }) => takeCommentBack(tx, idComentario),
    tomar: nothingElse,
    autorizar: nothingElse,
    noAutorizar: nothingElse,
    cerrar: async ({ tx, row, numiden, now }, { con: { sigueEn, relacionados } }) => {
      const fecha = row.fechaSolucion ?? now;
      for (const id of Array.isArray(relacionados) ? relacionados : []) {
        await withdrawNews(tx, { entidad: 'caso', id: Number(id), autor: numiden, fecha });
      }
      return typeof sigueEn === 'number'
        ? separate(tx, { sigueEn, cierra: row.id, fecha }, { call: 'deshacerEnCaso', numiden, now })
        : {};
    },
    asignar: nothingElse,
  } satisfies Record<DeshacibleDeCaso, Restore<typeof casos>>,
  entry: ({ trabajo: que, con: { sigue } }, estado): EntradaDeCaso => {
    const undone = { que: que as DeshacibleDeCaso, estado: estado as IdEstadoCaso };
    return { trabajo: 'deshacer', ...undone, ...(sigue === undefined ? {} : { sigue: sigue as DeshacibleDeCaso }) };
  },
  text: ({ trabajo, con: { sigue } }, { id }) =>
    CASE_TEXTS.deshecho(id, trabajo as DeshacibleDeCaso, sigue as DeshacibleDeCaso | undefined),
});

/** A work that is done elsewhere, as a voucher of it, is told there. */
function isWorkOfPerson(work: AccionCaso | EfectoEnCaso | Deshacer): work is AccionCaso {
  return ACCIONES_CASO.some((accion) => accion === work);
}

/** Takes back one's own last work on a case (POST caso/deshacer). */
export const deshacerEnCaso: Handler<typeof contratoCasos.deshacerEnCaso> = ({ cuerpo }, context) =>
  undoOnCase({ call: 'deshacerEnCaso', id: cuerpo.idCaso, trabajo: cuerpo.trabajo }, context);

/** Nobody reads it any more; the audit keeps it. */
async function takeCommentBack(tx: Tx, idComentario: unknown): Promise<object> {
  const [taken] = await tx
    .delete(casoComentarios)
    .where(eq(casoComentarios.id, Number(idComentario)))
    .returning({ comentario: casoComentarios.texto });
  return { ...taken };
}

function nothingElse(): object {
  return {};
}
