import { SUCCESS_CODE } from '#contract/common/answers';
import type { operaciones } from '#contract/ventas/operaciones';
import { fitsInteger } from '../../platform/db/limits.ts';
import { onOneConnection } from '../../platform/db/oneConnection.ts';
import { busquedaParametros, busquedas } from '../../platform/db/schema/operaciones.ts';
import type { Handler, HandlersOf } from '../../platform/http/handler.ts';
import { lookAtOperation } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { readSaleOf } from '../entrada/onDemand.ts';
import { articlesOf } from './articulos.ts';
import { salesByFilters } from './buscar.ts';
import { guidesSeen } from './guidesSeen.ts';
import { saleById } from './ventas.ts';

const articulosOperacion: Handler<typeof operaciones.articulosOperacion> = async ({ consulta }, context) => {
  await recordRead(context, lookAtOperation(consulta));
  if (!fitsInteger(consulta.tienda)) return [];
  await guidesSeen(context, consulta);
  const articles = await readSaleOf(context, consulta, async () => {
    const here = await onOneConnection(context.db, (one) => articlesOf(one, consulta));
    return here.length === 0 ? null : here;
  });
  return articles ?? [];
};

/** Leaves a trace of a search; made once a search, and harmless when it is made twice. */
const saveSearch: Handler<typeof operaciones.guardarBusqueda> = async ({ cuerpo }, context) => {
  const { numiden, tienda } = context.sesion;
  const idBusqueda = await context.db.transaction(async (tx) => {
    const [busqueda] = await tx
      .insert(busquedas)
      .values({ numiden, cvetda: tienda.id, fecha: context.clock() })
      .returning({ id: busquedas.id });
    if (!busqueda) throw new Error('A search got no id');
    await tx
      .insert(busquedaParametros)
      .values(cuerpo.parametros.map((parameter, order) => ({ idBusqueda: busqueda.id, orden: order, ...parameter })));
    return busqueda.id;
  });
  return { codigo: SUCCESS_CODE, descripcion: 'Búsqueda guardada con éxito', idBusqueda };
};

/** Handlers of `contract/ventas/operaciones.ts`. */
export const operationHandlers: HandlersOf<typeof operaciones> = {
  ventaPorId: saleById,
  ventasPorFiltros: salesByFilters,
  articulosOperacion,
  guardarBusqueda: saveSearch,
};
