import { and, asc, eq, gte, inArray, or, type SQL } from 'drizzle-orm';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { notaDeCredito, type PedidoDeNota, relacionDe } from '#domain/facturas/cfdi/armado/notaDeCredito';
import { ESTADOS_QUE_CUENTAN } from '#domain/facturas/vidaFactura';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Tx } from '../../platform/db/db.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import { notasPorHacer } from '../../platform/db/schema/globales.ts';
import { ventas } from '../../platform/db/schema/operaciones.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Context } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/rejection.ts';
import { beginInvoice, type Draft } from '../begin.ts';
import { made, totalOf } from '../drafts/draft.ts';
import { draftOn } from '../drafts/note.ts';
import { openInvoice } from '../drafts/ofInvoice.ts';
import { wantedOfVoucher } from '../drafts/ofVoucher.ts';
import { withForm } from '../drafts/wentBack.ts';
import { type HeldSale, heldSale } from '../globalSale.ts';
import { issuedNow } from '../issuer.ts';
import { demandAccepted } from '../judge.ts';
import { noteOf } from '../noteOfVoucher.ts';
import { unreadyNow } from '../unready.ts';
import type { FacturaRow } from '../work.ts';
import { AT_THE_TILL, askNotesOfNamed } from './askNotes.ts';
import { wantedOfTill, wantedOfTillByName, wantedOfVoucherInGlobal } from './wanted.ts';

type ValeRow = typeof vales.$inferSelect;
type Asked = Pick<typeof notasPorHacer.$inferSelect, 'id' | 'cvetda' | 'operacion' | 'idVale' | 'version'>;

/** A note that is to be issued, and in whose name. */
interface Due {
  readonly draft: Draft;
  readonly numiden: number;
}

/**
 * Begins the note that goods which came back need next, under the lock of their voucher, or of their sale where a till took them, and that of
 * the invoice: on the global invoice that has the sale; else, of what a till took and where a voucher's note took of a global invoice that
 * the sale has left since, on the invoice by name. The asking goes with it in the same transaction, or once none is due: whatever may make one due later asks again.
 * @param hindrance what is in the way of any stamp now (`hindranceOf`); null for nothing.
 * @returns the invoice that was begun; null for none.
 * @throws Rejection 409 where it cannot be made, and while nothing can be stamped: then the asking stays.
 */
export async function beginNoteOfReturn(
  tx: Tx,
  asked: Asked,
  hindrance: string | null,
  context: Context,
): Promise<FacturaRow | null> {
  const due =
    asked.idVale === AT_THE_TILL ? await dueOfTill(tx, asked, context) : await dueOfVoucher(tx, asked, context);
  // Whoever asked again meanwhile is heard in the next round.
  const gone = await tx
    .delete(notasPorHacer)
    .where(and(eq(notasPorHacer.id, asked.id), eq(notasPorHacer.version, asked.version)))
    .returning({ id: notasPorHacer.id });
  if (due === null || gone.length === 0) return null;
  const { draft, numiden } = due;
  // Before a folio is taken for nothing; the invoice may be of an earlier issuer.
  const unready = hindrance ?? (await unreadyNow(tx, draft.comprobante.Emisor?.Rfc ?? ''));
  if (unready !== null) throw conflict(unready);
  const { config, clock } = context;
  const now = clock();
  await demandAccepted(tx, { ...draft.comprobante, Fecha: issuedNow(draft.comprobante, now, config) }, now, config);
  const { row, written } = await beginInvoice(tx, draft, {
    call: 'hacerNotaGlobal',
    idCaso: null,
    numiden,
    now,
    config,
  });
  await written;
  if (row.alPublico) await askNotesOfNamed(tx, row, now);
  return row;
}

async function dueOfVoucher(tx: Tx, { idVale }: Asked, context: Context): Promise<Due | null> {
  const [vale] = await tx.select().from(vales).where(eq(vales.id, idVale)).for('update');
  if (vale?.estado !== ESTADO_VALE.canjeado) return null;
  const sale = { tienda: vale.cvetda, operacion: vale.operacion };
  if ((await noteOf(tx, idVale, true)) === null) {
    const due = await onGlobal(
      tx,
      sale,
      { idVale, wanted: (held) => wantedOfVoucherInGlobal(tx, vale, held) },
      context,
    );
    if (due !== null) return due;
  }
  if ((await noteOf(tx, idVale, false)) !== null || !(await isMadeByItself(tx, vale))) return null;
  return onNamed(tx, sale, { idVale, wanted: (row) => wantedOfVoucher(vale, row, tx) }, context);
}

/**
 * Whether the note of a voucher on an invoice by name is made without a person: where the goods came back before it was invoiced, where they
 * were noted by the server before, or where that note was cancelled.
 */
