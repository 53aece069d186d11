import type { InspectionEvent } from 'xstate';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Failure } from '#contract/failure';
import { casoMachine } from '#machines/caso.machine';
import type { CasoContext, Errand, Place } from '#machines/caso.types';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Submission, TrabajoUnicoEvent } from '#machines/trabajoUnico.types';

/** Lets what was just answered reach the charts. */
export function flush() {
  return new Promise<void>((done) => setImmediate(done));
}

interface Sending {
  readonly sent: Submission;
  readonly answer: (result: RespuestaTrabajo) => void;
  readonly fail: (failure: Failure) => void;
}

/**
 * A case's page with its works, whose server is in the test's hands: `answer` and `fail` end what was sent last.
 * @param inspect hears of every step of the page and of its works.
 */
export function open(input: Partial<CasoContext> = {}, inspect: (event: InspectionEvent) => void = () => undefined) {
  const sendings: Sending[] = [];
  const watchers = new Set<(event: TrabajoUnicoEvent) => void>();
  const send = fromPromise<RespuestaTrabajo, Submission>(async ({ input: sent, system }) => {
    system.get('caso').send({ type: 'envioEmpezado' });
    let version: number | null = null;
    try {
      const result = await new Promise<RespuestaTrabajo>((answer, fail) => sendings.push({ sent, answer, fail }));
      ({ version } = result);
      return result;
    } finally {
      system.get('caso').send({ type: 'envioTerminado', version });
    }
  });
  const watchConnection = fromCallback<TrabajoUnicoEvent>(({ sendBack }) => {
    watchers.add(sendBack);
    return () => watchers.delete(sendBack);
  });
  const trabajo = trabajoUnicoMachine.provide({ actors: { send, watchConnection } });
  const actor = createActor(casoMachine.provide({ actors: { trabajo } }), {
    systemId: 'caso',
    input: { seed: 'semilla', version: 3, idSubcategoria: 9, ...input },
    inspect,
  });
  const told: string[] = [];
  const done: (RespuestaTrabajo | null)[] = [];
  actor.on('aviso', ({ tipo, texto }) => told.push(`${tipo}: ${texto}`));
  actor.on('trabajoHecho', ({ resultado }) => done.push(resultado));
  actor.start();
  const last = () => {
    const sending = sendings.at(-1);
    if (sending === undefined) throw new Error('Nothing was sent.');
    return sending;
  };
  return {
    actor,
    told,
    done,
    sent: (): readonly Submission[] => sendings.map(({ sent }) => sent),
    context: () => actor.getSnapshot().context,
    work: (place: Place): TrabajoUnicoRef => {
      const work = (actor.getSnapshot().children as Partial<Record<Place, TrabajoUnicoRef>>)[place];
      if (work === undefined) throw new Error(`Nothing is at work in "${place}".`);
      return work;
    },
    enviar: (place: Place, errand: Errand) => actor.send({ type: 'enviar', lugar: place, encargo: errand }),
    answer: async (result: RespuestaTrabajo, index = -1) => {
      sendings.at(index)?.answer(result);
      await flush();
    },
    fail: async (failure: Failure) => {
      last().fail(failure);
      await flush();
    },
    connectionReturns: () => {
      for (const tell of [...watchers]) tell({ type: 'conexionRestablecida' });
    },
  };
}
