import { fromPromise } from 'xstate';
import type { DeNuevo, Inscripcion } from '#domain/personas/segundoFactorSchemas';
import { segundoFactorMachine } from '#machines/segundoFactor.machine';
import type { Api } from '../../../../api/api.ts';
import { asFailure, internalError } from '../../../../api/failure.ts';

/** The chart of a second factor with the calls that show a key and take it into use. */
export function connectSecondFactor(api: Api): typeof segundoFactorMachine {
  return segundoFactorMachine.provide({
    actors: {
      preparar: fromPromise<Inscripcion, DeNuevo | null>(async ({ input, signal }) => {
        try {
          return await api.llamar('prepararSegundoFactor', { cuerpo: input ?? {} }, { signal });
        } catch (error) {
          throw asFailure(error);
        }
      }),
      activar: fromPromise<
        readonly string[],
        { readonly inscripcion: Inscripcion | null; readonly codigo: string | null }
      >(async ({ input: { inscripcion, codigo } }) => {
        if (inscripcion === null || codigo === null) throw internalError();
        try {
          const cuerpo = { inscripcion: inscripcion.inscripcion, codigo };
          // It goes on though its window closes: codes that were made must not be lost unseen.
          return (await api.llamar('activarSegundoFactor', { cuerpo })).codigos;
        } catch (error) {
          throw asFailure(error);
        }
      }),
    },
  });
}
