import { and, eq } from 'drizzle-orm';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { estaPorDecidir } from '#domain/facturas/cfdi/plazoDeTimbre';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { inOneGo, onOneConnection } from '../platform/db/oneConnection.ts';
import { facturaCancelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { NotReady, Unanswered } from '../platform/neighbours/neighbourCall.ts';
import { outcomeOf } from '../platform/neighbours/outcome.ts';
import { askToCancel } from './askToCancel.ts';
import { accept, type How, refuse, TOO_LATE } from './ended.ts';
import { type Stamped, StampRefusal } from './neighbours/stamper.ts';
import { openNotes } from './nominative.ts';
import { confirm, find, keepUnready, openQuestion, type StampQuestion } from './question.ts';
import { type FacturaRow, ifFound } from './work.ts';

/** An invoice whose outcome is known: VIGENTE, or RECHAZADA with its reasons. */
export type Settled = FacturaRow;

/**
 * Ends an invoice that was begun: asks the provider, and keeps what it says. One that has ended is answered as it is.
 * @throws Rejection 502 when it is unknown what the provider did: it is asked again, under the same key.
 */
export async function settle(id: number, context: Context, how: How = { porElSistema: false }): Promise<Settled> {
  const row = await read(id, context);
  if (row.estado === ESTADO_FACTURA.borrador) return settleBegun(row, context, how);
  await stampNotes(await openNotes(row, context), context);
  return row;
}

/** The same of one that is known to have been begun. @throws as `settle`. */
export async function settleBegun(
  row: FacturaRow,
  context: Context,
  how: How = { porElSistema: false },
): Promise<Settled> {
  const { id } = row;
  const replaces = await ask(row, how, context);
  if (replaces) await cancelReplaced(id, context);
  const [settled, notes] = await onOneConnection(context.db, (db) =>
    inOneGo([read(id, { db }), openNotes(row, { db })]),
  );
  // Somebody else's answer took the seal away that was to be sent.
  if (settled.estado === ESTADO_FACTURA.borrador) throw new Unanswered(FACTURA_TEXTS.sinSaberse);
  await stampNotes(notes, context);
  return settled;
}

/**
 * Asks the provider for the stamp of an invoice, and keeps what it says.
 * @returns whether it replaces another one, which is to be cancelled.
 * @throws Rejection 502 when it is unknown what it did, and when it did nothing for no fault of the invoice.
 */
async function ask(row: FacturaRow, how: How, context: Context): Promise<boolean> {
  const { db, clock, neighbours, log } = context;
  const keep = (stamped: Stamped) => db.transaction((tx) => accept(tx, row, stamped, how, context));
  if (row.sellado !== null && estaPorDecidir(row, clock())) {
    // It would be refused for its date, also where it was stamped: only its stamp is looked for.
    const stamped = await find(row, row.sellado, context);
    if (stamped !== null) return keep(stamped);
    await db.transaction((tx) => refuse(tx, row, { no: TOO_LATE, abiertas: row.preguntas }, how, context));
    return false;
  }
  const question = await sealing(row, how, context);
  if (question === null) return false;
  const { clave, numiden } = row;
  const { sellado } = question;
  const outcome = await outcomeOf(() => neighbours.within(({ stamper }) => stamper.stamp({ clave, numiden, sellado })));
  switch (outcome.tipo) {
    case 'hecho':
      return keep(outcome.valor);
    case 'negado': {
      const { no } = outcome;
      if (!(no instanceof StampRefusal)) throw no;
      const confirmed = await confirm(row, question, context);
      if ('stamped' in confirmed) return keep(confirmed.stamped);
      await db.transaction((tx) => refuse(tx, row, { no, abiertas: confirmed.abiertas }, how, context));
      return false;
    }
    case 'noListo': {
      const confirmed = await confirm(row, question, context);
      if ('stamped' in confirmed) return keep(confirmed.stamped);
      await keepUnready(row.id, outcome.texto, confirmed.abiertas, context);
      throw new NotReady(outcome.texto);
    }
    case 'desconocido':
      log.error({ err: outcome.causa, id: row.id }, 'the provider did not say whether an invoice was stamped');
      throw new Unanswered(FACTURA_TEXTS.sinSaberse);
  }
}

/** Opens the question; an invoice that no XML can hold is refused, since nobody was asked. Null where there is nothing to ask. */
async function sealing(row: FacturaRow, how: How, context: Context): Promise<StampQuestion | null> {
  try {
    return await openQuestion(row, context);
  } catch (error) {
    if (error instanceof NotReady) await keepUnready(row.id, error.message, [], context);
    if (!(error instanceof StampRefusal)) throw error;
    await context.db.transaction((tx) => refuse(tx, row, { no: error, abiertas: [] }, how, context));
    return null;
  }
}

async function read(id: number, { db }: Pick<Context, 'db'>): Promise<FacturaRow> {
  const [row] = await db.select().from(facturas).where(eq(facturas.id, id));
  return ifFound(id, row);
}

/** Asks at once to cancel what an invoice replaced; what is not answered now is asked again by the server itself. */
async function cancelReplaced(id: number, context: Context): Promise<void> {
  const replaced = await context.db
    .select({ idFactura: facturaCancelaciones.idFactura })
    .from(facturaCancelaciones)
    .where(and(eq(facturaCancelaciones.idSustituta, id), eq(facturaCancelaciones.estado, 'pedida')));
  for (const { idFactura } of replaced) {
    try {
      await askToCancel(idFactura, context);
    } catch (error) {
      // The substitute is VIGENTE all the same, which is what was asked for.
      context.log.error({ err: error, idFactura }, 'a replaced invoice could not be cancelled yet');
    }
  }
}

/** Stamps at once the notes that follow an invoice; what is not answered now is asked again by the server itself. */
async function stampNotes(notes: readonly number[], context: Context): Promise<void> {
  for (const id of notes) {
    try {
      await settle(id, context);
    } catch (error) {
      // The invoice is VIGENTE all the same, which is what was asked for.
      context.log.error({ err: error, id }, 'the note on a global invoice could not be stamped yet');
    }
  }
}
