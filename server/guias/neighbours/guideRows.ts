import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Guia, TipoGuia } from '#domain/guias/guiasVale';
import type { ArticuloEnGuia } from '#domain/guias/unidadesDeGuia';
import { ESTADO_ARTICULO, type IdEstadoArticulo, type IdEstadoPaquete } from '#domain/ventas/estadosDeEntrega';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db, Tx } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaArticulos, ventas } from '../../platform/db/schema/operaciones.ts';

/** A row of a package, as far as works on guides ask. */
export interface FilaDeGuia extends ArticuloEnGuia {
  readonly idPaquete: number;
  readonly numArt: string;
  /** Of the package. */
  readonly status: IdEstadoPaquete;
}

interface LockedGuide {
  readonly folio: string;
  readonly tipo: TipoGuia;
}

/** The guides of a sale with what they carry; null for a sale that there is not. */
export async function guidesOf(db: Db, { tienda, operacion }: ClaveOperacion): Promise<readonly Guia[] | null> {
  if (!fitsInteger(tienda)) return null;
  const [venta] = await db
    .select({ operacion: ventas.operacion })
    .from(ventas)
    .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)));
  if (venta === undefined) return null;
  return readGuides(db, and(eq(guias.cvetda, tienda), eq(guias.operacion, operacion)));
}

/** A guide by its folio; null when there is none. */
export async function knownGuide(db: Db, folio: string): Promise<Guia | null> {
  const [guide] = await readGuides(db, eq(guias.folio, folio));
  return guide ?? null;
}

async function readGuides(db: Db, which: ReturnType<typeof and>): Promise<readonly Guia[]> {
  const rows = await db
    .select({
      guia: guias.folio,
      tipoGuia: guias.tipo,
      articulo: {
        linea: guiaArticulos.linea,
        numart: guiaArticulos.numArt,
        descripcion: ventaArticulos.descripcion,
        cantidad: guiaArticulos.cantidad,
        status: guiaPaquetes.estado,
        statusitem: guiaArticulos.statusitem,
        codigopaquete: guiaPaquetes.folio,
        idpaquete: guiaPaquetes.id,
        idarticulo: guiaArticulos.id,
      },
    })
    .from(guias)
    .leftJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .leftJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .leftJoin(
      ventaArticulos,
      and(
        eq(ventaArticulos.cvetda, guias.cvetda),
        eq(ventaArticulos.operacion, guias.operacion),
        eq(ventaArticulos.linea, guiaArticulos.linea),
      ),
    )
    .where(which)
    .orderBy(asc(guias.folio), asc(guiaArticulos.linea), asc(guiaArticulos.id));
  const found = new Map<string, Guia>();
  for (const { guia, tipoGuia, articulo } of rows) {
    const known: Guia = found.get(guia) ?? { guia, tipoGuia, articulos: [] };
    found.set(guia, known);
    const { linea, numart, cantidad, statusitem, idarticulo, status, codigopaquete, idpaquete } = articulo;
    if (linea === null || numart === null || cantidad === null || statusitem === null || idarticulo === null) continue;
    if (status === null || codigopaquete === null || idpaquete === null) continue;
    known.articulos.push({
      linea,
      numart,
      cantidad,
      codigopaquete,
      idpaquete,
      idarticulo,
      descripcion: articulo.descripcion ?? '',
      // Statuses come from the tables of `domain/ventas/estadosDeEntrega.ts`; the answer's shape refuses any other.
      status: status as IdEstadoPaquete,
      statusitem: statusitem as IdEstadoArticulo,
    });
  }
  return [...found.values()];
}

/** Locks a guide, or those by which the goods of a sale travel to the customer, in one order for everybody. */
export async function lockGuides(
  tx: Tx,
  which: { readonly folioGuia: string } | ClaveOperacion,
): Promise<readonly LockedGuide[]> {
  return tx
    .select({ folio: guias.folio, tipo: guias.tipo })
    .from(guias)
    .where(
      'folioGuia' in which
        ? eq(guias.folio, which.folioGuia)
        : and(eq(guias.cvetda, which.tienda), eq(guias.operacion, which.operacion), eq(guias.tipo, 'ENTREGA')),
    )
    .orderBy(asc(guias.folio))
    .for('update');
}

/** The goods of locked guides, row by row. */
export async function rowsOfGuides(tx: Tx, locked: readonly LockedGuide[]): Promise<readonly FilaDeGuia[]> {
  if (locked.length === 0) return [];
  const rows = await tx
    .select({
      idArticulo: guiaArticulos.id,
      idPaquete: guiaArticulos.idPaquete,
      linea: guiaArticulos.linea,
      numArt: guiaArticulos.numArt,
      statusitem: guiaArticulos.statusitem,
      status: guiaPaquetes.estado,
      cantidad: guiaArticulos.cantidad,
    })
    .from(guiaArticulos)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.id, guiaArticulos.idPaquete))
    .where(
      inArray(
        guiaPaquetes.folioGuia,
        locked.map(({ folio }) => folio),
      ),
    )
    .orderBy(asc(guiaArticulos.id));
  return rows.map(({ status, statusitem, ...row }) => ({
    ...row,
    statusitem: statusitem as IdEstadoArticulo,
    status: status as IdEstadoPaquete,
  }));
}

/** Cancels units of rows; of a row from which not all are taken a part is split off, in the same package. */
export async function cancelUnits(
  tx: Tx,
  rows: readonly FilaDeGuia[],
  taken: readonly { readonly idArticulo: number; readonly cantidad: number }[],
): Promise<void> {
  const known = new Map(rows.map((row) => [row.idArticulo, row]));
  for (const { idArticulo, cantidad } of taken) {
    const row = known.get(idArticulo);
    if (row === undefined) throw new Error(`The row ${idArticulo} of a guide was not locked`);
    const { idPaquete, linea, numArt } = row;
    if (cantidad === row.cantidad) {
      await tx
        .update(guiaArticulos)
        .set({ statusitem: ESTADO_ARTICULO.cancelado })
        .where(eq(guiaArticulos.id, idArticulo));
      continue;
    }
    await tx
      .update(guiaArticulos)
      .set({ cantidad: row.cantidad - cantidad })
      .where(eq(guiaArticulos.id, idArticulo));
    const part = { idPaquete, linea, numArt, cantidad, statusitem: ESTADO_ARTICULO.cancelado };
    await tx.insert(guiaArticulos).values(part);
  }
}

/** The next number of a guide of our own: a letter and eight digits. The sequence of the packages is as good as one of its own. */
export async function newFolio(tx: Tx, letter: 'R' | 'S'): Promise<string> {
  const { rows } = await tx.execute<{ n: string | number }>(
    sql`select nextval(pg_get_serial_sequence('guia_paquetes', 'id')) as n`,
  );
  return `${letter}${String(rows[0]?.n).padStart(8, '0')}`;
}
