import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { fromPesos, sum } from '#domain/common/money';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import type { Db } from '../../../server/platform/db/db.ts';
import { ventaArticulos, ventaPagos, ventas } from '../../../server/platform/db/schema/operaciones.ts';
import { valeArticulos, valeMetodos, vales } from '../../../server/platform/db/schema/vales.ts';
import { NOW } from '../casos/casos.desk.ts';

let operations = 6_000_000;

/** A voucher that is there without having been saved, for a test that starts where no saving leads. */
export interface VoucherSeed {
  readonly idCaso: number;
  /** How it goes back, in pesos by method; their sum is its total. */
  readonly metodos: Partial<Readonly<Record<IdMetodo, number>>>;
  /** VIGENTE where it is left out. */
  readonly estado?: IdEstadoVale;
  /** How its sale was paid, by form and pesos; in cash where it is left out. */
  readonly pagos?: readonly (readonly [idFormaPago: number, pesos: number])[];
  readonly cambios?: Partial<typeof vales.$inferInsert>;
}

/** Stores a sale of store 1 with one line, and a voucher that takes all of it. */
export async function insertVoucher(db: Db, { idCaso, metodos, estado, pagos, cambios }: VoucherSeed) {
  operations += 1;
  const sale = { cvetda: 1, operacion: operations };
  const parts = (Object.entries(metodos) as [string, number][]).map(([metodo, pesos]) => ({
    metodo: Number(metodo),
    monto: fromPesos(pesos),
  }));
  const total = sum(parts.map(({ monto }) => monto));
  const nothing = fromPesos(0);
  const amounts = { subtotal: total, descuento: nothing, iva: nothing, ieps: nothing, total };
  await db.insert(ventas).values({ ...sale, fecha: NOW, total, origen: 'prueba' });
  await db.insert(ventaArticulos).values({
    ...sale,
    ...amounts,
    linea: 1,
    numArt: '701',
    descripcion: 'Artículo 1',
    precioUnitario: '1.0000',
    cantidadOriginal: 1,
    cantidadMaxima: 0,
  });
  const paid = pagos ?? [[1, total / 100] as const];
  await db.insert(ventaPagos).values(
    paid.map(([idFormaPago, pesos], index) => ({
      ...sale,
      orden: index + 1,
      idFormaPago,
      nombre: String(idFormaPago),
      monto: fromPesos(pesos),
      fecha: NOW,
    })),
  );
  const [vale] = await db
    .insert(vales)
    .values({
      ...sale,
      idCaso,
      folio: `D-${operations}`,
      estado: estado ?? ESTADO_VALE.vigente,
      tipo: 1,
      cvetdaCrea: 1,
      total,
      saldo: total,
      depreciacion: nothing,
      fechaCreacion: NOW,
      fechaVigencia: new Date(NOW.getTime() + 90 * 86_400_000),
      ...madeBy(cambios?.numidenCrea),
      ...cambios,
    })
    .returning({ id: vales.id, version: vales.version, folio: vales.folio });
  if (vale === undefined) throw new Error('The voucher was not made');
  await db.insert(valeArticulos).values({
    ...amounts,
    idVale: vale.id,
    linea: 1,
    numArt: '701',
    cantidad: 1,
    montoDepreciacion: nothing,
  });
  await db.insert(valeMetodos).values(parts.map((part) => ({ ...part, idVale: vale.id })));
  return { ...vale, operacion: sale.operacion };
}

/** Whoever makes a voucher is its author. */
export function madeBy(numiden: number | null | undefined) {
  return numiden === null || numiden === undefined ? {} : { numidenCrea: numiden, autores: [numiden] };
}
