import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { type LimitedRead, MAX_READS, READS_WINDOW_MS, waitText, windowOf } from '#domain/common/readLimits';
import type { Db, Tx } from '../db/db.ts';
import { bitacora } from '../db/schema/system.ts';
import type { Context } from '../http/handler.ts';
import { Rejection } from '../http/rejection.ts';
import { createQueue } from '../queue.ts';
import { latestEnd } from '../time/setBack.ts';
import { oncePerWindow } from './oncePerWindow.ts';
import type { Reading } from './readings.ts';

/** A screen asks several things of one operation at once: they are one reading, and the second of them finds the first. */
const inTurn = createQueue({ lanes: 1 });

type ReadContext = Pick<Context, 'db' | 'sesion' | 'clock' | 'log'>;

/**
 * Writes down that the person reads something of customers, before it is read. A reading that the same person repeats
 * within five minutes is not written again. When the row cannot be written the reading goes on and the server's log
 * holds it: the counter works while the audit is mended.
 * @throws Rejection 429 when the person has read too many different ones lately (`domain/common/readLimits.ts`).
 */
export async function recordRead(context: ReadContext, reading: Reading): Promise<void> {
  const same = `${context.sesion.numiden} ${reading.accion} ${reading.entidad} ${reading.idEntidad}`;
  const wait = await inTurn(same, () => writeRow(context, reading)).catch((error: unknown) => {
    // Its kind alone: a search names the person that it is for.
    context.log.error(
      { lectura: reading.accion, numiden: context.sesion.numiden, err: error },
      'a reading could not be written down',
    );
    return null;
  });
  if (wait === null) return;
  throw new Rejection(429, waitText(wait.lectura, wait.segundos), { segundos: wait.segundos });
}

interface Wait {
  readonly lectura: LimitedRead;
  readonly segundos: number;
}

async function writeRow(context: ReadContext, reading: Reading): Promise<Wait | null> {
  const { accion } = reading;
  const { db, sesion } = context;
  const moment = context.clock();
  const since = new Date(moment.getTime() - READS_WINDOW_MS);
  if (!isLimited(accion)) {
    const { entidad, idEntidad, datos } = reading;
    const row = { momento: moment, numiden: sesion.numiden, accion, entidad, idEntidad, despues: datos, lectura: true };
    if (accion.startsWith('exportar') || !(await isRepeated(db, row, since))) await db.insert(bitacora).values(row);
    return null;
  }
  const { numiden } = sesion;
  const [row] = await oncePerWindow(db, { reading, numiden, momento: moment, since, max: MAX_READS[accion] });
  if (row === undefined || row.escrita || row.repetida || row.primera === null) return null;
  return slow(context, reading, accion, new Date(Number(row.primera)));
}

/**
 * Who goes on asking is known as one who was slowed, once in a while and not once for each time.
 * @param first the oldest of those that count: when its window ends, there is room for another.
 */
async function slow(
  { db, sesion, clock }: ReadContext,
  { entidad }: Pick<Reading, 'entidad'>,
  lectura: LimitedRead,
  first: Date,
): Promise<Wait> {
  const moment = clock();
  const slowed: Reading = { accion: lectura, entidad, idEntidad: lectura, datos: null };
  const since = new Date(moment.getTime() - windowOf(lectura));
  const { numiden } = sesion;
  await oncePerWindow(db, { reading: slowed, as: 'lecturaFrenada', numiden, momento: moment, since, max: 100 });
  return { lectura, segundos: secondsUntilFree(lectura, first, moment) };
}

/**
 * Refuses a mail to an address that somebody typed when the person has sent too many lately. Those that were sent are the count:
 * each leaves its row of the audit, with the address, in the transaction that owes it.
 * @throws Rejection 429 that says when there is room for another.
 */
export async function demandMailBudget(context: ReadContext): Promise<void> {
  const oldest = await oldestOfBudget(context.db, context);
  if (oldest === null) return;
  const { lectura, segundos } = await slow(context, { entidad: 'vale' }, 'enviarDocumento', oldest);
  throw new Rejection(429, waitText(lectura, segundos), { segundos });
}

/**
 * Judges the same once more in the transaction that owes the mail, one mail of a person after the other on all servers: those that
 * were judged at once have all found room.
 * @throws Rejection as above.
 */
export async function demandMailBudgetWithin(tx: Tx, context: Pick<ReadContext, 'sesion' | 'clock'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`correos de ${context.sesion.numiden}`}))`);
  const oldest = await oldestOfBudget(tx, context);
  if (oldest === null) return;
  const segundos = secondsUntilFree('enviarDocumento', oldest, context.clock());
  throw new Rejection(429, waitText('enviarDocumento', segundos), { segundos });
}

/** When the oldest was sent of those that use up the person's budget; null while there is room. */
async function oldestOfBudget(
  db: Db | Tx,
  { sesion, clock }: Pick<ReadContext, 'sesion' | 'clock'>,
): Promise<Date | null> {
  const now = clock();
  const sent = await db
    .select({ momento: bitacora.momento })
    .from(bitacora)
    .where(
      and(
        eq(bitacora.lectura, false),
        eq(bitacora.numiden, sesion.numiden),
        eq(bitacora.accion, 'enviarDocumento'),
        gt(bitacora.momento, new Date(now.getTime() - windowOf('enviarDocumento'))),
        lte(bitacora.momento, latestEnd(now, 0)),
      ),
    )
    .orderBy(desc(bitacora.momento))
    .limit(MAX_READS.enviarDocumento);
  return sent.at(MAX_READS.enviarDocumento - 1)?.momento ?? null;
}

/** Until the window of the oldest ends, and there is room for another. */
function secondsUntilFree(lectura: LimitedRead, oldest: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldest.getTime() + windowOf(lectura) - now.getTime()) / 1_000));
}

function isLimited(accion: Reading['accion']): accion is LimitedRead {
  return accion in MAX_READS;
}

/** Whether the same person has read the same since then. */
async function isRepeated(
  db: Context['db'],
  row: typeof bitacora.$inferInsert & { readonly momento: Date },
  since: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ id: bitacora.id })
    .from(bitacora)
    .where(
      and(
        sql`${bitacora.lectura}`,
        eq(bitacora.numiden, row.numiden ?? 0),
        eq(bitacora.accion, row.accion),
        gt(bitacora.momento, since),
        lte(bitacora.momento, latestEnd(row.momento, 0)),
        eq(bitacora.entidad, row.entidad),
        eq(bitacora.idEntidad, row.idEntidad),
        sql`${bitacora.despues} is not distinct from ${row.despues === null ? null : JSON.stringify(row.despues)}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
