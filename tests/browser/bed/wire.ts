import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A wire between browser and server that can break at the worst moment. */
export interface Wire {
  /** Where the app is, seen through the wire. */
  readonly url: string;
  /**
   * From now on every answer to a request whose path holds `part` is lost: the server gets the request and does its
   * work, and the browser's connection breaks instead of answering. Not only the next one: a browser repeats a request by
   * itself when a connection that it had used before breaks.
   */
  readonly loseAnswers: (part: string) => void;
  /**
   * From now on the database is away for every call whose path holds one of these: 503, to be asked again in a second.
   * A call that is `stored` was done by the server, which could not say so; the question whether the server serves is
   * answered so too.
   */
  readonly takeDatabaseAway: (parts: readonly string[], how: 'stored' | 'not stored') => void;
  /** From now on no call gets through, and each connection is cut off. */
  readonly cut: () => void;
  /** No answer is lost any more, no connection is cut off, and the database is back. */
  readonly mend: () => void;
  /** How many requests whose path holds `part` have passed, also those whose answer was lost. */
  readonly count: (part: string) => number;
  readonly close: () => Promise<void>;
}

/** The server's words while its database is away. */
export const AWAY = 'La base de datos no contesta en este momento.';

const HEALTH = '/sistema/salud';

/** Puts a wire before a server; `url` is the app's address at the server. */
export async function stretchWire(url: string): Promise<Wire> {
  const { hostname, port, pathname } = new URL(url);
  const seen: string[] = [];
  let doomed: string | null = null;
  let whole = true;
  let away: { readonly parts: readonly string[]; readonly stored: boolean } | null = null;

  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    if (!whole) {
      from.socket.destroy();
      return;
    }
    const path = from.url ?? '/';
    seen.push(path);
    const lost = doomed !== null && path.includes(doomed);
    const refuse = (): void => {
      to.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
      to.end(JSON.stringify({ codigo: 503, message: AWAY }));
    };
    const isAway = away?.parts.some((part) => path.includes(part)) ?? false;
    if (away !== null && (path.includes(HEALTH) || (isAway && !away.stored))) {
      from.resume().on('end', refuse);
      return;
    }
    // The Host header stays the browser's, so that the server still sees a request from its own site.
    const onward = request({ hostname, port, path, method: from.method, headers: from.headers }, (answer) => {
      if (isAway) {
        answer.resume().on('end', refuse);
        return;
      }
      if (lost) {
        // Only once the server has said its last word is its work certainly done.
        answer.resume().on('end', () => from.socket.destroy());
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      // A server that dies in the middle of an answer is not waited for.
      answer.on('close', () => answer.complete || from.socket.destroy());
    });
    onward.on('error', () => from.socket.destroy());
    from.pipe(onward);
  };

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: `http://127.0.0.1:${address.port}${pathname}`,
    loseAnswers: (part) => {
      doomed = part;
    },
    takeDatabaseAway: (parts, how) => {
      away = { parts, stored: how === 'stored' };
    },
    cut: () => {
      whole = false;
      server.closeAllConnections();
    },
    mend: () => {
      whole = true;
      doomed = null;
      away = null;
    },
    count: (part) => seen.filter((path) => path.includes(part)).length,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
