import type { Persona } from '#domain/common/sat/regimenes';
import { judgeRfc, RFC_EXTRANJERO, RFC_PUBLICO } from '#domain/common/sat/rfc';

export function esGenerico(rfc: string | undefined): boolean {
  return rfc === RFC_PUBLICO || rfc === RFC_EXTRANJERO;
}

/** Whether a text is an RFC letter by letter: in an invoice nothing is typed, so nothing is put right. */
export function esRfc(rfc: string | undefined): rfc is string {
  if (rfc === undefined) return false;
  const juicio = judgeRfc(rfc);
  return juicio.verdict !== 'invalido' && juicio.rfc === rfc;
}

/** Who an RFC is, a company or a human being; null for a generic one and for none. */
export function personaDe(rfc: string | undefined): Persona | null {
  return esRfc(rfc) ? judgeRfc(rfc).persona : null;
}
