import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { vi } from 'vitest';
import { readAllowList } from '../../../server/platform/allowList.ts';
import { entregasDeEventos, receptores } from '../../../server/platform/db/schema/eventos.ts';
import { createEventDeliverer } from '../../../server/platform/events/deliver.ts';
import { sealReceiverSecret } from '../../../server/platform/events/seal.ts';
import type { Deliverer } from '../../../server/platform/works/outbox.ts';
import { type Bed, TEST_SECRETS } from '../bed/bed.ts';

/** A receiver of this very machine is allowed in tests alone. */
export const ALLOWED = { SERVIDORES_PERMITIDOS: '127.0.0.1,erp.cadena.mx' };

const ALL = ['vale.vigente', 'vale.canjeado', 'caso.cerrado', 'factura.timbrada', 'factura.cancelada'] as const;

/** Secrets as they are written: 24 bytes in base64 after `whsec_`. */
export const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

/** A message as it came over the wire. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A system of the chain that takes events. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly got: Received[];
  /** How it answers the next ones; null says nothing at all. */
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | null;
  close(): Promise<void>;
}

/** @param at its port; 0 is any that is free. */
export async function startReceiver(at = 0): Promise<Receiver> {
  const got: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      if (receiver.answer === null) return;
      response.writeHead(receiver.answer.status, receiver.answer.headers);
      response.end('visto');
    });
  });
  await new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/eventos?de=mostrador`,
    port,
    got,
    answer: { status: 200 },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return receiver;
}

/**
 * Verifies a message as a receiver does: by the library that the specification of Standard Webhooks hands to receivers.
 * @param now by the receiver's clock; more than five minutes from the time of the message is too much.
 */
export function isVerified({ headers, body }: Received, secret: string, now: Date): boolean {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now.getTime());
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  } finally {
    clock.mockRestore();
  }
}

/** Writes a receiver with a secret into the database; answers its id. */
export async function makeReceiver(
  { db }: Pick<Bed, 'db'>,
  url: string,
  changes: Partial<typeof receptores.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(receptores)
    .values({ nombre: url, url, eventos: [...ALL], ...changes })
    .returning({ id: receptores.id });
  const id = row?.id ?? 0;
  if (changes.secretoCifrado === undefined) {
    const secretoCifrado = sealReceiverSecret(TEST_SECRETS, SECRET, id);
    await db.update(receptores).set({ secretoCifrado }).where(eq(receptores.id, id));
  }
  return id;
}

const MAILS = { neighbours: { sendsMail: true } };

/** Deliverers that a test stops at its end. */
export function eventDeliverer({ db, clock, config }: Bed): Deliverer {
  const servidoresPermitidos = readAllowList(ALLOWED.SERVIDORES_PERMITIDOS) ?? [];
  const around = {
    db,
    clock: () => clock.now,
    secrets: TEST_SECRETS,
    config: { ...config, servidoresPermitidos },
    ...MAILS,
  };
  const error = (what: object) => {
    throw new Error(`A deliverer failed: ${JSON.stringify(what)}`);
  };
  return createEventDeliverer(around, { error });
}

/** All that is owed, was sent or could not be, in the order in which it was owed. */
export function owedEvents({ db }: Pick<Bed, 'db'>) {
  return db.select().from(entregasDeEventos).orderBy(asc(entregasDeEventos.id));
}
