import type { InspectionEvent } from 'xstate';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import { registroMachine } from '#machines/registro.machine';
import type { RegistroInput } from '#machines/registro.types';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { trabajoMachine } from '#machines/trabajo.machine';
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

/** Made once for all desks: walks are lived thousands of times while they are looked for. */
const trabajo = trabajoMachine.provide({
  actors: {
    send: fromPromise<RespuestaTrabajo, Submission>(
      ({ input: sent, system }) =>
        new Promise((answer, fail) => desks.get(system)?.sendings.push({ sent, answer, fail })),
    ),
    watchConnection: fromCallback<TrabajoEvent>(({ sendBack, system }) => {
      const watchers = desks.get(system)?.watchers;
      watchers?.add(sendBack);
      return () => watchers?.delete(sendBack);
    }),
  },
  actions: {
    keepDraft: ({ context, system }, { draft }) => {
      const held = desks.get(system);
      if (held !== undefined) held.kept[context.name] = draft;
    },
  },
});
const registro = registroMachine.provide({ actors: { trabajo } });

/**
 * The page of a record with its works, whose server is in the test's hands: `answer` and `fail` end what was sent last.
 * @param inspect hears of every step of the page and of its works.
 */
export function openRecord(
  input: Partial<RegistroInput> = {},
  inspect: (event: InspectionEvent) => void = () => undefined,
) {
  const held: Held = { sendings: [], watchers: new Set(), kept: {} };
  const { sendings, watchers, kept } = held;
  const works = ['comentar', 'tomar', 'cerrar'];
  const actor = createActor(registro, {
    systemId: 'registro',
    input: { seed: 'semilla', version: 3, works, ...input },
    inspect,
  });
  desks.set(actor.system, held);
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
    actor,
    told,
    done,
    kept,
    work,
    sent: (): readonly Submission[] => sendings.map((sending) => sending.sent),
    enviar: (name: string, values: unknown = {}, como = name) =>
      actor.send({ type: 'enviar', trabajo: name, como, values }),
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
