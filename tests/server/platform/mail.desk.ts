import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { correos } from '../../../server/platform/db/schema/neighbours.ts';
import { createDeliverer } from '../../../server/platform/mail/deliver.ts';
import { queueMail } from '../../../server/platform/mail/outbox.ts';
import { smtpMail } from '../../../server/platform/neighbours/mail.ts';
import type { Deliverer } from '../../../server/platform/works/outbox.ts';
import { type MailServer, startMailServer } from '../bed/smtp.ts';
import { type Desk, NOW, openDesk } from '../casos/casos.desk.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';

/** A desk with a sale, an outbox that is empty before each test, and a mail server of our own that each test has new. */
export interface MailDesk {
  readonly desk: Desk;
  readonly server: MailServer;
  /** Puts mails into the outbox, each with its key as its subject; the keys. */
  owe(howMany?: number, para?: string): Promise<readonly string[]>;
  /** A deliverer as each process has one; it does not look by itself. */
  newDeliverer(): Deliverer;
  /** Sends what is owed, once around. */
  deliver(): Promise<number>;
  outbox(): Promise<readonly (typeof correos.$inferSelect)[]>;
}

/** Opens the desk of a file's tests, and closes it after them. */
export function openMailDesk(): MailDesk {
  let desk: Desk;
  let server: MailServer;
  let owed = 0;
  beforeAll(async () => {
    desk = await openDesk();
    await seedOperations(desk);
  });
  afterAll(() => desk.bed.close());
  beforeEach(async () => {
    await desk.db.delete(correos);
    desk.bed.clock.now = NOW;
    server = await startMailServer();
  });
  afterEach(() => server.close());

  function newDeliverer(): Deliverer {
    const mail = smtpMail({ smtpUrl: server.url, remitente: 'vales@cadena.mx', cadena: 'Mostrador' });
    if (mail === null) throw new Error('There is nowhere to send mail');
    return createDeliverer({ db: desk.db, mail, now: () => desk.bed.clock.now, log: { error: () => undefined } });
  }

  return {
    get desk() {
      return desk;
    },
    get server() {
      return server;
    },
    newDeliverer,
    owe: (howMany = 1, para = 'ana@correo.mx') =>
      desk.db.transaction(async (tx) => {
        const keys: string[] = [];
        for (let n = 0; n < howMany; n += 1) {
          owed += 1;
          const clave = `prueba-${owed}`;
          await queueMail(tx, { clave, para, asunto: clave, texto: 'Señal de ñandú', numiden: null }, NOW);
          keys.push(clave);
        }
        return keys;
      }),
    deliver: async () => {
      const deliverer = newDeliverer();
      try {
        return await deliverer.deliver();
      } finally {
        await deliverer.stop();
      }
    },
    outbox: () => desk.db.select().from(correos).orderBy(asc(correos.id)),
  };
}
