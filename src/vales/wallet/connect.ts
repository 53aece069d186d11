import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { SUCCESS_CODE } from '#contract/answers';
import { billeteraMachine } from '#machines/billetera.machine';
import type { Api } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import { query } from '../../data/query.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  readonly data: QueryClient;
  /** Who is signed in: the call that opens a wallet names them. */
  readonly numidenUsuario: number;
}

/** A customer's wallet. */
export function walletRead(numidenCliente: number) {
  return query('billetera', { ruta: { id: numidenCliente } });
}

/** The chart of the wallet's window with the calls behind it. */
export function connectWallet({ api, changes, data, numidenUsuario }: Connection): typeof billeteraMachine {
  return billeteraMachine.provide({
    actors: {
      // Who asks wants to know what there is now.
      leer: fromPromise(({ input }) => data.fetchQuery({ ...walletRead(input.numidenCliente), staleTime: 0 })),
      apertura: connectWork({
        ...{ api, changes },
        entity: 'billetera',
        send: async ({ values }, options) => {
          const { numidenCliente } = values as { readonly numidenCliente: number };
          const { msg } = await api.llamar('abrirBilletera', { cuerpo: { numidenCliente, numidenUsuario } }, options);
          return { codigo: SUCCESS_CODE, descripcion: msg, version: 0 };
        },
      }),
    },
  });
}
