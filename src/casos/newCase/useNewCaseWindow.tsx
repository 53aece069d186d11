import { useRouteContext } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { useCatalogue } from '../../data/useCatalogue.ts';
import type { NewCaseBeginning } from './useNewCaseForm.ts';

const NewCaseDialog = lazy(() => import('./NewCaseDialog.tsx'));

/** Time between two tries to load the lists of a window that is already open and waits for them. */
const RETRY_MS = 5_000;

interface NewCaseWindow {
  /** False when a list is missing without which no case could be saved; then it says which, and asks for it again. */
  readonly ready: () => boolean;
  /** Opens the window for an operation, or without one; with the phone of who calls, where nobody has it. */
  readonly open: (operacion: ClaveOperacion | null, celular?: string | null) => void;
  /** The window, wherever the page puts it. */
  readonly window: ReactNode;
}

/** The new-case window of a page: loaded when it is first wanted, with the lists that it needs. */
export function useNewCaseWindow(): NewCaseWindow {
  const { avisar } = useRouteContext({ from: '__root__' });
  const areas = useCatalogue('areas', avisar);
  const subcategorias = useCatalogue('subcategorias', avisar);
  const [opened, setOpened] = useState<NewCaseBeginning | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const missing = [areas, subcategorias].filter(({ failure }) => failure !== null);

  // The window covers the page's retry, so a timer asks for the lists again.
  const retry = () => {
    for (const list of missing) list.retry();
  };
  const retryAgain = useEffectEvent(retry);
  const waits = opened !== null && missing.length > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => retryAgain(), RETRY_MS);
    return () => clearInterval(timer);
  }, [waits]);

  return {
    ready: () => {
      for (const { failure } of missing) avisar('error', failure ?? '');
      retry();
      return missing.length === 0;
    },
    open: (operacion, celular = null) => setOpened({ operacion, celular }),
    window: opened !== null && (
      <Suspense fallback={null}>
        <NewCaseDialog {...opened} areas={areas.rows} subcategorias={subcategorias.rows} onClose={close} />
      </Suspense>
    ),
  };
}
