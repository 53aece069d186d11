import { type Centavos, centavos } from '#domain/common/money';
import { type Grupo, totalDe } from '#domain/ventas/impuestosDeLinea';
import { cabe, desglosar, desvio, type Gravado, type Tasa } from '#domain/ventas/tasas';

/**
 * Takes a part of what is left: it comes to `total`, or to as few centavos more or less as it takes for part and rest to be base
 * times rate within the authority's limits. So every part can be stamped, the last one too, and all of them together are the whole.
 * @throws RangeError for more than is left, or for nothing.
 */
export function partirGrupo(resto: Grupo, total: Centavos): Grupo {
  return masCerca(resto, totalDe(resto), total, (cerca) => parteExacta(resto, cerca));
}

/** Finds a part of an amount, or of the nearest amount that has one: the whole rest always has. */
function masCerca<T>(resto: T, todo: number, total: Centavos, buscar: (cerca: number) => T | null): T {
  if (total < 1 || total > todo) throw new RangeError(`Not a part of ${todo}: ${total}`);
  for (let mas: number = total, menos = mas; mas !== todo; mas += 1, menos -= 1) {
    const parte = buscar(mas) ?? buscar(menos);
    if (parte !== null) return parte;
  }
  return resto;
}

/** A part of exactly so much; null where none, with its rest, is within the limits. All that is left is always one. */
export function parteExacta(resto: Grupo, total: number): Grupo | null {
  if (total < 1 || total > totalDe(resto)) return null;
  const { tasaIeps, tasaIva } = resto;
  const conIva = { base: centavos(resto.base + resto.ieps), importe: resto.iva };
  for (const { base, importe } of partesGravadas(conIva, total, tasaIva)) {
    for (const parte of partesGravadas({ base: resto.base, importe: resto.ieps }, base, tasaIeps)) {
      return { base: parte.base, ieps: parte.importe, iva: importe, tasaIeps, tasaIva };
    }
  }
  return null;
}

/**
 * The ways to take a part of so much of an amount with its tax, so that what is left stays able to be divided again.
 * Where the rest itself is beyond the limits, any part within them will do.
 */
function partesGravadas(resto: Gravado, total: number, tasa: Tasa | null): readonly Gravado[] {
  if (total === resto.base + resto.importe) return [resto];
  if (tasa === null) return [{ base: centavos(total), importe: ZERO }];
  const entero = cabe(resto, tasa);
  return partesEnLimites(resto, centavos(total), tasa).filter((parte) => {
    const queda = quitar(resto, parte);
    return entero ? cabe(queda, tasa) : queda.base > 0 && queda.importe >= 0;
  });
}

/** The parts of so much that are within the limits, the one first after which the rest is nearest to base times rate. */
function partesEnLimites(resto: Gravado, total: Centavos, tasa: Tasa): readonly Gravado[] {
  const { importe: justo } = desglosar(total, tasa);
  // That is at most half a step from the rate, and a step is a centavo and the rate on it: the second one is beyond the limits.
  return [justo - 1, justo, justo + 1]
    .map((importe) => ({ base: centavos(total - importe), importe: centavos(importe) }))
    .filter((parte) => cabe(parte, tasa))
    .toSorted((a, b) => lejosDe(quitar(resto, a), tasa) - lejosDe(quitar(resto, b), tasa));
}

const ZERO = centavos(0);

function quitar(resto: Gravado, parte: Gravado): Gravado {
  return { base: centavos(resto.base - parte.base), importe: centavos(resto.importe - parte.importe) };
}

function lejosDe(gravado: Gravado, tasa: Tasa): number {
  return Math.abs(Number(desvio(gravado, tasa)));
}

/**
 * A part of a tax of a whole invoice, of exactly so much. The taxes of many lines, each rounded, can be further from
 * the rate than the authority allows for one amount; then the part is within the limits and takes as much of what is
 * too much or too little as fits. For a rate of more than a whole, such as tobacco's IEPS, an amount within the limits
 * is divided by `parteAproximada`: here its last centavo could be left as a tax without a base.
 */
export function parteDeImpuesto(resto: Gravado, total: Centavos, tasa: Tasa): Gravado {
  const [parte] = partesEnLimites(resto, total, tasa);
  return parte ?? desglosar(total, tasa);
}

/** A part of a tax whose whole is not shared among others; it may be a few centavos more or less (`partirGrupo`). */
export function parteAproximada(resto: Gravado, total: Centavos, tasa: Tasa): Gravado {
  if (!cabe(resto, tasa)) return parteDeImpuesto(resto, total, tasa);
  const buscar = (cerca: number) => partesGravadas(resto, cerca, tasa)[0] ?? null;
  return masCerca(resto, resto.base + resto.importe, total, buscar);
}
