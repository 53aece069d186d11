import type { Centavos } from '#domain/money';
import { centavos } from '#domain/money';
import type { Grupo } from './grupos.ts';
import { totalDe } from './grupos.ts';
import type { Gravado, Tasa } from './tasas.ts';
import { cabe, desglosar, desvio } from './tasas.ts';

/**
 * Takes a part of what is left: it comes to `total`, or to as few centavos more or less as it takes for part and rest to be base
 * times rate within the authority's limits. So every part can be stamped, the last one too, and all of them together are the whole.
 * @throws RangeError for more than is left, or for nothing.
 */
export function partirGrupo(resto: Grupo, total: Centavos): Grupo {
  return masCerca(total, totalDe(resto), (cerca) => parteExacta(resto, cerca)) ?? resto;
}

/** What is found for a part of an amount, or for the part nearest to it for which something is found; null for none. */
function masCerca<T>(total: Centavos, todo: number, buscar: (cerca: number) => T | null): T | null {
  if (total < 1 || total > todo) throw new RangeError(`Not a part of ${todo}: ${total}`);
  for (let lejos = 0; lejos < todo; lejos += 1) {
    const parte = buscar(total + lejos) ?? buscar(total - lejos);
    if (parte !== null) return parte;
  }
  return null;
}

/** A part of exactly so much; null where none, with its rest, is within the limits. All that is left is always one. */
export function parteExacta(resto: Grupo, total: number): Grupo | null {
  const todo = totalDe(resto);
  if (total === todo) return resto;
  if (total < 1 || total > todo) return null;
  const { tasaIeps, tasaIva } = resto;
  const conIva = { base: centavos(resto.base + resto.ieps), importe: resto.iva };
  for (const { base, importe } of partesGravadas(conIva, centavos(total), tasaIva)) {
    for (const parte of partesGravadas({ base: resto.base, importe: resto.ieps }, base, tasaIeps)) {
      return { base: parte.base, ieps: parte.importe, iva: importe, tasaIeps, tasaIva };
    }
  }
  return null;
}

/**
 * The ways to take a part of so much of an amount with its tax, the one first after which the rest is nearest to base times rate:
 * what is left stays able to be divided again. Of what is beyond the limits itself any part within them will do.
 */
function partesGravadas(resto: Gravado, total: Centavos, tasa: Tasa | null): readonly Gravado[] {
  if (total === resto.base + resto.importe) return [resto];
  if (tasa === null) return [{ base: total, importe: ZERO }];
  const ideal = resto.importe - desglosar(centavos(resto.base + resto.importe - total), tasa).importe;
  const entero = cabe(resto, tasa);
  return candidatas(total, entero ? [ideal] : [ideal, desglosar(total, tasa).importe], tasa)
    .filter((parte) => {
      const queda = quitar(resto, parte);
      return entero ? cabe(queda, tasa) : queda.base > 0 && queda.importe >= 0;
    })
    .toSorted((a, b) => lejosDe(quitar(resto, a), tasa) - lejosDe(quitar(resto, b), tasa));
}

/** The ways to divide a part within the limits, with a tax near one of these. */
function candidatas(total: Centavos, cercaDe: readonly number[], tasa: Tasa): readonly Gravado[] {
  return cercaDe
    .flatMap((importe) => CERCA.map((lejos) => centavos(importe + lejos)))
    .map((importe) => ({ base: centavos(total - importe), importe }))
    .filter((parte) => cabe(parte, tasa));
}

// The rest that is nearest is at most half a step off, and a step is more than a centavo: two either way are all that can fit.
const CERCA = [0, 1, -1, 2, -2];
const ZERO = centavos(0);

function quitar(resto: Gravado, parte: Gravado): Gravado {
  return { base: centavos(resto.base - parte.base), importe: centavos(resto.importe - parte.importe) };
}

function lejosDe(gravado: Gravado, tasa: Tasa): number {
  return Math.abs(Number(desvio(gravado, tasa)));
}

/**
 * A part of a tax of a whole invoice, of exactly so much. The taxes of many lines, each rounded, can be further from the rate than the
 * authority allows for one amount; then the part is within the limits and takes as much of what is too much or too little as fits.
 */
export function parteDeImpuesto(resto: Gravado, total: Centavos, tasa: Tasa): Gravado {
  const [exacta] = partesGravadas(resto, total, tasa);
  if (exacta !== undefined && cabe(exacta, tasa)) return exacta;
  const justo = desglosar(total, tasa);
  const [parte] = candidatas(total, [justo.importe], tasa).toSorted(
    (a, b) => lejosDe(quitar(resto, a), tasa) - lejosDe(quitar(resto, b), tasa),
  );
  return parte ?? justo;
}

/** A part of a tax of which the whole is not shared among others, and which may be a few centavos more or less (`partirGrupo`). */
export function parteAproximada(resto: Gravado, total: Centavos, tasa: Tasa): Gravado {
  const todo = resto.base + resto.importe;
  const buscar = (cerca: number) =>
    cerca < 1 || cerca > todo ? null : (partesGravadas(resto, centavos(cerca), tasa)[0] ?? null);
  return cabe(resto, tasa) ? (masCerca(total, todo, buscar) ?? resto) : parteDeImpuesto(resto, total, tasa);
}
