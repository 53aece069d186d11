import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ServidorRef } from '#machines/servidor.machine';
import { newKey } from '../../data/uniqueKey.ts';
import { connectServers } from './connect.ts';

/** With which the keys of all drafts of servers begin. */
export const DRAFTS = 'servidor.';

/** Under which the draft of a server's form is kept. */
export function draftKeyOf(id: number | null): string {
  return `${DRAFTS}${id ?? 'nuevo'}`;
}

/** The actor of one opening of the servers' page, for as long as the page lives; what it tells is said at the foot. */
export function useServers(): ServidorRef {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const [{ connected, input }] = useState(() => ({
    connected: connectServers({ api, changes }),
    input: { seed: newKey() },
  }));
  const page = useActorRef(connected, { input });
  useEffect(() => {
    const notices = page.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => notices.unsubscribe();
  }, [page, avisar]);
  return page;
}
