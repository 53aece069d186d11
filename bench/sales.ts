import { centavos } from '#domain/common/money';
import type { Db } from '../server/platform/db/db.ts';
import { ventaArticulos, ventaPagos, ventas } from '../server/platform/db/schema/operaciones.ts';

/** Where the sales under measure were made. */
export const STORE = 1;
const LINES = 5;
const BATCH = 1_000;

interface Sales {
  /** The number of the first; the others follow it. */
  readonly first: number;
  readonly howMany: number;
  /** Of each of the five lines. */
  readonly units: number;
  /** Whether they were paid in cash; nothing is known of the payment of the others. */
  readonly paid: boolean;
}

/** Adds sales of five lines of three days ago. */
export async function fillSales(db: Db, { first, howMany, units, paid }: Sales): Promise<void> {
  const numbers = Array.from({ length: howMany }, (_, index) => first + index);
  const of = { cvetda: STORE, fecha: new Date(Date.now() - 3 * 86_400_000) } as const;
  const total = centavos(11_600 * units * LINES);
  for (let from = 0; from < howMany; from += BATCH) {
    const some = numbers.slice(from, from + BATCH);
    await db.insert(ventas).values(some.map((operacion) => ({ ...of, operacion, total, origen: 'medida' })));
    await db.insert(ventaArticulos).values(some.flatMap((operacion) => linesOf(operacion, units)));
    const cash = { ...of, orden: 1, idFormaPago: 1, nombre: 'EFECTIVO', monto: total } as const;
    if (paid) await db.insert(ventaPagos).values(some.map((operacion) => ({ ...cash, operacion })));
  }
}

function linesOf(operacion: number, units: number): (typeof ventaArticulos.$inferInsert)[] {
  return Array.from({ length: LINES }, (_, index) => ({
    cvetda: STORE,
    operacion,
    linea: index + 1,
    numArt: `7000${index}`,
    descripcion: `Artículo ${index}`,
    cantidadOriginal: units,
    cantidadMaxima: units,
    precioUnitario: '100.0000',
    subtotal: centavos(10_000 * units),
    descuento: centavos(0),
    iva: centavos(1_600 * units),
    ieps: centavos(0),
    total: centavos(11_600 * units),
  }));
}
