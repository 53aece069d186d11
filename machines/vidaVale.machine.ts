/**
 * La vida de un vale: en qué estado está, qué trabajo lleva a cuál y quién puede hacerlo. Es la regla misma: el servidor decide
 * con esta máquina, y la pantalla habilita sus botones con ella.
 *
 * Es la carta más larga porque cada flecha dice aquí mismo por qué se niega su trabajo y qué deja por hacer: repartida en
 * varias, quien la lee o la pega tendría que juntarlas.
 */

import { setup } from 'xstate';
import type { IdEstadoVale } from '#domain/cadena/estadosVale';
import type { ContraDeshacer, Deshacer } from '#domain/common/deshacer';
import type { Permiso } from '#domain/common/permisos';
import type { Limite } from '#domain/personas/limiteAutorizar';
import type { AccionVale } from '#domain/vales/trabajosVale';
import type { LifeArrowMeta } from './life.ts';

/** Quién quiere trabajar en el vale, y lo que del vale mismo importa a la regla. */
export interface VidaValeContext {
  readonly permisos: readonly Permiso[];
  readonly numiden: number;
  /** Quienes alguna vez lo guardaron o programaron su recolección; vacío cuando no se sabe. */
  readonly autores: readonly number[];
  /** La persona trabaja en la tienda donde se hizo. */
  readonly mismaTienda: boolean;
  /** Lo que se guarda, o la forma en que ahora se quiere devolver, pide que otra persona lo autorice. */
  readonly pideAutorizacion: boolean;
  /** Ya estaba vigente: lo que espera que se decida es un cambio de sus métodos. */
  readonly cambioPorAutorizar: boolean;
  /** Pasó su vigencia. */
  readonly vencido: boolean;
  /** Algo de su saldo ya se devolvió, o se está devolviendo. */
  readonly empezado: boolean;
  /** Una devolución empezó y no se sabe si terminó. */
  readonly enCurso: boolean;
  /** Se está deshaciendo una devolución suya y no se sabe si terminó. */
  readonly deshaciendo: boolean;
  /** Alguna devolución suya está hecha. */
  readonly hayDevuelto: boolean;
  /** La persona misma hizo la devolución que se quiere deshacer. */
  readonly devolvio: boolean;
  /** Lo que se quiere deshacer se pide primero a quien tiene el dinero: billetera, crédito o certificados. */
  readonly pideAlVecino: boolean;
  /** El límite para autorizar de la persona, cuando la devolución que se quiere deshacer pasa de él; si no, nada. */
  readonly limiteDeLoDevuelto: Limite;
  /** Su venta está facturada y tiene una nota de crédito que cuenta. */
  readonly acreditado: boolean;
  /** Lo que se devuelve ahora es todo lo que queda. */
  readonly devuelveTodo: boolean;
  /** La devolución que no ha terminado no es la que se pide. */
  readonly otraEnCurso: boolean;
  /** Su caso está solucionado, y ya no admite trabajo. */
  readonly casoSolucionado: boolean;
  /** Su caso pasó a una categoría que hace vales de otro tipo. */
  readonly casoDeOtroTipo: boolean;
  /** Lo que espera de su recolección: nada, artículos que faltan de recoger, o a quien ya va en camino por ellos. */
  readonly recolecta: 'nada' | 'porRecoger' | 'enCamino';
  /** Cancela artículos que no se entregaron: no hay nada que recoger. */
  readonly deCancelacion: boolean;
  /** Ya se envió a NetSuite. */
  readonly enviado: boolean;
  /** Devuelve artículos que el cliente no tiene: no se han entregado o van en ruta. */
  readonly sinEntregar: boolean;
  /** El límite para autorizar de la persona, en centavos, cuando el saldo del vale pasa de él; si no, nada. */
  readonly limitePasado: Limite;
  /** En qué estado queda si la persona deshace lo último que hizo; o por qué ya no lo deshace. */
  readonly vuelveA: IdEstadoVale | ContraDeshacer;
}

/** Un trabajo de una persona sobre el vale, por el nombre que tiene en la pantalla y en la historia. */
export type VidaValeEvent = { readonly [A in AccionVale | Deshacer]: { readonly type: A } }[AccionVale | Deshacer];

