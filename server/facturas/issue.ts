import { and, eq } from 'drizzle-orm';
import type { AuditedCall } from '#contract/contract';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { ENTITIES } from '#domain/common/entities';
import type { ServicioPedido } from '#domain/facturas/servicioDeCaso';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Tx } from '../platform/db/db.ts';
import { lockThen } from '../platform/db/oneConnection.ts';
import { facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { conflict } from '../platform/http/rejection.ts';
import { type BegunInvoice, beginInvoice, type Draft } from './begin.ts';
import { hindranceOf, issuedNow } from './issuer.ts';
import { demandAccepted } from './judge.ts';
import { caseLockToInvoice } from './onCase.ts';
import { inPlaceOf, openRefused, tellReissued } from './reissue.ts';
import { type Settled, settle, settleBegun } from './settle.ts';
import type { FacturaRow } from './work.ts';

/** An invoice that somebody asks for. */
export interface Plan {
  readonly call: AuditedCall;
  readonly idCaso: number;
  /** The service that its case must be one for. */
  readonly pedido: ServicioPedido;
  /** The refused invoice of the same case in whose place it is issued; null for none. */
  readonly idRechazada: number | null;
  /** The values that the person wrote and chose; a key stands for them. */
  readonly contents: object;
  /**
   * Makes what is issued, under the locks that it takes: of the sale, of the invoices that it is related to.
   * @throws Rejection when it cannot be made.
   */
  draft(tx: Tx, now: Date): Promise<Draft>;
}

/**
 * Issues an invoice, once, whatever dies in between. First it gets its row and its folio in one transaction, under the
 * locks of its case and of all that it takes of; then the provider is asked outside of any transaction; then it is
 * VIGENTE, or RECHAZADA and its case at MANTENIMIENTO (specification, section 4). Who asks again under the same key
 * goes on where it broke, and so does the server by itself.
 * @throws Rejection 400 for what the authority's rules refuse, 409 while another invoice of the case is under way, 502
 * when it is unknown what the provider did.
 */
export async function issue(plan: Plan, context: Context): Promise<Settled> {
  const begun = new Map<number, FacturaRow>();
  const { id } = await oncePerKey(
    plan.call,
    plan.contents,
    context,
    () => demandReady(context),
    async (tx) => {
      const { row, written } = await begin(tx, plan, context);
      const { id } = row;
      const nombre = serieFolio(row);
      begun.set(id, row);
      return { answer: { id, nombre }, created: { entidad: ENTITIES.factura.name, id }, written };
    },
  );
  const row = begun.get(id);
  return row === undefined ? settle(id, context) : settleBegun(row, context);
}

/** @throws Rejection 409 with what is in the way of any stamp, as a certificate that ran out: before a folio is taken for nothing. */
async function demandReady(context: Context): Promise<void> {
  const hindrance = await hindranceOf(context);
  if (hindrance !== null) throw conflict(hindrance);
}

async function begin(
  tx: Tx,
  { call, idCaso, pedido, idRechazada, draft }: Plan,
  context: Context,
): Promise<BegunInvoice> {
  const { sesion, config } = context;
  await lockThen(caseLockToInvoice(tx, idCaso, { sesion, pedido }), () => demandNoneUnderWay(tx, idCaso));
  // Read under the locks, so that folios and dates have the order in which invoices were issued.
  const now = context.clock();
  const refused =
    idRechazada === null ? null : await openRefused(tx, { idRechazada, idCaso }, { locks: true }, context);
  const drafted = await draft(tx, now);
  const made = refused === null ? drafted : inPlaceOf(refused, drafted);
  const { comprobante } = made;
  await demandAccepted(tx, { ...comprobante, Fecha: issuedNow(comprobante, now, config) }, now, config);
  const begun = await beginInvoice(tx, made, { call, idCaso, numiden: sesion.numiden, now, config });
  if (refused !== null) await tellReissued(tx, refused, begun.row);
  return begun;
}

/** One invoice of a case at a time: who cannot see yet what became of one would make it twice. */
async function demandNoneUnderWay(tx: Tx, idCaso: number): Promise<void> {
  const [other] = await tx
    .select({ id: facturas.id, serie: facturas.serie, folio: facturas.folio })
    .from(facturas)
    .where(and(eq(facturas.idCaso, idCaso), eq(facturas.estado, ESTADO_FACTURA.borrador)));
  if (other === undefined) return;
  throw conflict(FACTURA_TEXTS.otraEnCurso(serieFolio(other)), {
    objeto: { entidad: ENTITIES.factura.name, id: other.id },
  });
}
