import type { QueryClient } from '@tanstack/react-query';
import { type Guardado, SUCCESS_CODE } from '#contract/common/answers';
import { ID_APLICACION } from '#domain/common/constants';
import { TEXTS } from '#domain/common/texts';
import { type DetalleRol, ROLE_TEXTS, type RolEnForma, rolFormSchema } from '#domain/personas/roles';
import { asFailure } from '../../api/failure.ts';
import { roleRead } from '../../data/wholeList.ts';
import { type AnyWork, work } from '../../ui/works/work.ts';

const blank: RolEnForma = { nombre: '', permisos: [], limite: '', segundoFactor: false };

/**
 * The works on a role: it is saved or deleted.
 * @param data the store that a saved role goes to at once, so that its page shows no older one for a moment.
 */
export function roleWorks(data: QueryClient) {
  return {
    guardar: work({
      button: 'Guardar',
      busy: 'Cargando...',
      failed: 'No se pudo guardar el rol.',
      schema: rolFormSchema,
      blank,
      send: async (sent, { api, id, version, options }) => {
        const cuerpo = { ...sent, id, idAplicacion: ID_APLICACION, version } as const;
        const answer = codeOf(await usable(api.llamar('guardarRol', { cuerpo }, options)));
        data.setQueryData(roleRead(answer.id).queryKey, (held: DetalleRol | undefined) =>
          held === undefined ? held : { ...held, ...sent, version: answer.version },
        );
        return answer;
      },
    }),
    eliminar: work({
      opener: 'Eliminar',
      button: 'Si',
      leave: 'No',
      busy: 'Eliminando...',
      grave: true,
      failed: 'No se pudo eliminar el rol.',
      send: (_, { api, id, version, options }) =>
        usable(api.llamar('eliminarRol', { cuerpo: { id, idAplicacion: ID_APLICACION, version } }, options)),
    }),
  } as const satisfies Record<string, AnyWork>;
}

export type RoleWorks = ReturnType<typeof roleWorks>;

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
    // The words that follow it, as the folio of the error, stay.
    throw { ...failure, texto: failure.texto.replace(TEXTS.errorInterno, ROLE_TEXTS.errorInterno) };
  }
}
