import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { query } from './query.ts';

/** Marks the notices of a record as read while its page is in sight: who looks at it needs no bell for it. */
export function useSeenNews(entidad: 'caso' | 'vale', id: number): void {
  const { api } = useRouteContext({ from: '/_app' });
  const { data } = useQuery(query('novedadesPropias', { consulta: { tamPagina: 0 } }));
  const unread = data?.sinLeer ?? 0;
  useEffect(() => {
    if (unread === 0) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      stop();
      // Where it does not arrive the bell goes on saying it, which is no fault of the page.
      api.llamar('novedadesLeidas', { cuerpo: { de: { entidad, id } } }).catch(() => undefined);
    };
    const stop = () => document.removeEventListener('visibilitychange', look);
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  }, [api, entidad, id, unread]);
}
