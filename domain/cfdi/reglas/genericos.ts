import type { Persona } from '#domain/cfdi/regimenes';

/** Whoever does not say who they are. */
export const RFC_PUBLICO = 'XAXX010101000';
/** Whoever lives abroad. */
export const RFC_EXTRANJERO = 'XEXX010101000';
export const PUBLICO_EN_GENERAL = 'PUBLICO EN GENERAL';

const RFC = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z0-9]{2}[0-9A]$/;

export function esGenerico(rfc: string | undefined): boolean {
  return rfc === RFC_PUBLICO || rfc === RFC_EXTRANJERO;
}

/** Whether a text has the shape of an RFC by the authority's own pattern. */
export function tieneFormaDeRfc(rfc: string | undefined): rfc is string {
  return rfc !== undefined && RFC.test(rfc);
}

/** Who an RFC is: a company has twelve characters, a human being thirteen. Null for a generic one and for none. */
export function personaDe(rfc: string | undefined): Persona | null {
  if (!tieneFormaDeRfc(rfc) || esGenerico(rfc)) return null;
  return rfc.length === 12 ? 'moral' : 'fisica';
}
