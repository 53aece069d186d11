import type { Call } from '#contract/common/call';
import { ON_BEHALF_HEADER } from '#contract/common/onBehalf';
import type { CallOptions } from './api.ts';

/** The pieces of any call, loosely typed; the callers' types are those of `Api`. */
export interface Pieces {
  readonly ruta?: Readonly<Record<string, unknown>>;
  readonly consulta?: Readonly<Record<string, unknown>>;
  readonly cuerpo?: unknown;
}

/** The address of a call: parameters of the path filled in, of the query added; those without a value are left out. */
export function callAddress(base: string, definition: Call, pieces: Pieces): string {
  const ruta = definition.ruta.replace(/\{(\w+)\}/g, (_, nombre: string) =>
    encodeURIComponent(String(pieces.ruta?.[nombre] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(pieces.consulta ?? {})) {
    if (valor !== undefined && valor !== null) query.append(nombre, String(valor));
  }
  // A leading slash in the contract means nothing: every path is relative to the one base.
  const address = new URL(ruta.replace(/^\//, ''), base);
  address.search = query.toString();
  return address.href;
}

/**
 * The headers of a call; throws when a call that must happen once has no key, which is a mistake of the caller.
 * @param person the signed-in person, as this tab knows; null for none.
 */
export function headersOf(
  definition: Call,
  { clave, anybody }: CallOptions,
  person: string | null,
): Record<string, string> {
  if (definition.unaVez && clave === undefined)
    throw new Error(`The call ${definition.ruta} needs an idempotency key.`);
  return {
    Accept: definition.salida === 'archivo' ? '*/*' : 'application/json',
    ...(clave === undefined ? {} : { 'Idempotency-Key': clave }),
    ...(person === null || anybody || definition.acceso === 'publico' ? {} : { [ON_BEHALF_HEADER]: person }),
  };
}

/** `Retry-After` in whole seconds, from its seconds or its date. */
export function secondsOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null;
}

export function readJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
