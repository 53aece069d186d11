import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ConPresencia, Presente } from '#domain/common/presencia';
import { newKey } from '../../data/uniqueKey.ts';
import { usePerson } from '../../system/person.ts';
import { connectPresence } from './connectPresence.ts';
import { watchHands } from './watchHands.ts';

/**
 * Says that the person has a record open, for as long as the component lives.
 * @param isWriting something on it is written and not sent.
 * @returns who else has it open.
 */
export function usePresence(entidad: ConPresencia, id: number, isWriting: boolean): readonly Presente[] {
  const { api, changes } = useRouteContext({ from: '/_app' });
  const { numiden } = usePerson();
  const [chart] = useState(() => connectPresence({ api, entidad, id, pagina: newKey() }));
  const actor = useActorRef(chart, { input: {} });
  useEffect(() => {
    actor.send({ type: isWriting ? 'escribir' : 'dejarDeEscribir' });
  }, [actor, isWriting]);
  useEffect(() => {
    // Also where the component was taken away for a moment and put back.
    actor.send({ type: 'mostrar' });
    const hears = changes.onPresence(entidad, (news) => {
      if (news.id !== id) return;
      actor.send({ type: 'oir', presentes: news.presentes.filter((one) => one.numiden !== numiden) });
    });
    const watches = watchHands({
      alActuar: () => actor.send({ type: 'actuar' }),
      alDescansar: () => actor.send({ type: 'descansar' }),
      alOcultar: () => actor.send({ type: 'ocultar' }),
      alMostrar: () => actor.send({ type: 'mostrar' }),
      alIrse: () => actor.send({ type: 'irse' }),
    });
    return () => {
      hears();
      watches();
      actor.send({ type: 'irse' });
    };
  }, [actor, changes, entidad, id, numiden]);
  return useSelector(actor, ({ context }) => context.otros);
}
