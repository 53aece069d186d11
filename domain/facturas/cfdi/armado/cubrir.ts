import { agrupar } from '#domain/common/agrupar';
import { type Centavos, centavos, sum } from '#domain/common/money';
import { mismasTasas } from '#domain/facturas/cfdi/saldos';
import type { Grupo } from '#domain/ventas/impuestosDeLinea';
import { EXENTO } from '#domain/ventas/tasas';

type Tasas = Pick<Grupo, 'tasaIeps' | 'tasaIva'>;

/** An amount of a sale, with the rates that it was taxed at. */
export interface ParteDeVenta extends Tasas {
  readonly monto: Centavos;
}

/** Amounts that were taken of others, and the rest for which there was none. */
interface Cubierto {
  /** One of each way in which the amounts asked for are taxed, of nothing where all of it was there. */
  readonly faltan: readonly ParteDeVenta[];
  /** The amount taken of each of the others, in their order. */
  readonly tomados: readonly Centavos[];
}

/**
 * Takes amounts of others that are taxed in the same way. Goods on which no tax was paid are taken of such goods first, and the rest of any
 * others without a tax: an invoice may say them exempt, at a rate of 0 or no object of the tax, by what the chain said of them that day.
 */
export function cubrir(pedidas: readonly ParteDeVenta[], otras: readonly ParteDeVenta[]): Cubierto {
  const faltan = agrupar(pedidas, ({ tasaIeps, tasaIva }) => `${tasaIeps}/${tasaIva}`).map(
    ([, { tasaIeps, tasaIva }, iguales]) => ({ tasaIeps, tasaIva, monto: sum(iguales.map(({ monto }) => monto)) }),
  );
  const tomados = otras.map(() => centavos(0));
  for (const pueden of [mismasTasas, sinImpuesto]) {
    for (const parte of faltan) {
      for (const [lugar, otra] of otras.entries()) {
        if (!pueden(parte, otra)) continue;
        const tomado = tomados[lugar] ?? centavos(0);
        const toma = Math.max(0, Math.min(parte.monto, otra.monto - tomado));
        parte.monto = centavos(parte.monto - toma);
        tomados[lugar] = centavos(tomado + toma);
      }
    }
  }
  return { faltan, tomados };
}

/** Whether an amount can be taken of another: both are taxed in the same way, or no tax was paid on either. */
export function puedeCubrir(una: Tasas, otra: Tasas): boolean {
  return mismasTasas(una, otra) || sinImpuesto(una, otra);
}

function sinImpuesto(...todas: readonly Tasas[]): boolean {
  return todas.every(({ tasaIeps, tasaIva }) => tasaIeps === null && (tasaIva === null || SIN_IVA.has(tasaIva)));
}

const SIN_IVA: ReadonlySet<string> = new Set([EXENTO, '0.000000']);
