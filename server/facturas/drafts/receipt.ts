import type { DocumentoPagado } from '#domain/cfdi/armado/reciboDePago';
import { reciboDePago } from '#domain/cfdi/armado/reciboDePago';
import { dayOf } from '#domain/dates';
import type { PorValidar } from '#domain/facturas';
import { centavos, fromPesos, sum } from '#domain/money';
import type { Context } from '../../http/handler.ts';
import { invalidFields } from '../../http/rejection.ts';
import type { Draft } from '../issue.ts';
import { issuedAt } from '../issuer.ts';
import type { Making } from './draft.ts';
import { made } from './draft.ts';
import type { Opened } from './ofInvoice.ts';
import { madeOf, openInvoice } from './ofInvoice.ts';

type Request = Extract<PorValidar, { servicio: 'reciboPago' }>['solicitud'];

/** Whoever pays does so at some hour of the day; the authority asks for one, and noon is in the day of every zone. */
const NOON = 'T12:00:00';

/**
 * Makes the receipt of one payment of one or several invoices, at most of what is left of each.
 * @throws Rejection 400 for a day to come, 409 where the life of an invoice refuses, and for more than is left.
 */
export async function draftOfReceipt(request: Request, making: Making, context: Context): Promise<Draft> {
  const { db, config, now } = making;
  const { fechaPago, formaPago } = request;
  if (fechaPago > dayOf(now, config.zonaHoraria)) {
    throw invalidFields([{ campo: 'fechaPago', message: 'El pago no puede ser de un día que no ha llegado.' }]);
  }
  if (formaPago === '99') {
    throw invalidFields([{ campo: 'formaPago', message: 'Elija cómo se pagó: por definir no es una forma de pago.' }]);
  }
  const opened: Opened[] = [];
  const documentos: DocumentoPagado[] = [];
  // In one order, so that two payments of the same invoices wait for each other and never both.
  for (const pago of request.pagos.toSorted((one, other) => one.idFactura - other.idFactura)) {
    const one = await openInvoice('pagar', pago, making, context);
    opened.push(one);
    documentos.push({
      factura: one.factura,
      notas: await madeOf(db, one.row.id, ['01', '03']),
      recibos: await madeOf(db, one.row.id, ['pago']),
      pagado: fromPesos(pago.monto),
    });
  }
  const [first] = opened;
  if (first === undefined) throw new Error('A receipt of no invoice was asked for');
  const { cvetda, datosFiscales } = first.row;
  const { lugarExpedicion } = await issuedAt(db, cvetda, config);
  const comprobante = made(
    reciboDePago({ lugarExpedicion, fecha: `${fechaPago}${NOON}`, forma: formaPago, documentos }),
  );
  return {
    clase: 'reciboPago',
    cvetda,
    operacion: null,
    referencia: null,
    datosFiscales,
    comprobante,
    total: centavos(sum(documentos.map(({ pagado }) => pagado))),
    relaciones: opened.map(({ row }, index) => ({
      id: row.id,
      relacion: 'pago',
      monto: documentos[index]?.pagado ?? centavos(0),
    })),
  };
}
