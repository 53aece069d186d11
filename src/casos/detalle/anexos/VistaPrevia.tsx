import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Anexo } from '#domain/anexos';
import { traerAnexo } from '../../../app/connect/verAnexo.ts';
import { descargarAnexo } from '../../../app/descargas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LoadFailed } from '../../../ui/EmptyState.tsx';
import { Espera } from '../../../ui/Spinner.tsx';
import { VISTA } from './estilos.ts';
import { vistaDe } from './vista.ts';

type Contenido = { readonly direccion: string } | { readonly falla: string } | null;

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
    traerAnexo(api, anexo, corte.signal).then(
      (traido) => {
        if (corte.signal.aborted) return;
        if ('failure' in traido) {
          setContenido({ falla: traido.failure.texto });
          return;
        }
        direccion = URL.createObjectURL(traido.contenido);
        setContenido({ direccion });
      },
      // Nobody looks any more.
      () => undefined,
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
