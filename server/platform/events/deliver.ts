import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { correoDeReceptorApagado } from '#domain/common/correos';
import { ESPERA_MAXIMA_DE_EVENTO_MS, EVENTO_TEXTS, esperaDeEvento, SE_APAGA_A_LOS_MS } from '#domain/common/eventos';
import { announce } from '../changes/announce.ts';
import { audit } from '../db/audit.ts';
import type { Db, Tx } from '../db/db.ts';
import { entregasDeEventos, receptores } from '../db/schema/eventos.ts';
import type { Environment } from '../http/environment.ts';
import { peopleWith, queueAlert, type Telling } from '../mail/alert.ts';
import { MAIL_KEYS } from '../mail/outbox.ts';
import { latestEnd } from '../time/setBack.ts';
import { createOutboxDeliverer, type Deliverer } from '../works/outbox.ts';
import { signingKeys } from './seal.ts';
import { type EventOutcome, sendEvent } from './send.ts';

/**
 * How long an event belongs to the process that took it, in milliseconds: longer than any receiver is waited for, so that no other process
 * sends it meanwhile. A process that was killed loses it then.
 */
export const EVENT_LEASE_MS = 60_000;

/** A receiver that did not answer is left alone for so long at most, in milliseconds, so that it holds up the others no more than that. */
const REST_MS = 60_000;

/** As many receivers as are sent to at once, one event each. */
const BATCH = 10;

/** As much of an answer as is worth keeping, in characters. */
const MAX_ANSWER = 300;

type Owed = typeof entregasDeEventos.$inferSelect;
type Surroundings = Pick<Environment, 'db' | 'clock' | 'secrets' | 'config'> & {
  readonly neighbours: Pick<Environment['neighbours'], 'sendsMail'>;
};

/**
 * Makes the deliverer of events. One is taken by moving the moment of its next try beyond the lease, in a statement of its own, and marked
 * when its receiver has taken it. A process that dies between the two leaves it to be sent again under the same id: nothing is lost, and who
 * gets it twice can tell.
 */
export function createEventDeliverer(around: Surroundings, log: Pick<FastifyBaseLogger, 'error'>): Deliverer {
  const { db, clock } = around;
  return createOutboxDeliverer<Owed>(
    {
      failed: 'the events that are owed could not be sent',
      take: (now) => take(db, now),
      send: (owed) => send(around, owed),
      atOnce: true,
      close: () => undefined,
    },
    { db, now: clock, log },
  );
}

/** The next event of each receiver, so that one with many holds up no other. */
function take(db: Db, now: Date): Promise<readonly Owed[]> {
  const { id, idReceptor, estado, proximo } = entregasDeEventos;
  const { activo, descansa } = receptores;
  const moment = sql`${now.toISOString()}::timestamptz`;
  // Beyond these, both were written by a clock that has been set back since.
  const latestTry = sql`${latestEnd(now, ESPERA_MAXIMA_DE_EVENTO_MS).toISOString()}::timestamptz`;
  const latestRest = sql`${latestEnd(now, REST_MS).toISOString()}::timestamptz`;
  const due = sql`(select una.id from ${receptores} cross join lateral (
      select ${id} from ${entregasDeEventos}
      where ${idReceptor} = ${receptores.id} and ${estado} = 'pendiente' and (${proximo} <= ${moment} or ${proximo} > ${latestTry})
      order by ${proximo}, ${id} limit 1 for update skip locked) una
    where ${activo} and (${descansa} is null or ${descansa} <= ${moment} or ${descansa} > ${latestRest})
    order by una.id limit ${BATCH})`;
  return db
    .update(entregasDeEventos)
    .set({
      intentos: sql`${entregasDeEventos.intentos} + 1`,
      proximo: new Date(now.getTime() + EVENT_LEASE_MS),
    })
    .where(inArray(id, due))
    .returning();
}

async function send({ db, clock, secrets, config, neighbours }: Surroundings, owed: Owed): Promise<boolean> {
  const [receiver] = await db.select().from(receptores).where(eq(receptores.id, owed.idReceptor));
  if (receiver === undefined) throw new Error(`The receiver ${owed.idReceptor} of an event is gone`);
  const tried = clock();
  const keys = signingKeys(secrets, receiver, tried);
  const seconds = Math.floor(tried.getTime() / 1_000);
  const outcome: EventOutcome =
    keys === null
      ? { tipo: 'failed', respuesta: EVENTO_TEXTS.secretoIlegible, silent: true, restMs: null }
      : await sendEvent(
          { url: receiver.url, id: owed.mensaje, seconds, body: owed.cuerpo, keys },
          config.servidoresPermitidos,
        );
  await db.transaction((tx) => store(tx, owed, outcome, { now: clock(), sendsMail: neighbours.sendsMail }));
  return outcome.tipo === 'taken';
}

