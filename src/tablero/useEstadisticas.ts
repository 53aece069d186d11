import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/failure';
import type { InstanteIso } from '#domain/fechas';
import type { Api } from '../api/api.ts';
import { pedirEstadisticas } from '../app/connect/estadisticas.ts';
import { useRetryOnReturn } from '../app/useRetryOnReturn.ts';
import type { Cifras } from './cifras.ts';
import { cifrasDe } from './cifras.ts';

/** Figures that are older than this are asked for again when the window comes back into view. */
const VIGENCIA_MS = 60_000;

/** Figures with the moment at which they came. */
export interface Lectura {
  readonly cifras: Cifras | null;
  readonly desde: InstanteIso;
}

/** The figures as the page sees them. The last ones stay while newer ones are on their way, and when those fail. */
export interface Estadisticas {
  readonly lectura: Lectura | null;
  readonly cargando: boolean;
  readonly failure: Failure | null;
  /** Asks again; does nothing while an answer is on its way. */
  readonly actualizar: () => void;
}

/** The last figures of each person, so that coming back from a list shows them at once, in their place. */
const leidas = new WeakMap<Api, { readonly quien: string; readonly lectura: Lectura }>();

/**
 * Asks for the figures when the page opens, when the person says so, and when the window comes back into view after a
 * minute or more.
 * @param quien whose figures they are: nobody is shown those of another person at the same computer.
 */
export const useEstadisticas = (api: Api, quien: string): Estadisticas => {
  const [estado, setEstado] = useState<Omit<Estadisticas, 'actualizar'>>(() => {
    const anterior = leidas.get(api);
    return { lectura: anterior?.quien === quien ? anterior.lectura : null, cargando: true, failure: null };
  });
  const enCurso = useRef<AbortController | null>(null);
  const ultima = useRef(0);

  const actualizar = useCallback(() => {
    if (enCurso.current !== null) return;
    const corte = new AbortController();
    enCurso.current = corte;
    ultima.current = Date.now();
    setEstado(({ lectura }) => ({ lectura, cargando: true, failure: null }));
    void pedirEstadisticas(api, corte.signal).then((respuesta) => {
      if (corte.signal.aborted) return;
      enCurso.current = null;
      if ('failure' in respuesta) {
        setEstado(({ lectura }) => ({ lectura, cargando: false, failure: respuesta.failure }));
        return;
      }
      const lectura: Lectura = { cifras: cifrasDe(respuesta.datos), desde: new Date().toISOString() };
      leidas.set(api, { quien, lectura });
      setEstado({ lectura, cargando: false, failure: null });
    });
  }, [api, quien]);

  useEffect(() => {
    actualizar();
    const alMostrarse = () => {
      if (document.visibilityState === 'visible' && Date.now() - ultima.current >= VIGENCIA_MS) actualizar();
    };
    document.addEventListener('visibilitychange', alMostrarse);
    return () => {
      document.removeEventListener('visibilitychange', alMostrarse);
      enCurso.current?.abort();
      enCurso.current = null;
    };
  }, [actualizar]);

  useRetryOnReturn(api, estado.failure !== null, actualizar);

  return { ...estado, actualizar };
};
