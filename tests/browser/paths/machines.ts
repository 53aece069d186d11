import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '#diagrams/transitions';
import { EFECTOS_EN_CASO } from '#domain/casos/trabajosCaso';
import { entregaMachine } from '#machines/entrega.machine';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import { registroMachine } from '#machines/registro.machine';
import { segundoFactorMachine } from '#machines/segundoFactor.machine';
import { servidorMachine } from '#machines/servidor.machine';
import { sesionMachine } from '#machines/sesion.machine';
import { trabajoMachine } from '#machines/trabajo.machine';
import { usuarioMachine } from '#machines/usuario.machine';
import { valeMachine } from '#machines/vale.machine';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { caseWalking } from './caso/caseWalking.ts';
import { handoverWalking } from './entrega/handoverWalking.ts';
import { newCaseWalking } from './nuevoCaso/newCaseWalking.ts';
import type { Seat } from './seat.ts';
import { factorWalking } from './segundoFactor/factorWalking.ts';
import { testWalking } from './servidor/testWalking.ts';
import { sessionExcuses } from './sesion/sessionExcuses.ts';
import { sessionWalking } from './sesion/sessionWalking.ts';
import type { WALKED_NAMES } from './settings.ts';
import type { Excuses } from './tally.ts';
import { passwordWalking } from './usuario/passwordWalking.ts';
import { detailWalking } from './vale/detailWalking.ts';
import { makingWalking } from './vale/makingWalking.ts';
import { validationWalking } from './validacion/validationWalking.ts';
import { type PlannedWalk, type Subject, subjectOf } from './walks.ts';

/** Charts that are walked together, and how. */
export interface Walked {
  readonly charts: readonly AnyStateMachine[];
  /** The transitions that cannot be taken on the screen, with the reason, in Spanish: testers read it. */
  readonly excuses: Excuses;
  readonly subjects: readonly Subject[];
  /** Who looks at the screen signs in and out: each walk has a computer of its own. */
  readonly ownComputer?: boolean;
  /** Who looks at the screen, and at which server; the person of all others when it is left out. */
  readonly seat?: Seat;
}

/** All walks of some charts. */
export async function walksOf({ subjects }: Pick<Walked, 'subjects'>): Promise<readonly PlannedWalk[]> {
  const walks: PlannedWalk[] = [];
  for (const { plan } of subjects) walks.push(...(await plan()));
  return walks;
}

const CASE_ALWAYS_KNOWN = 'El servidor siempre dice quién pidió la autorización.';
const VOUCHER_ALWAYS_KNOWN = 'De un vale que espera autorización siempre se sabe quién lo hizo.';
const GONE_IN_PART = 'El cambio de un vale empezado o con nota se prueba por la llamada (vales.methodsWait.test.ts).';
const UNKNOWN_END =
  'Sigue a una devolución que nadie sabe cómo terminó: se prueba aparte, con una billetera que no contesta (vales-unfinished.spec.ts).';

const SOLVED_NEW = 'De un caso solucionado no se ofrece hacer vales: se prueba por la llamada (vales.test.ts).';
const SOLVED = 'Sigue al cierre del caso por otra persona: se prueba por la llamada (vales.law.test.ts).';
const MOVED = 'Sigue a quien escala el caso: se prueba por la llamada (vales.closedCase.test.ts).';
const AWAITED = 'Espera a que lleguen los artículos: se prueba aparte (voucher-guides.spec.ts).';
const ON_THE_WAY = 'Sigue a quien ya salió a recoger: se prueba por la llamada (vales.law.test.ts).';

const BEING_UNDONE =
  'Sigue a una devolución que se deshace sin que conteste quien tiene el dinero: se prueba por la llamada (deshacer.test.ts).';

const NOT_DELIVERED =
  'De lo que no se entregó no se ofrecen unidades: se prueba por la llamada (vales.guides.test.ts).';

const OVER_LIMIT = 'En la muestra ningún rol tiene límite: se prueba aparte (limit.spec.ts).';

