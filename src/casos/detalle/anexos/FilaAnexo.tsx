import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { Anexo } from '#domain/anexos';
import { fechaYHora } from '#domain/fechas';
import { descargarAnexo } from '../../../app/descargas.ts';
import { Button } from '../../../ui/Button.tsx';
import { tamanoLegible } from '../../tamano.ts';
import { seMuestra } from './vista.ts';

/** One file: what it is, who added it, and its two buttons. */
export const FilaAnexo = ({ anexo, alVer }: { readonly anexo: Anexo; readonly alVer: () => void }) => {
  const { api, avisar } = useRouteContext({ from: '__root__' });
  const [bajando, setBajando] = useState(false);
  const [falla, setFalla] = useState<string | null>(null);

  const descargar = async () => {
    // Only marked, not disabled: a disabled button would lose the focus.
    if (bajando) return;
    setBajando(true);
    const failure = await descargarAnexo(api, anexo);
    setBajando(false);
    setFalla(failure?.texto ?? null);
    if (failure !== null) avisar('error', failure.texto);
  };

  return (
    <li>
      <div>
        <span className="nombre">{anexo.nombre}</span>
        <span className="tenue">
          {tamanoLegible(anexo.bytes)} · {anexo.agregadoPor.nombre} · {fechaYHora(anexo.fecha)}
        </span>
        {falla !== null && <span className="falla">{falla}</span>}
      </div>
      {seMuestra(anexo) && (
        <Button size="sm" variant="ghost" aria-label={`Ver ${anexo.nombre}`} onClick={alVer}>
          Ver
        </Button>
      )}
      <Button
        size="sm"
        busy={bajando}
        aria-disabled={bajando || undefined}
        aria-label={`Descargar ${anexo.nombre}`}
        onClick={() => void descargar()}
      >
        Descargar
      </Button>
    </li>
  );
};
