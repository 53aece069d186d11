import type { FastifyInstance } from 'fastify';
import { createDigester } from './escritorio/novedades/digest.ts';
import { createLimitWatch } from './escritorio/plazos/overdue.ts';
import { createReader } from './escritorio/uso/readWays.ts';
import { overdueAlerts } from './facturas/alert.ts';
import { dueGlobals } from './facturas/global/due.ts';
import { dueNotes } from './facturas/global/dueNotes.ts';
import { unfinishedCancellations, unfinishedInvoices } from './facturas/unfinished.ts';
import { checkOwnVersion } from './platform/db/migrate.ts';
import { createEventDeliverer } from './platform/events/deliver.ts';
import type { Environment } from './platform/http/environment.ts';
import { createDeliverer } from './platform/mail/deliver.ts';
import type { Mail } from './platform/neighbours/mail.ts';
import { createReminder } from './platform/news/remind.ts';
import { createFinisher, type Finisher, type Unfinished } from './platform/works/finisher.ts';
import { unfinishedRefunds } from './vales/devoluciones/unfinished.ts';
import { unfinishedUndoings } from './vales/devoluciones/unfinishedUndoings.ts';
import { unfinishedWithdrawals } from './vales/pickups/pickupRequests.ts';
import { watchFolder } from './ventas/entrada/folder/watch.ts';

/** How often it is looked whether something asked of a neighbour is unfinished, in milliseconds. */
export const LOOK_FOR_UNFINISHED_MS = 5_000;

interface Rhythm {
  /** No other server can be on this database. */
  readonly alone: boolean;
  /** How often it is looked, in milliseconds. */
  readonly everyMs: number;
}

/** Goes on with what no person waits for: files of sales that come, requests to neighbours that are unfinished, events that are owed, and what is due, reminders too. */
export function workByItself(app: FastifyInstance, environment: Environment, rhythm: Rhythm): void {
  const how = { ...environment, ...rhythm };
  takeInFiles(app, how, rhythm.everyMs);
  finishByItself(app, unfinishedRefunds(environment, app.log), how);
  finishByItself(app, unfinishedUndoings(environment, app.log), how);
  finishByItself(app, unfinishedWithdrawals(environment, app.log), how);
  const ofInvoices = [unfinishedInvoices(environment, app.log), unfinishedCancellations(environment, app.log)].map(
    (what) => finishByItself(app, what, how),
  );
  const haveAsked = () => ofInvoices.every(({ hasGoneRound }) => hasGoneRound());
  finishByItself(app, overdueAlerts(environment, app.log, haveAsked), how);
  finishByItself(app, dueGlobals(environment, app.log), how);
  finishByItself(app, dueNotes(environment, app.log), how);
  besideRequests(app, createReader(environment, app.log));
  besideRequests(app, createEventDeliverer(environment, app.log));
  besideRequests(app, createReminder(environment, app.log, rhythm.everyMs));
  besideRequests(app, createDigester(environment, app.log, rhythm.everyMs));
  besideRequests(app, createLimitWatch(environment, app.log, rhythm.everyMs));
}

/** Works beside the requests. */
interface Job {
  start(): void;
  /** Begins no more, and ends what runs within its own time. */
  stop(): Promise<void>;
}

// All jobs take leave at once and beside the last requests: one after the other they would outlast the time that a server has to end.
function besideRequests(app: FastifyInstance, job: Job): void {
  let leave: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => job.start());
  app.addHook('preClose', async () => {
    leave = job.stop();
  });
  app.addHook('onClose', () => leave);
}

function finishByItself<U extends { readonly id: number }>(
  app: FastifyInstance,
  what: Unfinished<U>,
  { db, clock, alone, everyMs }: Pick<Environment, 'db' | 'clock'> & Rhythm,
): Finisher {
  // A server that an upgrade left behind finishes nothing on tables that it does not know.
  const take: typeof what.take = async (due) => {
    await checkOwnVersion(db);
    return what.take(due);
  };
  const finisher = createFinisher({ ...what, take }, { clock, alone, log: app.log });
  besideRequests(app, { start: () => finisher.start(everyMs), stop: () => finisher.stop() });
  return finisher;
}

function takeInFiles(
  app: FastifyInstance,
  { db, clock, config }: Pick<Environment, 'db' | 'clock' | 'config'>,
  ms: number,
) {
  const { carpetaEntrada: folder, zonaHoraria } = config;
  if (folder === null) return;
  const watch = watchFolder({ folder, db, clock, zonaHoraria, log: app.log });
  besideRequests(app, { start: () => watch.start(ms), stop: () => watch.stop() });
}

/** Sends what waits in the outbox; it takes no more mail once the server closes. */
export function deliverMail(app: FastifyInstance, { db, clock }: Pick<Environment, 'db' | 'clock'>, mail: Mail): void {
  const deliverer = createDeliverer({ db, mail, now: clock, log: app.log });
  besideRequests(app, deliverer);
}