async function isMadeByItself(tx: Tx, { id, cvetda, operacion, fechaCreacion }: ValeRow): Promise<boolean> {
  const invoicedLater = and(
    ...[eq(facturas.cvetda, cvetda), eq(facturas.operacion, operacion), eq(facturas.clase, 'general')],
    ...[inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN]), gte(facturas.fecha, fechaCreacion)],
  );
  const notedBefore = and(
    eq(facturas.idVale, id),
    or(
      eq(facturas.alPublico, true),
      eq(facturas.llamada, 'hacerNotaGlobal'),
      eq(facturas.estado, ESTADO_FACTURA.cancelada),
    ),
  );
  const [found] = await tx.select({ id: facturas.id }).from(facturas).where(or(invoicedLater, notedBefore)).limit(1);
  return found !== undefined;
}

async function dueOfTill(tx: Tx, { cvetda: tienda, operacion }: Asked, context: Context): Promise<Due | null> {
  const sale = { tienda, operacion };
  // Not against whoever has the invoice and writes a note of this sale: that one only needs the sale to stay.
  await tx
    .select({ operacion: ventas.operacion })
    .from(ventas)
    .where(and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)))
    .for('no key update');
  return (
    (await onGlobal(tx, sale, { idVale: null, wanted: (held) => wantedOfTill(tx, sale, held) }, context)) ??
    onNamed(tx, sale, { idVale: null, wanted: (row) => wantedOfTillByName(tx, sale, row) }, context)
  );
}

/** The voucher of a note, null where a till took the goods back; and its request, null where nothing is due. */
interface Taking<Of> {
  readonly idVale: number | null;
  wanted(of: Of): Promise<PedidoDeNota | null>;
}

/** @returns null where no global invoice has the sale, and where the one that does is not stamped yet: then it asks for the note itself. */
async function onGlobal(tx: Tx, sale: ClaveOperacion, taking: Taking<HeldSale>, context: Context): Promise<Due | null> {
  const seen = await heldSale(tx, sale);
  if (seen === null || (await stampedOf(tx, eq(facturas.id, seen.global.id))) === null) return null;
  const { id, datosFiscales, uuid, numiden } = seen.global;
  await openInvoice('acreditar', { idFactura: id, version: null }, making(tx, context), context);
  // Under the lock: the rest of the sale, which nobody else lessens now.
  const held = await heldSale(tx, sale);
  if (held === null || held.global.id !== id) return null;
  const { idVale, wanted } = taking;
  const pedido = await wanted(held);
  if (pedido === null) return null;
  const { comprobante: factura, notas } = held;
  const nota = made(notaDeCredito({ factura: { uuid: uuid ?? '', comprobante: factura }, notas, pedido }));
  const back = idVale === null ? 'till' : { idVale };
  const comprobante = await withForm(tx, nota, { back, sale, row: null });
  const total = totalOf(comprobante);
  const draft: Draft = {
    clase: 'notaCredito',
    ...{ cvetda: sale.tienda, operacion: sale.operacion, referencia: null, alPublico: true },
    ...(idVale === null ? {} : { idVale }),
    ...{ datosFiscales, comprobante, total },
    relaciones: [{ id, relacion: relacionDe(pedido), monto: total }],
  };
  return { draft, numiden };
}

/** @returns null where the sale has no invoice by name that counts, and while that one is not stamped: then it asks for the note itself. */
async function onNamed(
  tx: Tx,
  sale: ClaveOperacion,
  { idVale, wanted }: Taking<FacturaRow>,
  context: Context,
): Promise<Due | null> {
  const named = await stampedOf(
    tx,
    and(
      ...[eq(facturas.cvetda, sale.tienda), eq(facturas.operacion, sale.operacion)],
      ...[eq(facturas.clase, 'general'), inArray(facturas.estado, [...ESTADOS_QUE_CUENTAN])],
    ),
  );
  if (named === null) return null;
  const [row] = await tx.select().from(facturas).where(eq(facturas.id, named));
  const pedido = row === undefined ? null : await wanted(row);
  if (row === undefined || pedido === null) return null;
  const opened = await openInvoice('acreditar', { idFactura: named, version: null }, making(tx, context), context);
  const asked = { idVale, enCaja: idVale === null, wanted: () => pedido };
  return { draft: await draftOn(opened, asked, tx), numiden: row.numiden };
}

/**
 * The latest of some invoices that is stamped, all of them locked: whoever accepts one at this moment asked for its notes before it could
 * see who waits for them now, so that its end is waited for. Null where none is.
 */
async function stampedOf(tx: Tx, which: SQL | undefined): Promise<number | null> {
  const rows = await tx
    .select({ id: facturas.id, estado: facturas.estado })
    .from(facturas)
    .where(which)
    .orderBy(asc(facturas.id))
    .for('update');
  return rows.findLast(({ estado }) => estado !== ESTADO_FACTURA.borrador)?.id ?? null;
}

function making(db: Tx, { clock, config }: Context) {
  return { db, now: clock(), config, locks: true };
}
