import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { sinLeerEnCifras } from '#domain/common/sinLeer';
import type { Unread } from '../system/unread.ts';

interface Props {
  readonly producto: string;
  readonly unread: Unread;
}

/** Keeps the window title: how many notices are unread, the innermost route's own part, then the product. */
export function WindowTitle({ producto, unread }: Props) {
  const count = useSyncExternalStore(unread.subscribe, unread.now);
  const title = useMatches({
    select: (matches) => {
      const match = matches.findLast(({ staticData }) => staticData.titulo !== undefined);
      const own = match?.staticData.titulo;
      return typeof own === 'function' ? own(match?.params ?? {}) : own;
    },
  });
  useEffect(() => {
    const page = title === undefined ? producto : `${title} · ${producto}`;
    document.title = count === 0 ? page : `(${sinLeerEnCifras(count)}) ${page}`;
  }, [title, producto, count]);
  return null;
}
