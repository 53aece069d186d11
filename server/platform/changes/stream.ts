import { Readable } from 'node:stream';
import type { Eventos } from '#contract/common/changes';
import type { ServerSession } from '../http/handler.ts';

/** The bytes that a client may leave untaken; beyond them it counts as gone. */
const MAX_WAITING_BYTES = 64 * 1024;

/** How long a browser that asks again by itself waits first, in milliseconds. */
const RETRY_MS = 3_000;

/** One event as it goes over the wire; made once for all who hear it. */
export function eventText<N extends keyof Eventos & string>(name: N, data: Eventos[N]): string {
  return `${name === 'message' ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** The events of one signed-in person on one connection. */
export class ChangeStream {
  /** Who hears, with what they may see now. */
  person: ServerSession;
  /** The events for the client, in the order sent; ends when there is no more to come. */
  readonly out = new Readable({ read: () => undefined });

  constructor(person: ServerSession) {
    this.person = person;
    this.out.push(`retry: ${RETRY_MS}\n\n`);
  }

  /** Sends a piece of text made by `eventText`. A client that does not read is dropped instead of being waited for. */
  send(text: string): void {
    if (this.out.destroyed || this.out.readableEnded) return;
    if (this.out.readableLength > MAX_WAITING_BYTES) this.out.destroy();
    else this.out.push(text);
  }

  /** Says no more; the connection ends when what was said has been sent. */
  end(): void {
    if (!this.out.destroyed && !this.out.readableEnded) this.out.push(null);
  }
}
