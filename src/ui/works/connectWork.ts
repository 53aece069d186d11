import { fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Entidad } from '#contract/changes';
import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Submission } from '#machines/trabajoUnico.types';
import type { Api, CallOptions } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { watchConnection } from '../../system/watchConnection.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  /** What is no longer as it was once the work is done. */
  readonly entity: Entidad;
  /** Makes the call of the work, with the key and the signal that are given. */
  readonly send: (
    submission: Submission,
    options: Required<Pick<CallOptions, 'clave' | 'signal'>>,
  ) => Promise<RespuestaTrabajo>;
}

/** The chart of one work with the call that does it; lists and records that show the entity are read again. */
export function connectWork({ api, changes, entity, send }: Connection): typeof trabajoUnicoMachine {
  const actor = fromPromise<RespuestaTrabajo, Submission>(async ({ input, signal }) => {
    try {
      const answer = await send(input, { clave: input.key, signal });
      // Also when the page was left meanwhile: lists hold the record.
      changes.changed(entity);
      return answer;
    } catch (error) {
      throw asFailure(error);
    }
  });
  return trabajoUnicoMachine.provide({ actors: { send: actor, watchConnection: watchConnection(api) } });
}
