import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { CallName } from '#contract/contract';
import { estaPorDecidir } from '#domain/cfdi/plazoDeTimbre';
import { judgeRfc } from '#domain/cfdi/rfc';
import { FACTURA_TEXTS } from '#domain/trabajosFactura';
import { ESTADO_FACTURA, serieFolio } from '#domain/vidaFactura';
import type { CaseRow } from '../casos/effect.ts';
import { caseLock } from '../casos/effect.ts';
import { noteInvoice, putUnderMaintenance } from '../casos/invoiced.ts';
import type { Tx } from '../db/db.ts';
import type { Lock } from '../db/oneConnection.ts';
import { inOneGo, lockThen, onOneConnection } from '../db/oneConnection.ts';
import {
  contribuyentes,
  facturaCancelaciones,
  facturaRelaciones,
  facturas,
  facturaVentas,
} from '../db/schema/facturas.ts';
import type { Context } from '../http/handler.ts';
import { NotReady, Unanswered } from '../neighbours/neighbourCall.ts';
import { outcomeOf } from '../neighbours/outcome.ts';
import type { Stamped } from '../neighbours/stamper.ts';
import { StampRefusal } from '../neighbours/stamper.ts';
import { askToCancel } from './cancel.ts';
import { askNotesOfGlobal, askNotesOfNamed, keepRefusedNote } from './global/askNotes.ts';
import { beginNominativeNote, openNotes, tellRefusedNote } from './nominative.ts';
import { tellVoucher } from './noteOfVoucher.ts';
import type { Question } from './question.ts';
import { confirm, find, keepUnready, openQuestion, stillOpen } from './question.ts';
import { relationsOf, tellRelated } from './related.ts';
import type { FacturaRow } from './work.ts';
import { ifFound, workOnFacturaWithin } from './work.ts';

/** Why a case goes to MANTENIMIENTO whose invoice could not be generated (specification, sections 4 and 9). */
const NOT_GENERATED = 8;

const TOO_LATE = new StampRefusal([
  { codigo: 'CFDI40101', donde: 'Fecha', texto: 'No se timbró en las 72 horas que da el SAT desde su fecha.' },
]);

/** An invoice whose outcome is known: VIGENTE, or RECHAZADA with its reasons. */
export type Settled = FacturaRow;

