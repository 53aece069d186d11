import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import type { TrabajoRef } from '#machines/trabajo.machine';
import type { EnvioDeTrabajo } from '#machines/trabajo.types';

interface Chart {
  readonly send: (event: EnvioDeTrabajo) => void;
}

/** Tells the chart that entrusted a work when it is on its way, and when it was not saved; `useRecord` tells that it was. */
export function tellSending(work: TrabajoRef, chart: Chart): Subscription {
  let wasBusy = work.getSnapshot().hasTag('busy');
  return work.subscribe((state) => {
    const isBusy = state.hasTag('busy');
    if (isBusy && !wasBusy) chart.send({ type: 'seEnvia' });
    // Nothing is kept of what was saved.
    if (wasBusy && !isBusy && state.hasTag('kept')) chart.send({ type: 'noGuardado' });
    wasBusy = isBusy;
  });
}

/** `tellSending` for as long as the component is there. */
export function useTellSending(work: TrabajoRef, chart: Chart): void {
  useEffect(() => {
    const told = tellSending(work, chart);
    return () => told.unsubscribe();
  }, [work, chart]);
}
