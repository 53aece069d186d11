/** Section 4 of the specification, first part: the states of a case, and what leads from one to another. */
import { en, flechas, type Requisito, regla } from './requisito.ts';

const CASE_LIFE = en('tests/machines/vidaCaso.test.ts', 'every state, every work, every person');
const CASE_SERVER = en('tests/server/casos/caseWorks.roles.test.ts', 'every role, every action, every state');
const RULES = 'tests/server/casos/caseWorks.rules.test.ts';
const ISSUE = 'tests/server/facturas/facturas.issue.test.ts';
const TICKETS = 'tests/server/facturas/facturas.tickets.test.ts';

export const ESTADOS_DE_CASO: readonly Requisito[] = [
  regla(
    'R4-01',
    'Un caso es NUEVO, EN PROCESO, SOLUCIONADA (3), ESCALADO, PENDIENTE o RECOLECTA (6), cada uno con su número.',
    en('tests/server/casos/caseWorks.queries.test.ts', 'the states of a case are listed by number'),
    en('tests/machines/vidaCaso.test.ts', 'know the same states, each under its own number'),
  ),
  regla(
    'R4-02',
    'El primer trabajo pone EN PROCESO a un caso NUEVO.',
    CASE_LIFE,
    CASE_SERVER,
    flechas(
      'vidaCaso.nuevo · comentar',
      'vidaCaso.nuevo · adjuntar',
      'vidaCaso.nuevo · tomar',
      'vidaCaso.nuevo · hacerVale',
      'vidaCaso.nuevo · facturar',
    ),
  ),
  regla(
    'R4-03',
    'Escalar lleva el caso a ESCALADO, con su área, categoría y motivo nuevos.',
    en(RULES, 'moves the case to area and category, in the hands of the manager with the fewest areas'),
    CASE_LIFE,
    flechas(
      'vidaCaso.nuevo · escalar',
      'vidaCaso.enProceso · escalar',
      'vidaCaso.escalado · escalar',
      'vidaCaso.recolecta · escalar',
    ),
  ),
  regla(
    'R4-04',
    'Solicitar autorización lleva el caso a PENDIENTE.',
    CASE_LIFE,
    CASE_SERVER,
    flechas(
      'vidaCaso.nuevo · solicitarAutorizacion',
      'vidaCaso.enProceso · solicitarAutorizacion',
      'vidaCaso.escalado · solicitarAutorizacion',
      'vidaCaso.recolecta · solicitarAutorizacion',
    ),
  ),
  regla(
    'R4-05',
    'Autorizar devuelve el caso a EN PROCESO, y lo decide otra persona.',
    en(RULES, 'is asked for with a reason and decided by somebody else'),
    CASE_LIFE,
    flechas('vidaCaso.pendiente · autorizar'),
  ),
  regla(
    'R4-06',
    'No autorizar devuelve el caso a EN PROCESO, y se puede pedir otra vez.',
    en(RULES, 'that was refused can be asked for again: nothing of the first decision is left but its history'),
    flechas('vidaCaso.pendiente · noAutorizar'),
  ),
  regla(
    'R4-07',
    'Cerrar lleva el caso a SOLUCIONADA, desde cualquier otro estado.',
    en(RULES, 'keeps its solution, who found it and when, and turns the light to atendido'),
    CASE_LIFE,
    flechas(
      'vidaCaso.nuevo · cerrar',
      'vidaCaso.enProceso · cerrar',
      'vidaCaso.escalado · cerrar',
      'vidaCaso.pendiente · cerrar',
      'vidaCaso.recolecta · cerrar',
    ),
  ),
  regla('R4-08', 'Un caso SOLUCIONADA no admite trabajo.', CASE_LIFE, CASE_SERVER),
  regla(
    'R4-09',
    'Una recolección lleva el caso a RECOLECTA, salvo que espere una autorización.',
    en(
      'tests/server/guias/guias.recolectas.test.ts',
      'puts the case into RECOLECTA, which its history and the audit tell',
    ),
    flechas(
      'vidaCaso.nuevo · recolectar',
      'vidaCaso.enProceso · recolectar',
      'vidaCaso.escalado · recolectar',
      'vidaCaso.pendiente · recolectar',
    ),
  ),
  regla(
    'R4-10',
    'La lista de casos empieza con todos los estados; la pestaña Recolecta, con el 6.',
    en('src/casos/list/caseList.test.ts', 'asks for every case when it says nothing'),
    en(
      'tests/browser/casos/case-list.spec.ts',
      'the tab Recolecta starts at state 6 and keeps the other filters; Nuevo Caso opens its window right there',
    ),
  ),
  regla(
    'R4-11',
    'La categoría 1 es MANTENIMIENTO FACTURA, y así queda el caso que se le escala.',
    en(RULES, 'moves the case to area and category, in the hands of the manager with the fewest areas'),
  ),
  regla(
    'R4-12',
    'Al escalar, el código 1 es éxito; cualquier otro, una advertencia.',
    en(RULES, 'to the category that the case has is a warning: nothing changes and the key stays free'),
    en('src/casos/works.test.ts', 'whose answer says nothing gets words all the same'),
  ),
  regla(
    'R4-13',
    'Cerrar tiene éxito con el código 1.',
    en(RULES, 'keeps its solution, who found it and when, and turns the light to atendido'),
    en('src/casos/works.test.ts', 'whose answer says nothing gets words all the same'),
  ),
  regla(
    'R4-14',
    'Tras una factura de restaurante (categoría 14) el caso pasa a la categoría 1, una vez.',
    en(TICKETS, 'leads its case to MANTENIMIENTO FACTURA, once'),
  ),
  regla(
    'R4-15',
    'La categoría del caso decide el tipo del vale: de cancelación, 0; las demás, 1.',
    en('tests/server/vales/vales.refused.test.ts', '%s, by validating as by saving, and nothing is written'),
    en('domain/vales/casoDeVale.test.ts', 'a case is the own one of a type, of a buyer'),
  ),
  regla(
    'R4-16',
    'Si la factura no se puede generar, el caso se escala a mantenimiento con el motivo 8, una vez.',
    en(
      ISSUE,
      'leaves the invoice RECHAZADA and the case at MANTENIMIENTO with motive 8, once, also when it is asked again',
    ),
    en(
      'tests/browser/facturas/services-failing.spec.ts',
      'is told with the specification’s warning, escalates its case, and another screen sees it',
    ),
  ),
  regla(
    'R4-17',
    'Creado un caso, se pregunta si quien lo creó atiende su categoría, y se avisa si no.',
    en('src/casos/newCase/connect.test.ts', 'tells who will attend the case when it is not its creator'),
    en('tests/server/personas/sesion.test.ts', 'whether a person attends a category'),
    flechas('nuevoCaso.fetching · xstate.done.actor.fetchCase'),
  ),
];
