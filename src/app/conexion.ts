import type { Failure } from '#contract/failure';
import type { VigiaDeConexion } from '../api/api.ts';

/**
 * Whether the back end serves, as far as the last calls know: it does; it could not be reached at all; its database is away
 * or too busy; its disk is full.
 */
export type EstadoConexion = 'bien' | 'sinRed' | 'sinServicio' | 'sinEspacio';

/** Watches over the back end while it is away, for as long as the page lives. */
export interface Conexion extends VigiaDeConexion {
  estado(): EstadoConexion;
  /** Tells of every change of `estado`. */
  suscribir(avisar: () => void): () => void;
}

interface Opciones {
  /** Asks the back end whether it serves; rejects with a `Failure` otherwise. */
  readonly probar: () => Promise<unknown>;
  /** From 0 to 1; spreads the questions of many counters over time. */
  readonly azar?: () => number;
}

const ESTADO_TRAS: { readonly [T in Failure['tipo']]?: EstadoConexion } = {
  sinConexion: 'sinRed',
  noDisponible: 'sinServicio',
  sinEspacio: 'sinEspacio',
};

const TEXTOS: { readonly [E in EstadoConexion]: string | null } = {
  bien: null,
  sinRed: 'Sin conexión. Lo que escriba se conserva; se reintentará solo cuando la conexión vuelva.',
  sinServicio: 'Sin conexión con la base de datos. Se reintentará solo; lo que escriba se conserva.',
  sinEspacio:
    'El servidor no tiene espacio para guardar: avise a la mesa de ayuda. Se reintentará solo; lo que escriba se conserva.',
};

/** What a person is told of the connection, in one calm line; null when there is nothing to tell. */
export const textoDeConexion = (estado: EstadoConexion): string | null => TEXTOS[estado];

const PAUSA_MAXIMA_MS = 10_000;

/** However long a server asks to be left alone, a person waits before the screen. */
const ESPERA_MAXIMA_S = 30;

/** A back end that goes away again so soon after its return was not really back: the pauses go on growing. */
const RECAIDA_MS = 30_000;

/**
 * Makes the keeper of the connection. From the first call that finds the back end away it asks by itself, with pauses that
 * grow from one second to ten, until it serves again; then whoever waits for it is told. Only that answer ends the wait:
 * other calls may be answered without the database that a failed one needs.
 */
export const crearConexion = ({ probar, azar = Math.random }: Opciones): Conexion => {
  const oyentes = new Set<() => void>();
  const esperan = new Set<() => void>();
  let actual: EstadoConexion = 'bien';
  let intentos = 0;
  let volvioEn = Number.NEGATIVE_INFINITY;
  let noAntesDe = 0;
  let reloj: ReturnType<typeof setTimeout> | undefined;
  let preguntando = false;

  const cambiar = (nuevo: EstadoConexion) => {
    if (nuevo === actual) return;
    actual = nuevo;
    for (const avisar of [...oyentes]) avisar();
  };

  const esperar = (minimoMs: number) => {
    const pausa = Math.min(1_000 * 2 ** intentos, PAUSA_MAXIMA_MS) * (0.8 + 0.2 * azar());
    intentos += 1;
    clearTimeout(reloj);
    reloj = setTimeout(() => void preguntar(), Math.max(pausa, minimoMs));
  };

  const preguntar = async () => {
    if (actual === 'bien' || preguntando) return;
    clearTimeout(reloj);
    preguntando = true;
    const sirve = await probar().then(
      () => true,
      (error: unknown) => !sigueFuera(error),
    );
    preguntando = false;
    if (!sirve) return esperar(0);
    volvioEn = Date.now();
    cambiar('bien');
    for (const avisar of [...esperan]) avisar();
  };

  const irse = (estado: EstadoConexion, segundos: number) => {
    if (actual !== 'bien') return cambiar(estado);
    if (Date.now() - volvioEn > RECAIDA_MS) intentos = 0;
    const minimoMs = Math.min(segundos, ESPERA_MAXIMA_S) * 1_000;
    noAntesDe = Date.now() + minimoMs;
    cambiar(estado);
    esperar(minimoMs);
  };

  window.addEventListener('offline', () => irse('sinRed', 0));
  window.addEventListener('online', () => void preguntar());
  if (!navigator.onLine) irse('sinRed', 0);

  return {
    estado: () => actual,
    suscribir: (avisar) => agregar(oyentes, avisar),
    alVolver: (avisar) => agregar(esperan, avisar),
    fallo: (failure) => {
      const estado = ESTADO_TRAS[failure.tipo];
      if (estado !== undefined) irse(estado, 'segundos' in failure ? failure.segundos : 0);
    },
    contesto: () => {
      if (actual !== 'bien' && Date.now() >= noAntesDe) void preguntar();
    },
  };
};

const agregar = (conjunto: Set<() => void>, avisar: () => void): (() => void) => {
  conjunto.add(avisar);
  return () => conjunto.delete(avisar);
};

/** A back end of an integrator may not know the question; that it answers so is an answer all the same. */
const sigueFuera = (error: unknown): boolean => {
  const tipo = typeof error === 'object' && error !== null && 'tipo' in error ? error.tipo : null;
  return tipo === null || tipo === 'interno' || Object.hasOwn(ESTADO_TRAS, String(tipo));
};
