import { lookup as lookUp } from 'node:dns/promises';
import { request } from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { askedAddress, type DatosServidor } from '#domain/cadena/servidores';
import { canonicalHost, hostInAddress } from '#domain/common/hosts';
import { type AllowedHost, isAllowed, mayBeAllowed } from '../../platform/allowList.ts';
import {
  connected,
  type Reached,
  resultOfError,
  resultOfRefusal,
  resultOfSilence,
  resultOfStatus,
  type TryResult,
} from './reasons.ts';

/** How long one try may take in all, names and certificates included, in milliseconds. */
const LIMIT_MS = 5_000;

/** A server with the password that is sent to it; null sends no credentials. */
export interface ConnectionTarget extends DatosServidor {
  readonly pass: string | null;
}

interface Surroundings {
  readonly allowed: readonly AllowedHost[];
  /** Looks a name up to all its addresses; only tests answer by themselves. */
  readonly lookup?: (host: string) => Promise<readonly string[]>;
  /** Authorities to trust instead of the platform's; only tests have their own. */
  readonly ca?: string;
  readonly limitMs?: number;
}

/** An end of a connection: where, and over what. */
interface End extends Reached {
  readonly tls: boolean;
}

/**
 * Opens a real connection: to `servidor` at `puerto`, and, for a web server, asks for `url` with `path` and reads the status.
 * Nothing is sent to a host that is not allowed, nor is its name looked up. A name is looked up once, and what is connected
 * to is the very address that was allowed; a redirect is never followed. Never rejects.
 */
export async function tryConnection(
  target: ConnectionTarget,
  { allowed, lookup = addressesOf, ca, limitMs = LIMIT_MS }: Surroundings,
): Promise<TryResult> {
  const opened = new Set<Duplex>();
  const ends = endsOf(target);
  let current: End = ends.machine;
  const known = new Map<string, Promise<readonly string[]>>();
  const keep = <S extends Duplex>(socket: S): S => {
    opened.add(socket);
    // Who waits is told by its own listeners; a later error, which no one waits for, must not end the process.
    return socket.on('error', () => undefined);
  };

  const reach = async (end: End): Promise<Socket> => {
    current = end;
    if (!known.has(end.host)) known.set(end.host, lookup(end.host));
    const addresses = ((await known.get(end.host)) ?? []).flatMap((address) => canonicalHost(address) ?? []);
    const usable = addresses.filter((address) => isAllowed(allowed, end.host, address, end.port));
    if (usable.length === 0) throw new NotAllowed();
    return firstThatConnects(usable, end.port, keep);
  };

  const attempt = async (): Promise<TryResult> => {
    for (const end of Object.values(ends)) {
      if (end !== null && !mayBeAllowed(allowed, end.host, end.port)) return resultOfRefusal(end, allowed.length === 0);
    }
    const socket = await reach(ends.machine);
    const { web } = ends;
    if (web === null) return connected(ends.machine);
    const isSame = web.host === ends.machine.host && web.port === ends.machine.port;
    const plain = isSame ? socket : await reach(web);
    const wire = web.tls ? keep(await secured(plain, web, ca)) : plain;
    return resultOfStatus(await statusOf(wire, target, web));
  };

  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<TryResult>((resolve) => {
    timer = setTimeout(() => resolve(resultOfSilence(current, Math.round(limitMs / 1_000))), limitMs);
  });
  const outcome = attempt().catch((error: unknown) =>
    error instanceof NotAllowed ? resultOfRefusal(current, false) : resultOfError(error, current),
  );
  try {
    return await Promise.race([outcome, silence]);
  } finally {
    clearTimeout(timer);
    for (const socket of opened) socket.destroy();
  }
}

/** A name that leads to no address that is allowed. */
class NotAllowed extends Error {}

function endsOf(target: ConnectionTarget): { readonly machine: End; readonly web: End | null } {
  const address = askedAddress(target);
  const machine = { host: target.servidor, port: target.puerto, tls: false };
  if (address === null) return { machine, web: null };
  const tls = address.protocol === 'https:';
  const port = address.port === '' ? (tls ? 443 : 80) : Number(address.port);
  return { machine, web: { host: canonicalHost(address.hostname) ?? address.hostname, port, tls } };
}

async function addressesOf(host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  return (await lookUp(host, { all: true, verbatim: true })).map(({ address }) => address);
}

async function firstThatConnects(
  addresses: readonly string[],
  port: number,
  keep: <S extends Duplex>(socket: S) => S,
): Promise<Socket> {
  let failure: unknown = null;
  for (const address of addresses) {
    const socket = keep(connect({ host: address, port }));
    try {
      await happens(socket, 'connect');
      return socket;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function secured(socket: Socket, { host }: End, ca: string | undefined): Promise<Duplex> {
  const isAddress = isIP(host) !== 0;
  const wire = connectTls({
    socket,
    host,
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    ...(isAddress ? {} : { servername: host }),
    ...(ca === undefined ? {} : { ca }),
  });
  await happens(wire, 'secureConnect');
  return wire;
}

/** Asks for the address over a connection that is open already, so that nothing is looked up or opened anew: no agent here. */
function statusOf(wire: Duplex, target: ConnectionTarget, { host, port }: End): Promise<number> {
  const address = askedAddress(target);
  return new Promise((resolve, reject) => {
    const asked = request({
      method: 'GET',
      path: address?.pathname ?? '/',
      createConnection: () => wire,
      headers: {
        Host: `${hostInAddress(host)}:${port}`,
        Accept: '*/*',
        Connection: 'close',
        'User-Agent': 'Mostrador',
        ...credentialsOf(target),
      },
    });
    asked.once('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('error', reject);
    asked.end();
  });
}

function credentialsOf({ usuario, pass }: ConnectionTarget) {
  if (usuario === '' && pass === null) return {};
  return { Authorization: `Basic ${Buffer.from(`${usuario}:${pass ?? ''}`).toString('base64')}` };
}

function happens(socket: Duplex, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once(event, () => resolve());
    socket.once('error', reject);
    socket.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
  });
}
