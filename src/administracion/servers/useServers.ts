import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ServidorRef } from '#machines/servidor.machine';
import type { ServidorContext } from '#machines/servidor.types';
import { newKey } from '../../data/uniqueKey.ts';
import { parseSent } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { connectServers } from './connect.ts';

/** With which the keys of all drafts of servers begin. */
export const DRAFTS = 'servidor.';

/** Under which the draft of a server's form is kept. */
export function draftKeyOf(id: number | null): string {
  return `${DRAFTS}${id ?? 'nuevo'}`;
}

/** The actor of one opening of the servers' page, for as long as the page lives; what it tells is said at the foot. */
export function useServers(drafts: PageDrafts): ServidorRef {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const [{ connected, input }] = useState(() => ({
    connected: connectServers({ api, changes }),
    input: { seed: newKey(), pendientes: pendingIn(drafts) },
  }));
  const page = useActorRef(connected, { input });
  useEffect(() => {
    const notices = page.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => notices.unsubscribe();
  }, [page, avisar]);
  return page;
}

/** What was sent before the page was left, and nobody knows how it ended: it goes out again under its key. */
function pendingIn(drafts: PageDrafts): ServidorContext['pendientes'] {
  return Object.fromEntries(
    [...drafts.keys].flatMap((key) => {
      const sent = parseSent(drafts.get(key));
      if (sent === null) return [];
      const attempt = { key: sent.clave, version: sent.version };
      return [[`formulario-${key.slice(DRAFTS.length)}`, { keysMade: 0, values: null, attempt }]];
    }),
  );
}
