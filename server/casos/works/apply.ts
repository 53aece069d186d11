import { hechosDeCaso } from '#domain/casos/hechosDeCaso';
import { novedadesDeCaso } from '#domain/casos/novedadesCaso';
import type { AccionCaso, EfectoEnCaso } from '#domain/casos/trabajosCaso';
import { ACCIONES_CASO, refusalText } from '#domain/casos/trabajosCaso';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { ENTITIES } from '#domain/common/entities';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { casos } from '../../platform/db/schema/casos.ts';
import { workOn } from '../../platform/works/apply.ts';
import { whoMaySee } from '../assignable.ts';
import { caseHistory } from '../history.ts';
import { ifVisible } from '../visibleCase.ts';

/** The works that say themselves who has the case from then on, or that nobody has it. */
const SAYS_WHO: readonly string[] = ['escalar', 'asignar'] satisfies AccionCaso[];

/** The work that says nothing of the state, so that the history must say that the case is in process from then on. */
const SILENT_OF_STATE: readonly string[] = ['comentar', 'adjuntar'] satisfies AccionCaso[];

/**
 * Does one piece of work on a case (specification, sections 4 and 6). Whoever works on a new case first has it from then on;
 * an escalation hands it to its new area instead, and who assigns it says to whom.
 */
export const workOnCase = workOn({
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
  news: ({ work, before, after, numiden }) => ({
    entidad: 'caso',
    avisos: isWorkOfPerson(work) ? novedadesDeCaso(work, { antes: before, despues: after, hizo: numiden }) : [],
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
});

/** What is done elsewhere, as a voucher of it, is told there. */
function isWorkOfPerson(work: AccionCaso | EfectoEnCaso): work is AccionCaso {
  return ACCIONES_CASO.some((accion) => accion === work);
}
