import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import type { BusquedaCasos } from './busqueda.ts';
import type { EnlaceDeCaso } from './columnas.tsx';

interface Enlaces {
  readonly enlaceDeCaso: EnlaceDeCaso;
  readonly enlaceDeLista: (busqueda: BusquedaCasos) => {
    readonly href: string;
    readonly onClick: (evento: MouseEvent<HTMLAnchorElement>) => void;
  };
}

/** A click that asks for nothing but to go there: not for another tab, window or download. */
const esSencillo = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !defaultPrevented && !metaKey && !shiftKey;

/** Plain links to a case and to another search of the list. A page has dozens; the router's own `Link` listens to it. */
export const useEnlaces = (): Enlaces => {
  const router = useRouter();
  return useMemo(() => {
    const base = router.buildLocation({ to: '/administracion/casos' }).publicHref;
    return {
      enlaceDeCaso: {
        direccion: (id) => `${base}/${id}`,
        alSeguir: (evento, id) => {
          if (!esSencillo(evento)) return;
          evento.preventDefault();
          void router.navigate({ to: '/administracion/casos/$id', params: { id: String(id) } });
        },
      },
      enlaceDeLista: (search) => ({
        href: router.buildLocation({ to: '/administracion/casos', search }).publicHref,
        onClick: (evento) => {
          if (!esSencillo(evento)) return;
          evento.preventDefault();
          void router.navigate({ to: '/administracion/casos', search });
        },
      }),
    };
  }, [router]);
};
