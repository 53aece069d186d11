import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROBLEM_JSON, PROBLEMAS } from '#contract/neighbours/sobre';

/** The answer that a neighbour gave. */
interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Something that goes wrong on the way to a neighbour: before it has heard of the request, or with its answer. */
type Fault =
  | { readonly before: (response: ServerResponse) => void }
  | { readonly after: (response: ServerResponse, answered: Answered) => void };

const html = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html>Puerta de enlace</html>');
};
const problem = (status: number, type: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': PROBLEM_JSON }).end(JSON.stringify({ type, title: 'Espere.' }));
};
const json = (response: ServerResponse, body: string) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
};

/** All that goes wrong on a way; a refusal is none of it. */
export const FAULTS = {
  'no answer': { after: () => undefined },
  'cut before acting': { before: (response) => response.destroy() },
  'cut after acting': { after: (response) => response.destroy() },
  'a page, 200, after acting': { after: html(200) },
  'a page, 404': { before: html(404) },
  'a page, 409': { before: html(409) },
  'a page, 502': { before: html(502) },
  'half a body': { after: (response, { body }) => json(response, body.slice(0, body.length / 2)) },
  'a body that breaks off': {
    after: (response, { body }) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length + 5 }).write(body);
      setTimeout(() => response.destroy(), 20);
    },
  },
  'a redirect': {
    before: (response) => response.writeHead(308, { Location: 'http://127.0.0.1:9/' }).end(),
  },
  'a signature refused': { before: problem(401, 'about:blank') },
  'a body of another': { after: (response) => json(response, '{"ok":true}') },
  'too large a body': { after: (response) => json(response, `{"resultado":"${'x'.repeat(1024 * 1024)}"}`) },
  'a no without its type': { after: problem(409, 'about:blank') },
  'not taken': { before: problem(429, PROBLEMAS.noTomado) },
  'being done': { after: problem(409, PROBLEMAS.enCurso) },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** A way to a neighbour on which the next requests go wrong. */
export interface FaultyWay {
  readonly url: string;
  /** The next so many requests meet a fault; all after them pass. */
  meets(name: FaultName, times: number): void;
  close(): void;
}

/** Opens a way to the address of a neighbour, on this machine. */
export async function faultyWay(target: string): Promise<FaultyWay> {
  let fault: Fault | null = null;
  let left = 0;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const met = left > 0 ? fault : null;
    left -= 1;
    if (met !== null && 'before' in met) {
      met.before(response);
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
    ) as Record<string, string>;
    const answer = await fetch(`${target}${request.url}`, { method: 'POST', headers, body });
    const answered = {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: await answer.text(),
    };
    if (met === null) response.writeHead(answered.status, { 'Content-Type': answered.type }).end(answered.body);
    else met.after(response, answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meets: (name, times) => {
      fault = FAULTS[name];
      left = times;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
