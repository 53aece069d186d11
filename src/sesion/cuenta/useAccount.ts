import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#contract/failure';
import type { Cuenta } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import { askAccount } from '../../app/connect/account.ts';

/** One's own account as the page sees it; the last one stays while a newer one is on its way, and when that fails. */
export interface AccountState {
  readonly cuenta: Cuenta | null;
  readonly failure: Failure | null;
  /** Asks again. */
  readonly reload: () => void;
}

/** Asks for one's own account when the page opens, and when the page says so. */
export function useAccount(api: Api): AccountState {
  const [state, setState] = useState<Omit<AccountState, 'reload'>>({ cuenta: null, failure: null });
  const [wish, setWish] = useState(0);

  useEffect(() => {
    // A further wish is a further question.
    void wish;
    const cut = new AbortController();
    void askAccount(api, cut.signal).then((answer) => {
      if (cut.signal.aborted) return;
      setState(({ cuenta }) => ('cuenta' in answer ? { ...answer, failure: null } : { cuenta, ...answer }));
    });
    return () => cut.abort();
  }, [api, wish]);

  return { ...state, reload: useCallback(() => setWish((before) => before + 1), []) };
}
