import { and, eq, inArray, sql } from 'drizzle-orm';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { agrupar } from '#domain/common/agrupar';
import { type Centavos, centavos, fromPesos } from '#domain/common/money';
import { DEVOLUCIONES_QUE_CUENTAN } from '#domain/vales/deshacerDevolucion';
import {
  type DadoPorVale,
  excesoDe,
  type FaltaDeRespaldo,
  faltaDeRespaldo,
  motivosAutorizados,
  type RespaldoDeVale,
} from '#domain/vales/respaldoDeVale';
import type { Db } from '../platform/db/db.ts';
import { ventaArticulos, ventaPagos, ventas } from '../platform/db/schema/operaciones.ts';
import { valeArticulos, valeDevoluciones, vales } from '../platform/db/schema/vales.ts';
import type { ValeRow } from './work.ts';

/**
 * Judges whether their sales bear what some vouchers are to give back: their whole balances. The faults by the vouchers' ids; vouchers that
 * give nothing back any more have none. Under no lock it is a forecast.
 */
export async function faultsOfBacking(db: Db, rows: readonly ValeRow[]): Promise<ReadonlyMap<number, FaltaDeRespaldo>> {
  const open = rows.filter(({ estado }) => estado === ESTADO_VALE.vigente || estado === ESTADO_VALE.porAutorizar);
  const backings = await readBackings(db, open);
  return new Map(
    open.flatMap((row) => {
      const backing = backings.get(row.id);
      const fault = backing === undefined ? null : faltaDeRespaldo(backing, row.saldo);
      return fault === null ? [] : [[row.id, fault] as const];
    }),
  );
}

/** Why its sale does not bear an amount that a voucher is to give back now; null where it does. The sale must be locked. */
export async function faultOfBacking(db: Db, row: ValeRow, vuelve: Centavos): Promise<FaltaDeRespaldo | null> {
  const backing = (await readBackings(db, [row])).get(row.id);
  if (backing === undefined) throw new Error(`The sale of the voucher ${row.id} is not there`);
  return faltaDeRespaldo(backing, vuelve);
}

/** A voucher of a sale, with what it gave back. */
type Given = Pick<
  ValeRow,
  | 'id'
  | 'cvetda'
  | 'operacion'
  | 'estado'
  | 'motivosAutorizacion'
  | 'fechaResuelve'
  | 'cambioPorAutorizar'
  | 'idReemplaza'
> & { readonly dado: string };

async function readBackings(db: Db, rows: readonly ValeRow[]): Promise<ReadonlyMap<number, RespaldoDeVale>> {
  if (rows.length === 0) return new Map();
  const sales = [...new Set(rows.map(keyOf))];
  const among = (table: typeof ventas | typeof ventaPagos | typeof vales) =>
    inArray(
      sql`(${table.cvetda}, ${table.operacion})`,
      sales.map((key) => {
        const [cvetda, operacion] = key.split('/');
        return sql`(${Number(cvetda)}::integer, ${Number(operacion)}::bigint)`;
      }),
    );
  const annulled = await db
    .select({ cvetda: ventas.cvetda, operacion: ventas.operacion, anulacion: ventas.anulacion })
    .from(ventas)
    .where(among(ventas));
  const paid = await db
    .select({
      cvetda: ventaPagos.cvetda,
      operacion: ventaPagos.operacion,
      neto: sql<string>`sum(${ventaPagos.monto} - ${ventaPagos.devuelto})`,
    })
    .from(ventaPagos)
    .where(among(ventaPagos))
    .groupBy(ventaPagos.cvetda, ventaPagos.operacion);
  const given: readonly Given[] = await db
    .select({
      ...{ id: vales.id, cvetda: vales.cvetda, operacion: vales.operacion, estado: vales.estado },
      ...{ motivosAutorizacion: vales.motivosAutorizacion, fechaResuelve: vales.fechaResuelve },
      ...{ cambioPorAutorizar: vales.cambioPorAutorizar, idReemplaza: vales.idReemplaza },
      dado: sql<string>`coalesce(sum(${valeDevoluciones.monto}), 0)`,
    })
    .from(vales)
    .leftJoin(
      valeDevoluciones,
      and(eq(valeDevoluciones.idVale, vales.id), inArray(valeDevoluciones.estado, [...DEVOLUCIONES_QUE_CUENTAN])),
    )
    .where(among(vales))
    .groupBy(vales.id);
  const lines = await readUnits(
    db,
    rows.map(({ id }) => id),
  );
  const net = new Map(paid.map((row) => [keyOf(row), fromPesos(Number(row.neto))]));
  const stands = new Map(annulled.map((row) => [keyOf(row), row.anulacion !== null]));
  const first = firstOf(given);
  const givenOfSale = by(given, keyOf);
  const givenTogether = by(given, ({ id }) => first(id));
  const linesOfVoucher = by(lines, ({ idVale }) => idVale);
  return new Map(
    rows.map((row) => {
      const key = keyOf(row);
      const own = first(row.id);
      const others = new Set((givenOfSale.get(key) ?? []).map(({ id }) => first(id)).filter((id) => id !== own));
      return [
        row.id,
        {
          anulada: stands.get(key) ?? false,
          pagado: net.get(key) ?? null,
          propio: asAsked(row, together(givenTogether.get(own) ?? [])),
          otros: [...others].map((one) => together(givenTogether.get(one) ?? [])),
          lineas: linesOfVoucher.get(row.id) ?? [],
        },
      ];
    }),
  );
}

