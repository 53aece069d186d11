import { serviceReturns } from '../gate.ts';
import { type CaseAct, isAtRest, isCalm, isWriting, phaseOfBusy } from './act.ts';
import { nextCategory } from './caseServer.ts';

/** The calls that wait at the gate until an act says what becomes of them. */
export const WORK_CALLS =
  /caso\/(agregar-comentario|guardar-anexo\/\d+|actualizar-estado|asignar|escalar|solicitar-autorizacion|autorizar|cerrar-caso)$/;

/** The manager of the sample data has no part in Crédito y cobranza. */
const OUTSIDE = { idArea: 4, idSubcategoria: 16, idMotivo: 9, comentario: 'Lo ve crédito.' };

/** The acts of the server, of the wire to it, and of another person. */
export const OUTSIDE_ACTS: readonly CaseAct[] = [
  {
    name: 'el servidor contesta',
    may: (model) => !model.isFree,
    live: (model) => model.answer(),
    perform: async ({ gate }) => (await gate.held(WORK_CALLS)).pass(),
  },
  {
    name: 'se corta la conexión antes de llegar al servidor',
    may: (model) => !model.isFree && model.stored.state === 'nuevo',
    live: (model) => model.cut(),
    perform: async ({ gate }) => (await gate.held(WORK_CALLS)).cut(),
  },
  {
    name: 'vuelve la conexión',
    may: (model) => phaseOfBusy(model) === 'untouched',
    live: (model) => model.connectionReturns(),
    perform: ({ page, gate }) => serviceReturns(page, gate),
  },
  {
    name: 'otra persona escala el caso',
    may: (model) => isCalm(model) && !model.news && model.stored.state === 'nuevo',
    live: (model) => model.otherWorks('escalar'),
    perform: ({ other, id }, { stored }) => {
      const to = { idArea: 3, idSubcategoria: nextCategory(stored.category), idMotivo: 6 };
      return other.work('escalar', id, { ...to, comentario: 'Lo revisa entregas.' });
    },
  },
  {
    name: 'otra persona solicita autorización',
    may: (model) => isAtRest(model) && !isWriting(model) && !model.news && model.stored.state === 'enProceso',
    live: (model) => model.otherWorks('solicitarAutorizacion'),
    perform: ({ other, id }) => other.work('solicitar-autorizacion', id, { motivo: 'Pasó el plazo de devolución.' }),
  },
  {
    name: 'otra persona escala el caso a donde esta ya no lo ve',
    may: (model) => isAtRest(model) && !isWriting(model) && model.stored.state === 'nuevo',
    live: (model) => model.lose(),
    perform: ({ other, id }) => other.work('escalar', id, OUTSIDE),
  },
];
