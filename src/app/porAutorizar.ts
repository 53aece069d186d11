import { useSyncExternalStore } from 'react';
import type { Failure } from '#contract/failure';
import type { PorAutorizar } from '#domain/casos';
import type { Api } from '../api/api.ts';
import { comoFailure } from '../api/fallo.ts';

const MINUTO_MS = 60_000;

/** The requests for authorization that wait, as they were last read; at most a hundred, the oldest first. */
export interface Pendientes {
  readonly solicitudes: readonly PorAutorizar[];
  /** How many there are in all. */
  readonly total: number;
}

export interface EstadoPendientes {
  /** The last ones stay while newer ones are on their way, and when those fail. */
  readonly pendientes: Pendientes | null;
  readonly cargando: boolean;
  readonly failure: Failure | null;
}

interface Lector {
  readonly quien: string;
  readonly estado: () => EstadoPendientes;
  readonly suscribir: (avisar: () => void) => () => void;
  readonly actualizar: () => void;
  readonly seMira: () => boolean;
}

const SIN_LEER: EstadoPendientes = { pendientes: null, cargando: true, failure: null };

/** Reads the inbox of one person every minute, for as long as somebody looks and the window can be seen. */
const crearLector = (api: Api, quien: string): Lector => {
  const oyentes = new Set<() => void>();
  let estado = SIN_LEER;
  let corte: AbortController | null = null;
  let ultima = 0;
  let reloj: ReturnType<typeof setInterval> | undefined;
  let dejarDeEsperar: (() => void) | undefined;

  const poner = (nuevo: EstadoPendientes) => {
    estado = nuevo;
    for (const avisar of oyentes) avisar();
  };

  const actualizar = () => {
    // An answer that is on its way may be from before what is to be seen now.
    corte?.abort();
    const propio = new AbortController();
    corte = propio;
    ultima = Date.now();
    poner({ ...estado, cargando: true });
    api.llamar('casosPorAutorizar', {}, { signal: propio.signal }).then(
      (pendientes) => {
        if (!propio.signal.aborted) poner({ pendientes, cargando: false, failure: null });
      },
      (error: unknown) => {
        if (!propio.signal.aborted) poner({ ...estado, cargando: false, failure: comoFailure(error) });
      },
    );
  };

  const mirar = () => {
    // A little less than the clock's own beat, which is never exact.
    if (document.visibilityState === 'visible' && Date.now() - ultima > MINUTO_MS - 1_000) actualizar();
  };

  return {
    quien,
    estado: () => estado,
    actualizar,
    seMira: () => oyentes.size > 0,
    suscribir: (avisar) => {
      oyentes.add(avisar);
      if (oyentes.size === 1) {
        mirar();
        reloj = setInterval(mirar, MINUTO_MS);
        document.addEventListener('visibilitychange', mirar);
        dejarDeEsperar = api.alVolver(() => {
          if (estado.failure !== null) actualizar();
        });
      }
      return () => {
        oyentes.delete(avisar);
        if (oyentes.size > 0) return;
        clearInterval(reloj);
        dejarDeEsperar?.();
        document.removeEventListener('visibilitychange', mirar);
      };
    },
  };
};

const lectores = new WeakMap<Api, Lector>();

const lectorDe = (api: Api, quien: string): Lector => {
  const conocido = lectores.get(api);
  if (conocido?.quien === quien) return conocido;
  const nuevo = crearLector(api, quien);
  lectores.set(api, nuevo);
  return nuevo;
};

/**
 * The inbox 'Por autorizar' of a person, read once for the menu and the page together.
 * @param quien whose inbox it is: nobody is shown that of another person at the same computer.
 */
export const usePorAutorizar = (api: Api, quien: string): EstadoPendientes & { readonly actualizar: () => void } => {
  const lector = lectorDe(api, quien);
  return { ...useSyncExternalStore(lector.suscribir, lector.estado), actualizar: lector.actualizar };
};

/** Reads the inbox again after something that changes it, if anybody is looking at it. */
export const refrescarPorAutorizar = (api: Api): void => {
  const lector = lectores.get(api);
  if (lector?.seMira()) lector.actualizar();
};

/** How many requests wait for this person: one's own wait for somebody else. */
export const cuantasEsperan = ({ solicitudes, total }: Pendientes): number =>
  total - solicitudes.filter(({ propia }) => propia).length;
