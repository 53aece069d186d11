import Big from 'big.js';
import { IMPUESTOS, TASAS, type TasaPermitida, TIPOS_FACTOR } from '#domain/common/sat/catalogos';
import type { Decimal } from '#domain/facturas/cfdi/decimal';
import type { ImpuestoLeido } from './lectura.ts';
import { cabeElProducto, exacto, factor } from './limites.ts';
import { deImpuesto, fueraDe, type Regla } from './regla.ts';

const FACTORES: ReadonlySet<string> = new Set(TIPOS_FACTOR);
const EXENTO = 'Exento';

/** The taxes of each line. */
export const REGLAS_IMPUESTOS_DE_CONCEPTOS: readonly Regla[] = [
  deImpuesto('CFDI40174', 'traslados', 'Base', 'La base del impuesto trasladado debe ser mayor que cero.', baseNula),
  deImpuesto(
    'CFDI40175',
    'traslados',
    'Impuesto',
    'El impuesto trasladado no está en el catálogo del SAT: 002 es IVA y 003 IEPS.',
    ({ impuesto }) => fueraDe(IMPUESTOS, impuesto.Impuesto),
  ),
  deImpuesto(
    'CFDI40176',
    'traslados',
    'TipoFactor',
    'El tipo de factor del impuesto trasladado es Tasa, Cuota o Exento.',
    ({ impuesto }) => fueraDe(FACTORES, impuesto.TipoFactor),
  ),
  deImpuesto(
    'CFDI40177',
    'traslados',
    'TipoFactor',
    'Un impuesto exento no lleva tasa ni importe: quítelos.',
    ({ impuesto }) =>
      impuesto.TipoFactor === EXENTO && (impuesto.TasaOCuota !== undefined || impuesto.Importe !== undefined),
  ),
  deImpuesto(
    'CFDI40178',
    'traslados',
    'TipoFactor',
    'Un impuesto por tasa o cuota lleva ambas cosas, la tasa y el importe.',
    ({ impuesto }) => porTasa(impuesto) && (impuesto.TasaOCuota === undefined || impuesto.Importe === undefined),
  ),
  deImpuesto(
    'CFDI40179',
    'traslados',
    'TasaOCuota',
    'La tasa del impuesto trasladado no está en el catálogo del SAT: el IVA es de 0, 8 o 16 %.',
    (traslado) => traslado.impuesto.TasaOCuota !== undefined && !estaPermitida(traslado, 'traslado'),
  ),
  deImpuesto(
    'CFDI40180',
    'traslados',
    'Importe',
    'El importe del impuesto trasladado no es la base por la tasa.',
    (traslado, { decimales }) => !esProducto(traslado, decimales),
  ),
  deImpuesto('CFDI40181', 'retenciones', 'Base', 'La base del impuesto retenido debe ser mayor que cero.', baseNula),
  deImpuesto(
    'CFDI40182',
    'retenciones',
    'Impuesto',
    'El impuesto retenido no está en el catálogo del SAT: 001 es ISR, 002 IVA y 003 IEPS.',
    ({ impuesto }) => fueraDe(IMPUESTOS, impuesto.Impuesto),
  ),
  deImpuesto(
    'CFDI40183',
    'retenciones',
    'TipoFactor',
    'El tipo de factor del impuesto retenido es Tasa o Cuota.',
    ({ impuesto }) => fueraDe(FACTORES, impuesto.TipoFactor),
  ),
  deImpuesto(
    'CFDI40184',
    'retenciones',
    'TipoFactor',
    'Un impuesto retenido no puede ser exento.',
    ({ impuesto }) => impuesto.TipoFactor === EXENTO,
  ),
  deImpuesto(
    'CFDI40185',
    'retenciones',
    'TasaOCuota',
    'La tasa del impuesto retenido no está en el catálogo del SAT.',
    (retencion) => !estaPermitida(retencion, 'retencion'),
  ),
  deImpuesto(
    'CFDI40186',
    'retenciones',
    'Importe',
    'El importe del impuesto retenido no es la base por la tasa.',
    (retencion, { decimales }) => retencion.importe === null || !esProducto(retencion, decimales),
  ),
];

/** Whether the catalogue lets a tax be charged or retained at a rate. */
export function estaPermitida(
  { impuesto: { Impuesto, TipoFactor }, tasa }: Pick<ImpuestoLeido, 'impuesto' | 'tasa'>,
  uso: 'traslado' | 'retencion',
): boolean {
  return (
    tasa !== null &&
    RANGOS.some(
      ({ permitida, minimo, maximo }) =>
        permitida[uso] &&
        permitida.impuesto === Impuesto &&
        permitida.factor === TipoFactor &&
        tasa.gte(minimo) &&
        tasa.lte(maximo),
    )
  );
}

interface Rango {
  readonly permitida: TasaPermitida;
  readonly minimo: Decimal;
  readonly maximo: Decimal;
}

const RANGOS: readonly Rango[] = TASAS.map((permitida) => ({
  permitida,
  minimo: new Big(permitida.minimo ?? permitida.valor),
  maximo: new Big(permitida.valor),
}));

function baseNula({ base }: ImpuestoLeido): boolean {
  return !(base?.gt(0) ?? false);
}

/** Whether a tax is counted by a rate: by a share, or by a quota of each unit. */
export function porTasa({ TipoFactor }: ImpuestoLeido['impuesto']): boolean {
  return TipoFactor === 'Tasa' || TipoFactor === 'Cuota';
}

function esProducto({ impuesto, base, tasa, importe }: ImpuestoLeido, decimales: number): boolean {
  // An absent attribute is told by the rules of the factor; a written amount that is no number is not a product.
  if (impuesto.Importe !== undefined && importe === null) return false;
  const deBase = factor(base, impuesto.Base);
  return (
    importe === null || tasa === null || deBase === null || cabeElProducto(importe, deBase, exacto(tasa), decimales)
  );
}
