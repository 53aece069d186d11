import type { PedidoDeNota } from '#domain/cfdi/armado/notaDeCredito';
import { notaDeCredito } from '#domain/cfdi/armado/notaDeCredito';
import type { Comprobante } from '#domain/cfdi/comprobante';
import { lineasDe } from '#domain/cfdi/saldos';
import type { PorValidar } from '#domain/facturas';
import { fromPesos } from '#domain/money';
import type { Context } from '../../http/handler.ts';
import { invalidFields } from '../../http/rejection.ts';
import type { Draft } from '../begin.ts';
import type { Making } from './draft.ts';
import { made, totalOf } from './draft.ts';
import { madeOf, openInvoice } from './ofInvoice.ts';

type Request = Extract<PorValidar, { servicio: 'notaCredito' }>['solicitud'];

/**
 * Makes a credit note of an invoice, at most of what is left of it.
 * @throws Rejection 409 where the invoice's life refuses, and for more than is left, with what is left.
 */
export async function draftOfNote(request: Request, making: Making, context: Context): Promise<Draft> {
  const { row, factura } = await openInvoice('acreditar', request, making, context);
  const comprobante = made(
    notaDeCredito({
      factura,
      notas: await madeOf(making.db, row.id, ['01', '03']),
      pedido: wanted(request, factura.comprobante),
    }),
  );
  const total = totalOf(comprobante);
  const { cvetda, operacion, datosFiscales } = row;
  return {
    clase: 'notaCredito',
    cvetda,
    operacion,
    referencia: null,
    datosFiscales,
    comprobante,
    total,
    relaciones: [{ id: row.id, relacion: request.relacion, monto: total }],
  };
}

function wanted(request: Request, comprobante: Comprobante): PedidoDeNota {
  if (request.relacion === '01') return { por: 'descuento', monto: fromPesos(request.monto) };
  const lineas = lineasDe(comprobante) ?? [];
  return {
    por: 'devolucion',
    lineas: request.lineas.map(({ orden, cantidad }, index) => {
      const linea = lineas[orden - 1];
      if (linea === undefined) {
        throw invalidFields([{ campo: `lineas.${index}.orden`, message: 'La factura no tiene esa línea.' }]);
      }
      return { identificacion: linea.identificacion, unidades: cantidad };
    }),
  };
}
