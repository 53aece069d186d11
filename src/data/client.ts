import { QueryClient } from '@tanstack/react-query';
import type { Failure } from '#contract/common/failure';
import type { Api } from '../api/api.ts';
import { asFailure } from '../api/failure.ts';
import { freshFor } from './freshness.ts';
import type { ReadKey } from './query.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Failure;
    queryKey: ReadKey;
  }
}

/** A reading that is no longer shown is kept this long, in milliseconds: longer than the freshest thing stays fresh. */
const KEPT_MS = 15 * 60_000;

/** Makes an empty store of readings. Every reading in it asks `api` for the call that its key names. */
export function createQueryClient(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, input], signal }) =>
          api.llamar(name, input, { signal }).catch((error: unknown) => {
            throw signal.aborted ? error : asFailure(error);
          }),
        staleTime: ({ queryKey: [name] }) => freshFor(name),
        gcTime: KEPT_MS,
        // The client of the contract asks once more by itself, and tells when the back end is there again.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: false,
      },
    },
  });
}

/** Asks again, as soon as the back end serves again, for everything on screen that could not be read. */
export function readAgainOnReturn(client: QueryClient, api: Api): () => void {
  return api.alVolver(() => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  });
}
