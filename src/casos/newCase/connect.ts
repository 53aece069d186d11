import { fromPromise } from 'xstate';
import { SUBCATEGORY_SUCCESS_CODE } from '#contract/common/answers';
import type { Caso } from '#domain/casos/casos';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { Told } from '#machines/nuevoCaso.types';
import type { TrabajoRef } from '#machines/trabajo.machine';
import type { Api } from '../../api/api.ts';
import { customerSearchAt } from '../customer/search.ts';

interface Connection {
  readonly api: Api;
  /** Reads the case that was just opened and leaves it at hand for its page. */
  readonly readCase: (idCaso: number) => Promise<Pick<Caso, 'area' | 'subCategoria'>>;
}

/** The new-case chart with the back end behind it. */
export function connectNewCase({ api, readCase }: Connection): typeof nuevoCasoMachine {
  return nuevoCasoMachine.provide({
    actions: {
      hold: ({ system }) => {
        const work = system.get('crear') as TrabajoRef;
        const state = work.getSnapshot();
        if (!state.can({ type: 'conexionRestablecida' })) return;
        work.send({ type: 'escribir', values: state.context.values, vacio: false });
      },
    },
    actors: {
      searchCustomers: customerSearchAt(api),
      fetchCase: fromPromise<Told, { idCaso: number | null }>(async ({ input: { idCaso } }) => {
        if (idCaso === null) return { aviso: null };
        return { aviso: await whoElseAttends(api, idCaso, await readCase(idCaso)) };
      }),
    },
  });
}

/** The notice to a person who made a case that he does not attend; null where he does, or where it is not known. */
async function whoElseAttends(
  api: Api,
  idCaso: number,
  { area, subCategoria }: Pick<Caso, 'area' | 'subCategoria'>,
): Promise<string | null> {
  try {
    const { codigo } = await api.llamar('tieneSubcategoria', { cuerpo: { idSubcategoria: subCategoria.id } });
    const theirs = `El caso ${idCaso} lo atenderá el área ${area.nombre}: usted no atiende su categoría.`;
    return codigo === SUBCATEGORY_SUCCESS_CODE ? null : theirs;
  } catch {
    // The case stands; who attends it is only a courtesy to know.
    return null;
  }
}
