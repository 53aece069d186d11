import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { CallName } from '#contract/contract';
import { judgeRfc } from '#domain/cfdi/rfc';
import { FACTURA_TEXTS } from '#domain/trabajosFactura';
import type { RelacionFactura } from '#domain/vidaFactura';
import { ESTADO_FACTURA, serieFolio } from '#domain/vidaFactura';
import { lockCase, noteInvoice, putUnderMaintenance } from '../casos/invoiced.ts';
import { announce } from '../changes/announce.ts';
import type { Tx } from '../db/db.ts';
import {
  contribuyentes,
  facturaCancelaciones,
  facturaRelaciones,
  facturas,
  facturaVentas,
} from '../db/schema/facturas.ts';
import type { Context } from '../http/handler.ts';
import { askNeighbour } from '../neighbours/neighbourCall.ts';
import type { Stamped } from '../neighbours/stamper.ts';
import { StampRefusal } from '../neighbours/stamper.ts';
import { restUntil } from '../works/claim.ts';
import { askToCancel } from './cancel.ts';
import { handSalesOn } from './globalSale.ts';
import { beginNominativeNote, openNotes, tellRefusedNote } from './nominative.ts';
import { tellVoucher } from './noteOfVoucher.ts';
import type { FacturaRow } from './work.ts';
import { facturaHistory, ifFound, workOnFacturaWithin } from './work.ts';

/** Why a case goes to MANTENIMIENTO whose invoice could not be generated (specification, sections 4 and 9). */
const NOT_GENERATED = 8;

/** An invoice of which it is known what became: VIGENTE, or RECHAZADA with its reasons. */
export type Settled = FacturaRow;

interface How {
  /** Nobody asked for it again: the server goes on by itself. */
  readonly porElSistema: boolean;
}

/**
 * Ends an invoice that was begun: asks the provider, and keeps what it says. One that has ended is answered as it is.
 * @throws Rejection 502 when nobody knows what the provider did: it is asked again, under the same key.
 */
export async function settle(id: number, context: Context, how: How = { porElSistema: false }): Promise<Settled> {
  const row = await read(id, context);
  if (row.estado !== ESTADO_FACTURA.borrador) {
    await stampNotes(row, context);
    return row;
  }
  const { clave, numiden, comprobante } = row;
  try {
    const stamped = await askNeighbour(context, FACTURA_TEXTS.sinSaberse, () =>
      context.neighbours.stamper.stamp({ clave, numiden, comprobante }),
    );
    await context.db.transaction((tx) => accept(tx, row, stamped, how, context));
  } catch (error) {
    if (!(error instanceof StampRefusal)) throw error;
    await context.db.transaction((tx) => refuse(tx, row, error, how, context));
  }
  await cancelReplaced(id, context);
  await stampNotes(row, context);
  return read(id, context);
}

async function read(id: number, { db }: Pick<Context, 'db'>): Promise<FacturaRow> {
  const [row] = await db.select().from(facturas).where(eq(facturas.id, id));
  return ifFound(id, row);
}

async function accept(tx: Tx, row: FacturaRow, stamped: Stamped, { porElSistema }: How, context: Context) {
  // The case is locked before its invoices, as by who begins one.
  const caso = row.idCaso === null ? null : await lockCase(tx, row.idCaso);
  if (!(await isUnderWay(tx, row))) return;
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
        columns: { uuid, xml, fechaTimbrado, proximo: null },
      }),
    },
    context,
  );
  const doing = { call, numiden: row.numiden, now: context.clock() };
  const nombre = serieFolio(row);
  await rememberTaxpayer(tx, row, doing.now);
  await tellRelated(tx, row, context);
  await beginNominativeNote(tx, row, caso, context);
  await tellVoucher(tx, row, row);
  if (caso === null) return;
  const entry = { trabajo: 'facturar', clase: row.clase, nombre } as const;
  // Specification, section 4: after a restaurant invoice the case goes to category 1.
  if (row.clase === 'restaurante') {
    const comentario = `Se hizo la factura de restaurante ${nombre}.`;
    await putUnderMaintenance(tx, caso, { entry, idMotivo: null, comentario }, doing);
  } else {
    await noteInvoice(tx, caso, entry, doing);
  }
}

