import type { FastifyInstance } from 'fastify';
import { checkOwnVersion } from './db/migrate.ts';
import { unfinishedRefunds } from './devoluciones/unfinished.ts';
import { watchFolder } from './entrada/folder/watch.ts';
import { overdueAlerts } from './facturas/alert.ts';
import { dueGlobals } from './facturas/global/due.ts';
import { dueNotes } from './facturas/global/dueNotes.ts';
import { unfinishedCancellations, unfinishedInvoices } from './facturas/unfinished.ts';
import { unfinishedWithdrawals } from './guias/pickupRequests.ts';
import type { Environment } from './http/environment.ts';
import { createDeliverer } from './mail/deliver.ts';
import type { Mail } from './neighbours/mail.ts';
import type { Unfinished } from './works/finisher.ts';
import { createFinisher } from './works/finisher.ts';

/** How often it is looked whether something asked of a neighbour is unfinished, in milliseconds. */
export const LOOK_FOR_UNFINISHED_MS = 5_000;

interface Rhythm {
  /** No other server can be on this database. */
  readonly alone: boolean;
  /** How often it is looked, in milliseconds. */
  readonly everyMs: number;
}

/** Goes on with what no person waits for: files of sales that come, requests to neighbours that are unfinished, and what is due. */
export function workByItself(app: FastifyInstance, environment: Environment, rhythm: Rhythm): void {
  const how = { ...environment, ...rhythm };
  takeInFiles(app, how, rhythm.everyMs);
  finishByItself(app, unfinishedRefunds(environment, app.log), how);
  finishByItself(app, unfinishedWithdrawals(environment, app.log), how);
  finishByItself(app, unfinishedInvoices(environment, app.log), how);
  finishByItself(app, unfinishedCancellations(environment, app.log), how);
  finishByItself(app, overdueAlerts(environment, app.log), how);
  finishByItself(app, dueGlobals(environment, app.log), how);
  finishByItself(app, dueNotes(environment, app.log), how);
}

// It asks no more once the server closes, and the database is still there while it does.
function finishByItself<U extends { readonly id: number }>(
  app: FastifyInstance,
  what: Unfinished<U>,
  { db, clock, alone, everyMs }: Pick<Environment, 'db' | 'clock'> & Rhythm,
): void {
  // A server that an upgrade left behind finishes nothing on tables that it does not know.
  const take: typeof what.take = async (due) => {
    await checkOwnVersion(db);
    return what.take(due);
  };
  const finisher = createFinisher({ ...what, take }, { clock, alone, log: app.log });
  app.addHook('onReady', async () => finisher.start(everyMs));
  app.addHook('onClose', () => finisher.stop());
}

// It leaves the file in hand once the server closes, and the database is still there while it does.
function takeInFiles(
  app: FastifyInstance,
  { db, clock, config }: Pick<Environment, 'db' | 'clock' | 'config'>,
  ms: number,
) {
  const { carpetaEntrada: folder, zonaHoraria } = config;
  if (folder === null) return;
  const watch = watchFolder({ folder, db, clock, zonaHoraria, log: app.log });
  app.addHook('onReady', async () => watch.start(ms));
  app.addHook('onClose', () => watch.stop());
}

/** Sends what waits in the outbox; it takes no more mail once the server closes, and the database is still there while it does. */
export function deliverMail(app: FastifyInstance, { db, clock }: Pick<Environment, 'db' | 'clock'>, mail: Mail): void {
  const deliverer = createDeliverer({ db, mail, now: clock, log: app.log });
  app.addHook('onReady', async () => deliverer.start());
  app.addHook('onClose', () => deliverer.stop());
}
