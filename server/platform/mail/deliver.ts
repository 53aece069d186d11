import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { esperaDeCorreo, MAX_INTENTOS_CORREO } from '#domain/common/correos';
import { SE_DESHACE_MS } from '#domain/common/deshacer';
import type { Db } from '../db/db.ts';
import { correoAdjuntos, correos } from '../db/schema/neighbours.ts';
import { answerWithin } from '../neighbours/limited.ts';
import { type Mail, MailFault } from '../neighbours/mail.ts';
import { latestEnd } from '../time/setBack.ts';
import { createOutboxDeliverer, type Deliverer } from '../works/outbox.ts';
import { tellOfMail } from './tell.ts';

/**
 * How long a mail belongs to the process that took it, in milliseconds. It is longer than any mail server is waited
 * for, so that no other process sends it meanwhile. A process that was killed loses it then.
 */
export const MAIL_LEASE_MS = 3 * 60_000;

/** A mail that is not taken so long is left for its next try, within its lease, so that the others go on. In milliseconds. */
const GIVE_UP_MS = 2 * 60_000;

/** Mails that are taken at once; each is sent before the next one. */
const BATCH = 5;

/** As much of an error as is worth keeping, in characters. */
const MAX_ERROR = 500;

interface Options {
  readonly db: Db;
  readonly mail: Mail;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Makes the deliverer of mail. A mail is taken by moving the moment of its next try beyond the lease, in a statement of its own, and
 * marked when the mail server has taken it. A process that dies between the two leaves it to be sent again: nothing is lost,
 * and who gets it twice can tell by its message id, which is the mail's own.
 */
export function createDeliverer({ db, mail, now, log }: Options): Deliverer {
  return createOutboxDeliverer<Owed>(
    {
      failed: 'the outbox could not be delivered',
      take: (moment) => take(db, moment),
      send: (owed) => send({ db, mail, now }, owed),
      atOnce: false,
      close: () => mail.close(),
    },
    { db, now, log },
  );
}

type Owed = typeof correos.$inferSelect;

async function take(db: Db, now: Date): Promise<readonly Owed[]> {
  const due = db
    .select({ id: correos.id })
    .from(correos)
    .where(and(eq(correos.estado, 'pendiente'), isDue(now)))
    .orderBy(asc(correos.proximo), asc(correos.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(correos)
    .set({ intentos: sql`${correos.intentos} + 1`, proximo: new Date(now.getTime() + MAIL_LEASE_MS) })
    .where(inArray(correos.id, due))
    .returning();
  return taken.sort((one, other) => one.id - other.id);
}

/** Its next try has come, or is further away than a try so late can be. */
function isDue(now: Date) {
  const longest = Array.from({ length: MAX_INTENTOS_CORREO + 1 }, (_, tries) =>
    and(eq(correos.intentos, tries), gt(correos.proximo, latestEnd(now, longestWait(tries)))),
  );
  return or(lte(correos.proximo, now), ...longest);
}

/**
 * The longest wait of a mail after so many tries, in milliseconds: for what it tells to be taken back, the lease of its
 * sender, or until its next try.
 */
function longestWait(tries: number): number {
  return tries === 0 ? SE_DESHACE_MS : Math.max(MAIL_LEASE_MS, esperaDeCorreo(tries) ?? 0);
}

async function send({ db, mail, now }: Pick<Options, 'db' | 'mail' | 'now'>, owed: Owed): Promise<boolean> {
  // Whoever lost the mail meanwhile has nothing to say about it: its tries have gone on.
  const mine = and(eq(correos.id, owed.id), eq(correos.estado, 'pendiente'), eq(correos.intentos, owed.intentos));
  const fault = await handOver({ db, mail }, owed);
  const outcome =
    fault === null ? ({ estado: 'enviado', enviado: now(), error: null } as const) : afterFault(owed, fault, now());
  await db.transaction(async (tx) => {
    const stored = await tx.update(correos).set(outcome).where(mine).returning({ id: correos.id });
    if (stored.length > 0 && 'estado' in outcome) await tellOfMail(tx, { ...owed, estado: outcome.estado });
  });
  return fault === null;
}

/** A mail that is refused for good is not tried again, nor one that was tried often enough. */
function afterFault({ intentos }: Owed, { message, isFinal }: MailFault, now: Date) {
  const error = message.slice(0, MAX_ERROR);
  const wait = isFinal ? null : esperaDeCorreo(intentos);
  return wait === null ? ({ estado: 'fallido', error } as const) : { proximo: new Date(now.getTime() + wait), error };
}

/** Null when the mail server took it, else why not. */
async function handOver({ db, mail }: Pick<Options, 'db' | 'mail'>, owed: Owed): Promise<MailFault | null> {
  const { id, clave, para, asunto, texto } = owed;
  const adjuntos = await db
    .select({ nombre: correoAdjuntos.nombre, tipo: correoAdjuntos.tipo, contenido: correoAdjuntos.contenido })
    .from(correoAdjuntos)
    .where(eq(correoAdjuntos.idCorreo, id))
    .orderBy(asc(correoAdjuntos.orden));
  try {
    await answerWithin(GIVE_UP_MS, () => mail.send({ idMensaje: `${id}.${clave}`, para, asunto, texto, adjuntos }));
    return null;
  } catch (error) {
    if (error instanceof MailFault) return error;
    // Nothing that a mail server said: it may have been taken or not, and is tried again.
    return new MailFault(error instanceof Error ? error.message : String(error), false);
  }
}
