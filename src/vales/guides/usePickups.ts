import { hashKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recolecta } from '#domain/recolectas';
import type { Vale } from '#domain/vales';
import { asFailure } from '../../api/failure.ts';
import { voucherKeys } from './reads.ts';

/** A voucher's pickups, and the way to ask how they are by now. */
interface Pickups {
  readonly recolectas: readonly Recolecta[];
  readonly isFetching: boolean;
  /** Why they could not be read again, in words; null when they could. */
  readonly failure: string | null;
  readonly refetch: () => void;
}

const NONE: readonly Recolecta[] = [];

/** The pickups that a voucher names; one that is not stored has none. */
export function usePickups(vale: Vale | null): Pickups {
  const data = useQueryClient();
  const hashes = voucherKeys(vale?.id ?? 0).map(hashKey);
  const predicate = ({ queryHash }: { readonly queryHash: string }) => hashes.includes(queryHash);
  const isFetching = useIsFetching({ predicate }) > 0;
  const [failure, setFailure] = useState<string | null>(null);
  const refetch = () => {
    setFailure(null);
    data
      .refetchQueries({ predicate, type: 'active' }, { throwOnError: true })
      .catch((error: unknown) => setFailure(asFailure(error).texto));
  };
  return { recolectas: vale?.recolectas ?? NONE, isFetching, failure, refetch };
}