/** Keeps to whom an invoice was made out, for the next form; a generic number is nobody's. */
async function rememberTaxpayer(tx: Tx, { rfc, nombre, datosFiscales }: FacturaRow, fecha: Date): Promise<void> {
  if (judgeRfc(rfc).generico !== null) return;
  const known = { nombre, datosFiscales, fecha };
  await tx
    .insert(contribuyentes)
    .values({ rfc, ...known })
    .onConflictDoUpdate({ target: contribuyentes.rfc, set: known });
}

/** Tells the invoices that it is a note, a payment or the substitute of; the one that it replaces is to be cancelled. */
async function tellRelated(tx: Tx, row: FacturaRow, context: Context): Promise<void> {
  const relations = await tx.select().from(facturaRelaciones).where(eq(facturaRelaciones.idFactura, row.id));
  for (const { idRelacionada: id, relacion, monto } of relations.sort((a, b) => a.idRelacionada - b.idRelacionada)) {
    const [related] = await tx.select({ version: facturas.version }).from(facturas).where(eq(facturas.id, id));
    const { version } = ifFound(id, related);
    const now = context.clock();
    const { numiden } = row;
    const entries = [entryOf(relacion, { nombre: serieFolio(row), monto })];
    await facturaHistory.write(tx, id, { entries, version, fecha: now, numiden });
    if (relacion === '04') {
      await handSalesOn(tx, id, row.id);
      await beginReplacing(tx, row, id, context);
    } else await announce(tx, { entidad: 'factura', id, version, numiden });
  }
}

function entryOf(relacion: RelacionFactura, of: { readonly nombre: string; readonly monto: FacturaRow['total'] }) {
  switch (relacion) {
    case '01':
    case '03':
      return { trabajo: 'acreditar', ...of } as const;
    case 'pago':
      return { trabajo: 'pagar', ...of } as const;
    case '04':
      return { trabajo: 'sustituir', nombre: of.nombre } as const;
  }
}

async function beginReplacing(tx: Tx, row: FacturaRow, id: number, context: Context): Promise<void> {
  await workOnFacturaWithin(
    tx,
    {
      call: row.llamada as CallName,
      work: 'solicitarCancelacion',
      id,
      version: null,
      facts: () => ({ porSustitucion: true }),
      effect: async ({ tx, now }) => {
        await tx.insert(facturaCancelaciones).values({
          idFactura: id,
          idCaso: row.idCaso,
          clave: `cancelacion-${randomUUID()}`,
          motivo: '01',
          idSustituta: row.id,
          estado: 'pedida',
          pedida: now,
          proximo: restUntil(now, 0),
          numiden: row.numiden,
        });
        return { text: FACTURA_TEXTS.actualizada, entries: [{ trabajo: 'solicitarCancelacion', motivo: '01' }] };
      },
    },
    context,
  );
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

/** Stamps at once the note that follows an invoice; what is not answered now is asked again by the server itself. */
async function stampNotes(row: FacturaRow, context: Context): Promise<void> {
  for (const id of await openNotes(row, context)) {
    try {
      await settle(id, context);
    } catch (error) {
      // The invoice is VIGENTE all the same, which is what was asked for.
      context.log.error({ err: error, id }, 'the note on a global invoice could not be stamped yet');
    }
  }
}

async function refuse(tx: Tx, row: FacturaRow, no: StampRefusal, { porElSistema }: How, context: Context) {
  const caso = row.idCaso === null ? null : await lockCase(tx, row.idCaso);
  if (!(await isUnderWay(tx, row))) return;
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
        columns: { rechazos, proximo: null },
      }),
    },
    context,
  );
  await tellVoucher(tx, row, row);
  if (caso === null || (await tellRefusedNote(tx, row, motivo, caso, context))) return;
  const entry = { trabajo: 'facturaRechazada', nombre: serieFolio(row), motivo } as const;
  const why = { entry, idMotivo: NOT_GENERATED, comentario: `${FACTURA_TEXTS.escalada}: ${motivo}` };
  await putUnderMaintenance(tx, caso, why, { call, numiden: row.numiden, now: context.clock() });
}

/**
 * Locks an invoice with those that are told of it, in the order of their numbers, as whoever takes of several does; tells whether nobody
 * ended it meanwhile.
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
