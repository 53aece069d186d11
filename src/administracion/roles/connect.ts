import type { QueryClient } from '@tanstack/react-query';
import type { Guardado } from '#contract/answers';
import { SUCCESS_CODE } from '#contract/answers';
import { ID_APLICACION } from '#domain/constants';
import type { DetalleRol, Rol } from '#domain/roles';
import { ROLE_TEXTS } from '#domain/roles';
import { TEXTS } from '#domain/texts';
import { rolMachine } from '#machines/rol.machine';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';
import { roleRead } from '../reads.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  readonly data: QueryClient;
  /** Null for a role that is to be made. */
  readonly id: number | null;
}

/** What is sent of a role. */
export type SentRole = Pick<Rol, 'nombre' | 'permisos'>;

/** The chart of a role's page with the back end behind its works. */
export function connectRole({ api, changes, data, id }: Connection): typeof rolMachine {
  const common = { api, changes, entity: 'rol' } as const;
  return rolMachine.provide({
    actors: {
      guardado: connectWork({
        ...common,
        send: async ({ values, version }, options) => {
          const sent = values as SentRole;
          const cuerpo = { ...sent, id, idAplicacion: ID_APLICACION, version } as const;
          const answer = codeOf(await usable(api.llamar('guardarRol', { cuerpo }, options)));
          // The form is blank from here on, and must not show for a moment what was before.
          data.setQueryData(roleRead(answer.id).queryKey, (held: DetalleRol | undefined) =>
            held === undefined ? held : { ...held, ...sent, version: answer.version },
          );
          return answer;
        },
      }),
      eliminacion: connectWork({
        ...common,
        send: ({ version }, options) => {
          const cuerpo = { id: id ?? 0, idAplicacion: ID_APLICACION, version } as const;
          return usable(api.llamar('eliminarRol', { cuerpo }, options));
        },
      }),
    },
  });
}

/** The code of a saved role is its id (specification, section 7): for a work that means done. */
function codeOf(answer: Guardado): Guardado {
  return answer.codigo >= SUCCESS_CODE ? { ...answer, id: answer.codigo, codigo: SUCCESS_CODE } : answer;
}

/** An answer without a usable body has a text of its own here (specification, section 8). */
async function usable(answer: Promise<Guardado>): Promise<Guardado> {
  try {
    return await answer;
  } catch (error) {
    const failure = asFailure(error);
    throw failure.texto === TEXTS.errorInterno ? { ...failure, texto: ROLE_TEXTS.errorInterno } : failure;
  }
}