const nobody: VidaValeContext = {
  permisos: [],
  numiden: 0,
  autores: [],
  mismaTienda: false,
  pideAutorizacion: false,
  cambioPorAutorizar: false,
  vencido: false,
  empezado: false,
  enCurso: false,
  deshaciendo: false,
  hayDevuelto: false,
  devolvio: false,
  pideAlVecino: false,
  limiteDeLoDevuelto: null,
  acreditado: false,
  devuelveTodo: false,
  otraEnCurso: false,
  casoSolucionado: false,
  casoDeOtroTipo: false,
  recolecta: 'nada',
  deCancelacion: false,
  enviado: false,
  sinEntregar: false,
  limitePasado: null,
  vuelveA: 'nada',
};

interface Asked {
  readonly context: VidaValeContext;
}

const sees: readonly Permiso[] = ['crearVale', 'autorizarVale', 'cancelarVale', 'verVales'];

function makes({ context }: Asked): boolean {
  return context.permisos.includes('crearVale');
}

function cancels({ context }: Asked): boolean {
  return context.permisos.includes('cancelarVale');
}

/** Lo que alguien dejó a medio llenar y su caso ya no admite: no retiene nada, y quien lo hizo lo quita sin más permiso. */
function leaves(asked: Asked): boolean {
  const { autores, numiden, casoSolucionado, casoDeOtroTipo } = asked.context;
  return makes(asked) && autores.includes(numiden) && (casoSolucionado || casoDeOtroTipo);
}

function authorizes({ context }: Asked): boolean {
  return context.permisos.includes('autorizarVale');
}

/** Con permiso para autorizar, y lo hicieron otras personas. */
function decides(asked: Asked): boolean {
  const { autores, numiden } = asked.context;
  return authorizes(asked) && autores.length > 0 && !autores.includes(numiden);
}

const decision = [
  { guard: 'esSuyo', meta: { refusal: 'own' }, description: 'Quien lo hizo no lo decide.' },
  { guard: 'noSeSabeDeQuien', meta: { refusal: 'unknown' }, description: 'Podría ser suyo: nadie lo decide.' },
] as const;

/** Lo que impide que un vale termine sin devolverse: lo que de él ya salió. */
const outside = [
  { guard: 'cancelaEmpezado', meta: { refusal: 'begun' }, description: 'Algo de él ya se devolvió.' },
  { guard: 'cancelaAcreditado', meta: { refusal: 'credited' }, description: 'Primero se cancela su nota de crédito.' },
] as const;

/** Lo que impide trabajar en lo que se llena. */
const solved = {
  guard: 'suCasoTermino',
  meta: { refusal: 'solved' },
  description: 'Su caso está solucionado: ya no admite trabajo.',
} as const;

const moved = {
  guard: 'suCasoEsDeOtroTipo',
  meta: { refusal: 'moved' },
  description: 'Su caso pasó a una categoría que hace vales de otro tipo.',
} as const;

const awaited = {
  guard: 'faltaRecoger',
  meta: { refusal: 'awaited' },
  description: 'Faltan artículos por recoger con el cliente.',
} as const;

const undelivered = {
  guard: 'guardaSinEntregar',
  meta: { refusal: 'undelivered' },
  description: 'Solo se devuelve lo que el cliente tiene: lo que no se ha entregado se cancela.',
} as const;

/** Quien va por los artículos no sabría que el vale terminó. */
function onTheWay<G extends string>(guard: G) {
  return { guard, meta: { refusal: 'travelling' }, description: 'Alguien va en camino por sus artículos.' } as const;
}

/** Ni lo que queda se mueve mientras no se sepa si algo que se devolvió se debe otra vez. */
const undoing = {
  guard: 'seDeshace',
  meta: { refusal: 'undoing' },
  description: 'Se está deshaciendo una devolución suya.',
} as const;

