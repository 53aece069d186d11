import { fromPesos } from '#domain/common/money';
import { notaDeCredito, type PedidoDeNota, relacionDe } from '#domain/facturas/cfdi/armado/notaDeCredito';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { lineasDe } from '#domain/facturas/cfdi/saldos';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import type { Draft } from '../begin.ts';
import { saleOf } from '../nominativeNotes.ts';
import type { FacturaRow } from '../work.ts';
import { type DraftMaking, made, totalOf } from './draft.ts';
import { madeOf, type OpenedInvoice, openInvoice } from './ofInvoice.ts';
import { openVoucher, wantedOfVoucher } from './ofVoucher.ts';
import { withForm } from './wentBack.ts';

type Request = Extract<PorValidar, { servicio: 'notaCredito' }>['solicitud'];

/**
 * Makes a credit note of an invoice, at most of what is left of it. A voucher has one note: it is
 * locked before the invoice.
 * @throws Rejection 409 where the invoice's life refuses, for more than is left, with what is left, and for a voucher
 * that has its note, is not in effect, or is of another sale.
 */
export async function draftOfNote(request: Request, making: DraftMaking, context: Context): Promise<Draft> {
  const asking = await asked(request, making);
  return draftOn(await openInvoice('acreditar', request, making, context), asking, making.db);
}

/** The note of an opened invoice. @throws Rejection 409 for more than is left of it. */
export async function draftOn({ row, factura }: OpenedInvoice, asked: Asked, db: Db): Promise<Draft> {
  const { idVale, wanted, enCaja = false } = asked;
  const pedido = await wanted(row);
  const nota = made(notaDeCredito({ factura, notas: await madeOf(db, row.id, ['01', '03']), pedido }));
  const { cvetda, operacion, datosFiscales } = row;
  const back = idVale !== null ? { idVale } : enCaja ? 'till' : 'neither';
  const comprobante = await withForm(db, nota, { back, sale: saleOf(row), row });
  const total = totalOf(comprobante);
  return {
    clase: 'notaCredito',
    cvetda,
    operacion,
    referencia: null,
    ...(idVale === null ? {} : { idVale }),
    datosFiscales,
    comprobante,
    total,
    relaciones: [{ id: row.id, relacion: relacionDe(pedido), monto: total }],
  };
}

interface Asked {
  readonly idVale: number | null;
  /** Whether its till took the goods back; left out where a person asks. */
  readonly enCaja?: boolean;
  wanted(row: FacturaRow): PedidoDeNota | Promise<PedidoDeNota>;
}

async function asked(request: Request, making: DraftMaking): Promise<Asked> {
  if (request.relacion !== 'vale') return { idVale: null, wanted: ({ comprobante }) => wrote(request, comprobante) };
  const vale = await openVoucher(request.idVale, making);
  return { idVale: vale.id, wanted: (row) => wantedOfVoucher(vale, row, making.db) };
}

function wrote(request: Exclude<Request, { relacion: 'vale' }>, comprobante: Comprobante): PedidoDeNota {
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
