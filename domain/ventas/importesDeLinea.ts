import { type Centavos, centavos } from '#domain/common/money';

/** The amounts of a line of a sale, of whatever units: `total` is `subtotal` less `descuento` plus both taxes. */
export interface Importes {
  readonly subtotal: Centavos;
  readonly descuento: Centavos;
  readonly iva: Centavos;
  readonly ieps: Centavos;
  readonly total: Centavos;
}

/** The rest of a line that has not been given back: units, and their worth. */
export interface LineaRestante extends Importes {
  readonly unidades: number;
}

/** A part of a line, and what is left of it. */
export interface Division {
  readonly parte: LineaRestante;
  readonly resto: LineaRestante;
}

/**
 * Takes some of the units that are left of a line. They are worth their share of the rest: the total is shared first,
 * then discount and taxes, and the subtotal is what makes them add up. So any sequence of parts, with cancelled ones in
 * between, gives exactly the line, and the last unit takes the rest.
 * @throws RangeError for more units than are left, or for none.
 */
export function dividir(linea: LineaRestante, unidades: number): Division {
  if (!Number.isInteger(unidades) || unidades < 1 || unidades > linea.unidades) {
    throw new RangeError(`Not some of ${linea.unidades} units: ${unidades}`);
  }
  const share = (amount: Centavos) => proporcion(amount, unidades, linea.unidades);
  const importes = compuestos({
    total: share(linea.total),
    descuento: share(linea.descuento),
    iva: share(linea.iva),
    ieps: share(linea.ieps),
  });
  const parte = { unidades, ...importes };
  return { parte, resto: quitarParte(linea, parte) };
}

/** The rest of a line once a part of it was taken. */
export function quitarParte(linea: LineaRestante, parte: LineaRestante): LineaRestante {
  const without = (campo: keyof Importes) => centavos(linea[campo] - parte[campo]);
  return {
    unidades: linea.unidades - parte.unidades,
    subtotal: without('subtotal'),
    descuento: without('descuento'),
    iva: without('iva'),
    ieps: without('ieps'),
    total: without('total'),
  };
}

/** The amounts of several parts together; all zero for none. */
export function sumarImportes(partes: readonly Importes[]): Importes {
  const of = (campo: keyof Importes) => centavos(partes.reduce((total, parte) => total + parte[campo], 0));
  return {
    subtotal: of('subtotal'),
    descuento: of('descuento'),
    iva: of('iva'),
    ieps: of('ieps'),
    total: of('total'),
  };
}

/** The percent of discount of a line, rounded up (specification, section 5, "Voucher items"); 0 of nothing. */
export function porcentajeDescuento({ subtotal, descuento }: Pick<Importes, 'subtotal' | 'descuento'>): number {
  return subtotal === 0 ? 0 : Number((BigInt(descuento) * 100n + BigInt(subtotal) - 1n) / BigInt(subtotal));
}

function compuestos({ total, descuento, iva, ieps }: Omit<Importes, 'subtotal'>): Importes {
  return { subtotal: centavos(total + descuento - iva - ieps), descuento, iva, ieps, total };
}

/** `amount` times `part` by `whole`, half a centavo rounded up; exact at any size. */
export function proporcion(amount: Centavos, part: number, whole: number): Centavos {
  const doubled = amount * part * 2 + whole;
  // Whole numbers of this size divide exactly; larger ones cost ten times as much, which a screen of hundreds of lines feels.
  if (Number.isSafeInteger(doubled)) return centavos((doubled - (doubled % (whole * 2))) / (whole * 2));
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return centavos(Number((a * p * 2n + w) / (w * 2n)));
}
