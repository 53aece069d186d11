import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { IdEstadoArticulo } from '#domain/guias';
import { ESTADO_ARTICULO, ESTADOS_ARTICULO } from '#domain/guias';
import type { ClaveOperacion } from '#domain/operaciones';
import type { Recolecta } from '#domain/recolectas';
import type { UnidadesEnGuia } from '#domain/unidadesVale';
import type { Db } from '../db/db.ts';
import { direcciones, recolectas } from '../db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaArticulos } from '../db/schema/operaciones.ts';

/** Units of each line of a voucher that its pickups have brought; a line of which nothing has come is left out. */
export function recogidas(db: Db, idVale: number): Promise<ReadonlyMap<number, number>> {
  return unitsOf(db, idVale, [ESTADO_ARTICULO.recolectado]);
}

/** Units of each line of a voucher that its pickups have brought, or are still on their way to fetch. */
export function enRecolecta(db: Db, idVale: number): Promise<ReadonlyMap<number, number>> {
  return unitsOf(db, idVale, [ESTADO_ARTICULO.recolectado, ESTADO_ARTICULO.porRecolectar]);
}

async function unitsOf(db: Db, idVale: number, statuses: readonly IdEstadoArticulo[]) {
  const rows = await db
    .select({ linea: guiaArticulos.linea, unidades: sum(guiaArticulos.cantidad) })
    .from(recolectas)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, recolectas.folioGuia))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(and(eq(recolectas.idVale, idVale), inArray(guiaArticulos.statusitem, [...statuses])))
    .groupBy(guiaArticulos.linea);
  return new Map(rows.map(({ linea, unidades }) => [linea, Number(unidades)]));
}

/** How the units of each line of a sale travel to the customer, by the status of their items; goods without a guide are left out. */
export async function deliveries(
  db: Db,
  { tienda, operacion }: ClaveOperacion,
): Promise<ReadonlyMap<number, Pick<UnidadesEnGuia, 'folioGuia' | 'unidades'>>> {
  const rows = await db
    .select({
      linea: guiaArticulos.linea,
      folioGuia: guias.folio,
      statusitem: guiaArticulos.statusitem,
      cantidad: guiaArticulos.cantidad,
    })
    .from(guias)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(and(eq(guias.cvetda, tienda), eq(guias.operacion, operacion), eq(guias.tipo, 'ENTREGA')))
    .orderBy(asc(guiaArticulos.id));
  const byLine = new Map<number, Pick<UnidadesEnGuia, 'folioGuia' | 'unidades'>>();
  for (const { linea, folioGuia, statusitem, cantidad } of rows) {
    const known = byLine.get(linea) ?? { folioGuia, unidades: [] };
    // Statuses come from the tables of `domain/guias.ts`.
    const unidad = { statusitem: statusitem as IdEstadoArticulo, cantidad };
    byLine.set(linea, { ...known, unidades: [...known.unidades, unidad] });
  }
  return byLine;
}

/** The pickups of a voucher, the first first, with address, date and what is fetched. */
export async function pickupsOf(db: Db, idVale: number): Promise<readonly Recolecta[]> {
  const rows = await db
    .select({
      folioGuia: recolectas.folioGuia,
      fecha: recolectas.fecha,
      direccion: direcciones,
      articulo: {
        linea: guiaArticulos.linea,
        numArt: guiaArticulos.numArt,
        descripcion: ventaArticulos.descripcion,
        cantidad: guiaArticulos.cantidad,
        statusitem: guiaArticulos.statusitem,
      },
    })
    .from(recolectas)
    .innerJoin(direcciones, eq(direcciones.id, recolectas.idDireccion))
    .innerJoin(guias, eq(guias.folio, recolectas.folioGuia))
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .innerJoin(
      ventaArticulos,
      and(
        eq(ventaArticulos.cvetda, guias.cvetda),
        eq(ventaArticulos.operacion, guias.operacion),
        eq(ventaArticulos.linea, guiaArticulos.linea),
      ),
    )
    .where(eq(recolectas.idVale, idVale))
    .orderBy(asc(guiaPaquetes.id), asc(guiaArticulos.linea), asc(guiaArticulos.id));
  const found = new Map<string, Recolecta>();
  for (const { folioGuia, fecha, direccion, articulo } of rows) {
    const known = found.get(folioGuia) ?? { idVale, folioGuia, fechaRecoleccion: fecha, direccion, articulos: [] };
    found.set(folioGuia, known);
    const statusitem = articulo.statusitem as IdEstadoArticulo;
    known.articulos.push({ ...articulo, statusitem, estatus: ESTADOS_ARTICULO[statusitem] });
  }
  return [...found.values()];
}
