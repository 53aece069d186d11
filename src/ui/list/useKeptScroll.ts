import { useElementScrollRestoration } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The router scrolls a page that one comes back to once, as soon as it is rendered. Where the rows come only after that (the
 * tab was reloaded meanwhile), they are scrolled to their place with the render that brings them.
 * @param table the title of the table, which may scroll by itself.
 */
export function useKeptScroll(table: string, loading: boolean): void {
  const page = useElementScrollRestoration({ id: 'main' });
  const region = useElementScrollRestoration({ id: table });
  const [kept] = useState(() => [['main', page] as const, [table, region] as const]);
  const isThere = useRef(!loading);
  useLayoutEffect(() => {
    if (loading || isThere.current) return;
    isThere.current = true;
    for (const [id, place] of kept) {
      if (place === undefined) continue;
      const element = document.querySelector(`[data-scroll-restoration-id="${CSS.escape(id)}"]`);
      element?.scrollTo({ top: place.scrollY, left: place.scrollX });
    }
  }, [loading, kept]);
}
