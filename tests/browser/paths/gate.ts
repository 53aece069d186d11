import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as requestByTls } from 'node:https';
import type { Page } from '@playwright/test';
import { headersToBrowser, headersToServer } from './onward.ts';

/** The call that the page makes by itself while it finds the server away. */
export const HEALTH = /sistema\/salud$/;

/** Longer than the longest pause between two such questions. */
const LONGEST_PAUSE_MS = 30_000;

/** How long a request may take to come, in milliseconds. */
const PATIENCE_MS = 15_000;

/** A request that waits at the gate. */
export interface Held {
  /** Lets it through to the server and its answer back. */
  readonly pass: () => void;
  /** Breaks the connection: the server never hears of it. */
  readonly cut: () => void;
  /** Answers in the server's place, which never hears of it. */
  readonly answer: (status: number, body: object) => void;
}

/** A gate between browser and server: what is watched waits there until the test says what becomes of it. */
export interface Gate {
  /** The app's address through the gate. */
  readonly url: string;
  /** The next request that came to a watched path like this one, or comes now. Rejects when none comes. */
  readonly held: (path: RegExp) => Promise<Held>;
  /** Whether one waits now. */
  readonly waits: (path: RegExp) => boolean;
  /** Watches these paths, and forgets what waits from before. */
  readonly watch: (paths: readonly RegExp[]) => void;
  /** Ends a cut: calls get through again. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** Lets the page learn that the server serves again, which until then it asks in vain. */
export async function serviceReturns(page: Page, gate: Gate): Promise<void> {
  if (!gate.waits(HEALTH)) await page.clock.fastForward(LONGEST_PAUSE_MS);
  (await gate.held(HEALTH)).pass();
}

/** Puts a gate before a server; `address` is the app's at the server. */
export async function setGate(address: string): Promise<Gate> {
  const { pathname } = new URL(address);
  const waiting: (Held & { readonly path: string })[] = [];
  const listeners = new Set<() => void>();
  let watched: readonly RegExp[] = [];
  // A browser repeats by itself what broke on a connection that it had used before: that breaks too.
  const broken = new Set<string>();

  async function receive(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const path = from.url ?? '/';
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk as Buffer);
    const pass = () => carry(address, from, Buffer.concat(chunks), to);
    if (broken.has(path)) return void from.socket.destroy();
    if (!watched.some((each) => each.test(path))) return pass();
    const cut = () => {
      broken.add(path);
      from.socket.destroy();
    };
    const answer = (status: number, body: object) => {
      to.writeHead(status, { 'content-type': 'application/json' });
      to.end(JSON.stringify(body));
    };
    const held = { path, pass, cut, answer };
    waiting.push(held);
    to.on('close', () => {
      if (waiting.includes(held)) waiting.splice(waiting.indexOf(held), 1);
    });
    for (const listener of listeners) listener();
  }

  function take(path: RegExp): Held | undefined {
    const index = waiting.findIndex((each) => path.test(each.path));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  const server = createServer((from, to) => {
    receive(from, to).catch(() => from.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The system gave no port.');

  return {
    url: `http://127.0.0.1:${place.port}${pathname}`,
    waits: (path) => waiting.some((each) => path.test(each.path)),
    held: (path) =>
      new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(clock);
          listeners.delete(look);
          settle();
        };
        const look = () => {
          const held = take(path);
          if (held !== undefined) end(() => resolve(held));
        };
        const clock = setTimeout(() => end(() => reject(new Error(`No request to ${path} came.`))), PATIENCE_MS);
        listeners.add(look);
        look();
      }),
    watch: (paths) => {
      watched = paths;
      broken.clear();
      waiting.length = 0;
    },
    mend: () => {
      broken.clear();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Takes a request on to the server and its answer back, for as long as the browser waits for it. */
function carry(address: string, from: IncomingMessage, body: Buffer, to: ServerResponse): void {
  const { hostname, port, protocol } = new URL(address);
  const options = {
    hostname,
    port,
    path: from.url,
    method: from.method,
    headers: headersToServer(address, from.headers),
  };
  const onward = (protocol === 'https:' ? requestByTls : request)(options, (answer) => {
    to.writeHead(answer.statusCode ?? 502, headersToBrowser(address, answer.headers));
    answer.pipe(to);
  });
  onward.on('error', () => from.socket.destroy());
  to.on('close', () => onward.destroy());
  onward.end(body);
}
