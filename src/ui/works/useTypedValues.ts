import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { followTyping, type Typing } from './typing.ts';

/** Ties the values of a form to the work that sends them (`typing.ts`). Nothing else ties forms to charts. */
export function useTypedValues<Typed extends FieldValues>(
  work: TrabajoRef,
  { subscribe, getValues }: Pick<UseFormReturn<Typed>, 'subscribe' | 'getValues'>,
  typing: Typing<Typed>,
): void {
  const latest = useEffectEvent(() => typing);
  // In this phase, because the record itself ends in the next when its page is left: what is untold is told to it before.
  useLayoutEffect(() => {
    const { flush, stop } = followTyping<Typed>(work, { subscribe, getValues }, latest);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
    };
  }, [work, subscribe, getValues]);
}
