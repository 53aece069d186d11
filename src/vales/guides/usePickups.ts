import { hashKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { VALE_TEXTS } from '#domain/trabajosVale';
import type { Vale } from '#domain/vales';
import { asFailure } from '../../api/failure.ts';
import { voucherKeys } from './reads.ts';

/** The way to ask how a voucher's pickups are by now. */
interface Pickups {
  readonly isFetching: boolean;
  /** Why they could not be read again, in words; null when they could. */
  readonly failure: string | null;
  readonly refetch: () => void;
}

/** Reads the pickups that a voucher names once more, in whichever way it is opened. */
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
      .catch((error: unknown) => setFailure(`${VALE_TEXTS.falloRecolecta}. ${asFailure(error).texto}`));
  };
  return { isFetching, failure, refetch };
}
