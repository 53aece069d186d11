import { type Centavos, centavos } from '#domain/common/money';
import { TASAS } from '#domain/common/sat/catalogos';
import { proporcion } from '#domain/ventas/importesDeLinea';

/** A rate as the catalogue writes it: '0.160000'; or `EXENTO`. */
export type Tasa = string;

/** The rate of exempt goods: it is counted as a rate of nothing, and written without rate and amount. */
export const EXENTO: Tasa = 'Exento';

/** An amount and the tax on it, both in whole centavos. */
export interface Gravado {
  readonly base: Centavos;
  readonly importe: Centavos;
}

/** The rates of IVA that are charged; where several fit an amount of a few centavos it is the general one. */
const TASAS_IVA: readonly Tasa[] = ['0.160000', '0.000000', '0.080000'];

const TASAS_IEPS: readonly Tasa[] = TASAS.filter(
  ({ impuesto, factor, traslado, valor }) =>
    impuesto === '003' && factor === 'Tasa' && traslado && millonesimas(valor) > 0,
).map(({ valor }) => valor);

/**
 * Whether a tax is base times rate within the authority's limits (Matriz de errores, 180): lower (base - half a centavo) x rate cut
 * off, upper (base + half a centavo) x rate rounded up. For whole centavos that is: less than one and half the rate away.
 */
export function cabe({ base, importe }: Gravado, tasa: Tasa): boolean {
  return base > 0 && importe >= 0 && exceso({ base, importe }, tasa) === 0n;
}

/** How far a tax is beyond the authority's limits, in parts of a centavo; zero within them. */
export function exceso(gravado: Gravado, tasa: Tasa): bigint {
  const away = desvio(gravado, tasa);
  const beyond = 2n * (away < 0n ? -away : away) - 2n * MILLON - BigInt(millonesimas(tasa));
  return beyond < 0n ? 0n : beyond + 1n;
}

/** How far a tax is from base times rate, in millionths of a centavo; more than zero where it is too much. */
export function desvio({ base, importe }: Gravado, tasa: Tasa): bigint {
  return BigInt(importe) * MILLON - BigInt(base) * BigInt(millonesimas(tasa));
}

/** The tax on a base, half a centavo rounded up. */
export function impuestoDe(base: Centavos, tasa: Tasa): Centavos {
  return proporcion(base, millonesimas(tasa), Number(MILLON));
}

/**
 * Divides an amount that includes a tax into base and tax, which always fit each other. An amount above zero has a base above zero,
 * as the authority asks (Matriz de errores, 174).
 */
export function desglosar(total: Centavos, tasa: Tasa): Gravado {
  const divided = proporcion(total, Number(MILLON), Number(MILLON) + millonesimas(tasa));
  const base = total > 0 ? centavos(Math.max(1, divided)) : divided;
  return { base, importe: centavos(total - base) };
}

/** The rate of IVA that a till charged; null where none of the catalogue fits. @param piezas of how many the tax may be rounded by itself. */
export function tasaIva(gravado: Gravado, piezas = 1): Tasa | null {
  return tasaEntre(gravado, TASAS_IVA) ?? tasaPorPieza(gravado, TASAS_IVA, piezas);
}

/** The rate of IEPS that a till charged, the nearest where several fit; null where none of the catalogue fits. */
export function tasaIeps(gravado: Gravado, piezas = 1): Tasa | null {
  const cercanas = porCercania(gravado, TASAS_IEPS);
  return tasaEntre(gravado, cercanas) ?? tasaPorPieza(gravado, cercanas, piezas);
}

/** Of a till that rounds the tax of each piece, half a centavo at most: the nearest rate from which all of them are no further away. */
function tasaPorPieza(gravado: Gravado, tasas: readonly Tasa[], piezas: number): Tasa | null {
  const [cercana] = porCercania(gravado, tasas);
  if (cercana === undefined || piezas < 2 || gravado.base <= 0) return null;
  return lejosDe(gravado, cercana) <= (piezas * Number(MILLON)) / 2 ? cercana : null;
}

function porCercania(gravado: Gravado, tasas: readonly Tasa[]): readonly Tasa[] {
  return tasas.toSorted((a, b) => lejosDe(gravado, a) - lejosDe(gravado, b));
}

function lejosDe(gravado: Gravado, tasa: Tasa): number {
  return Math.abs(Number(desvio(gravado, tasa)));
}

/** A rate that makes exactly the rounded tax goes before one only within the limits, as of a till that cuts off. */
function tasaEntre(gravado: Gravado, tasas: readonly Tasa[]): Tasa | null {
  const posibles = tasas.filter((tasa) => cabe(gravado, tasa));
  return posibles.find((tasa) => impuestoDe(gravado.base, tasa) === gravado.importe) ?? posibles[0] ?? null;
}

const MILLON = 1_000_000n;

function millonesimas(tasa: Tasa): number {
  return tasa === EXENTO ? 0 : Number(tasa.replace('.', ''));
}
