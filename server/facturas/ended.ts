import { eq } from 'drizzle-orm';
import type { AuditedCall } from '#contract/contract';
import { ESTADO_FACTURA, serieFolio } from '#domain/cadena/estadosFactura';
import { ENTITIES } from '#domain/common/entities';
import { judgeRfc } from '#domain/common/sat/rfc';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { type CaseRow, caseLock } from '../casos/effect.ts';
import type { Tx } from '../platform/db/db.ts';
import { inOneGo, type Lock, lockThen } from '../platform/db/oneConnection.ts';
import { contribuyentes, facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { Unanswered } from '../platform/neighbours/neighbourCall.ts';
import { oweAfterEnd, oweWithdrawal } from './ceased.ts';
import { askNotesOfGlobal, askNotesOfNamed, keepRefusedNote } from './global/askNotes.ts';
import { lockWithTold } from './lockWithTold.ts';
import { type Stamped, StampRefusal } from './neighbours/stamper.ts';
import { beginNominativeNote, tellRefusedNote } from './nominative.ts';
import { tellVoucher } from './noteOfVoucher.ts';
import { noteInvoice, putUnderMaintenance } from './onCase.ts';
import { stillOpen } from './question.ts';
import { relationsOf, tellRelated } from './related.ts';
import { type FacturaRow, workOnFacturaWithin } from './work.ts';

/** Why a case goes to MANTENIMIENTO whose invoice could not be generated (specification, sections 4 and 9). */
const NOT_GENERATED = 8;

/** The authority's own reason why an invoice that surely got no stamp gets none any more. */
export const TOO_LATE = new StampRefusal([
  { codigo: 'CFDI40101', donde: 'Fecha', texto: 'No se timbró en las 72 horas que da el SAT desde su fecha.' },
]);

/** The one who decided what became of an invoice. */
export interface How {
  /** No person asked for it again: the server goes on by itself. */
  readonly porElSistema: boolean;
  /** A person decided it, who saw this version; left out where the provider's answer did. */
  readonly aMano?: { readonly version: number };
}

/**
 * Keeps the stamp of an invoice, with all that follows from it, under the locks of its case and of what it is related to.
 * @returns whether it replaces another one, which is to be cancelled; false, and nothing done, for one that ended meanwhile.
 * @throws Rejection 409 for a person's decision about one that ended meanwhile, or that is another version by now.
 */
export async function accept(tx: Tx, row: FacturaRow, stamped: Stamped, how: How, context: Context): Promise<boolean> {
  // The case is locked before its invoices, as by who begins one.
  const [caso, [underWay, relations]] = await lockThen(lockOfCase(tx, row), () =>
    inOneGo([isUnderWay(tx, row), relationsOf(tx, row)]),
  );
  if (!underWay) return endedMeanwhile(row, how);
  const replaces = relations.some(({ relacion }) => relacion === '04');
  const { uuid, xml, fechaTimbrado } = stamped;
  const call = callOf(row, how);
  await workOnFacturaWithin(
    tx,
    {
      call,
      work: 'timbrar',
      id: row.id,
      version: how.aMano?.version ?? null,
      effect: () => ({
        text: FACTURA_TEXTS.generada,
        entries: [{ trabajo: 'timbrar', uuid, ...toldBy(how) }],
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
  if (row.clase === 'notaCredito') await oweIfCeased(tx, row, caso, call, context);
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

/** A note whose invoice by name was cancelled while it was under way has nothing to take out of the global one. */
async function oweIfCeased(
  tx: Tx,
  { id, numiden }: FacturaRow,
  caso: CaseRow | null,
  call: AuditedCall,
  context: Context,
) {
  const [note] = await tx.select().from(facturas).where(eq(facturas.id, id));
  if (note !== undefined) await oweWithdrawal(tx, note, { call, numiden, caso }, context);
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

/** A no that was confirmed while these questions were the open ones. */
interface ConfirmedNo {
  readonly no: StampRefusal;
  readonly abiertas: Parameters<typeof stillOpen>[2];
}

/**
 * Keeps that an invoice was not stamped, and leads its case to who corrects it.
 * @throws Unanswered when somebody asked meanwhile; Rejection 409 as `accept` does.
 */
export async function refuse(tx: Tx, row: FacturaRow, { no, abiertas }: ConfirmedNo, how: How, context: Context) {
  const caso = (await lockOfCase(tx, row)?.take()) ?? null;
  if (!(await isUnderWay(tx, row))) {
    endedMeanwhile(row, how);
    return;
  }
  // Whoever asked meanwhile may have got a stamp.
  if (!(await stillOpen(tx, row.id, abiertas))) throw new Unanswered(FACTURA_TEXTS.sinSaberse);
  const { rechazos, message: motivo } = no;
  const call = callOf(row, how);
  await workOnFacturaWithin(
    tx,
    {
      call,
      work: 'rechazar',
      id: row.id,
      version: how.aMano?.version ?? null,
      effect: () => ({
        text: FACTURA_TEXTS.escalada,
        entries: [{ trabajo: 'rechazar', motivo, ...toldBy(how) }],
        columns: { rechazos, preguntas: [], impedimento: null, proximo: null },
      }),
    },
    context,
  );
  await tellVoucher(tx, row, row);
  if (row.clase === 'general') await oweAfterEnd(tx, row, { call, numiden: row.numiden, caso }, context);
  if (row.llamada === 'hacerNotaGlobal')
    await keepRefusedNote(tx, row, `${serieFolio(row)}: ${motivo}`, context.clock());
  if (caso === null || (await tellRefusedNote(tx, row, motivo, caso, context))) return;
  const entry = { trabajo: 'facturaRechazada', nombre: serieFolio(row), motivo } as const;
  const why = { entry, idMotivo: NOT_GENERATED, comentario: `${FACTURA_TEXTS.escalada}: ${motivo}` };
  await putUnderMaintenance(tx, caso, why, { call, numiden: row.numiden, now: context.clock() });
}

function toldBy({ porElSistema, aMano }: How) {
  return { porElSistema, ...(aMano === undefined ? {} : { aMano: true }) };
}

function callOf({ llamada }: FacturaRow, { aMano }: How): AuditedCall {
  return aMano === undefined ? (llamada as AuditedCall) : 'decidirTimbre';
}

/** @throws Rejection 409 to a person; what the server does by itself is done. */
function endedMeanwhile(row: FacturaRow, { aMano }: How): false {
  if (aMano === undefined) return false;
  throw conflict(FACTURA_TEXTS.yaSeSupo(serieFolio(row)), { objeto: { entidad: ENTITIES.factura.name, id: row.id } });
}

/** The case of an invoice, in whatever state; null for an invoice of none. */
function lockOfCase(tx: Tx, { idCaso }: FacturaRow): Lock<CaseRow> | null {
  return idCaso === null ? null : caseLock(tx, idCaso);
}

/** Locks an invoice with those that are told of it; tells whether it is still under way. */
async function isUnderWay(tx: Tx, row: FacturaRow): Promise<boolean> {
  const rows = await lockWithTold(tx, row);
  return rows.some(({ id, estado }) => id === row.id && estado === ESTADO_FACTURA.borrador);
}
