import {
  CODIGO_FACTURA,
  CODIGO_FACTURA_GENERAL,
  CODIGO_RECHAZADA,
  type FacturaEmitida,
} from '#contract/facturas/emision';
import type { facturas as contratoFacturas } from '#contract/facturas/facturas';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { servicioPedido } from '#domain/facturas/servicioDeCaso';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import { errorDeNota, FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { inOneGo, onOneConnection } from '../platform/db/oneConnection.ts';
import type { Context, Handler } from '../platform/http/handler.ts';
import { Rejection } from '../platform/http/rejection.ts';
import { lookAtFolio, lookAtInvoice, lookAtOperation, type Reading } from '../platform/reads/readings.ts';
import { recordRead } from '../platform/reads/recordRead.ts';
import type { Draft } from './begin.ts';
import { contentOf, shownReceiver } from './content.ts';
import { invoiceState } from './documents.ts';
import type { DraftMaking } from './drafts/draft.ts';
import { draftOfNote } from './drafts/note.ts';
import { draftOfReceipt } from './drafts/receipt.ts';
import { draftOfSale } from './drafts/sale.ts';
import { draftOfSubstitute } from './drafts/substitute.ts';
import { draftOfTicket, paidMeal, paidParking } from './drafts/ticket.ts';
import { noteMade, noteToCome } from './globalSale.ts';
import { issue, type Plan } from './issue.ts';
import { hindranceOf, issuedNow } from './issuer.ts';
import { judgeDraft } from './judge.ts';
import { saleOf } from './nominativeNotes.ts';
import { inPlaceOf, openRefused } from './reissue.ts';
import { returnedBefore } from './returnedBefore.ts';
import type { Settled } from './settle.ts';

/** Makes the draft, under the locks where they are asked for. */
type MakeDraft = (making: DraftMaking) => Promise<Draft>;

/** How each service makes its invoice from a person's request; a neighbour is asked before anything is locked. */
const DRAFTS: {
  readonly [P in PorValidar as P['servicio']]: (solicitud: P['solicitud'], context: Context) => Promise<MakeDraft>;
} = {
  async estacionamiento({ tienda, operacion, fecha, datosFiscales }, context) {
    const paid = await paidParking({ tienda, operacion, fecha }, context);
    return (making) => draftOfTicket(paid, datosFiscales, making);
  },
  async general(solicitud, context) {
    if (solicitud.origen === 'venta') return (making) => draftOfSale(solicitud, making);
    const paid = await paidMeal(solicitud.folio, context);
    return (making) => draftOfTicket(paid, solicitud.datosFiscales, making);
  },
  mantenimiento: async (solicitud, context) => (making) => draftOfSubstitute(solicitud, making, context),
  notaCredito: async (solicitud, context) => (making) => draftOfNote(solicitud, making, context),
  reciboPago: async (solicitud, context) => (making) => draftOfReceipt(solicitud, making, context),
};

function draftOf({ servicio, solicitud }: PorValidar, context: Context): Promise<MakeDraft> {
  // Each service gets its own request, which the union has tied to its name.
  const make = DRAFTS[servicio] as (solicitud: PorValidar['solicitud'], context: Context) => Promise<MakeDraft>;
  return make(solicitud, context);
}

/** How an invoice that was stamped is told. */
interface Told {
  readonly codigo: number;
  readonly text: string;
}

const GENERATED: Told = { codigo: CODIGO_FACTURA, text: FACTURA_TEXTS.generada };

/** Issues what a service was asked for, and tells what became of it. */
async function resolve(call: Plan['call'], asked: PorValidar, context: Context, told = GENERATED) {
  const { config } = context;
  const make = await draftOf(asked, context);
  const row = await issue(
    {
      call,
      idCaso: asked.solicitud.idCaso,
      pedido: servicioPedido(asked),
      idRechazada: asked.solicitud.idRechazada ?? null,
      contents: asked.solicitud,
      draft: (tx, now) => make({ db: tx, now, config, locks: true }),
    },
    context,
  );
  return answer(row, told, context);
}

/** The answer to a person about an invoice whose outcome is known. */
async function answer(row: Settled, { codigo, text }: Told, { db }: Context): Promise<FacturaEmitida> {
  const { id, serie, folio, uuid, idCaso: casoId, clase } = row;
  const factura = { id, serie, folio: String(folio), uuid, estado: invoiceState(row), casoId };
  if (row.estado !== ESTADO_FACTURA.rechazada) {
    const notaGlobal = clase === 'general' ? await noteMade(db, row) : null;
    return { codigo, descripcion: text, rechazos: [], notaGlobal, factura };
  }
  const message = clase === 'notaCredito' ? errorDeNota(FACTURA_TEXTS.escalada) : FACTURA_TEXTS.escalada;
  const rechazos = [...row.rechazos];
  return { codigo: CODIGO_RECHAZADA, descripcion: message, message, rechazos, notaGlobal: null, factura };
}

/** The services that issue an invoice (specification, section 7). */
export const services = {
  resolverEstacionamiento: (({ cuerpo: solicitud }, context) =>
    resolve('resolverEstacionamiento', { servicio: 'estacionamiento', solicitud }, context)) satisfies Handler<
    typeof contratoFacturas.resolverEstacionamiento
  >,
  resolverFactura: (({ cuerpo: solicitud }, context) =>
    resolve('resolverFactura', { servicio: 'general', solicitud }, context, {
      ...GENERATED,
      codigo: CODIGO_FACTURA_GENERAL,
    })) satisfies Handler<typeof contratoFacturas.resolverFactura>,
  resolverMantenimiento: (({ cuerpo: solicitud }, context) =>
    resolve('resolverMantenimiento', { servicio: 'mantenimiento', solicitud }, context, {
      ...GENERATED,
      text: FACTURA_TEXTS.actualizada,
    })) satisfies Handler<typeof contratoFacturas.resolverMantenimiento>,
  resolverNotaCredito: (({ cuerpo: solicitud }, context) =>
    cuttingErrors(() =>
      resolve('resolverNotaCredito', { servicio: 'notaCredito', solicitud }, context),
    )) satisfies Handler<typeof contratoFacturas.resolverNotaCredito>,
  resolverReciboPago: (({ cuerpo: solicitud }, context) =>
    resolve('resolverReciboPago', { servicio: 'reciboPago', solicitud }, context)) satisfies Handler<
    typeof contratoFacturas.resolverReciboPago
  >,
} as const;

/** Cuts what is said of a credit note that cannot be made; what stands at its fields stays whole. */
async function cuttingErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Rejection) error.message = errorDeNota(error.message);
    throw error;
  }
}

