import { fromPromise } from 'xstate';
import type { z } from 'zod';
import { ID_APLICACION } from '#domain/constants';
import type { usuarioFormSchema } from '#domain/usuarios';
import { usuarioMachine } from '#machines/usuario.machine';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  readonly isNew: boolean;
}

/** What is sent of a user; `heredero` only where open cases are left. */
type SentUser = z.output<typeof usuarioFormSchema> & { readonly heredero?: number | null };

/** The chart of a user's page with the back end behind it. */
export function connectUser({ api, changes, isNew }: Connection): typeof usuarioMachine {
  return usuarioMachine.provide({
    actors: {
      guardado: connectWork({
        ...{ api, changes, entity: 'usuario' },
        send: async ({ values, version }, options) => {
          const cuerpo = { ...(values as SentUser), idAplicacion: ID_APLICACION, version } as const;
          if (isNew) return api.llamar('agregarUsuario', { cuerpo }, options);
          const answer = await api.llamar('editarUsuario', { cuerpo }, options);
          if (cuerpo.heredero !== undefined) changes.changed('caso');
          return answer;
        },
      }),
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
