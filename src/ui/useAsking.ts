import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Failure } from '#contract/common/failure';
import { consultaMachine, type Pedido } from '#machines/consulta.machine';
import { asFailure } from '../api/failure.ts';

interface Options<Asked, Answer> {
  /** Asks, and rejects with a `Failure`; the same in every render. */
  readonly ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>;
  readonly onAnswer?: (answer: Answer) => void;
  readonly onFailure?: (failure: Failure) => void;
  /** It goes on when its page is left, and this is told how it ended; left out, it ends with its page. */
  readonly onLeft?: (failure: Failure | null) => void;
}

/** Something that is asked of the server and changes nothing there: a download, or a reading that a press asks for. */
export interface Asking<Asked> {
  readonly isBusy: boolean;
  /** Why the last was not answered; null where nothing failed. */
  readonly failure: Failure | null;
  /** Asks, unless something is asked already. */
  readonly ask: (asked: Asked) => void;
  readonly stop: () => void;
  /** The person changes what is asked: why the last was not answered is no longer of use. */
  readonly forget: () => void;
}

/** Runs one thing that is asked at a time, for as long as the component lives. */
export function useAsking<Asked, Answer>(options: Options<Asked, Answer>): Asking<Asked> {
  const [connected] = useState(() => connectAsking(options));
  const actor = useActorRef(connected, { input: {} });
  const answered = useEffectEvent((answer: unknown) => options.onAnswer?.(answer as Answer));
  const failed = useEffectEvent((failure: Failure) => options.onFailure?.(failure));
  useEffect(() => {
    const heard = [
      actor.on('contestada', ({ respuesta }) => answered(respuesta)),
      actor.on('fallida', ({ failure }) => failed(failure)),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [actor]);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return {
    isBusy,
    failure,
    ask: (que) => actor.send({ type: 'pedir', que }),
    stop: () => actor.send({ type: 'detener' }),
    forget: () => actor.send({ type: 'olvidar' }),
  };
}

/** The chart with what it asks behind it. */
function connectAsking<Asked, Answer>({ ask, onLeft }: Pick<Options<Asked, Answer>, 'ask' | 'onLeft'>) {
  const asked = fromPromise<unknown, Pedido>(({ input, signal }) => {
    const answer = ask(input.que as Asked, onLeft === undefined ? signal : new AbortController().signal);
    if (onLeft !== undefined)
      signal.addEventListener('abort', () => {
        answer.then(
          () => onLeft(null),
          (error: unknown) => onLeft(asFailure(error)),
        );
      });
    return answer;
  });
  return consultaMachine.provide({ actors: { ask: asked } });
}
