import { lookup as lookUp } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { canonicalHost } from '#domain/common/hosts';
import { fromUtf8 } from '#domain/common/utf8';
import { type AllowedHost, isAllowed } from '../../allowList.ts';
import { errorCodeOf, StartupError } from '../../startupError.ts';
import type { RemoteSettings } from './settings.ts';

/** Within our limit of twenty seconds for any neighbour, and far within the lease of who finishes what is open; milliseconds. */
const LIMITS: Limits = { connectMs: 2_000, allMs: 15_000 };

/** More is no answer of any contract, in bytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** After how many milliseconds a connection, and a whole answer, is given up; and the most bytes of one, where it is not the usual. */
interface Limits {
  readonly connectMs: number;
  readonly allMs: number;
  readonly maxBytes?: number;
  /** The status says it all: the body is not waited for, and comes back empty. */
  readonly headOnly?: true;
}

/** Where a line leads, by which name in messages, and by which certificate we show ourselves. */
type LineSettings = Pick<RemoteSettings, 'url' | 'certificado' | 'llave'> & { readonly nombre: string };

/** An answer as it came, of any status. */
export interface LineAnswer {
  readonly status: number;
  /** The media type without parameters, in lower case; empty where there is none. */
  readonly type: string;
  readonly body: string;
  /** Its `Date`, as it came; absent where there is none. */
  readonly date?: string;
  /** Its `Retry-After`, as it came; absent where there is none. */
  readonly retryAfter?: string;
}

/** A message to send: whether it may use a connection that another one left open. */
export interface LineMessage {
  readonly path: string;
  /** Left out for a POST. */
  readonly method?: 'GET';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly reuses: boolean;
  readonly signal: AbortSignal | null;
}

/** The way to a neighbour. */
export interface Line {
  /** @throws Error when no whole answer came: nobody knows then what was done. */
  post(message: LineMessage): Promise<LineAnswer>;
}

/**
 * Opens the way to a neighbour: only to addresses that are allowed, and to the very one that was judged; no redirect is followed.
 * @throws StartupError when the certificate by which we show ourselves is not there.
 */
export function lineTo(
  { nombre, url, certificado, llave }: LineSettings,
  allowed: readonly AllowedHost[],
  limits: Limits = LIMITS,
): Line {
  const base = new URL(url);
  const isTls = base.protocol === 'https:';
  const port = base.port === '' ? (isTls ? 443 : 80) : Number(base.port);
  const ours = certificado === null || llave === null ? {} : certificateOf(nombre, certificado, llave);
  const shared = { lookup: pinned(allowed, port), ...ours };
  // A connection that was left open may be closed from over there in this very moment: a change is never lost so.
  const [kept, fresh] = [true, false].map((keepAlive) =>
    isTls ? new Agent({ ...shared, keepAlive }) : new PlainAgent({ ...shared, keepAlive }),
  );
  return {
    post: async ({ path, method = 'POST', headers, body, reuses, signal }) => {
      const patience = AbortSignal.timeout(limits.allMs);
      const asked = (isTls ? request : plainRequest)(`${base.href.replace(/\/$/, '')}/${path}`, {
        method,
        agent: reuses ? kept : fresh,
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        signal: signal === null ? patience : AbortSignal.any([signal, patience]),
      });
      asked.once('socket', (socket) => giveUpUnconnected(socket, isTls, limits.connectMs));
      const answered = new Promise<IncomingMessage>((resolve, reject) => {
        asked.once('response', resolve);
        asked.on('error', reject);
      });
      asked.end(body);
      try {
        const response = await answered;
        if (limits.headOnly) return { ...headOf(response.destroy()), body: '' };
        return { ...headOf(response), body: await readWhole(response, limits.maxBytes ?? MAX_ANSWER_BYTES) };
      } catch (error) {
        throw new Error(`No whole answer came from ${nombre}: ${inWords(error)}`);
      }
    },
  };
}

function giveUpUnconnected(socket: Socket, isTls: boolean, ms: number): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => socket.destroy(new Error(`No connection within ${ms} ms`)), ms);
  socket.once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
}

/** Words alone: by its code, a failure of this line would be taken for one of our own database. */
function inWords(error: unknown): string {
  return error instanceof Error ? [errorCodeOf(error), error.message].filter(Boolean).join(' ') : String(error);
}

async function readWhole(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop destroys the connection.
    if (length > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const body = fromUtf8(Buffer.concat(chunks));
  if (body === null) throw new Error('The answer is no UTF-8');
  return body;
}

function headOf({ statusCode = 0, headers }: IncomingMessage): Omit<LineAnswer, 'body'> {
  const { date, 'retry-after': retryAfter, 'content-type': contentType = '' } = headers;
  const [type = ''] = contentType.split(';');
  return {
    status: statusCode,
    type: type.trim().toLowerCase(),
    ...(date === undefined ? {} : { date }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Looks a name up, and leaves only the addresses that are allowed: the connection goes to one of these and nowhere else. */
function pinned(allowed: readonly AllowedHost[], port: number): LookupFunction {
  return (name, { all }, done) => {
    const host = canonicalHost(name) ?? name;
    lookUp(name, { all: true, verbatim: true }).then(
      (found) => {
        const usable = found.filter(({ address }) => isAllowed(allowed, host, canonicalHost(address) ?? address, port));
        const [first] = usable;
        if (first === undefined) done(new Error(`${name} leads to no address of SERVIDORES_PERMITIDOS`), '');
        else if (all === true) done(null, usable);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}

function certificateOf(nombre: string, certificado: string, llave: string) {
  try {
    const pair = { cert: readFileSync(certificado), key: readFileSync(llave) };
    createSecureContext(pair);
    return pair;
  } catch {
    const name = `VECINO_${nombre.toUpperCase()}`;
    throw new StartupError(
      `${name}_CERTIFICADO y ${name}_LLAVE deben ser los archivos PEM de un certificado y de su llave sin contraseña, y este usuario debe poder leerlos.`,
    );
  }
}
