import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';

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
  /** No answer is lost any more. */
  readonly mend: () => void;
  /** How many requests whose path holds `part` have passed, also those whose answer was lost. */
  readonly count: (part: string) => number;
  readonly close: () => Promise<void>;
}

/** Puts a wire before a server; `url` is the app's address at the server. */
export const stretchWire = async (url: string): Promise<Wire> => {
  const { hostname, port, pathname } = new URL(url);
  const seen: string[] = [];
  let doomed: string | null = null;

  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const path = from.url ?? '/';
    seen.push(path);
    const lost = doomed !== null && path.includes(doomed);
    // The Host header stays the browser's, so that the server still sees a request from its own site.
    const onward = request({ hostname, port, path, method: from.method, headers: from.headers }, (answer) => {
      if (lost) {
        // Only once the server has said its last word is its work certainly done.
        answer.resume().on('end', () => from.socket.destroy());
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
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
    mend: () => {
      doomed = null;
    },
    count: (part) => seen.filter((path) => path.includes(part)).length,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
