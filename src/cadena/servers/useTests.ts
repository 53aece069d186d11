import { useRouteContext } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { PruebaServidor } from '#domain/cadena/servidores';
import { type ServidorRef, servidorMachine } from '#machines/servidor.machine';
import type { ResultadoDePrueba } from '#machines/servidor.types';
import type { Api } from '../../api/api.ts';
import { serverNow } from '../../api/clock.ts';
import { asFailure } from '../../api/failure.ts';

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

/** The chart of the connection tests with the back end behind it. */
export function connectTests(api: Api) {
  const probar = fromPromise<ResultadoDePrueba, PruebaServidor>(async ({ input, signal }) => {
    const { codigo, descripcion } = await api.llamar('probarServidor', { cuerpo: input }, { signal }).catch(refuse);
    return { bien: codigo === SUCCESS_CODE, texto: descripcion, momento: serverNow().toISOString() };
  });
  return servidorMachine.provide({ actors: { probar } });
}

function refuse(error: unknown): never {
  throw asFailure(error);
}
