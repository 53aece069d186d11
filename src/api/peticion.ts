import type { NombreLlamada } from '#contract/contrato';
import { contrato } from '#contract/contrato';
import type { Llamada } from '#contract/llamada';
import type { OpcionesLlamada } from './api.ts';

/** The pieces of any call, loosely typed; the callers' types are those of `Api`. */
export interface Piezas {
  readonly ruta?: Readonly<Record<string, unknown>>;
  readonly consulta?: Readonly<Record<string, unknown>>;
  readonly cuerpo?: unknown;
}

export const definicionDe = (nombre: NombreLlamada): Llamada => contrato[nombre];

/** The address of a call: parameters of the path filled in, of the query added; those without a value are left out. */
export const direccionDe = (base: string, definicion: Llamada, piezas: Piezas): string => {
  const ruta = definicion.ruta.replace(/\{(\w+)\}/g, (_, nombre: string) =>
    encodeURIComponent(String(piezas.ruta?.[nombre] ?? '')),
  );
  const consulta = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(piezas.consulta ?? {})) {
    if (valor !== undefined && valor !== null) consulta.append(nombre, String(valor));
  }
  // A leading slash in the contract means nothing: every path is relative to the one base.
  const direccion = new URL(ruta.replace(/^\//, ''), base);
  direccion.search = consulta.toString();
  return direccion.href;
};

/** The headers of a call; throws when a call that must happen once has no key, which is a mistake of the caller. */
export const cabecerasDe = (definicion: Llamada, { clave }: OpcionesLlamada): Record<string, string> => {
  if (definicion.unaVez && clave === undefined)
    throw new Error(`The call ${definicion.ruta} needs an idempotency key.`);
  return {
    Accept: definicion.salida === 'archivo' ? '*/*' : 'application/json',
    ...(clave === undefined ? {} : { 'Idempotency-Key': clave }),
  };
};

/** `Retry-After` in whole seconds, from its seconds or its date. */
export const segundosDe = (cabecera: string | null, ahora: number): number | null => {
  if (cabecera === null) return null;
  const segundos = /^\d+$/.test(cabecera) ? Number(cabecera) : (Date.parse(cabecera) - ahora) / 1000;
  return Number.isFinite(segundos) ? Math.max(1, Math.ceil(segundos)) : null;
};

export const leerJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
};
