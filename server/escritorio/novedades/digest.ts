import { and, asc, eq, gt, gte, lt, not, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { dayOf } from '#domain/common/dates';
import { correoDeResumen, tocaResumen } from '#domain/common/resumenDiario';
import { MAX_SIN_LEER } from '#domain/common/sinLeer';
import type { Tx } from '../../platform/db/db.ts';
import { novedades, resumenes } from '../../platform/db/schema/novedades.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { queueAlert } from '../../platform/mail/alert.ts';
import { MAIL_KEYS } from '../../platform/mail/outbox.ts';
import { newsKeptSince } from '../../platform/news/keep.ts';
import { repeating } from '../../platform/works/repeating.ts';
import { seenNote, seenSomewhere } from '../toldRecord.ts';
import { readNews } from './read.ts';

interface Needed extends Pick<Environment, 'db' | 'clock'> {
  readonly config: Pick<Environment['config'], 'conserva'>;
  readonly neighbours: Pick<Environment['neighbours'], 'sendsMail'>;
}

/**
 * Owes the mails of today to who wishes one, beside other servers: each person is taken by one of them, and gets at most one mail a day,
 * of what is unread then and still to be seen. Who has read everything gets none.
 * @param goOn asked before each person: false ends it.
 * @returns how many mails are owed.
 */
export async function oweDigests(environment: Needed, goOn: () => boolean = () => true): Promise<number> {
  let owed = 0;
  while (goOn()) {
    const is = await oweNext(environment);
    if (is === 'none') break;
    if (is === 'owed') owed += 1;
  }
  return owed;
}

function oweNext({ db, clock, config, neighbours }: Needed): Promise<'owed' | 'passed' | 'none'> {
  const now = clock();
  const today = dayOf(now);
  return db.transaction(async (tx) => {
    const [wish] = await tx
      .select()
      .from(resumenes)
      .where(lt(resumenes.dia, today))
      .orderBy(asc(resumenes.numiden))
      .limit(1)
      .for('update', { skipLocked: true });
    if (wish === undefined || !tocaResumen(wish.dia, now)) return 'none';
    const { numiden } = wish;
    const [person] = await tx.select().from(usuarios).where(eq(usuarios.numiden, numiden));
    const unread =
      person?.activo === true
        ? await readUnread(tx, person, { wish, since: newsKeptSince(now, config.conserva.novedades) })
        : [];
    const [newest] = unread;
    await tx
      .update(resumenes)
      .set({ dia: today, ...(newest === undefined ? {} : { hasta: newest.id }) })
      .where(eq(resumenes.numiden, numiden));
    if (person === undefined || newest === undefined) return 'passed';
    const mail = { ...correoDeResumen(unread), clave: MAIL_KEYS.resumen(numiden, today) };
    await queueAlert(tx, person, mail, { now, sendsMail: neighbours.sendsMail });
    return 'owed';
  });
}

/** The newest unread notices of a person since the last mail, of records that may still be seen; up to one more than is ever counted. */
function readUnread(
  tx: Tx,
  person: typeof usuarios.$inferSelect,
  { wish, since }: { readonly wish: typeof resumenes.$inferSelect; readonly since: Date },
) {
  const { numiden, leida, id, fecha } = novedades;
  const those = and(eq(numiden, person.numiden), not(leida), gt(id, wish.hasta), gte(fecha, since));
  return readNews(tx, and(those, or(seenSomewhere(person), seenNote(person))), { skip: 0, take: MAX_SIN_LEER + 1 });
}

/** Looks for mails of the day that are due, round after round. */
export function createDigester(environment: Needed, log: Pick<FastifyBaseLogger, 'error'>, restMs: number) {
  const how = { db: environment.db, log, restMs, failed: 'the mails of what is unread could not be made' };
  return repeating(how, (goOn) => oweDigests(environment, goOn));
}
