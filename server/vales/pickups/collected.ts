import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { Recolecta } from '#domain/guias/recolectas';
import {
  ESTADO_ARTICULO,
  ESTADOS_ARTICULO,
  type IdEstadoArticulo,
  type IdEstadoPaquete,
  vaPorEl,
} from '#domain/ventas/estadosDeEntrega';
import type { Db } from '../../platform/db/db.ts';
import { direcciones, recolectas } from '../../platform/db/schema/neighbours.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaArticulos } from '../../platform/db/schema/operaciones.ts';

const BROUGHT_OR_AWAITED = [ESTADO_ARTICULO.recolectado, ESTADO_ARTICULO.porRecolectar];

/** Units of each line of a voucher that its pickups have brought, or are still on their way to fetch. */
export async function enRecolecta(db: Db, idVale: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ linea: guiaArticulos.linea, unidades: sum(guiaArticulos.cantidad) })
    .from(recolectas)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, recolectas.folioGuia))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(and(eq(recolectas.idVale, idVale), inArray(guiaArticulos.statusitem, BROUGHT_OR_AWAITED)))
    .groupBy(guiaArticulos.linea);
  return new Map(rows.map(({ linea, unidades }) => [linea, Number(unidades)]));
}

/** The pickups of a voucher, the first first, with address, date and what is fetched. */
export async function pickupsOf(db: Db, idVale: number): Promise<readonly Recolecta[]> {
  // Asked by itself, since most vouchers have none: to plan one join of all costs more than to answer it.
  const ordered = await db
    .select({ folioGuia: recolectas.folioGuia, fechaRecoleccion: recolectas.fecha, direccion: direcciones })
    .from(recolectas)
    .innerJoin(direcciones, eq(direcciones.id, recolectas.idDireccion))
    .where(eq(recolectas.idVale, idVale));
  if (ordered.length === 0) return [];
  const rows = await fetchedBy(
    db,
    ordered.map(({ folioGuia }) => folioGuia),
  );
  const found = new Map<string, Recolecta>();
  for (const { folioGuia, paquete, articulo } of rows) {
    const pickup = ordered.find((one) => one.folioGuia === folioGuia);
    if (pickup === undefined) continue;
    const known = found.get(folioGuia) ?? { idVale, ...pickup, enCamino: false, articulos: [] };
    found.set(folioGuia, known);
    const statusitem = articulo.statusitem as IdEstadoArticulo;
    known.enCamino ||= vaPorEl(statusitem, paquete as IdEstadoPaquete);
    known.articulos.push({ ...articulo, statusitem, estatus: ESTADOS_ARTICULO[statusitem] });
  }
  return [...found.values()];
}

/** The goods that some guides fetch, package by package. */
function fetchedBy(db: Db, folios: readonly string[]) {
  return db
    .select({
      folioGuia: guias.folio,
      paquete: guiaPaquetes.estado,
      articulo: {
        idArticulo: guiaArticulos.id,
        linea: guiaArticulos.linea,
        numArt: guiaArticulos.numArt,
        descripcion: ventaArticulos.descripcion,
        cantidad: guiaArticulos.cantidad,
        statusitem: guiaArticulos.statusitem,
      },
    })
    .from(guias)
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
    .where(inArray(guias.folio, [...folios]))
    .orderBy(asc(guiaPaquetes.id), asc(guiaArticulos.linea), asc(guiaArticulos.id));
}
