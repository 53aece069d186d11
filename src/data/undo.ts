import { fromPromise } from 'xstate';
import type { z } from 'zod';
import type { ResultadoTrabajo } from '#contract/common/answers';
import type { Entidad } from '#contract/common/changes';
import type { Contract } from '#contract/contract';
import { deshacerMachine } from '#machines/deshacer.machine';
import type { EnvioDeDeshacer } from '#machines/deshacer.types';
import type { Api, CallOptions } from '../api/api.ts';
import { asFailure, internalError } from '../api/failure.ts';

type Undo = (api: Api, id: number, trabajo: string, options: Sending) => Promise<ResultadoTrabajo>;

/** The work that a call takes back: whoever offers it names one that the server said can be taken back. */
type Trabajo<N extends 'deshacerEnCaso' | 'deshacerEnVale'> = z.output<Contract[N]['entrada']['cuerpo']>['trabajo'];

type Sending = Required<Pick<CallOptions, 'clave' | 'signal'>>;

/** The call that takes back the last work on a record of each kind. */
const CALLS: Partial<Record<Entidad, Undo>> = {
  caso: (api, idCaso, trabajo, options) =>
    api.llamar('deshacerEnCaso', { cuerpo: { idCaso, trabajo: trabajo as Trabajo<'deshacerEnCaso'> } }, options),
  vale: (api, id, trabajo, options) =>
    api.llamar('deshacerEnVale', { cuerpo: { id, trabajo: trabajo as Trabajo<'deshacerEnVale'> } }, options),
};

/** The chart that takes back the last act, with its calls; it outlives the page on which that was done. */
export function connectUndo(api: Api): typeof deshacerMachine {
  return deshacerMachine.provide({
    actors: {
      undo: fromPromise<string, EnvioDeDeshacer>(async ({ input, signal }) => {
        const { entidad, id, trabajo, clave } = input;
        try {
          const undo = CALLS[entidad];
          if (undo === undefined) throw internalError();
          const { descripcion } = await undo(api, id, trabajo, { clave, signal });
          return descripcion;
        } catch (error) {
          throw asFailure(error);
        }
      }),
    },
  });
}
