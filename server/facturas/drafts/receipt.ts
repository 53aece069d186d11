import { serieFolio } from '#domain/cadena/estadosFactura';
import { centavos, fromPesos, sum } from '#domain/common/money';
import { type DocumentoPagado, reciboDePago } from '#domain/facturas/cfdi/armado/reciboDePago';
import { momentoDePago } from '#domain/facturas/cfdi/pago';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import type { Context } from '../../platform/http/handler.ts';
import { conflict, invalidFields, Rejection } from '../../platform/http/rejection.ts';
import { localTime } from '../../platform/time/localTime.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import type { Draft } from '../begin.ts';
import { issuedAt } from '../issuer.ts';
import { rowById } from '../reads.ts';
import type { DraftMaking } from './draft.ts';
import { madeOf, type OpenedInvoice, openInvoice } from './ofInvoice.ts';

type Request = Extract<PorValidar, { servicio: 'reciboPago' }>['solicitud'];

/**
 * Makes the receipt of one payment of one or several invoices, at most of what is left of each.
 * @throws Rejection 400 for a day or an hour to come, 409 where the life of an invoice refuses, and for more than is left: at the
 * amount of that invoice.
 */
export async function draftOfReceipt(request: Request, making: DraftMaking, context: Context): Promise<Draft> {
  const { db, config, now } = making;
  const { formaPago, numOperacion, pagos } = request;
  const when = momentoDePago(request, localTime(now, zoneOf(context)));
  if (!when.ok) throw invalidFields([{ campo: when.campo, message: when.falla }]);
  if (formaPago === '99') {
    throw invalidFields([{ campo: 'formaPago', message: 'Elija cómo se pagó: por definir no es una forma de pago.' }]);
  }
  // In one order, so that two payments of the same invoices wait for each other and never both.
  const inOrder = pagos.toSorted((one, other) => one.idFactura - other.idFactura);
  const opened: OpenedInvoice[] = [];
  const documentos: DocumentoPagado[] = [];
  for (const pago of inOrder) {
    const one = await openToPay(pago, request, making, context);
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
  const armado = reciboDePago({
    lugarExpedicion,
    fecha: when.momento,
    forma: formaPago,
    ...(numOperacion !== undefined && { numOperacion }),
    documentos,
  });
  if (!armado.ok) throw atAmount(armado.falla, inOrder[armado.lugar ?? 0], request);
  return {
    clase: 'reciboPago',
    cvetda,
    operacion: null,
    referencia: null,
    datosFiscales,
    comprobante: armado.comprobante,
    total: centavos(sum(documentos.map(({ pagado }) => pagado))),
    relaciones: opened.map(({ row }, index) => ({
      id: row.id,
      relacion: 'pago',
      monto: documentos[index]?.pagado ?? centavos(0),
    })),
  };
}

/** Opens an invoice that is paid; among several, a refusal says which one it is of. */
async function openToPay(
  pago: Request['pagos'][number],
  request: Request,
  making: DraftMaking,
  context: Context,
): Promise<OpenedInvoice> {
  try {
    return await openInvoice('pagar', pago, making, context);
  } catch (error) {
    // The changes of others stand in the answer by themselves.
    if (!(error instanceof Rejection) || error.status !== 409 || error.cambio !== null) throw error;
    const isAlone = request.pagos.length === 1;
    const text = isAlone ? error.message : `${serieFolio(await rowById(making.db, pago.idFactura))}: ${error.message}`;
    throw atAmount(text, pago, request);
  }
}

/** A refusal of the payment of one invoice, at its amount. */
function atAmount(message: string, pago: Request['pagos'][number] | undefined, { pagos }: Request): Rejection {
  const place = pagos.findIndex(({ idFactura }) => idFactura === pago?.idFactura);
  return conflict(message, place < 0 ? {} : { campos: [{ campo: `pagos.${place}.monto`, message }] });
}