/**
 * Answers the invoice that would be issued, and the authority's rules that it breaks (POST facturas/validar);
 * nothing is locked or kept.
 */
export const validarFactura: Handler<typeof contratoFacturas.validarFactura> = async ({ cuerpo }, context) => {
  const { db, config } = context;
  const now = context.clock();
  for (const reading of readingsOf(cuerpo)) await recordRead(context, reading);
  const make = await draftOf(cuerpo, context);
  const draft = await make({ db, now, config, locks: false });
  const { idCaso, idRechazada } = cuerpo.solicitud;
  if (idRechazada !== undefined) {
    inPlaceOf(await openRefused(db, { idRechazada, idCaso }, { locks: false }, context), draft);
  }
  const { comprobante, clase, cvetda, operacion } = draft;
  // An invoice without a number is judged as if it had one: series, folio and date come with the issue.
  const numbered = { ...comprobante, Fecha: issuedNow(comprobante, now, config) };
  const sale = clase === 'general' ? saleOf({ cvetda, operacion }) : null;
  const [judged, notaGlobal] = await onOneConnection(db, (one) =>
    inOneGo([judgeDraft(one, numbered, now, config), sale === null ? null : noteToCome(one, sale)]),
  );
  const devuelto = sale === null ? [] : await returnedBefore(db, sale);
  const impedimento = await hindranceOf(context);
  return {
    impedimento,
    receptor: shownReceiver(comprobante),
    contenido: contentOf(comprobante),
    notaGlobal,
    devuelto,
    rechazos: [...judged.rechazos],
    avisos: [...judged.avisos],
  };
};

/** The preview of an invoice tells what its sale, ticket or earlier invoice says of a customer. */
function readingsOf(cuerpo: PorValidar): readonly Reading[] {
  const { servicio, solicitud } = cuerpo;
  switch (servicio) {
    case 'estacionamiento':
      return [lookAtOperation(solicitud)];
    case 'general':
      return [solicitud.origen === 'venta' ? lookAtOperation(solicitud) : lookAtFolio('factura', solicitud.folio)];
    case 'mantenimiento':
    case 'notaCredito':
      return [lookAtInvoice(solicitud.idFactura)];
    case 'reciboPago':
      return solicitud.pagos.map(({ idFactura }) => lookAtInvoice(idFactura));
  }
}