const DISCARDED =
  'Borra lo escrito, y con ello aquello con que los caminos siguen: se prueba aparte (makingLines.test.tsx).';

const SENT_ONCE = 'Enviado, su página ya no ofrece enviarlo: se prueba por la llamada (reponer.test.ts).';

/** A work that is done for a case elsewhere is none of its page. */
function doneElsewhere(): Excuses {
  const arrows = transitionsOf(vidaCasoMachine).filter(({ event }) => EFECTOS_EN_CASO.some((each) => each === event));
  return Object.fromEntries(
    arrows.map(({ id }) => [id, 'Se hace en la página del vale o de la factura, no en la del caso.']),
  );
}

/** Taking back one's last act is none of the walks, in which nobody is in a hurry. */
function takenBack(life: typeof vidaCasoMachine | typeof vidaValeMachine): Excuses {
  const arrows = transitionsOf(life).filter(({ event }) => event === 'deshacer');
  return Object.fromEntries(
    arrows.map(({ id }) => [
      id,
      'Solo por ocho segundos, y desde un aviso: se prueba por la llamada (deshacer.test.ts, decisionDeshecha.test.ts) y en su aviso (undo.test.tsx).',
    ]),
  );
}

/** Everything that is walked in the browser, by the name of its page's chart. */
export const WALKED = {
  caso: {
    charts: charts(vidaCasoMachine, registroMachine, trabajoMachine),
    excuses: {
      'registro.turn.sending · trabajoTerminado [else] → (stays)':
        'Varios se envían a la vez solo cuando se repiten solos: se prueba sin navegador (registro.test.ts).',
      'registro.turn · dejar [isWork] → (stays)':
        'Lo pide la página que encarga un trabajo, no la del caso: se prueba sin navegador (encargo.test.ts).',
      'trabajo.opening · (always) [somethingKept] → trabajo.written':
        'Sigue a una recarga o a otra computadora: se prueba aparte (caso-life.spec.ts; lo enviado, en caso-once.spec.ts).',
      'trabajo.blank · retomar → trabajo.written':
        'Sigue a una ventana que se abre antes de leer su borrador: se prueba aparte (draft.spec.ts).',
      'trabajo · xstate.error.actor.watchConnection → (stays)': 'Quien vigila la conexión solo escucha, y no falla.',
      'vidaCaso.pendiente · autorizar [noSeSabeDeQuien] → (stays)': CASE_ALWAYS_KNOWN,
      'vidaCaso.pendiente · noAutorizar [noSeSabeDeQuien] → (stays)': CASE_ALWAYS_KNOWN,
      ...doneElsewhere(),
      ...takenBack(vidaCasoMachine),
    },
    subjects: [subjectOf(caseWalking)],
  },
  vale: {
    charts: charts(vidaValeMachine, valeMachine),
    excuses: {
      ...takenBack(vidaValeMachine),
      'vale.filling · descartar → vale.filling': DISCARDED,
      'vale.saving.noGuardado · descartar → vale.filling': DISCARDED,
      'vale.filling.validating · validar → (stays)': 'Mientras se revisa, «Validar» no se puede pulsar.',
      'vidaVale.porAutorizar · autorizar [noSeSabeDeQuien] → (stays)': VOUCHER_ALWAYS_KNOWN,
      'vidaVale.porAutorizar · rechazar [noSeSabeDeQuien] → (stays)': VOUCHER_ALWAYS_KNOWN,
      'vidaVale.nuevo · guardarParcial [suCasoTermino] → (stays)': SOLVED_NEW,
      'vidaVale.nuevo · guardar [suCasoTermino] → (stays)': SOLVED_NEW,
      'vidaVale.nuevo · guardar [faltaRecoger] → (stays)': AWAITED,
      'vidaVale.nuevo · guardar [guardaSinEntregar] → (stays)': NOT_DELIVERED,
      'vidaVale.parcial · guardarParcial [suCasoTermino] → (stays)': SOLVED,
      'vidaVale.parcial · guardar [suCasoTermino] → (stays)': SOLVED,
      'vidaVale.parcial · guardarParcial [suCasoEsDeOtroTipo] → (stays)': MOVED,
      'vidaVale.parcial · guardar [suCasoEsDeOtroTipo] → (stays)': MOVED,
      'vidaVale.parcial · recolectar [suCasoEsDeOtroTipo] → (stays)': MOVED,
      'vidaVale.parcial · guardar [faltaRecoger] → (stays)': AWAITED,
      'vidaVale.parcial · guardar [guardaSinEntregar] → (stays)': NOT_DELIVERED,
      'vidaVale.porAutorizar · autorizar [autorizaSinEntregar] → (stays)': NOT_DELIVERED,
      'vidaVale.porAutorizar · autorizar [pasaDeSuLimite] → (stays)': OVER_LIMIT,
      'vidaVale.parcial · recolectar [suCasoTermino] → (stays)': SOLVED,
      'vidaVale.parcial · recolectar [noSeEntrego] → (stays)':
        'Lo que se cancela no está con el cliente: se prueba sin navegador (guias.recolectas.test.ts).',
      'vidaVale.parcial · cancelar [cancelaParcialEnCamino] → (stays)': ON_THE_WAY,
      'vidaVale.porAutorizar · cancelar [cancelaEnCamino] → (stays)': ON_THE_WAY,
      'vidaVale.porAutorizar · rechazar [rechazaEnCamino] → (stays)': ON_THE_WAY,
      'vidaVale.vigente · cancelar [cancelaEnCamino] → (stays)': ON_THE_WAY,
      'vidaVale.vigente · devolver [otraEnCurso] → (stays)': UNKNOWN_END,
      'vidaVale.vigente · migrar [yaEnviado] → (stays)': SENT_ONCE,
      'vidaVale.canjeado · migrar [yaEnviado] → (stays)': SENT_ONCE,
      'vidaVale.parcial · recolectar [crearVale] → vidaVale.parcial':
        'Espera a que lleguen los artículos: se prueba aparte (pickup-windows.spec.ts).',
      'vidaVale.vigente · cancelar [cancelaAcreditado] → (stays)':
        'Sigue a su nota de crédito: se prueba aparte (invoices-found.spec.ts).',
      'vidaVale.porAutorizar · cancelar [cancelaEmpezado] → (stays)': GONE_IN_PART,
      'vidaVale.porAutorizar · cancelar [cancelaAcreditado] → (stays)': GONE_IN_PART,
      'vidaVale.vigente · cambiarMetodos [cambiaEnCurso] → (stays)': UNKNOWN_END,
      'vidaVale.vigente · reponer [reponeEnCurso] → (stays)': UNKNOWN_END,
      ...undoneElsewhere('vigente'),
      ...undoneElsewhere('canjeado'),
      'vidaVale.vigente · devolver [seDeshace] → (stays)': BEING_UNDONE,
      'vidaVale.vigente · cambiarMetodos [seDeshace] → (stays)': BEING_UNDONE,
      'vidaVale.vigente · reponer [seDeshace] → (stays)': BEING_UNDONE,
    },
    subjects: [subjectOf(makingWalking), subjectOf(detailWalking)],
  },
  entrega: {
    charts: charts(entregaMachine),
    excuses: {},
    subjects: [subjectOf(handoverWalking)],
  },
  validarOperacion: {
    charts: charts(validarOperacionMachine),
    excuses: {
      'validarOperacion · xstate.error.actor.conexion → (stays)': 'Quien vigila la conexión solo escucha, y no falla.',
      'validarOperacion.found.partial · conexionRestablecida [algoEsperaConexion] → validarOperacion.found.completing':
        'Lo demás de la venta se lee antes de que vuelva, y con ello vuelve: se prueba sin navegador (validarOperacion.test.ts).',
      'validarOperacion.found.completing · xstate.error.actor.completarOperacion → validarOperacion.found.partial':
        'Lo que ya se leyó no falla: se prueba sin navegador (validarOperacion.test.ts).',
      ...changedMeanwhile(),
    },
    subjects: [subjectOf(validationWalking)],
  },
  nuevoCaso: {
    charts: charts(nuevoCasoMachine),
    excuses: {
      'nuevoCaso.open.searching · buscarCliente → (stays)': 'Mientras se busca, «Buscar cliente» no se puede pulsar.',
      'nuevoCaso.open.searching · guardar → (stays)': 'Mientras se busca, «Guardar» no se puede pulsar.',
      'nuevoCaso.open.saving.enviando · buscarCliente → (stays)':
        'Mientras se crea, «Buscar cliente» no se puede pulsar.',
      'nuevoCaso.open.saving.enviando · guardar → (stays)': 'Mientras se crea, «Guardar» no se puede pulsar.',
    },
    subjects: [subjectOf(newCaseWalking)],
  },
  sesion: {
    charts: charts(sesionMachine),
    excuses: sessionExcuses(),
    subjects: [subjectOf(sessionWalking)],
    ownComputer: true,
  },
  usuario: {
    charts: charts(usuarioMachine),
    excuses: {},
    subjects: [subjectOf(passwordWalking)],
    seat: { who: 'otra', asksPasswords: true },
  },
  servidor: {
    charts: charts(servidorMachine),
    excuses: {},
    subjects: [subjectOf(testWalking)],
    seat: { who: 'otra', asksPasswords: false },
  },
  segundoFactor: {
    charts: charts(segundoFactorMachine),
    excuses: {},
    subjects: [subjectOf(factorWalking)],
    seat: { who: 'hace', asksPasswords: true },
  },
} as const satisfies Record<(typeof WALKED_NAMES)[number], Walked>;

