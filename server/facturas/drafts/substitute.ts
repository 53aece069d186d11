import { centavos } from '#domain/common/money';
import { sustituta } from '#domain/facturas/cfdi/armado/sustituta';
import { faltaDePago } from '#domain/facturas/cfdi/pago';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import type { Context } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import type { Draft } from '../begin.ts';
import { type DraftMaking, made, totalOf } from './draft.ts';
import { openInvoice } from './ofInvoice.ts';

type Request = Extract<PorValidar, { servicio: 'mantenimiento' }>['solicitud'];

/**
 * Makes the invoice that takes another one's place: the same content for another receiver, or paid in another way.
 * @throws Rejection 400 for a form of payment that does not go with the method, 409 where the life of the old one refuses.
 */
export async function draftOfSubstitute(request: Request, making: DraftMaking, context: Context): Promise<Draft> {
  const { row, factura } = await openInvoice('sustituir', request, making, context);
  const { datosFiscales, formaPago } = request;
  const metodoPago = request.metodoPago ?? (row.metodoPago === 'PPD' ? 'PPD' : 'PUE');
  const fault = faltaDePago(metodoPago, formaPago);
  if (fault !== null) throw invalidFields([{ campo: 'formaPago', message: fault }]);
  const comprobante = { ...made(sustituta(factura, datosFiscales)), MetodoPago: metodoPago, FormaPago: formaPago };
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
