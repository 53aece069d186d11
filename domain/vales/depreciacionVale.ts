import { z } from 'zod';
import { type Centavos, centavos } from '#domain/common/money';
import { readNumber } from '#domain/common/readNumber';
import { proporcion } from '#domain/ventas/importesDeLinea';

/** A percent of depreciation in hundredths of a percent: 12.5 % is 1,250. Whole numbers, so that nothing is lost. */
const HUNDREDTHS = 10_000;

/** A percent of depreciation as it travels; its limits are those of `fallaDepreciacion`. */
export const porcentajeSchema = z.number('Campo de solo números.').multipleOf(0.01, 'Máximo dos decimales');

/** Only articles that are worth something lose worth (specification, section 5, "Voucher items"). */
export function esDepreciable({ total }: { readonly total: Centavos }): boolean {
  return total > 0;
}

/**
 * Why a percent of depreciation is refused, in the specification's words; null when it is right.
 * @param porcentaje at most two decimals; null while nothing is written.
 */
export function fallaDepreciacion(porcentaje: number | null): string | null {
  if (porcentaje === null || Number.isNaN(porcentaje)) return 'Este campo es requerido';
  if (porcentaje < 0) return 'El porcentaje tiene que ser mayor o igual a cero';
  return porcentaje > 100 ? 'El porcentaje no puede ser mayor a 100' : null;
}

/** Whether a percent can be taken off. */
export function porcentajeValido(porcentaje: number | null): porcentaje is number {
  return fallaDepreciacion(porcentaje) === null;
}

/** The loss of an amount: total by percent by 100, half a centavo rounded up; 0 where it is not depreciable. */
export function montoDepreciacion(total: Centavos, porcentaje: number): Centavos {
  if (!esDepreciable({ total })) return centavos(0);
  return proporcion(total, Math.round(porcentaje * 100), HUNDREDTHS);
}

/** The percent that somebody typed, with a point or a comma before its decimals; null where none can be read. */
export function readPorcentaje(text: string): number | null {
  return porcentajeSchema.safeParse(written(text)).data ?? null;
}

/** Why what somebody typed is no percent, in the words of the calls; null when it is one, or nothing was typed. */
export function faultOfPorcentaje(text: string): string | null {
  if (text.trim() === '') return null;
  return porcentajeSchema.safeParse(written(text)).error?.issues[0]?.message ?? null;
}

function written(text: string): number | null {
  return readNumber(text.replace(',', '.'));
}
