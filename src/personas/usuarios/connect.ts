import { fromPromise } from 'xstate';
import { ID_APLICACION } from '#domain/common/constants';
import { usuarioMachine } from '#machines/usuario.machine';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart of a user's password with the call that gives one. */
export function connectPassword({ api, changes }: Connection): typeof usuarioMachine {
  return usuarioMachine.provide({
    actors: {
      darContrasena: fromPromise<string, { numiden: number | null }>(async ({ input, signal }) => {
        try {
          const cuerpo = { id: input.numiden ?? 0, idAplicacion: ID_APLICACION } as const;
          const { contrasena } = await api.llamar('contrasenaProvisional', { cuerpo }, { signal });
          changes.changed('usuario');
          return contrasena;
        } catch (error) {
          throw asFailure(error);
        }
      }),
    },
  });
}
