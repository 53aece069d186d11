import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { Contexto } from '#domain/facturas/cfdi/reglas/contexto';
import { type Cambios, con, VENTA } from '../borrador.ts';

/** A draft, and what it is judged in. */
export interface Prueba {
  readonly borrador: Comprobante;
  readonly contexto: Partial<Contexto>;
}

/** Of one code: drafts that nothing is wrong with though they come near, and drafts that it refuses, with the places. */
export interface Caso {
  readonly codigo: string;
  readonly valen: readonly Prueba[];
  readonly fallan: readonly (readonly [donde: string | readonly string[], prueba: Prueba])[];
}

/** The good sale with changes. */
export function venta(...cambios: readonly Cambios[]): Prueba {
  return { borrador: con(VENTA, ...cambios), contexto: {} };
}

/** Another draft with changes. */
export function de(borrador: Comprobante, ...cambios: readonly Cambios[]): Prueba {
  return { borrador: con(borrador, ...cambios), contexto: {} };
}

/** The same draft, judged in another context. */
export function en(contexto: Partial<Contexto>, prueba: Prueba): Prueba {
  return { ...prueba, contexto };
}
