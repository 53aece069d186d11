import { fromPromise, waitFor } from 'xstate';
import { casoMachine } from '#machines/caso.machine';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { CaseWorks } from '../works.ts';

/** The chart of what happens to a case by itself; its record does it. */
export function connectCase({ actor }: LiveRecord<CaseWorks>): typeof casoMachine {
  return casoMachine.provide({
    actors: {
      escalate: fromPromise<void, { idArea: number }>(async ({ input: { idArea }, signal }) => {
        const isFree = (state: ReturnType<typeof actor.getSnapshot>) => !state.hasTag('busy');
        await waitFor(actor, isFree, { signal, timeout: Number.POSITIVE_INFINITY });
        const name = 'escalarAMantenimiento';
        actor.send({ type: 'enviar', trabajo: name, como: name, values: { idArea } });
      }),
    },
  });
}