/** Lo que se anotó por error se deshace por la palabra de otra persona: quién no puede, y cuándo nadie. */
const undone = [
  { guard: 'nadaQueDeshacer', meta: { refusal: 'spent' }, description: 'No tiene devoluciones hechas.' },
  {
    guard: 'deshaceLoSuyo',
    meta: { refusal: 'own' },
    description: 'Ni quien hizo el vale ni quien la devolvió.',
  },
  { guard: 'noSeSabeDeQuien', meta: { refusal: 'unknown' }, description: 'Podría ser suyo: nadie la deshace.' },
  { guard: 'deshaceEnCurso', meta: { refusal: 'other' }, description: 'Primero termina la que empezó.' },
  { ...undoing, guard: 'deshaceMientrasOtra' },
  {
    guard: 'deshacePasaDeSuLimite',
    meta: { refusal: 'limit' },
    description: 'Lo devuelto pasa del límite de su rol: la deshace alguien con un límite mayor.',
  },
] as const;

const takenBack = {
  guard: 'deshaceLoDeOtro',
  target: 'vigente',
  description: 'Queda en el libro como deshecha, y el vale la debe otra vez.',
} as const;

/** Lo que acaba de decidir una persona, deshecho por ella misma mientras nada lo siga. */
const takesBack = [
  { guard: 'nadaQueVuelva', meta: { refusal: 'spent' }, description: 'Después se hizo algo más, o lo hizo otra.' },
  { guard: 'pasoElMomento', meta: { refusal: 'expired' }, description: 'Pasaron los ocho segundos.' },
  { target: 'porAutorizar', description: 'Espera otra vez que se decida.' },
] as const;

const sends = { guard: 'yaEnviado', meta: { refusal: 'done' }, description: 'Se envía una sola vez.' } as const;

const elsewhere = {
  guard: 'esDeOtraTienda',
  meta: { refusal: 'elsewhere' },
  description: 'Lo sigue el personal de la tienda donde se empezó.',
} as const;

