import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createQueue } from '../queue.ts';
import { httpRejection } from './errors.ts';
import { Rejection } from './rejection.ts';

/** Each upload may hold 50 MB until it is stored; one person's share of the memory is three of them. */
const UPLOADS_PER_PERSON = 3;

/** An upload that sends nothing for so long is given up, in milliseconds: whoever sends it is gone. */
export const STALLED_UPLOAD_MS = 30_000;

/** More of one person's than these wait for nothing that a person does. */
const WAITING_UPLOADS = 20;

/** Keeps what one person sends from taking the place of everybody else's. */
export interface Uploads {
  /**
   * Lets an upload of a person begin, as soon as fewer than three others of theirs are under way: until then nothing of it is
   * read. It ends when its answer is sent or its connection lost.
   * @throws Rejection 429 when its turn does not come in time.
   */
  begin(numiden: number, reply: FastifyReply): Promise<void>;
  /**
   * Waits for an upload to be received.
   * @throws Rejection 408 when nothing more of it comes; the connection is closed with the answer.
   */
  receive<R>(request: FastifyRequest, reply: FastifyReply, receiving: Promise<R>): Promise<R>;
}

/** Makes the count of a server; servers beside each other have memories of their own. */
export function limitUploads(stalledMs: number): Uploads {
  const inTurn = createQueue({ lanes: UPLOADS_PER_PERSON, waiting: WAITING_UPLOADS, patience: 2 * stalledMs });
  return {
    begin(numiden, reply) {
      const left = new AbortController();
      const gone = new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
      reply.raw.once('close', () => left.abort());
      return new Promise((begin, refuse) => {
        const upload = (): Promise<void> => {
          begin();
          return gone;
        };
        inTurn(numiden, upload, { left: left.signal }).catch(() => refuse(tooMany()));
      });
    },
    receive(request, reply, receiving) {
      const { socket } = request.raw;
      // Handed over whole by `inject`, a request cannot stall.
      if (!(socket instanceof Socket)) return receiving;
      let onTimeout = (): void => undefined;
      const stalled = new Promise<never>((_, reject) => {
        onTimeout = () => {
          // With it goes what came so far: the parser ends with the connection.
          reply.header('Connection', 'close');
          reject(httpRejection(408));
        };
        request.raw.once('timeout', onTimeout);
        socket.setTimeout(stalledMs);
      });
      return Promise.race([receiving, stalled]).finally(() => {
        // The next part, the database's work, is silent too, and is not given up.
        socket.setTimeout(0);
        request.raw.off('timeout', onTimeout);
      });
    },
  };
}

function tooMany(): Rejection {
  return new Rejection(429, 'Ya está enviando archivos en otras ventanas. Espere a que terminen y envíe de nuevo.', {
    segundos: 5,
  });
}
