import type { facturas as contratoFacturas, FacturaEmitida } from '#contract/facturas';
import { CODIGO_FACTURA, CODIGO_FACTURA_GENERAL, CODIGO_RECHAZADA } from '#contract/facturas';
import type { PorValidar } from '#domain/facturas';
import { FACTURA_TEXTS, MAX_TEXTO_NOTA } from '#domain/trabajosFactura';
import { ESTADO_FACTURA } from '#domain/vidaFactura';
import type { Context, Handler } from '../http/handler.ts';
import { localTime } from '../time/localTime.ts';
import { contentOf } from './content.ts';
import { stateOf } from './documents.ts';
import type { Making } from './drafts/draft.ts';
import { draftOfNote } from './drafts/note.ts';
import { draftOfReceipt } from './drafts/receipt.ts';
import { draftOfSale } from './drafts/sale.ts';
import { draftOfSubstitute } from './drafts/substitute.ts';
import { draftOfTicket, paidMeal, paidParking } from './drafts/ticket.ts';
import type { Draft, Plan } from './issue.ts';
import { issue } from './issue.ts';
import { judgeDraft } from './judge.ts';
import type { Settled } from './settle.ts';

/** Makes the draft, under the locks where they are asked for. */
type MakeDraft = (making: Making) => Promise<Draft>;

/** How each service makes its invoice, of what a person sent; a neighbour is asked before anything is locked. */
const DRAFTS: {
  readonly [P in PorValidar as P['servicio']]: (solicitud: P['solicitud'], context: Context) => Promise<MakeDraft>;
} = {
  async estacionamiento({ tienda, operacion, fecha, datosFiscales }, { neighbours }) {
    const paid = await paidParking({ tienda, operacion, fecha }, neighbours);
    return (making) => draftOfTicket(paid, datosFiscales, making);
  },
  async general(solicitud, { neighbours }) {
    if (solicitud.origen === 'venta') return (making) => draftOfSale(solicitud, making);
    const paid = await paidMeal(solicitud.folio, neighbours);
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

/** Issues what a service was asked for. */
async function resolve(call: Plan['call'], asked: PorValidar, context: Context): Promise<Settled> {
  const { config } = context;
  const make = await draftOf(asked, context);
  return issue(
    {
      call,
      idCaso: asked.solicitud.idCaso,
      contents: asked.solicitud,
      draft: (tx, now) => make({ db: tx, now, config, locks: true }),
    },
    context,
  );
}

/** What a person is told of an invoice of which it is known what became. */
function answer(row: Settled, { codigo, text }: { readonly codigo: number; readonly text: string }): FacturaEmitida {
  const { id, serie, folio, uuid, idCaso: casoId } = row;
  const factura = { id, serie, folio: String(folio), uuid, estado: stateOf(row), casoId };
  if (row.estado !== ESTADO_FACTURA.rechazada) return { codigo, descripcion: text, rechazos: [], factura };
  const message =
    row.clase === 'notaCredito' ? FACTURA_TEXTS.escalada.slice(0, MAX_TEXTO_NOTA) : FACTURA_TEXTS.escalada;
  return { codigo: CODIGO_RECHAZADA, descripcion: message, message, rechazos: [...row.rechazos], factura };
}

const GENERATED = { codigo: CODIGO_FACTURA, text: FACTURA_TEXTS.generada } as const;

/** The services that issue an invoice (specification, section 7). */
export const services = {
  resolverEstacionamiento: (async ({ cuerpo: solicitud }, context) =>
    answer(
      await resolve('resolverEstacionamiento', { servicio: 'estacionamiento', solicitud }, context),
      GENERATED,
    )) satisfies Handler<typeof contratoFacturas.resolverEstacionamiento>,
  resolverFactura: (async ({ cuerpo: solicitud }, context) =>
    answer(await resolve('resolverFactura', { servicio: 'general', solicitud }, context), {
      ...GENERATED,
      codigo: CODIGO_FACTURA_GENERAL,
    })) satisfies Handler<typeof contratoFacturas.resolverFactura>,
  resolverMantenimiento: (async ({ cuerpo: solicitud }, context) =>
    answer(await resolve('resolverMantenimiento', { servicio: 'mantenimiento', solicitud }, context), {
      ...GENERATED,
      text: FACTURA_TEXTS.actualizada,
    })) satisfies Handler<typeof contratoFacturas.resolverMantenimiento>,
  resolverNotaCredito: (async ({ cuerpo: solicitud }, context) =>
    answer(
      await resolve('resolverNotaCredito', { servicio: 'notaCredito', solicitud }, context),
      GENERATED,
    )) satisfies Handler<typeof contratoFacturas.resolverNotaCredito>,
  resolverReciboPago: (async ({ cuerpo: solicitud }, context) =>
    answer(
      await resolve('resolverReciboPago', { servicio: 'reciboPago', solicitud }, context),
      GENERATED,
    )) satisfies Handler<typeof contratoFacturas.resolverReciboPago>,
} as const;

/** What would be issued, and what the authority's rules say of it (POST facturas/validar); nothing is locked or kept. */
export const validarFactura: Handler<typeof contratoFacturas.validarFactura> = async ({ cuerpo }, context) => {
  const { db, config } = context;
  const now = context.clock();
  const make = await draftOf(cuerpo, context);
  const { comprobante } = await make({ db, now, config, locks: false });
  // What is not numbered yet is judged as if it were: series, folio and date come with the issue.
  const judged = await judgeDraft(db, { ...comprobante, Fecha: localTime(now, config.zonaHoraria) }, now, config);
  const impedimento = await context.neighbours.stamper.hindrance(config.emisor.rfc);
  return { impedimento, contenido: contentOf(comprobante), rechazos: [...judged.rechazos], avisos: [...judged.avisos] };
};