interface How {
  /** No person asked for it again: the server goes on by itself. */
  readonly porElSistema: boolean;
}

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
async function sealing(row: FacturaRow, how: How, context: Context): Promise<Question | null> {
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

/** @returns whether it replaces another one, which is to be cancelled. */
async function accept(
  tx: Tx,
  row: FacturaRow,
  stamped: Stamped,
  { porElSistema }: How,
  context: Context,
): Promise<boolean> {
  // The case is locked before its invoices, as by who begins one.
  const [caso, [underWay, relations]] = await lockThen(lockOfCase(tx, row), () =>
    inOneGo([isUnderWay(tx, row), relationsOf(tx, row)]),
  );
  if (!underWay) return false;
  const replaces = relations.some(({ relacion }) => relacion === '04');
  const { uuid, xml, fechaTimbrado } = stamped;
  const call = row.llamada as CallName;
  await workOnFacturaWithin(
    tx,
    {
      call,
      work: 'timbrar',
      id: row.id,
      version: null,
      effect: () => ({
        text: FACTURA_TEXTS.generada,
        entries: [{ trabajo: 'timbrar', uuid, porElSistema }],
        columns: { uuid, xml, sellado: null, preguntas: [], impedimento: null, fechaTimbrado, proximo: null },
      }),
    },
    context,
  );
  const doing = { call, numiden: row.numiden, now: context.clock() };
  const nombre = serieFolio(row);
  await tellRelated(tx, row, relations, context);
  await inOneGo([rememberTaxpayer(tx, row, doing.now), beginNominativeNote(tx, row, caso, context)]);
  if (row.clase === 'global') await askNotesOfGlobal(tx, row, doing.now);
  if (row.clase === 'general') await askNotesOfNamed(tx, row, doing.now);
  await tellVoucher(tx, row, row);
  if (caso === null) return replaces;
  const entry = { trabajo: 'facturar', clase: row.clase, nombre } as const;
  // Specification, section 4: after a restaurant invoice the case goes to category 1.
  if (row.clase === 'restaurante') {
    const comentario = `Se hizo la factura de restaurante ${nombre}.`;
    await putUnderMaintenance(tx, caso, { entry, idMotivo: null, comentario }, doing);
  } else {
    await noteInvoice(tx, caso, entry, doing);
  }
  return replaces;
}

/** Keeps the receiver of an invoice for the next form; a generic number is no one's. */
async function rememberTaxpayer(tx: Tx, { rfc, nombre, datosFiscales }: FacturaRow, fecha: Date): Promise<void> {
  if (judgeRfc(rfc).generico !== null) return;
  const known = { nombre, datosFiscales, fecha };
  await tx
    .insert(contribuyentes)
    .values({ rfc, ...known })
    .onConflictDoUpdate({ target: contribuyentes.rfc, set: known });
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

/** A no that was confirmed while these questions were the open ones. */
interface ConfirmedNo {
  readonly no: StampRefusal;
  readonly abiertas: Parameters<typeof stillOpen>[2];
}

async function refuse(tx: Tx, row: FacturaRow, { no, abiertas }: ConfirmedNo, { porElSistema }: How, context: Context) {
  const caso = (await lockOfCase(tx, row)?.take()) ?? null;
  if (!(await isUnderWay(tx, row))) return;
  // Whoever asked meanwhile may have got a stamp.
  if (!(await stillOpen(tx, row.id, abiertas))) throw new Unanswered(FACTURA_TEXTS.sinSaberse);
  const { rechazos, message: motivo } = no;
  const call = row.llamada as CallName;
  await workOnFacturaWithin(
    tx,
    {
      call,
      work: 'rechazar',
      id: row.id,
      version: null,
      effect: () => ({
        text: FACTURA_TEXTS.escalada,
        entries: [{ trabajo: 'rechazar', motivo, porElSistema }],
        columns: { rechazos, preguntas: [], impedimento: null, proximo: null },
      }),
    },
    context,
  );
  await tellVoucher(tx, row, row);
  if (call === 'hacerNotaGlobal') await keepRefusedNote(tx, row, `${serieFolio(row)}: ${motivo}`, context.clock());
  if (caso === null || (await tellRefusedNote(tx, row, motivo, caso, context))) return;
  const entry = { trabajo: 'facturaRechazada', nombre: serieFolio(row), motivo } as const;
  const why = { entry, idMotivo: NOT_GENERATED, comentario: `${FACTURA_TEXTS.escalada}: ${motivo}` };
  await putUnderMaintenance(tx, caso, why, { call, numiden: row.numiden, now: context.clock() });
}

/** The case of an invoice, in whatever state; null for an invoice of none. */
function lockOfCase(tx: Tx, { idCaso }: FacturaRow): Lock<CaseRow> | null {
  return idCaso === null ? null : caseLock(tx, idCaso);
}

/**
 * Locks an invoice with those that are told of it, in the order of their numbers, as whoever takes of several does;
 * tells whether it is still under way.
 */
async function isUnderWay(tx: Tx, { id, cvetda, operacion }: FacturaRow): Promise<boolean> {
  const related = tx
    .select({ id: facturaRelaciones.idRelacionada })
    .from(facturaRelaciones)
    .where(eq(facturaRelaciones.idFactura, id));
  const holding = tx
    .select({ id: facturaVentas.idFactura })
    .from(facturaVentas)
    .where(and(eq(facturaVentas.cvetda, cvetda), eq(facturaVentas.operacion, operacion ?? 0)));
  const rows = await tx
    .select({ id: facturas.id, estado: facturas.estado })
    .from(facturas)
    .where(or(eq(facturas.id, id), inArray(facturas.id, related), inArray(facturas.id, holding)))
    .orderBy(asc(facturas.id))
    .for('update');
  return rows.some((row) => row.id === id && row.estado === ESTADO_FACTURA.borrador);
}