/** The sale that comes, or is corrected, while one looks at it. */
function changedMeanwhile(): Excuses {
  const arrows = transitionsOf(validarOperacionMachine).filter(
    ({ event, source }) => event === 'ventaCambiada' || source === 'validarOperacion.found.refreshing',
  );
  return Object.fromEntries(
    arrows.map(({ id }) => [id, 'Sigue a la caja, que manda o corrige la venta: se prueba aparte (incoming.spec.ts).']),
  );
}

/** A refund that was noted by mistake is undone by another person than who gave it back at this screen. */
function undoneElsewhere(state: 'vigente' | 'canjeado'): Readonly<Record<string, string>> {
  const text =
    'La deshace otra persona que quien la devolvió: se prueba por la llamada (deshacer.test.ts) y su ventana aparte.';
  const refused = ['nadaQueDeshacer', 'deshaceLoSuyo', 'noSeSabeDeQuien', 'deshaceEnCurso', 'deshaceMientrasOtra'];
  const arrows = [
    ...[...refused, 'deshacePasaDeSuLimite'].map((guard) => `[${guard}] → (stays)`),
    ...[`[deshacePorVecino] → vidaVale.${state}`, '[deshaceLoDeOtro] → vidaVale.vigente'],
  ];
  return Object.fromEntries(arrows.map((arrow) => [`vidaVale.${state} · deshacerDevolucion ${arrow}`, text]));
}

const BY_HAND = 'sus casos se prueban a mano (npm run casos-de-prueba), y su pantalla en';

/** The charts that no walk takes, each with what tries its screen instead. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  vidaFactura: `${BY_HAND} acts.spec.ts e invoices-found.spec.ts; al azar se miran sus botones.`,
  servicioFactura: `${BY_HAND} services.spec.ts, services-failing.spec.ts y services-tickets.spec.ts.`,
  variosRegistros: `${BY_HAND} inbox-many.spec.ts y several-cases.spec.ts.`,
  avisos: `${BY_HAND} said-once.spec.ts.`,
  presencia: `${BY_HAND} who-is-here.spec.ts.`,
  consulta: 'Solo lee: se prueba con quien la usa, en services.spec.ts.',
  deshacer: `${BY_HAND} undo.spec.ts.`,
};

/** The names of the pages that can be walked. */
export type WalkedName = keyof typeof WALKED;

/** Charts of any kind; what is particular of each is no matter to who counts its arrows. */
function charts(...machines: readonly unknown[]): readonly AnyStateMachine[] {
  return machines as readonly AnyStateMachine[];
}
