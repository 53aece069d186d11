import { useEffect, useState } from 'react';
import type { MotivoEscalamiento } from '#domain/catalogos';
import { TEXTOS } from '#domain/textos';
import type { Api } from '../../../api/api.ts';
import { useRetryOnReturn } from '../../../app/useRetryOnReturn.ts';

/** The reasons of an area, as the form sees them; `falla` is the specification's text (section 8). */
export interface Motivos {
  readonly datos: readonly MotivoEscalamiento[];
  readonly cargando: boolean;
  readonly falla: string | null;
  readonly reintentar: () => void;
}

const SIN_MOTIVOS = 'No se encontraron los Motivos.';

interface Traidos {
  readonly idArea: number | null;
  readonly datos: readonly MotivoEscalamiento[];
  readonly falla: string | null;
}

const NADA: Traidos = { idArea: null, datos: [], falla: null };

/** Asks for the reasons to escalate to an area, anew for each area; the answer for an area chosen before is dropped. */
export const useMotivos = (api: Api, idArea: number | null): Motivos => {
  const [intento, setIntento] = useState(0);
  const [traidos, setTraidos] = useState(NADA);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (idArea === null) return;
    const corte = new AbortController();
    setTraidos(NADA);
    api.llamar('motivosEscalamiento', { consulta: { idArea } }, { signal: corte.signal }).then(
      (datos) => corte.signal.aborted || setTraidos({ idArea, datos, falla: datos.length === 0 ? SIN_MOTIVOS : null }),
      () => corte.signal.aborted || setTraidos({ idArea, datos: [], falla: TEXTOS.falloMotivos }),
    );
    return () => corte.abort();
  }, [api, idArea, intento]);

  const reintentar = () => setIntento((cuenta) => cuenta + 1);
  const suyos = traidos.idArea === idArea ? traidos : NADA;
  useRetryOnReturn(api, suyos.falla === TEXTOS.falloMotivos, reintentar);
  return {
    datos: suyos.datos,
    falla: suyos.falla,
    cargando: idArea !== null && suyos.idArea === null,
    reintentar,
  };
};
