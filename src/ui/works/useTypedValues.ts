import { deepEqual } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TrabajoRef } from '#machines/trabajo.machine';

interface Options<Typed> {
  /** What the form holds before anything is written. */
  readonly blank: Typed;
  /** The same values as they may be kept. */
  readonly asKept?: (values: Typed) => Typed;
  /** Something else is written than before. */
  readonly onWritten?: (values: Typed) => void;
  /** Nothing is left of what was written: it was saved, or discarded. */
  readonly onEmptied: (guardado: boolean) => void;
}

/** How long typing may pause before the work is told. */
const REST_MS = 300;

/**
 * Ties the values of a form to the work that sends them. The form holds what is being typed; the work is told when typing rests, and
 * says when nothing is left of it. Nothing else ties forms to charts.
 */
export function useTypedValues<Typed extends FieldValues>(
  work: TrabajoRef,
  { subscribe, getValues }: Pick<UseFormReturn<Typed>, 'subscribe' | 'getValues'>,
  options: Options<Typed>,
): void {
  const latest = useRef(options);
  latest.current = options;
  // In this phase, because the record itself ends in the next when its page is left: what is untold is told to it before.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const rest = () => {
      stop();
      const { blank, asKept = asTheyAre } = latest.current;
      const values = asKept(getValues());
      // What was sent meanwhile the work knows.
      if (deepEqual(values, work.getSnapshot().context.values)) return;
      work.send({ type: 'escribir', values, vacio: deepEqual(values, asKept(blank)) });
    };
    const flush = () => {
      if (timer !== undefined) rest();
    };
    const callback = () => {
      stop();
      latest.current.onWritten?.(getValues());
      // Nothing that somebody has changed since is sent by itself.
      if (work.getSnapshot().can({ type: 'conexionRestablecida' })) rest();
      else timer = setTimeout(rest, REST_MS);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback });
    const emptied = work.on('vaciado', ({ guardado }) => {
      latest.current.onEmptied(guardado);
      stop();
    });
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      emptied.unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [work, subscribe, getValues]);
}

function asTheyAre<Typed>(values: Typed): Typed {
  return values;
}
