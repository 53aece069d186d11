import { z } from 'zod';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { shownRecord } from '#domain/common/keptRecord';
import { keysOf } from '#domain/common/keysOf';
import { CUENTAS, limiteSchema, PLAZO_TEXTS } from '#domain/common/plazos';
import { EN_REPOSO } from './enReposo.ts';

/** The kinds of records whose states may have a limit, each with the names of its states. */
const VIDAS = {
  caso: { nombre: 'Caso', estados: ESTADOS_CASO },
  vale: { nombre: 'Vale', estados: ESTADOS_VALE },
} as const;

/** Such a kind. */
export type EntidadConPlazo = keyof typeof VIDAS;

/** Their names. */
export const VIDAS_CON_PLAZO = keysOf(VIDAS);

/** Whether records of a kind may have limits. */
export function esConPlazo(entidad: string): entidad is EntidadConPlazo {
  return Object.hasOwn(VIDAS, entidad);
}

const entidad = z.enum(VIDAS_CON_PLAZO as readonly [EntidadConPlazo, ...EntidadConPlazo[]]);

/** The states that may have a limit, in their order: those in which somebody is waited for. */
export const ESTADOS_CON_PLAZO = VIDAS_CON_PLAZO.flatMap((entidad) =>
  Object.entries(VIDAS[entidad].estados).flatMap(([key, nombre]) => {
    const estado = Number(key);
    return EN_REPOSO[entidad].includes(estado)
      ? []
      : [{ entidad, estado, texto: `${VIDAS[entidad].nombre} ${nombre}` }];
  }),
);

interface Sobre {
  readonly entidad: EntidadConPlazo;
  readonly estado: number;
}

/** A state in words, with its kind: 'Caso PENDIENTE'. */
export function estadoConPlazo({ entidad, estado }: Sobre): string {
  return ESTADOS_CON_PLAZO.find((one) => one.entidad === entidad && one.estado === estado)?.texto ?? '';
}

/** A limit to be saved; one that is switched off counts as none. */
export const plazoPorGuardarSchema = limiteSchema.extend({
  entidad,
  estado: z.int().positive(),
  activo: z.boolean(),
});

export type PlazoPorGuardar = z.output<typeof plazoPorGuardarSchema>;

/** A limit as it is shown. */
export const plazoSchema = plazoPorGuardarSchema.extend(shownRecord);

export type Plazo = z.infer<typeof plazoSchema>;

/** The reason against the state of a limit; null where there is none. */
export function faltaDeEstado(sobre: Sobre): string | null {
  return estadoConPlazo(sobre) === '' ? PLAZO_TEXTS.estado : null;
}

/** As a sheet says how hours are counted. */
export function cuentaEnPalabras(cuenta: Plazo['cuenta']): string {
  return CUENTAS[cuenta];
}

/** So many days back the stays of others are told. */
export const DIAS_DE_ESTANCIAS = 90;
/** Of fewer stays nothing is told. */
export const MIN_ESTANCIAS = 10;
