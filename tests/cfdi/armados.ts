import type { Armado } from '#domain/facturas/cfdi/armado/comun';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';

/** The document that was made; throws the reason when none was. */
export function comprobante(armado: Armado): Comprobante {
  if (!armado.ok) throw new Error(armado.falla);
  return armado.comprobante;
}

/** Why nothing was made; null where it was. */
export function falla(armado: Armado): string | null {
  return armado.ok ? null : armado.falla;
}