async function store(tx: Tx, owed: Owed, outcome: EventOutcome, telling: Telling): Promise<void> {
  const { now } = telling;
  const { id, idReceptor, estado, intentos } = entregasDeEventos;
  // Whoever lost the event meanwhile has nothing to say about it: its tries have gone on.
  const mine = and(eq(id, owed.id), eq(estado, 'pendiente'), eq(intentos, owed.intentos));
  const stored = await tx
    .update(entregasDeEventos)
    .set({ ...after(owed, outcome, now), respuesta: outcome.respuesta.slice(0, MAX_ANSWER) })
    .where(mine)
    .returning({ idReceptor });
  if (stored.length === 0) return;
  const wait = esperaDeEvento(owed.intentos) ?? REST_MS;
  const silent = outcome.tipo === 'failed' && outcome.silent;
  const descansa = silent ? new Date(now.getTime() + Math.min(wait, REST_MS)) : null;
  const failed = outcome.tipo === 'failed';
  // One that takes what it gets is not written at each event.
  const changes = failed ? undefined : or(isNotNull(receptores.descansa), isNotNull(receptores.fallaDesde));
  const [receiver] = await tx
    .update(receptores)
    .set({ descansa, fallaDesde: failed ? failingSince(now) : null })
    .where(and(eq(receptores.id, owed.idReceptor), changes))
    .returning({ fallaDesde: receptores.fallaDesde });
  const since = receiver?.fallaDesde ?? null;
  if (outcome.tipo === 'gone') await switchOff(tx, owed.idReceptor, outcome.respuesta, telling);
  else if (since !== null && isForGood(owed, since, now)) {
    await switchOff(tx, owed.idReceptor, EVENTO_TEXTS.apagado(outcome.respuesta), telling);
  } else await announce(tx, { entidad: 'receptor', id: owed.idReceptor, version: null, numiden: null });
}

function after({ intentos }: Owed, outcome: EventOutcome, now: Date): Partial<Owed> {
  if (outcome.tipo === 'taken') return { estado: 'entregado', entregado: now };
  const wait = outcome.tipo === 'gone' ? null : esperaDeEvento(intentos);
  if (wait === null) return { estado: 'fallido' };
  const rest = outcome.tipo === 'failed' ? (outcome.restMs ?? 0) : 0;
  return { proximo: new Date(now.getTime() + Math.min(Math.max(wait, rest), ESPERA_MAXIMA_DE_EVENTO_MS)) };
}

/** Since when it takes nothing; one that lies ahead was written by a clock that has been set back since. */
function failingSince(now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`least(coalesce(${receptores.fallaDesde}, ${moment}), ${moment})`;
}

/** It failed the last try of an event, and has taken nothing for days. */
function isForGood({ intentos }: Owed, since: Date, now: Date): boolean {
  return esperaDeEvento(intentos) === null && now.getTime() - since.getTime() >= SE_APAGA_A_LOS_MS;
}

/**
 * Switches off a receiver that says 410, or took nothing for days: what is owed to it waits for a person who switches it on again, and all
 * who may do so are told.
 */
async function switchOff(tx: Tx, id: number, motivoApagado: string, { now, sendsMail }: Telling): Promise<void> {
  const [row] = await tx
    .update(receptores)
    .set({ activo: false, motivoApagado, version: sql`${receptores.version} + 1` })
    .where(and(eq(receptores.id, id), receptores.activo))
    .returning({ version: receptores.version, nombre: receptores.nombre });
  if (row === undefined) return;
  await audit(tx, {
    momento: now,
    numiden: null,
    accion: 'apagarReceptor',
    entidad: 'receptor',
    idEntidad: id,
    antes: { activo: true, motivo: null },
    despues: { activo: false, motivo: motivoApagado, version: row.version },
  });
  await announce(tx, { entidad: 'receptor', id, version: row.version, numiden: null });
  const mail = correoDeReceptorApagado({ nombre: row.nombre, motivo: motivoApagado });
  for (const person of await peopleWith(tx, 'servidores')) {
    const clave = MAIL_KEYS.receptor(id, row.version, person.numiden);
    await queueAlert(tx, person, { ...mail, clave }, { now, sendsMail });
  }
}

/** The last events of a receiver, the newest first. */
export function lastEvents(db: Db, receiver: number, most: number): Promise<readonly Owed[]> {
  const { id, idReceptor } = entregasDeEventos;
  return db.select().from(entregasDeEventos).where(eq(idReceptor, receiver)).orderBy(sql`${id} desc`).limit(most);
}
