import { useEffect, useState } from 'react';
import type { Area, Subcategoria, Tienda } from '#domain/catalogos';
import { TEXTOS } from '#domain/textos';
import type { Api } from '../api/api.ts';
import { isServiceAway } from '../app/connect/connection.ts';
import { useRetryOnReturn } from '../app/useRetryOnReturn.ts';

/** A state of the case list's filter. */
interface EstadoDeCaso {
  readonly id: number;
  readonly nombre: string;
}

interface FilasDe {
  readonly tiendasBusqueda: Tienda;
  readonly areas: Area;
  readonly subcategorias: Subcategoria;
  readonly listarEstados: EstadoDeCaso;
}

type NombreCatalogo = keyof FilasDe;

/**
 * A catalogue as a screen sees it. `falla` is the text of its own failure, which `aviso` repeats when it is to be told by an
 * alert too: not while the line above the page says that the database is away. `reintentar` asks again.
 */
export interface Catalogo<Dato> {
  readonly datos: readonly Dato[];
  readonly cargando: boolean;
  readonly falla: string | null;
  readonly aviso: string | null;
  readonly reintentar: () => void;
}

const FALLAS = {
  tiendasBusqueda: TEXTOS.falloTiendas,
  areas: TEXTOS.falloAreas,
  subcategorias: TEXTOS.falloSubcategorias,
  listarEstados: TEXTOS.falloEstados,
} as const satisfies Record<NombreCatalogo, string>;

/** A catalogue changes a few times a year; a page left open all day still hears of it. */
const VIGENCIA_MS = 10 * 60_000;

interface Guardado {
  readonly desde: number;
  readonly respuesta: Promise<readonly unknown[]>;
  /** Set once it came, so that a second screen paints it at once. */
  datos: readonly unknown[] | null;
}

const guardados = new WeakMap<Api, Map<NombreCatalogo, Guardado>>();

const pedir = (api: Api, nombre: NombreCatalogo): Promise<readonly unknown[]> =>
  nombre === 'subcategorias' ? api.llamar(nombre, { consulta: {} }) : api.llamar(nombre, {});

const guardadosDe = (api: Api): Map<NombreCatalogo, Guardado> => {
  const conocidos = guardados.get(api) ?? new Map<NombreCatalogo, Guardado>();
  guardados.set(api, conocidos);
  return conocidos;
};

/** One request a catalogue, shared by whoever asks meanwhile; a failed one is not kept. */
const obtener = (api: Api, nombre: NombreCatalogo, ahora: number): Guardado => {
  const conocidos = guardadosDe(api);
  const conocido = conocidos.get(nombre);
  if (conocido && ahora - conocido.desde < VIGENCIA_MS) return conocido;
  const nuevo: Guardado = { desde: ahora, respuesta: pedir(api, nombre), datos: null };
  nuevo.respuesta.then(
    (datos) => {
      nuevo.datos = datos;
    },
    () => {
      if (conocidos.get(nombre) === nuevo) conocidos.delete(nombre);
    },
  );
  conocidos.set(nombre, nuevo);
  return nuevo;
};

const NINGUNO: readonly never[] = [];

/**
 * Loads a catalogue once for all screens. Each failure has its own text of the specification (section 8), so that the
 * person knows which list is missing; the others work on.
 * @param activo false asks for nothing, for a list that this person will not need.
 */
export const useCatalogo = <N extends NombreCatalogo>(api: Api, nombre: N, activo = true): Catalogo<FilasDe[N]> => {
  const [intento, setIntento] = useState(0);
  const [estado, setEstado] = useState<Lectura>(() => ({
    datos: guardados.get(api)?.get(nombre)?.datos ?? null,
    falta: null,
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (!activo) return;
    let vivo = true;
    setEstado(({ datos }) => ({ datos, falta: null }));
    obtener(api, nombre, Date.now()).respuesta.then(
      (datos) => {
        if (vivo) setEstado({ datos, falta: null });
      },
      (error: unknown) => {
        if (vivo) setEstado(({ datos }) => ({ datos, falta: datos === null ? queFalta(error) : null }));
      },
    );
    return () => {
      vivo = false;
    };
  }, [api, nombre, activo, intento]);

  const reintentar = () => setIntento((cuenta) => cuenta + 1);
  const { falta } = estado;
  useRetryOnReturn(api, falta !== null, reintentar);
  const falla = falta === null ? null : FALLAS[nombre];
  return {
    datos: (estado.datos ?? NINGUNO) as readonly FilasDe[N][],
    cargando: activo && estado.datos === null && falta === null,
    falla,
    aviso: falta === 'servicio' ? null : falla,
    reintentar,
  };
};

interface Lectura {
  readonly datos: readonly unknown[] | null;
  /** What was missing, so that there is nothing to show; null while older rows are there. */
  readonly falta: 'servicio' | 'lista' | null;
}

const queFalta = (error: unknown): Lectura['falta'] => (isServiceAway(error) ? 'servicio' : 'lista');
