import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ServidorRef } from '#machines/servidor.machine';
import { connectTests } from './connect.ts';

/** The connection tests of one opening of the servers' page; their notices are said at the foot. */
export function useTests(): ServidorRef {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const [connected] = useState(() => connectTests(api));
  const tests = useActorRef(connected, { input: {} });
  useEffect(() => {
    const notices = tests.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => notices.unsubscribe();
  }, [tests, avisar]);
  return tests;
}
