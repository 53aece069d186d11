import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { HelpContext } from '../../ui/help.ts';
import { useShortcut } from '../../ui/useShortcut.ts';

const HelpDrawer = lazy(async () => ({ default: (await import('./HelpDrawer.tsx')).HelpDrawer }));

/** The help over every page, by '?' or from wherever a part of the page leads into it. Its code and the manual come when they are wanted. */
export function HelpProvider({ children }: { readonly children: ReactNode }) {
  const [opening, setOpening] = useState<{ readonly anchor: string | null } | null>(null);
  const open = useCallback((anchor: string | null) => setOpening({ anchor }), []);
  useShortcut('?', () => open(null), { description: 'Abrir la ayuda', everywhere: true });
  return (
    <HelpContext value={open}>
      {children}
      {opening !== null && (
        <Suspense>
          <HelpDrawer anchor={opening.anchor} onClose={() => setOpening(null)} />
        </Suspense>
      )}
    </HelpContext>
  );
}