export const vidaValeMachine = setup({
  types: {
    context: {} as VidaValeContext,
    events: {} as VidaValeEvent,
    input: {} as Partial<VidaValeContext>,
    meta: {} as { readonly id: IdEstadoVale | 0 },
    transitionMeta: {} as LifeArrowMeta,
  },
  guards: {
    /** Con alguno de los permisos de vales. */
    veVales: ({ context }) => sees.some((permiso) => context.permisos.includes(permiso)),
    crearVale: makes,
    cancelarVale: cancels,
    /** Con permiso para cancelar; o lo hizo ella misma, y su caso ya no lo admite. */
    cancelaParcial: (asked) => cancels(asked) || leaves(asked),
    pideAutorizacion: (asked) => makes(asked) && asked.context.pideAutorizacion,
    suCasoTermino: (asked) => makes(asked) && asked.context.casoSolucionado,
    suCasoEsDeOtroTipo: (asked) => makes(asked) && asked.context.casoDeOtroTipo,
    faltaRecoger: (asked) => makes(asked) && asked.context.recolecta !== 'nada',
    guardaSinEntregar: (asked) => makes(asked) && asked.context.sinEntregar,
    autorizaSinEntregar: (asked) => authorizes(asked) && asked.context.sinEntregar,
    pasaDeSuLimite: (asked) => authorizes(asked) && asked.context.limitePasado !== null,
    noSeEntrego: (asked) => makes(asked) && asked.context.deCancelacion,
    cancelaEnCamino: (asked) => cancels(asked) && asked.context.recolecta === 'enCamino',
    cancelaParcialEnCamino: (asked) => (cancels(asked) || leaves(asked)) && asked.context.recolecta === 'enCamino',
    rechazaEnCamino: (asked) => authorizes(asked) && asked.context.recolecta === 'enCamino',
    otraEnCurso: (asked) => makes(asked) && asked.context.otraEnCurso,
    yaEnviado: (asked) => makes(asked) && asked.context.enviado,
    esDeOtraTienda: (asked) => makes(asked) && !asked.context.mismaTienda,
    /** Con permiso para autorizar, y lo hicieron otras personas. */
    decideElDeOtro: decides,
    rechazaElCambio: (asked) => decides(asked) && asked.context.cambioPorAutorizar,
    esSuyo: (asked) => authorizes(asked) && asked.context.autores.includes(asked.context.numiden),
    noSeSabeDeQuien: (asked) => authorizes(asked) && asked.context.autores.length === 0,
    devuelveVencido: (asked) => makes(asked) && asked.context.vencido,
    devuelveTodo: (asked) => makes(asked) && asked.context.devuelveTodo,
    cancelaEmpezado: (asked) => cancels(asked) && asked.context.empezado,
    cancelaAcreditado: (asked) => cancels(asked) && asked.context.acreditado,
    cambiaEnCurso: (asked) => makes(asked) && asked.context.enCurso,
    cambiaVencido: (asked) => makes(asked) && asked.context.vencido,
    seDeshace: (asked) => makes(asked) && asked.context.deshaciendo,
    nadaQueDeshacer: (asked) => authorizes(asked) && !asked.context.hayDevuelto,
    deshaceLoSuyo: (asked) => {
      const { autores, numiden, devolvio } = asked.context;
      return authorizes(asked) && (devolvio || autores.includes(numiden));
    },
    deshaceEnCurso: (asked) => authorizes(asked) && asked.context.enCurso,
    deshaceMientrasOtra: (asked) => authorizes(asked) && asked.context.deshaciendo,
    deshacePasaDeSuLimite: (asked) => authorizes(asked) && asked.context.limiteDeLoDevuelto !== null,
    /** Quien tiene el dinero puede negarse: hasta que contesta, lo devuelto cuenta. */
    deshacePorVecino: (asked) => authorizes(asked) && asked.context.pideAlVecino,
    deshaceLoDeOtro: authorizes,
    reponeEnCurso: (asked) => makes(asked) && asked.context.enCurso,
    nadaQueVuelva: ({ context: { vuelveA } }) => vuelveA === 'nada',
    pasoElMomento: ({ context: { vuelveA } }) => vuelveA === 'tarde',
  },
}).createMachine({
  id: 'vidaVale',
  description: 'La vida de un vale, de lo que se llena en el mostrador a lo que se devuelve al cliente.',
  context: ({ input }) => ({ ...nobody, ...input }),
  initial: 'nuevo',
  states: {
    nuevo: {
      meta: { id: 0 },
      description: 'Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte.',
      on: {
        guardarParcial: [solved, { guard: 'crearVale', target: 'parcial', meta: { debe: ['caso'] } }],
        guardar: [
          solved,
          undelivered,
          awaited,
          { guard: 'pideAutorizacion', target: 'porAutorizar', meta: { debe: ['caso'] } },
          { guard: 'crearVale', target: 'vigente', meta: { debe: ['guias', 'caso'] } },
        ],
      },
    },
    parcial: {
      meta: { id: 4 },
      description: 'PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda.',
      on: {
        guardarParcial: [elsewhere, solved, moved, { guard: 'crearVale', target: 'parcial' }],
        recolectar: [
          elsewhere,
          solved,
          moved,
          { guard: 'noSeEntrego', meta: { refusal: 'kind' }, description: 'Lo que se cancela no está con el cliente.' },
          {
            guard: 'crearVale',
            target: 'parcial',
            meta: { debe: ['recolecta', 'caso'] },
            description: 'Espera a que se recojan los artículos.',
          },
        ],
        guardar: [
          elsewhere,
          solved,
          moved,
          undelivered,
          awaited,
          { guard: 'pideAutorizacion', target: 'porAutorizar' },
          { guard: 'crearVale', target: 'vigente', meta: { debe: ['guias'] } },
        ],
        cancelar: [
          onTheWay('cancelaParcialEnCamino'),
          { guard: 'cancelaParcial', target: 'cancelado', meta: { debe: ['retiro'] } },
        ],
      },
    },
    porAutorizar: {
      meta: { id: 5 },
      description:
        'POR AUTORIZAR: retiene artículos y montos; espera que otra persona lo decida, o un cambio de sus métodos.',
      on: {
        autorizar: [
          ...decision,
          {
            guard: 'pasaDeSuLimite',
            meta: { refusal: 'limit' },
            description: 'Pasa del límite de su rol: lo autoriza alguien con un límite mayor.',
          },
          { ...undelivered, guard: 'autorizaSinEntregar' },
          { guard: 'decideElDeOtro', target: 'vigente', meta: { debe: ['correo', 'guias'] } },
        ],
        rechazar: [
          ...decision,
          {
            guard: 'rechazaElCambio',
            target: 'vigente',
            meta: { debe: ['correo'] },
            description: 'Solo esperaba un cambio de sus métodos: se devuelve como antes.',
          },
          onTheWay('rechazaEnCamino'),
          {
            guard: 'decideElDeOtro',
            target: 'rechazado',
            meta: { debe: ['correo', 'retiro'] },
            description: 'Los artículos quedan libres otra vez.',
          },
        ],
        cancelar: [
          ...outside,
          onTheWay('cancelaEnCamino'),
          { guard: 'cancelarVale', target: 'cancelado', meta: { debe: ['retiro'] } },
        ],
      },
    },
    vigente: {
      meta: { id: 1 },
      description: 'VIGENTE: su saldo se puede devolver hasta el último día de su vigencia.',
      on: {
        devolver: [
          { guard: 'devuelveVencido', meta: { refusal: 'expired' }, description: 'Vencido: se repone por uno nuevo.' },
          undoing,
          { guard: 'otraEnCurso', meta: { refusal: 'other' }, description: 'Primero se termina la que empezó.' },
          { guard: 'devuelveTodo', target: 'canjeado' },
          { guard: 'crearVale', target: 'vigente', description: 'Queda saldo por devolver.' },
        ],
        deshacerDevolucion: [
          ...undone,
          { guard: 'deshacePorVecino', target: 'vigente', description: 'Se pide a quien tiene el dinero.' },
          takenBack,
        ],
        cambiarMetodos: [
          undoing,
          { guard: 'cambiaEnCurso', meta: { refusal: 'begun' }, description: 'Una devolución suya no ha terminado.' },
          { guard: 'cambiaVencido', meta: { refusal: 'expired' }, description: 'Vencido: se repone por uno nuevo.' },
          {
            guard: 'pideAutorizacion',
            target: 'porAutorizar',
            description: 'Algo se devolvería por otra forma de la que se pagó: lo decide otra persona.',
          },
          { guard: 'crearVale', target: 'vigente', description: 'Lo que queda se devuelve de otra forma.' },
        ],
        cancelar: [
          ...outside,
          onTheWay('cancelaEnCamino'),
          { guard: 'cancelarVale', target: 'cancelado', meta: { debe: ['retiro'] } },
        ],
        reponer: [
          undoing,
          { guard: 'reponeEnCurso', meta: { refusal: 'begun' }, description: 'Una devolución suya no ha terminado.' },
          {
            guard: 'crearVale',
            target: 'cancelado',
            meta: { debe: ['vale'] },
            description: 'Un vale nuevo con el mismo saldo toma su lugar.',
          },
        ],
        deshacer: takesBack,
        imprimir: { guard: 'veVales', target: 'vigente', meta: { debe: ['correo'] } },
        migrar: [sends, { guard: 'crearVale', target: 'vigente' }],
      },
    },
    canjeado: {
      meta: { id: 2 },
      description: 'CANJEADO: su saldo se devolvió entero; queda su papel, y deshacer lo que se anotó por error.',
      on: {
        deshacerDevolucion: [
          ...undone,
          { guard: 'deshacePorVecino', target: 'canjeado', description: 'Se pide a quien tiene el dinero.' },
          takenBack,
        ],
        imprimir: { guard: 'veVales', target: 'canjeado', meta: { debe: ['correo'] } },
        migrar: [sends, { guard: 'crearVale', target: 'canjeado' }],
      },
    },
    cancelado: { meta: { id: 3 }, description: 'CANCELADO: no retiene nada.', type: 'final' },
    rechazado: {
      meta: { id: 6 },
      description: 'RECHAZADO: no se autorizó; no retiene nada. Por un momento, quien lo rechazó lo deshace.',
      on: { deshacer: takesBack },
    },
  },
});
