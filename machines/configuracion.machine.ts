/**
 * La configuración general: cuatro ajustes que se escriben y se guardan cada uno por su cuenta. Cada guardado es un `trabajo`;
 * lo que aquí se decide es bajo qué versión sale y que el siguiente sea otro.
 */

import type { ActorRefFrom } from 'xstate';
import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type {
  ConfiguracionContext,
  ConfiguracionEmitted,
  ConfiguracionEvent,
  EncargoAjuste,
  FinAjuste,
  LugarAjuste,
  VersionSeen,
} from './configuracion.types.ts';
import type { trabajoUnicoMachine } from './trabajoUnico.machine.ts';
import type { TrabajoUnicoContext } from './trabajoUnico.types.ts';

export type ConfiguracionRef = ActorRefFrom<typeof configuracionMachine>;

const unread = { vigencia: null, maximos: null, billetera: null, semaforos: null };
const initialContext: ConfiguracionContext = { seed: '', ended: 0, versiones: unread };

function notProvided(actor: string): Promise<never> {
  return Promise.reject(new Error(`Provide the actor "${actor}".`));
}

function beginning(lugar: LugarAjuste, { seed, ended, versiones }: ConfiguracionContext): Partial<TrabajoUnicoContext> {
  return { seed: `${seed}-${lugar}-${ended}`, version: versiones[lugar] };
}

/** Lo que se guardó es la versión sobre la que sigue quien lo guardó. */
function finish(context: ConfiguracionContext, { actorId, output }: FinAjuste): Partial<ConfiguracionContext> {
  const version = output.ending === 'done' ? output.result?.version : undefined;
  const versiones = version === undefined ? context.versiones : { ...context.versiones, [actorId]: version };
  return { ended: context.ended + 1, versiones };
}

/** Un ajuste con su trabajo: al guardarse o descartarse empieza otro. */
function setting(lugar: LugarAjuste) {
  const isHere = {
    type: 'isAbout',
    params: ({ event }: { readonly event: { readonly lugar: LugarAjuste } }) => ({ lugar, asked: event.lugar }),
  } as const;
  const again = { target: '.asSaved', reenter: true } as const;
  return {
    invoke: {
      id: lugar,
      src: 'trabajo',
      input: ({ context }: { readonly context: ConfiguracionContext }) => beginning(lugar, context),
      onDone: { ...again, actions: { type: 'endSaving', params: ({ event }: { readonly event: FinAjuste }) => event } },
      onError: again,
    },
    initial: 'asSaved',
    states: {
      asSaved: {
        description: 'Está como lo tiene el servidor; si otra persona lo cambia, se ve lo nuevo.',
        on: {
          ajusteALaVista: {
            guard: isHere,
            actions: [
              { type: 'keepVersion', params: ({ event }: { readonly event: VersionSeen }) => event },
              { type: 'showVersion', params: ({ event }: { readonly event: VersionSeen }) => event },
            ],
          },
          escribir: { guard: isHere, target: 'written' },
        },
      },
      written: {
        description: 'Tiene algo escrito sin guardar: saldrá bajo la versión sobre la que se escribió.',
        on: {
          guardar: {
            guard: isHere,
            actions: { type: 'passOn', params: ({ event }: { readonly event: EncargoAjuste }) => event },
          },
          deshacer: { guard: isHere, target: 'asSaved' },
        },
      },
    },
  } as const;
}

export const configuracionMachine = setup({
  types: {
    context: {} as ConfiguracionContext,
    events: {} as ConfiguracionEvent,
    input: {} as Partial<ConfiguracionContext>,
    emitted: {} as ConfiguracionEmitted,
  },
  actors: {
    /** Un guardado, de lo que se escribe a lo que contesta el servidor: `trabajoUnico.machine.ts`. */
    trabajo: fromPromise(() => notProvided('trabajo')) as unknown as typeof trabajoUnicoMachine,
  },
  actions: {
    keepVersion: assign(({ context }, { lugar, version }: VersionSeen) => ({
      versiones: { ...context.versiones, [lugar]: version },
    })),
    showVersion: sendTo(
      (_, { lugar }: VersionSeen) => lugar,
      (_, { version }) => ({ type: 'versionALaVista', version }),
    ),
    passOn: sendTo(
      (_, { lugar }: EncargoAjuste) => lugar,
      (_, { lugar, valores }) => ({ type: 'enviar', values: { lugar, valores } }),
    ),
    endSaving: enqueueActions(({ context, enqueue }, params: FinAjuste) => {
      enqueue.assign(finish(context, params));
      if (params.output.ending !== 'done') return;
      enqueue.emit({
        type: 'ajusteGuardado',
        lugar: params.actorId as LugarAjuste,
        resultado: params.output.result,
      });
    }),
  },
  guards: {
    isAbout: (_, { lugar, asked }: { lugar: LugarAjuste; asked: LugarAjuste }) => lugar === asked,
  },
}).createMachine({
  id: 'configuracion',
  description: 'La configuración general: lo que se guarda vale desde la siguiente llamada de cualquiera.',
  context: ({ input }) => ({ ...initialContext, ...input }),
  type: 'parallel',
  states: {
    vigencia: { description: 'Cuántos días vale un vale.', ...setting('vigencia') },
    maximos: { description: 'Desde qué total un vale necesita autorización.', ...setting('maximos') },
    billetera: { description: 'Cuánto cabe en una billetera.', ...setting('billetera') },
    semaforos: { description: 'Con cuántas horas cambia de color un caso.', ...setting('semaforos') },
  },
});
