import { and, eq, inArray, lt } from 'drizzle-orm';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { shortDate } from '#domain/common/dates';
import { ultimoDiaDeRespuesta } from '#domain/facturas/cfdi/cancelacion';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import { type CaseRow, caseLock } from '../casos/effect.ts';
import type { Tx } from '../platform/db/db.ts';
import { facturaCancelaciones, facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { NeighbourRefusal } from '../platform/neighbours/asked.ts';
import type { AskedNeighbours } from '../platform/neighbours/limited.ts';
import { askNeighbour } from '../platform/neighbours/neighbourCall.ts';
import { restUntil } from '../platform/works/claim.ts';
import { oweAfterEnd } from './ceased.ts';
import { lockWithTold } from './lockWithTold.ts';
import type { CancelOutcome } from './neighbours/stamper.ts';
import { tellVoucher } from './noteOfVoucher.ts';
import { tellCase } from './onCase.ts';
import { TOLD, tellInvoice } from './tell.ts';
import { type FacturaRow, facturaHistory, ifFound, workOnFacturaWithin } from './work.ts';

/** The name of the call under which the history and the audit keep the end of a request too. */
export const CANCEL_CALL = 'cancelarFactura';

/** A request to cancel, as it is stored. */
type CancellingRow = typeof facturaCancelaciones.$inferSelect;

/**
 * Asks the provider about the request to cancel an invoice, and keeps what it says. Answers nothing new for one that has ended.
 * @throws Rejection 502 when it did not say.
 */
export async function askToCancel(id: number, context: Context, porElSistema = false): Promise<void> {
  const { db } = context;
  const [open] = await db
    .select({ request: facturaCancelaciones, factura: facturas })
    .from(facturaCancelaciones)
    .innerJoin(facturas, eq(facturas.id, facturaCancelaciones.idFactura))
    .where(and(eq(facturaCancelaciones.idFactura, id), inArray(facturaCancelaciones.estado, ['pedida', 'pendiente'])));
  if (open === undefined) return;
  const { request, factura } = open;
  const { uuid, xml } = factura;
  if (uuid === null || xml === null) throw new Error(`The invoice ${id} is to be cancelled and was never stamped`);
  const doubt = await doubtOf(request, context);
  const answer = await answerOf(async ({ stamper }) => {
    if (request.estado === 'pendiente') return stamper.cancelling({ uuid, xml, ...doubt });
    const { clave, numiden, motivo } = request;
    return stamper.cancel({ clave, numiden, uuid, xml, motivo, sustituye: await uuidOf(request, context) });
  }, context);
  if (answer === null) return;
  const following = await db.transaction((tx) => keep(tx, request, { answer, factura, porElSistema }, context));
  for (const note of following) {
    try {
      await askToCancel(note, context, porElSistema);
    } catch (error) {
      // The invoice is cancelled all the same, which is what was asked for; the server itself asks again about its note.
      context.log.error({ err: error, note }, 'the note of a cancelled invoice could not be cancelled yet');
    }
  }
}

async function answerOf(
  ask: (neighbours: AskedNeighbours) => Promise<CancelOutcome | null>,
  context: Context,
): Promise<CancelOutcome | null> {
  try {
    return await askNeighbour(context, FACTURA_TEXTS.cancelacionSinSaberse, ask);
  } catch (error) {
    if (error instanceof NeighbourRefusal) return { estado: 'rechazada', texto: error.message };
    throw error;
  }
}

/** So long after a request the authority may still show the refusal of an earlier one; milliseconds. */
const OLD_REFUSAL_MS = 24 * 3_600_000;

/** Until when a refusal may be that of an earlier request of the invoice; nothing for its first one. */
async function doubtOf({ id, idFactura, pedida }: CancellingRow, { db }: Context): Promise<{ dudosaHasta?: Date }> {
  const earlier = and(
    eq(facturaCancelaciones.idFactura, idFactura),
    eq(facturaCancelaciones.estado, 'rechazada'),
    lt(facturaCancelaciones.id, id),
  );
  const [refused] = await db.select({ id: facturaCancelaciones.id }).from(facturaCancelaciones).where(earlier).limit(1);
  return refused === undefined ? {} : { dudosaHasta: new Date(pedida.getTime() + OLD_REFUSAL_MS) };
}

async function uuidOf({ idSustituta }: CancellingRow, { db }: Context): Promise<string | null> {
  if (idSustituta === null) return null;
  const [row] = await db.select({ uuid: facturas.uuid }).from(facturas).where(eq(facturas.id, idSustituta));
  return row?.uuid ?? null;
}

/** The answer of the provider about an invoice as it was when it was asked. */
interface Answered {
  readonly answer: CancelOutcome;
  readonly factura: FacturaRow;
  readonly porElSistema: boolean;
}

/** @returns the notes that are to be cancelled with the invoice, about which the provider is not asked yet. */
async function keep(
  tx: Tx,
  seen: CancellingRow,
  { answer, factura, porElSistema }: Answered,
  context: Context,
): Promise<readonly number[]> {
  const { id, idFactura, motivo } = seen;
  // The case is locked before its invoices, as by who begins one.
  const caso = seen.idCaso === null ? null : await caseLock(tx, seen.idCaso).take();
  await lockWithTold(tx, factura);
  const [request] = await tx.select().from(facturaCancelaciones).where(eq(facturaCancelaciones.id, id)).for('update');
  if (request === undefined || request.estado === 'aceptada' || request.estado === 'rechazada') return [];
  const now = context.clock();
  // A later answer without one does not take it away.
  const proof = 'acuse' in answer && answer.acuse !== undefined ? { acuse: answer.acuse } : {};
  const set = (columns: Partial<CancellingRow>) =>
    tx
      .update(facturaCancelaciones)
      .set({ ...columns, ...proof })
      .where(eq(facturaCancelaciones.id, id));
  const common = { call: CANCEL_CALL, id: idFactura, version: null } as const;
  const told = async (trabajo: 'facturaCancelada' | 'cancelacionNegada', row: FacturaRow) => {
    const doing = { call: CANCEL_CALL, numiden: seen.numiden, now } as const;
    if (caso !== null) await tellCase(tx, caso, { trabajo, nombre: serieFolio(row) }, doing);
    await tellVoucher(tx, row, seen);
  };
  switch (answer.estado) {
    case 'pendiente': {
      if (request.estado === 'pendiente') {
        await set({ proximo: restUntil(now, request.intentos) });
        return [];
      }
      await set({ estado: 'pendiente', plazo: answer.plazo, proximo: restUntil(now, 0), intentos: 0 });
      await noteWaiting(
        tx,
        idFactura,
        answer.plazo,
        { caso, doing: { call: CANCEL_CALL, numiden: seen.numiden, now } },
        context,
      );
      return [];
    }
    case 'cancelada':
      await set({ estado: 'aceptada', terminada: now, proximo: null });
      await workOnFacturaWithin(
        tx,
        {
          ...common,
          work: 'cancelar',
          facts: () => ({ life: { porSustitucion: motivo === '01' }, judged: undefined }),
          effect: async ({ row }) => {
            await told('facturaCancelada', row);
            return { text: FACTURA_TEXTS.cancelada(serieFolio(row)), entries: [{ trabajo: 'cancelar', porElSistema }] };
          },
        },
        context,
      );
      return oweAfterEnd(tx, factura, { call: CANCEL_CALL, numiden: seen.numiden, caso }, context);
    case 'rechazada':
      await set({ estado: 'rechazada', terminada: now, respuesta: answer.texto, proximo: null });
      await workOnFacturaWithin(
        tx,
        {
          ...common,
          work: 'negarCancelacion',
          effect: async ({ row }) => {
            await told('cancelacionNegada', row);
            return {
              text: FACTURA_TEXTS.negada(serieFolio(row)),
              entries: [{ trabajo: 'negarCancelacion', motivo: answer.texto, porElSistema }],
            };
          },
        },
        context,
      );
      return [];
  }
}

/** The case that asked for it and is told of it; null where none did. */
interface Asker {
  readonly caso: CaseRow | null;
  readonly doing: Parameters<typeof tellCase>[3];
}

async function noteWaiting(
  tx: Tx,
  id: number,
  plazo: Date | null,
  { caso, doing }: Asker,
  context: Context,
): Promise<void> {
  const { config, sesion } = context;
  const [found] = await tx.select(TOLD).from(facturas).where(eq(facturas.id, id));
  const row = ifFound(id, found);
  const { version } = row;
  const day = lastDayOf(plazo, config.zonaHoraria);
  await facturaHistory.write(tx, id, {
    entries: [{ trabajo: 'esperarAceptacion', plazo: day }],
    version,
    fecha: context.clock(),
    numiden: sesion.numiden,
  });
  await tellInvoice(tx, row, { numiden: sesion.numiden });
  const nombre = serieFolio(row);
  if (caso !== null) await tellCase(tx, caso, { trabajo: 'cancelacionEnEspera', nombre, plazo: day }, doing);
}

/** The last day for the receiver's answer, as people read it; null where none is known. */
export function lastDayOf(plazo: Date | null, zone: string): string | null {
  return plazo === null ? null : shortDate(ultimoDiaDeRespuesta(plazo, zone));
}
