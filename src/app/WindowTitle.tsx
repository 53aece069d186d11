import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps the window title: the innermost route's own part, then the product. */
export function WindowTitle({ producto }: { readonly producto: string }) {
  const title = useMatches({
    select: (matches) => {
      const match = matches.findLast(({ staticData }) => staticData.titulo !== undefined);
      const own = match?.staticData.titulo;
      return typeof own === 'function' ? own(match?.params ?? {}) : own;
    },
  });
  useEffect(() => {
    document.title = title === undefined ? producto : `${title} · ${producto}`;
  }, [title, producto]);
  return null;
}
