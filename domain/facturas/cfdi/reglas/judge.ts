import type { Comprobante, Rechazo } from '#domain/facturas/cfdi/comprobante';
import { REGLAS_COMPLEMENTO_PAGOS } from './complementoPagos.ts';
import { REGLAS_COMPROBANTE } from './comprobante.ts';
import { REGLAS_CONCEPTOS } from './conceptos.ts';
import type { Contexto } from './contexto.ts';
import { REGLAS_EMISOR } from './emisor.ts';
import { REGLAS_ESQUEMA } from './esquema.ts';
import { REGLAS_GLOBAL_Y_RELACIONADOS } from './globalYRelacionados.ts';
import { REGLAS_IMPUESTOS_DE_CONCEPTOS } from './impuestosDeConceptos.ts';
import { REGLAS_IMPUESTOS_DEL_TOTAL } from './impuestosDelTotal.ts';
import { leer } from './lectura.ts';
import { REGLAS_RECEPTOR } from './receptor.ts';
import { REGLAS_RECIBO } from './recibo.ts';
import type { Regla } from './regla.ts';
import { REGLAS_TOTALES } from './totales.ts';
import { REGLAS_TOTALES_DE_PAGOS } from './totalesDePagos.ts';

/** The authority's table of refusals, in the order of its codes. A further rule is one entry more in one of these parts. */
export const REGLAS: readonly Regla[] = [
  ...REGLAS_COMPROBANTE,
  ...REGLAS_TOTALES,
  ...REGLAS_GLOBAL_Y_RELACIONADOS,
  ...REGLAS_EMISOR,
  ...REGLAS_RECEPTOR,
  ...REGLAS_CONCEPTOS,
  ...REGLAS_IMPUESTOS_DE_CONCEPTOS,
  ...REGLAS_IMPUESTOS_DEL_TOTAL,
  ...REGLAS_ESQUEMA,
  ...REGLAS_RECIBO,
  ...REGLAS_COMPLEMENTO_PAGOS,
  ...REGLAS_TOTALES_DE_PAGOS,
].toSorted((una, otra) => (una.codigo < otra.codigo ? -1 : una.codigo > otra.codigo ? 1 : 0));

/**
 * Every rule that a draft breaks, by code and place, each with its sentence; none for one that can be stamped. The form
 * asks it before anybody sends, the server before it stamps, and the embedded stamper once more. Pure, and never throws,
 * whatever it is given.
 */
export function judgeComprobante(comprobante: Comprobante, contexto: Contexto): readonly Rechazo[] {
  const lectura = leer(comprobante, contexto);
  return REGLAS.flatMap(({ codigo, texto, falla }) => falla(lectura).map((donde) => ({ codigo, donde, texto })));
}
