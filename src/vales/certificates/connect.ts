import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { certificadoMachine } from '#machines/certificado.machine';
import type { Api } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import { query } from '../../data/query.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  readonly data: QueryClient;
}

/** A gift certificate by its folio, as it is kept. */
export function certificateRead(folio: string) {
  return query('certificado', { ruta: { id: folio } });
}

/** The chart of the certificates' window with the calls behind it. */
export function connectCertificate({ api, changes, data }: Connection): typeof certificadoMachine {
  return certificadoMachine.provide({
    actors: {
      // Who asks wants to know what there is now.
      leer: fromPromise(({ input }) => data.fetchQuery({ ...certificateRead(input.folio), staleTime: 0 })),
      canje: connectWork({
        ...{ api, changes },
        entity: 'certificado',
        send: async ({ values }, options) => {
          const { folio } = values as { readonly folio: string };
          const { codigo, descripcion } = await api.llamar('canjearCertificado', { cuerpo: { folio } }, options);
          return { codigo, descripcion, version: 0 };
        },
      }),
    },
  });
}
