import { useEffect, useState } from 'react';
import { archivosPegados } from '../../nuevoCaso/elegirAnexos.ts';

const traeArchivos = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

const enVentana = ({ target }: Event): boolean => target instanceof Element && target.closest('dialog') !== null;

/**
 * Files that are dropped anywhere on the page or pasted into it, while the case takes any. Answers whether some are being
 * dragged over the page now. Where none are taken a drop does nothing: the browser would leave the page to show the file.
 */
export const useArchivosDeFuera = (puede: boolean, adjuntar: (archivos: readonly File[]) => void): boolean => {
  const [encima, setEncima] = useState(false);

  useEffect(() => {
    const corte = new AbortController();
    const { signal } = corte;
    document.addEventListener(
      'dragover',
      (evento) => {
        if (!traeArchivos(evento)) return;
        evento.preventDefault();
        setEncima(puede && !enVentana(evento));
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setEncima(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (evento) => {
        setEncima(false);
        if (!traeArchivos(evento)) return;
        evento.preventDefault();
        if (puede && !enVentana(evento)) adjuntar([...(evento.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (evento) => {
        if (!puede || enVentana(evento) || evento.clipboardData === null) return;
        const pegados = archivosPegados(evento.clipboardData, new Date());
        if (pegados.length === 0) return;
        evento.preventDefault();
        adjuntar(pegados);
      },
      { signal },
    );
    return () => corte.abort();
  }, [puede, adjuntar]);

  return encima;
};
