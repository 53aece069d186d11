import type { LineaVendida } from '#domain/vales/ventaParaVale';
import type { ArchivoDeVentas } from './files.ts';

/** Amounts in centavos. */
export interface Partes {
  readonly subtotal: number;
  readonly iva: number;
  readonly total: number;
}

/**
 * The amounts that returns must come to, calculated from the file's prices alone and with nothing of the product's own
 * arithmetic: so that an error there is found here, and not repeated.
 */
export interface Cuenta {
  /**
   * The worth of some units of a line, of its rest after the parts that `taken` was told.
   * @throws Error when the product's line is not the one of the file.
   */
  worth(key: string, line: LineaVendida, operacion: number, cantidad: number): Partes;
  /** Tells that these units are gone. */
  taken(key: string, cantidad: number, partes: Partes): void;
  /** The unit price of a line, as the file writes it. */
  price(key: string, line: LineaVendida, operacion: number): string;
}

interface Left {
  readonly precio: string;
  readonly unidades: bigint;
  readonly iva: bigint;
  readonly total: bigint;
}

export function openAccount(archivo: ArchivoDeVentas): Cuenta {
  const left = new Map<string, Left>();
  const leftOf = (key: string, line: LineaVendida, operacion: number): Left => {
    const known = left.get(key);
    if (known !== undefined) return known;
    const fresh = wholeLine(archivo, line, operacion);
    left.set(key, fresh);
    return fresh;
  };
  return {
    price: (key, line, operacion) => leftOf(key, line, operacion).precio,
    worth: (key, line, operacion, cantidad) => {
      const { unidades, iva, total } = leftOf(key, line, operacion);
      const part = { iva: share(iva, cantidad, unidades), total: share(total, cantidad, unidades) };
      return { subtotal: Number(part.total - part.iva), iva: Number(part.iva), total: Number(part.total) };
    },
    taken: (key, cantidad, partes) => {
      const before = left.get(key);
      if (before === undefined) throw new Error(`Nobody asked what ${key} is worth`);
      left.set(key, {
        ...before,
        unidades: before.unidades - BigInt(cantidad),
        iva: before.iva - BigInt(partes.iva),
        total: before.total - BigInt(partes.total),
      });
    },
  };
}

/** Price times units without tax, and its tax, unrounded, in millionths of a centavo: what a return of that price is worth. */
export function plainWorth(precio: string, cantidad: number): bigint {
  return (tenThousandths(precio) * BigInt(cantidad) * 116n * 10_000n) / 100n;
}

function wholeLine(archivo: ArchivoDeVentas, line: LineaVendida, operacion: number): Left {
  const [precio, ...others] = archivo
    .precios(operacion, line.numArt, line.cantidadOriginal)
    .filter((one) => subtotalOf(one, line.cantidadOriginal) === BigInt(Math.round(line.importes.subtotal * 100)));
  if (precio === undefined || others.some((one) => Number(one) !== Number(precio))) {
    throw new Error(`La línea ${line.linea} de la operación ${operacion} no vale lo que el archivo dice.`);
  }
  const subtotal = subtotalOf(precio, line.cantidadOriginal);
  const iva = halfUp(subtotal * 16n, 100n);
  return { precio, unidades: BigInt(line.cantidadOriginal), iva, total: subtotal + iva };
}

function subtotalOf(precio: string, cantidad: number): bigint {
  return halfUp(tenThousandths(precio) * BigInt(cantidad), 100n);
}

function tenThousandths(precio: string): bigint {
  const [whole = '0', decimals = ''] = precio.split('.');
  return BigInt(whole + decimals.padEnd(4, '0'));
}

function share(amount: bigint, cantidad: number, unidades: bigint): bigint {
  return halfUp(amount * BigInt(cantidad), unidades);
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator * 2n + denominator) / (denominator * 2n);
}
