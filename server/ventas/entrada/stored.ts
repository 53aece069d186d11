import { and, eq, sql } from 'drizzle-orm';
import { TIME_ZONE } from '#domain/common/dates';
import { zonaDe } from '#domain/common/zonaHoraria';
import { devueltoEnCaja, type VentaConocida, type VentaGuardada } from '#domain/ventas/entrada/correccion';
import type { ClaveEntrante } from '#domain/ventas/entrada/ventaEntrante';
import { sumarImportes } from '#domain/ventas/importesDeLinea';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Tx } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { ventaArticulos, ventaPagos, ventas } from '../../platform/db/schema/operaciones.ts';
import { isInvoiced, takenOf } from './announced.ts';
import { incomingKey } from './write.ts';

/** The sales of some keys: those that are stored, and the latest annulments that wait for theirs. */
interface KnownSales {
  readonly guardadas: ReadonlyMap<string, VentaConocida>;
  readonly anulaciones: ReadonlyMap<string, number>;
}

type KnownRow = { readonly cvetda: number; readonly operacion: string; readonly espera: boolean } & Record<
  keyof VentaConocida,
  unknown
>;

/** Those of some sales that are stored or waited for, each by its key (`keyOf`). */
export async function knownOf(tx: Tx, keys: readonly ClaveEntrante[]): Promise<KnownSales> {
  const asked = JSON.stringify(keys.map(({ tienda, operacion }) => ({ cvetda: tienda, operacion })));
  const { rows } = await tx.execute<KnownRow>(sql`
    with c as (select * from jsonb_to_recordset(${asked}::jsonb) as c (cvetda integer, operacion bigint))
    select cvetda, operacion, revision, huella, anulacion, false as espera from ventas join c using (cvetda, operacion)
    union all
    select cvetda, operacion, 0, null, revision, true from ventas_anuladas join c using (cvetda, operacion)`);
  const guardadas = new Map<string, VentaConocida>();
  const anulaciones = new Map<string, number>();
  for (const { cvetda, operacion, espera, ...known } of rows) {
    const key = incomingKey({ tienda: cvetda, operacion: Number(operacion) });
    if (espera) anulaciones.set(key, Number(known.anulacion));
    else guardadas.set(key, known as VentaConocida);
  }
  return { guardadas, anulaciones };
}

/** A sale with all that a later revision of it is judged by. It must be locked. */
export async function readStored(tx: Tx, key: ClaveOperacion): Promise<VentaGuardada & VentaConocida> {
  const { retenido, enGuias, dado, nombradas } = await takenOf(tx, key);
  const ofSale = (table: typeof ventas | typeof ventaArticulos | typeof ventaPagos) =>
    and(eq(table.cvetda, key.tienda), eq(table.operacion, key.operacion));
  const [row] = await tx
    .select({ venta: ventas, codigoPostal: stores.codigoPostal })
    .from(ventas)
    .leftJoin(stores, eq(stores.cvetda, ventas.cvetda))
    .where(ofSale(ventas));
  if (row === undefined) throw new Error(`The locked sale ${incomingKey(key)} is gone`);
  const lines = await tx.select().from(ventaArticulos).where(ofSale(ventaArticulos)).orderBy(ventaArticulos.linea);
  const pagos = await tx.select().from(ventaPagos).where(ofSale(ventaPagos)).orderBy(ventaPagos.orden);
  return {
    ...row.venta,
    ...key,
    pagos: pagos.map((pago) => ({ ...pago, forma: pago.formaCaja ?? pago.idFormaPago })),
    facturada: await isInvoiced(tx, key),
    zona: zonaDe(row.codigoPostal, TIME_ZONE),
    dado,
    lineas: lines.map((line) => {
      const taken = retenido.filter(({ linea }) => linea === line.linea);
      const retenidas = unitsOf(taken);
      return {
        ...line,
        cantidad: line.cantidadOriginal,
        devuelto: devueltoEnCaja(line, retenidas),
        retenidas,
        tomado: sumarImportes(taken),
        enGuia: unitsOf(enGuias.filter(({ linea }) => linea === line.linea)),
        nombrada: nombradas.has(line.linea),
      };
    }),
  };
}

function unitsOf(parts: readonly { readonly cantidad: number }[]): number {
  return parts.reduce((units, { cantidad }) => units + cantidad, 0);
}
