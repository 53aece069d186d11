import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Anexo } from '#domain/anexos';
import { comoFailure } from '../../../api/fallo.ts';
import { descargarAnexo } from '../../../app/descargas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailed } from '../../../ui/EmptyState.tsx';
import { Espera } from '../../../ui/Spinner.tsx';
import { VISTA } from './estilos.ts';
import { vistaDe } from './vista.ts';

type Contenido = { readonly direccion: string } | { readonly falla: string } | null;

/** What a person wrote into a file is never shown as a page of ours: its type is the one that we know, not the file's. */
const comoArchivo = (contenido: Blob, { tipo }: Anexo): Blob => new Blob([contenido], { type: tipo });

/**
 * A picture or a PDF over the page. It is fetched with the session and shown from a blob of a fixed type, because the
 * server serves every attachment as a download; the browser's own viewer, which runs no script of ours, opens the PDF.
 */
export const VistaPrevia = ({ anexo, alCerrar }: { readonly anexo: Anexo; readonly alCerrar: () => void }) => {
  const { api, avisar } = useRouteContext({ from: '__root__' });
  const [contenido, setContenido] = useState<Contenido>(null);
  const [intento, setIntento] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    const corte = new AbortController();
    let direccion: string | null = null;
    setContenido(null);
    api.llamar('descargarAnexo', { ruta: { id: anexo.id } }, { signal: corte.signal }).then(
      (blob) => {
        if (corte.signal.aborted) return;
        direccion = URL.createObjectURL(comoArchivo(blob, anexo));
        setContenido({ direccion });
      },
      (error: unknown) => corte.signal.aborted || setContenido({ falla: comoFailure(error).texto }),
    );
    return () => {
      corte.abort();
      if (direccion !== null) URL.revokeObjectURL(direccion);
    };
  }, [api, anexo, intento]);

  const descargar = async () => {
    const failure = await descargarAnexo(api, anexo);
    if (failure !== null) avisar('error', failure.texto);
  };

  return createPortal(
    <Dialog
      titulo={anexo.nombre}
      ancho="64rem"
      alCerrar={alCerrar}
      pie={
        <>
          <Button onClick={() => void descargar()}>Descargar</Button>
          <Button variant="primary" onClick={alCerrar}>
            Cerrar
          </Button>
        </>
      }
    >
      <div className={VISTA}>
        {contenido === null ? (
          <Espera />
        ) : 'falla' in contenido ? (
          <LoadFailed texto={contenido.falla} alReintentar={() => setIntento((cuenta) => cuenta + 1)} />
        ) : vistaDe(anexo) === 'pdf' ? (
          <iframe src={contenido.direccion} title={anexo.nombre} />
        ) : (
          <img
            src={contenido.direccion}
            alt={anexo.nombre}
            onError={() => setContenido({ falla: 'El archivo no se puede mostrar. Descárguelo para abrirlo.' })}
          />
        )}
      </div>
    </Dialog>,
    document.body,
  );
};
