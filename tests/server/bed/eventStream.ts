import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import type { Eventos } from '#contract/common/changes';

/** One event of the stream, by its name. */
export type StreamEvent = {
  readonly [N in keyof Eventos]: { readonly name: N; readonly data: Eventos[N] };
}[keyof Eventos];

/** The stream of changes as a browser hears it, over the network. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next event that was not yet taken; waits for it. Rejects when the server ends the stream before. */
  next(): Promise<StreamEvent>;
  /** The next event of that name; those before it are taken too. */
  nextOf<N extends StreamEvent['name']>(name: N): Promise<Extract<StreamEvent, { readonly name: N }>>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  /** Goes away. */
  close(): void;
}

/** Opens the stream of a session at a server, which begins to listen on the network if it does not yet. */
export async function openStream(app: FastifyInstance, cookie: string): Promise<OpenStream> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const cut = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/mostrador/api/eventos`, {
    headers: { cookie, 'accept-encoding': 'gzip, br' },
    signal: cut.signal,
  });
  const events = eventsIn(answer);
  const waiting: StreamEvent[] = [];
  let wake = (): void => undefined;
  let over = false;
  const ended = (async () => {
    try {
      for await (const event of events) {
        waiting.push(event);
        wake();
      }
    } catch {
      // Cut by one side.
    }
    over = true;
    wake();
  })();
  const next = async (): Promise<StreamEvent> => {
    for (;;) {
      const event = waiting.shift();
      if (event !== undefined) return event;
      if (over) throw new Error('The stream has ended');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    nextOf: async (name) => {
      for (;;) {
        const event = await next();
        if (event.name === name) return event as Extract<StreamEvent, { readonly name: typeof name }>;
      }
    },
    ended,
    close: () => cut.abort(),
  };
}

async function* eventsIn(answer: Response): AsyncGenerator<StreamEvent> {
  if (answer.body === null) return;
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of answer.body) {
    text += decoder.decode(piece, { stream: true });
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const lines of whole) {
      const data = /^data: (.*)$/m.exec(lines)?.[1];
      const name = /^event: (.*)$/m.exec(lines)?.[1] ?? 'message';
      if (data !== undefined) yield { name, data: JSON.parse(data) } as StreamEvent;
    }
  }
}

/** Makes the opener of streams for a file's tests: each has said hello, and after each test all of them go away. */
export function streamsOfEachTest(): (app: FastifyInstance, cookie: string) => Promise<OpenStream> {
  const streams: OpenStream[] = [];
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });
  return async (app, cookie) => {
    const stream = await openStream(app, cookie);
    streams.push(stream);
    await stream.nextOf('hello');
    return stream;
  };
}
