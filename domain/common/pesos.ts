import { z } from 'zod';

/** The greatest amount that is stored: twelve digits of pesos. */
export const PESOS_MAXIMOS = 999_999_999_999.99;

/**
 * An amount as it travels (specification, section 5, "Generic"): pesos with at most two decimals. Whatever a call
 * takes as money is this, so that no amount is rounded to another than was written, and none is greater than what can
 * be stored.
 */
export const pesosSchema = withCentavos()
  .min(-PESOS_MAXIMOS, 'El importe es demasiado grande.')
  .max(PESOS_MAXIMOS, 'El importe es demasiado grande.');

/** An amount of an answer: one that is missing shows as 0 (specification, section 5, "Generic"), and takes nothing else with it. */
export const importeLeido = z.codec(z.number().multipleOf(0.01).nullable(), z.number(), {
  decode: (pesos) => pesos ?? 0,
  encode: (pesos) => pesos,
});

/** The greatest amount that a voucher can be asked for. */
const MONTO_MAXIMO = 100_000_000;

/** An amount that is asked for in a voucher: by a method, or forgiven of its depreciation. */
export const montoSchema = withCentavos()
  .min(0, 'El valor tiene que ser mayor o igual a 0')
  .max(MONTO_MAXIMO, { error: () => `El valor no puede ser mayor a ${MONTO_MAXIMO.toLocaleString('en-US')}` });

function withCentavos() {
  return z.number('Campo de solo números.').multipleOf(0.01, 'Máximo dos decimales');
}
