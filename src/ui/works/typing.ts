import { deepEqual } from '@tanstack/react-router';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { TrabajoRef } from '#machines/trabajo.machine';

/** The facts of a form whose values a work sends. */
export interface Typing<Typed> {
  /** The values of the form before anything is written. */
  readonly blank: Typed;
  /** The same values as they may be kept. */
  readonly asKept?: (values: Typed) => Typed;
  /** A draft was read when the form was there already, and comes back into it. */
  readonly onTakenUp?: (values: unknown) => void;
  /** Something else is written than before. */
  readonly onWritten?: (values: Typed) => void;
  /** Nothing is left of what was written: it was saved, or discarded. */
  readonly onEmptied: (guardado: boolean) => void;
}

/** How long typing may pause before the work is told, in milliseconds. */
export const REST_MS = 300;

/**
 * Tells a work what is typed in its form, when typing rests; what a work can send by itself it is told at once.
 * @param now the form's facts as they are when they are needed.
 * @returns what to call when the form goes: what is still untold is told then.
 */
export function followTyping<Typed extends FieldValues>(
  work: Pick<TrabajoRef, 'send' | 'on' | 'getSnapshot'>,
  { subscribe, getValues }: Pick<UseFormReturn<Typed>, 'subscribe' | 'getValues'>,
  now: () => Typing<Typed>,
): { readonly flush: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function tell(): void {
    wait();
    const { blank, asKept = asTheyAre } = now();
    const values = asKept(writtenIn({ getValues }));
    // The work knows already the values that were sent meanwhile.
    if (deepEqual(values, work.getSnapshot().context.values)) return;
    work.send({ type: 'escribir', values, vacio: deepEqual(values, asKept(blank)) });
  }

  const unsubscribe = subscribe({
    formState: { values: true },
    callback: () => {
      wait();
      now().onWritten?.(getValues());
      // Nothing that somebody has changed since is sent by itself.
      if (work.getSnapshot().can({ type: 'conexionRestablecida' })) tell();
      else timer = setTimeout(tell, REST_MS);
    },
  });
  const takenUp = work.on('retomado', ({ values }) => now().onTakenUp?.(values));
  const emptied = work.on('vaciado', ({ guardado }) => {
    now().onEmptied(guardado);
    wait();
  });
  const flush = (): void => {
    if (timer !== undefined) tell();
  };
  return {
    flush,
    stop: () => {
      unsubscribe();
      takenUp.unsubscribe();
      emptied.unsubscribe();
      flush();
    },
  };
}

/** The values of a form as they stand now, which stay so: react-hook-form writes nested ones in place. */
export function writtenIn<Typed extends FieldValues>({ getValues }: Pick<UseFormReturn<Typed>, 'getValues'>): Typed {
  return structuredClone(getValues());
}

/**
 * Shows other values in a form that somebody may be typing in. Its fields stay known to it: by default react-hook-form forgets
 * them until the next render, and what is typed before that would be lost.
 */
export function showValues<Typed extends FieldValues>(
  { reset }: Pick<UseFormReturn<Typed>, 'reset'>,
  values: Typed,
): void {
  reset(values as DefaultValues<Typed>, { keepFieldsRef: true });
}

function asTheyAre<Typed>(values: Typed): Typed {
  return values;
}
