import { fromPromise } from 'xstate';
import { SUBCATEGORY_SUCCESS_CODE } from '#contract/answers';
import type { Caso } from '#domain/casos';
import { nuevoCasoMachine } from '#machines/nuevoCaso.machine';
import type { Told } from '#machines/nuevoCaso.types';
import type { Api } from '../../api/api.ts';
import { customerSearchAt } from '../../ui/customer/search.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { NewCaseWorks } from './works.ts';

interface Connection {
  readonly api: Api;
  readonly record: Pick<LiveRecord<NewCaseWorks>, 'actor' | 'work'>;
  /** Reads the case that was just opened and leaves it at hand for its page. */
  readonly readCase: (idCaso: number) => Promise<Pick<Caso, 'area' | 'subCategoria'>>;
}

/** The new-case chart with the back end behind it: its record saves the case. */
export function connectNewCase({ api, record, readCase }: Connection): typeof nuevoCasoMachine {
  const { actor } = record;
  return nuevoCasoMachine.provide({
    actions: {
      save: (_, { values }) => actor.send({ type: 'enviar', trabajo: 'crear', como: 'crear', values }),
      hold: () => {
        const work = record.work('crear');
        const state = work.getSnapshot();
        if (!state.can({ type: 'conexionRestablecida' })) return;
        work.send({ type: 'escribir', values: state.context.values, vacio: false });
      },
      discard: () => actor.send({ type: 'descartar', trabajo: 'crear' }),
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
