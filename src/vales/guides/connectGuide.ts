import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Failure } from '#contract/failure';
import type { ClaveOperacion } from '#domain/operaciones';
import { TEXTS } from '#domain/texts';
import { guiaMachine } from '#machines/guia.machine';
import type { UnidadesDeGuia } from '#machines/guia.types';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';
import { guidesRead } from './reads.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  readonly data: QueryClient;
  readonly operacion: ClaveOperacion;
}

/** A query that broke off says what the specification says of it (section 8, "Guides"); a refusal keeps its own words. */
function ofQuery(failure: Failure): Failure {
  return failure.tipo === 'interno' || failure.tipo === 'noDisponible'
    ? { ...failure, texto: TEXTS.guiaFallida }
    : failure;
}

/** What the panel's chart hands to a cancellation; null for every unit that has not left. */
interface Sent {
  readonly folioGuia: string;
  readonly articulos: UnidadesDeGuia[] | null;
}

/** The chart of a sale's guides with the calls behind it; the answer itself stays with the readings. */
export function connectGuide({ api, changes, data, operacion }: Connection): typeof guiaMachine {
  return guiaMachine.provide({
    actors: {
      consult: fromPromise(async () => {
        try {
          return await data.fetchQuery({ ...guidesRead(operacion), staleTime: 0 });
        } catch (error) {
          throw ofQuery(asFailure(error));
        }
      }),
      trabajo: connectWork({
        api,
        changes,
        // What is left of a line hangs on its guide.
        entity: 'vale',
        send: async ({ values }, options) => {
          const { folioGuia, articulos } = values as Sent;
          const answer =
            articulos === null
              ? await api.llamar('cancelarGuiaTotal', { cuerpo: { folioGuia } }, options)
              : await api.llamar('cancelarGuiaParcial', { cuerpo: { folioGuia, articulos } }, options);
          // A guide has no version that people edit.
          return { ...answer, version: 0 };
        },
      }),
    },
  });
}
