import { sustituta } from '#domain/cfdi/armado/sustituta';
import type { PorValidar } from '#domain/facturas';
import { centavos } from '#domain/money';
import type { Context } from '../../http/handler.ts';
import type { Draft } from '../begin.ts';
import type { Making } from './draft.ts';
import { made, totalOf } from './draft.ts';
import { openInvoice } from './ofInvoice.ts';

type Request = Extract<PorValidar, { servicio: 'mantenimiento' }>['solicitud'];

/** What is paid later or in parts says so; its forma is not known yet. */
const LATER = 'PPD';

/**
 * Makes the invoice that takes another one's place: the same content for another receiver, or paid in another way.
 * @throws Rejection 409 where the life of the old one refuses.
 */
export async function draftOfSubstitute(request: Request, making: Making, context: Context): Promise<Draft> {
  const { row, factura } = await openInvoice('sustituir', request, making, context);
  const { datosFiscales, formaPago } = request;
  const renewed = made(sustituta(factura, datosFiscales));
  const comprobante = renewed.MetodoPago === LATER ? renewed : { ...renewed, FormaPago: formaPago };
  const { clase, cvetda, operacion, referencia } = row;
  return {
    clase,
    cvetda,
    operacion,
    referencia,
    datosFiscales,
    comprobante,
    total: totalOf(comprobante),
    relaciones: [{ id: row.id, relacion: '04', monto: centavos(0) }],
  };
}
