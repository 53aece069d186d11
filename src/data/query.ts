import type { UseQueryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/common/call';
import type { Failure } from '#contract/common/failure';
import type { Contract, NombreLectura } from '#contract/contract';

/** The key of a reading: its call, and the input of the call. */
export type ReadKey<N extends NombreLectura = NombreLectura> = readonly [name: N, input: InputOf<Contract[N]>];

/** The answer of a read call. */
export type ReadData<N extends NombreLectura> = OutputOf<Contract[N]>;

/**
 * All that TanStack Query must know of a reading; a `Failure` is the only way in which it fails. `staleTime`, which none has of
 * its own, is what tells Query the types.
 */
export type Read<N extends NombreLectura> = Pick<
  UseQueryOptions<ReadData<N>, Failure, ReadData<N>, ReadKey<N>>,
  'staleTime'
> & { readonly queryKey: ReadKey<N> };

/**
 * A reading of the back end, for `useQuery`, `useSuspenseQuery`, `ensureQueryData` and their like:
 * `useQuery(query('miCuenta', {}))`. Only calls that read have one; how long it stays fresh says the store
 * of readings, since routes name readings before anything is read.
 * @param input what `api.llamar` takes; the same input is the same reading, in whatever order its fields stand.
 */
export function query<N extends NombreLectura>(name: N, input: InputOf<Contract[N]>): Read<N> {
  return { queryKey: [name, input] };
}
