import { chakra } from '@chakra-ui/react/styled-system';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Anexo } from '#domain/anexos';
import { fechaYHora } from '#domain/fechas';
import { descargarAnexo } from '../../app/descargas.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, LoadFailed } from '../../ui/EmptyState.tsx';
import { tamanoLegible } from '../tamano.ts';
import { ANEXOS } from './estilos.ts';
import { Tarjeta } from './Tarjeta.tsx';

/** The files of a case, to download. */
export const AnexosCaso = ({ anexos }: { readonly anexos: readonly Anexo[] | null }) => {
  const router = useRouter();
  return (
    <Tarjeta titulo="Anexos">
      {anexos === null ? (
        <LoadFailed texto="No se pudieron obtener los anexos del caso." alReintentar={() => void router.invalidate()} />
      ) : anexos.length === 0 ? (
        <EmptyState texto="El caso no tiene anexos." />
      ) : (
        <chakra.ul css={ANEXOS}>
          {anexos.map((anexo) => (
            <FilaAnexo key={anexo.id} anexo={anexo} />
          ))}
        </chakra.ul>
      )}
    </Tarjeta>
  );
};

const FilaAnexo = ({ anexo }: { readonly anexo: Anexo }) => {
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
