import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { HelpContext } from '../../ui/help.ts';
import { isFree, useShortcut } from '../../ui/useShortcut.ts';

const HelpDrawer = lazy(async () => ({ default: (await import('./HelpDrawer.tsx')).HelpDrawer }));

const DESCRIPTION = 'Abrir la ayuda';

/** The help over every page, by '?', F1, or from wherever a part of the page leads into it. Its code and the manual come when they are wanted. */
export function HelpProvider({ children }: { readonly children: ReactNode }) {
  const [opening, setOpening] = useState<{ readonly anchor: string | null } | null>(null);
  const open = useCallback((anchor: string | null) => setOpening({ anchor }), []);
  useShortcut('?', () => open(null), { description: DESCRIPTION, everywhere: true });
  // In a field '?' is a sign.
  useHotkeys('f1', () => isFree() && open(null), {
    ...{ description: DESCRIPTION, metadata: { everywhere: true }, enableOnFormTags: true, preventDefault: true },
  });
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
