import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { toPesos } from '#domain/common/money';
import {
  devolucionesMaximas,
  ESTADOS_ARTICULO,
  ESTADOS_PAQUETE,
  type IdEstadoArticulo,
  type IdEstadoPaquete,
} from '#domain/ventas/estadosDeEntrega';
import type { ArticuloOperacion, ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { inOneGo } from '../../platform/db/oneConnection.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { guiaArticulos, guiaPaquetes, guias, ventaArticulos } from '../../platform/db/schema/operaciones.ts';

const CANCELADO = 9;

/**
 * The articles of an operation in the order of the ticket, pickups after deliveries. A line is one row, or one row for each
 * package item when it travels in packages (specification, sections 2 and 3). `devolucionesMaximas` is of the whole line, the
 * same in each of its rows. An unknown operation has none.
 */
export async function articlesOf(db: Db, key: ClaveOperacion): Promise<ArticuloOperacion[]> {
  const [lineas, enGuia] = await inOneGo([readLines(db, key), readGuides(db, key)]);
  const porLinea = new Map<number, typeof enGuia>();
  for (const articulo of enGuia) porLinea.set(articulo.linea, [...(porLinea.get(articulo.linea) ?? []), articulo]);
  return lineas.flatMap((line): ArticuloOperacion[] => {
    const articulos = porLinea.get(line.linea) ?? [];
    const cancelados = articulos
      // Goods that are fetched again were delivered: their pickup takes nothing from what can be returned.
      .filter(({ tipo, statusitem }) => tipo === 'ENTREGA' && statusitem === CANCELADO)
      .reduce((sum, { cantidad }) => sum + cantidad, 0);
    const common = {
      ...line,
      total: toPesos(line.total),
      devolucionesMaximas: devolucionesMaximas({ ...line, cancelados }),
    };
    if (articulos.length === 0) return [{ ...common, ...WITHOUT_GUIDE }];
    return articulos.map((articulo) => ({
      ...common,
      folioGuia: articulo.folioGuia,
      idPaquete: articulo.idPaquete,
      folioPaquete: articulo.folioPaquete,
      estadoPaquete: isPackageState(articulo.estadoPaquete) ? articulo.estadoPaquete : null,
      idArticulo: articulo.idArticulo,
      estadoArticulo: isArticleState(articulo.statusitem) ? articulo.statusitem : null,
    }));
  });
}

const WITHOUT_GUIDE = {
  folioGuia: null,
  idPaquete: null,
  folioPaquete: null,
  estadoPaquete: null,
  idArticulo: null,
  estadoArticulo: null,
} as const;

function isPackageState(id: number): id is IdEstadoPaquete {
  return Object.hasOwn(ESTADOS_PAQUETE, id);
}
function isArticleState(id: number): id is IdEstadoArticulo {
  return Object.hasOwn(ESTADOS_ARTICULO, id);
}

const readLines = prepared('venta_articulos', (db, { tienda, operacion }: Places<ClaveOperacion>) =>
  db
    .select({
      linea: ventaArticulos.linea,
      numArt: ventaArticulos.numArt,
      descripcion: ventaArticulos.descripcion,
      cantidadOriginal: ventaArticulos.cantidadOriginal,
      cantidadMaxima: ventaArticulos.cantidadMaxima,
      pesada: ventaArticulos.pesada,
      total: ventaArticulos.total,
    })
    .from(ventaArticulos)
    .where(and(eq(ventaArticulos.cvetda, tienda), eq(ventaArticulos.operacion, operacion)))
    .orderBy(asc(ventaArticulos.linea)),
);

const readGuides = prepared('venta_guias', (db, { tienda, operacion }: Places<ClaveOperacion>) =>
  db
    .select({
      linea: guiaArticulos.linea,
      tipo: guias.tipo,
      folioGuia: guias.folio,
      idPaquete: guiaPaquetes.id,
      folioPaquete: guiaPaquetes.folio,
      estadoPaquete: guiaPaquetes.estado,
      idArticulo: guiaArticulos.id,
      statusitem: guiaArticulos.statusitem,
      cantidad: guiaArticulos.cantidad,
    })
    .from(guias)
    .innerJoin(guiaPaquetes, eq(guiaPaquetes.folioGuia, guias.folio))
    .innerJoin(guiaArticulos, eq(guiaArticulos.idPaquete, guiaPaquetes.id))
    .where(and(eq(guias.cvetda, tienda), eq(guias.operacion, operacion), ne(guias.tipo, 'SERVICIO')))
    .orderBy(asc(guiaArticulos.linea), sql`${guias.tipo} = 'RECOLECTA'`, asc(guiaPaquetes.id), asc(guiaArticulos.id)),
);
