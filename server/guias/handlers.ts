import { inArray } from 'drizzle-orm';
import type { guiasVale } from '#contract/guias/guiasVale';
import { GUIA_TEXTS } from '#domain/guias/guiasVale';
import { ESTATUS_RECOLECCION } from '#domain/guias/recolectas';
import { ventas } from '../platform/db/schema/operaciones.ts';
import type { HandlersOf } from '../platform/http/handler.ts';
import { notFound } from '../platform/http/rejection.ts';
import { lookAtFolio } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import { selectSales, toSale } from '../ventas/operaciones/ventas.ts';
import { addressHandlers } from './addresses.ts';
import { cancelGuide, cancelPart, cancelWhole } from './cancel.ts';
import { consultGuides, guideStatus } from './consult.ts';
import { orderService } from './serviceOrder.ts';
import { updateGuide } from './update.ts';

/** Handlers of `contract/guias/guiasVale.ts`, but for those of a voucher's pickup. */
export const guideHandlers: HandlersOf<Omit<typeof guiasVale, 'complementoGuia' | 'programarRecolecta'>> = {
  ...addressHandlers,
  consultaGuia: consultGuides,
  cancelarGuiaTotal: cancelWhole,
  cancelarGuiaParcial: cancelPart,
  cancelarGuia: cancelGuide,
  ordenarServicio: orderService,
  estatusGuia: guideStatus,
  actualizarGuia: updateGuide,
  estatusRecoleccion: async () => ESTATUS_RECOLECCION,
  operacionPorFolioWeb: async ({ cuerpo: { folio } }, context) => {
    const { db } = context;
    await recordRead(context, lookAtFolio('operacionWeb', folio));
    // Read aloud by the customer, it is typed in either case; those of some web stores are in capitals.
    const [sale] = await selectSales(db).where(inArray(ventas.folioWeb, [folio, folio.toUpperCase()]));
    if (sale === undefined) throw notFound(GUIA_TEXTS.operacionDesconocida);
    return toSale(sale);
  },
};