function by<R, K extends string | number>(rows: readonly R[], keyOf: (row: R) => K): ReadonlyMap<K, readonly R[]> {
  return new Map(agrupar(rows, keyOf).map(([key, , all]) => [key, all]));
}

/** The first voucher of each one's line of replacements: what one of them gave, all of them gave. */
function firstOf(given: readonly Given[]): (id: number) => number {
  const replaced = new Map(given.map(({ id, idReemplaza }) => [id, idReemplaza]));
  return function first(id: number): number {
    const before = replaced.get(id) ?? null;
    return before === null ? id : first(before);
  };
}

function together(some: readonly Given[]): DadoPorVale {
  const dado = some.reduce((all, one) => all + fromPesos(Number(one.dado)), 0);
  // A replacement has the authorization of the one whose place it took.
  const exceso = Math.max(0, ...some.map((one) => excesoDe(motivosAutorizados(one))));
  return { dado: centavos(dado), exceso: centavos(exceso) };
}

/** Of one that waits, its reasons are what is to be authorized. */
function asAsked({ estado, motivosAutorizacion }: ValeRow, { dado, exceso }: DadoPorVale): DadoPorVale {
  return { dado, exceso: estado === ESTADO_VALE.porAutorizar ? excesoDe(motivosAutorizacion) : exceso };
}

/** The units of each line of some vouchers, and how many of it are there for them. */
async function readUnits(db: Db, ids: readonly number[]) {
  const heldBy = (which: ReturnType<typeof sql>) => sql`coalesce((
    select sum(o.cantidad) from vale_articulos o join vales w on w.id = o.id_vale
    where w.cvetda = ${vales.cvetda} and w.operacion = ${vales.operacion} and o.linea = ${valeArticulos.linea} and ${which}), 0)`;
  const holds = sql`w.estado in (${ESTADO_VALE.vigente}, ${ESTADO_VALE.canjeado}, ${ESTADO_VALE.porAutorizar})`;
  // One that gave nothing back yet may still find that it comes too late.
  const paid = sql`${holds} and w.id <> ${vales.id} and (w.estado = ${ESTADO_VALE.canjeado}
    or exists (select 1 from vale_metodos m where m.id_vale = w.id and m.devuelto > 0)
    or exists (select 1 from vale_devoluciones d where d.id_vale = w.id and d.estado = 'pendiente'))`;
  const rows = await db
    .select({
      idVale: valeArticulos.idVale,
      linea: valeArticulos.linea,
      cantidad: valeArticulos.cantidad,
      // Left beside all vouchers, and what vouchers hold: bought less what the till took back.
      alCliente: sql<string>`${ventaArticulos.cantidadMaxima} - ${ventaArticulos.excedente} + ${heldBy(holds)}`,
      pagadas: sql<string>`${heldBy(paid)}`,
    })
    .from(valeArticulos)
    .innerJoin(vales, eq(vales.id, valeArticulos.idVale))
    .innerJoin(
      ventaArticulos,
      and(
        eq(ventaArticulos.cvetda, vales.cvetda),
        eq(ventaArticulos.operacion, vales.operacion),
        eq(ventaArticulos.linea, valeArticulos.linea),
      ),
    )
    .where(inArray(valeArticulos.idVale, [...ids]));
  return rows.map(({ idVale, linea, cantidad, alCliente, pagadas }) => ({
    ...{ idVale, linea, cantidad, quedan: Math.max(0, Number(alCliente) - Number(pagadas)) },
  }));
}

function keyOf({ cvetda, operacion }: Pick<ValeRow, 'cvetda' | 'operacion'>): string {
  return `${cvetda}/${operacion}`;
}
