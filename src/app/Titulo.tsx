import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps the window title: the innermost route's own part, then the product. */
export const Titulo = ({ producto }: { readonly producto: string }) => {
  const titulo = useMatches({
    select: (rutas) => {
      const conTitulo = rutas.findLast((ruta) => ruta.staticData.titulo !== undefined);
      const propio = conTitulo?.staticData.titulo;
      return typeof propio === 'function' ? propio(conTitulo?.params ?? {}) : propio;
    },
  });
  useEffect(() => {
    document.title = titulo === undefined ? producto : `${titulo} · ${producto}`;
  }, [titulo, producto]);
  return null;
};
