import { createActor, fromCallback, fromPromise, type InspectionEvent } from 'xstate';
import type { RespuestaTrabajo } from '#contract/common/answers';
import { registroMachine } from '#machines/registro.machine';
import type { RegistroInput } from '#machines/registro.types';
import { type TrabajoRef, trabajoMachine } from '#machines/trabajo.machine';
import type { Borrador, Submission, TrabajoEvent } from '#machines/trabajo.types';

/** Lets what was just answered reach the charts. */
export function flush() {
  return new Promise<void>((done) => setImmediate(done));
}

interface Sending {
  readonly sent: Submission;
  readonly answer: (result: RespuestaTrabajo) => void;
  readonly fail: (failure: unknown) => void;
}

interface Held {
  readonly sendings: Sending[];
  readonly watchers: Set<(event: TrabajoEvent) => void>;
  readonly kept: Record<string, Borrador | null>;
}

const desks = new WeakMap<object, Held>();

function heldIn(system: object): Held {
  const held = desks.get(system) ?? { sendings: [], watchers: new Set(), kept: {} };
  desks.set(system, held);
  return held;
}

/** Made once for all desks: walks are lived thousands of times while they are looked for. */
const trabajo = trabajoMachine.provide({
  actors: {
    send: fromPromise<RespuestaTrabajo, Submission>(
      ({ input: sent, system }) => new Promise((answer, fail) => heldIn(system).sendings.push({ sent, answer, fail })),
    ),
    watchConnection: fromCallback<TrabajoEvent>(({ sendBack, system }) => {
      const { watchers } = heldIn(system);
      watchers.add(sendBack);
      return () => watchers.delete(sendBack);
    }),
  },
  actions: {
    keepDraft: ({ context, system }, { draft }) => {
      heldIn(system).kept[context.name] = draft;
    },
  },
});
/** A record whose server is in the test's hands (`serve`). */
export const registro = registroMachine.provide({ actors: { trabajo } });

/** The server of the record in a system: `answer` and `fail` end what was sent last. */
export function serve(system: object) {
  const { sendings, watchers, kept } = heldIn(system);
  return {
    kept,
    sent: (): readonly Submission[] => sendings.map((sending) => sending.sent),
    answer: async (result: RespuestaTrabajo, index = -1) => {
      sendings.at(index)?.answer(result);
      await flush();
    },
    fail: async (failure: unknown, index = -1) => {
      sendings.at(index)?.fail(failure);
      await flush();
    },
    connectionReturns: () => {
      for (const tell of [...watchers]) tell({ type: 'conexionRestablecida' });
    },
  };
}

/**
 * The page of a record with its works, before a server in the test's hands.
 * @param inspect hears of every step of the page and of its works.
 */
export function openRecord(
  input: Partial<RegistroInput> = {},
  inspect: (event: InspectionEvent) => void = () => undefined,
) {
  const works = ['comentar', 'tomar', 'cerrar'];
  const actor = createActor(registro, {
    systemId: 'registro',
    input: { seed: 'semilla', version: 3, works, ...input },
    inspect,
  });
  const told: string[] = [];
  const done: (RespuestaTrabajo | null)[] = [];
  actor.on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
  actor.on('trabajoHecho', ({ resultado }) => done.push(resultado));
  actor.start();
  const work = (name: string): TrabajoRef => {
    const found = actor.getSnapshot().children[name];
    if (found === undefined) throw new Error(`There is no work "${name}".`);
    return found;
  };
  for (const name of input.works ?? works) work(name).on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
  return {
    ...serve(actor.system),
    actor,
    told,
    done,
    work,
    enviar: (name: string, values: unknown = {}, como = name) =>
      actor.send({ type: 'enviar', trabajo: name, como, values }),
  };
}
