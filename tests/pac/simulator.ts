import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Csd } from '../../server/facturas/cfdi/csd.ts';
import { ownCsd } from '../cfdi/certificates.ts';
import { authorityFace } from './authorityFace.ts';
import type { Face, Fault, SeenRequest, What } from './face.ts';
import { finkokFace } from './finkokFace.ts';
import { RFC_PAC, type State, stateOf } from './state.ts';
import { swFace } from './swFace.ts';

/** A provider and the authority behind it, on this machine. */
export interface Simulator {
  readonly base: URL;
  readonly state: State;
  readonly seen: readonly SeenRequest[];
  readonly login: { readonly usuario: string; readonly contrasena: string };
  /** Has the next so many requests of a kind go wrong. */
  fail(what: What, fault: Fault, times?: number): void;
  /** Nothing goes wrong any more. */
  mend(): void;
  close(): Promise<void>;
}

const LOGIN = { usuario: 'pruebas@cadena.mx', contrasena: 'Contraseña & <secreta>' } as const;

/** One certificate for all simulators of a process: to make its key takes longer than most tests. */
let pac: Promise<Csd> | undefined;

/** Starts a simulator at a free port; tests move its clock. */
export async function startSimulator(clock: { now: Date }): Promise<Simulator> {
  pac ??= ownCsd(RFC_PAC, new Date('2020-01-01T00:00:00Z'));
  const state = stateOf(await pac, clock);
  const seen: SeenRequest[] = [];
  const faults: { readonly what: What; readonly fault: Fault }[] = [];
  const faces: readonly Face[] = [swFace(state, LOGIN), finkokFace(state, LOGIN), authorityFace(state)];
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const came = {
      metodo: request.method ?? '',
      ruta: request.url ?? '',
      cabeceras: request.headers,
      cuerpo: Buffer.concat(pieces).toString('utf8'),
    };
    const read = faces.map((face) => face(came)).find((one) => one !== null) ?? null;
    if (read === null) throw new Error(`No face knows ${came.ruta}`);
    seen.push({ what: read.what, ...came });
    const at = faults.findIndex(({ what }) => what === read.what);
    const fault = at < 0 ? null : (faults.splice(at, 1)[0]?.fault ?? null);
    if (fault === 'cortadaAntes') {
      request.socket.destroy();
      return;
    }
    const html = /^html(\d+)$/.exec(fault ?? '')?.[1];
    if (html !== undefined) {
      response.writeHead(Number(html), { 'Content-Type': 'text/html' });
      response.end('<html><body>Mantenimiento</body></html>');
      return;
    }
    const { estado, tipo, cuerpo } = read.answer(fault);
    if (fault === 'cortadaDespues') {
      request.socket.destroy();
      return;
    }
    if (fault === 'tarde') return;
    response.writeHead(estado, { 'Content-Type': tipo, 'Content-Length': Buffer.byteLength(cuerpo) });
    if (fault === 'medioCuerpo') {
      response.write(cuerpo.slice(0, cuerpo.length / 2), () => request.socket.destroy());
      return;
    }
    response.end(cuerpo);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    state,
    seen,
    login: LOGIN,
    fail: (what, fault, times = 1) => faults.push(...Array.from({ length: times }, () => ({ what, fault }))),
    mend: () => void faults.splice(0),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The requests that hold a private key, or the password elsewhere than in a body that is to have it. */
export function leaks(
  seen: readonly SeenRequest[],
  { contrasena }: { readonly contrasena: string },
): readonly string[] {
  const decoded = ({ cuerpo }: SeenRequest) =>
    [
      cuerpo,
      ...[...cuerpo.matchAll(/>([A-Za-z0-9+/=]{40,})</g)].map(([, text = '']) => Buffer.from(text, 'base64')),
    ].join('\n');
  return seen.flatMap((request) => {
    const { ruta, cabeceras } = request;
    const head = `${decodeURIComponent(ruta)} ${JSON.stringify(cabeceras)}`;
    const found = [
      ...(head.includes(contrasena) ? ['the password in its head'] : []),
      ...(/PRIVATE KEY|b64Key|passwordCsd|<key>|privateKey/i.test(`${head}${decoded(request)}`) ? ['a key'] : []),
      ...(/issue|cancel\/csd|cancel\/pfx|sign_stamp|sign_cancel/.test(ruta) ? ['a call that takes the key'] : []),
    ];
    return found.map((what) => `${ruta}: ${what}`);
  });
}
