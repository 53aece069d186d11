import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, afterEach, expect, it } from 'vitest';
import { VECINOS } from '#contract/vecinos';
import { AUTHORITY, EXPIRED, OF_ANOTHER, OF_THIS_MACHINE } from '../../tests/server/bed/certificates.ts';
import { home } from '../runner/tools.ts';
import { faceOf } from './face.ts';

const SECRET = Buffer.alloc(32, 6);
const CASE = { quien: 100_001, otro: 100_003, tienda: 1, operacion: 1_000_001, idVale: 9, folio: 'D00100001' };

const folder = mkdtempSync(join(tmpdir(), 'certificados-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const authority = file('autoridad.pem', AUTHORITY);
const caso = file('caso.json', JSON.stringify(CASE));
const stranger = file('ajena.pem', OF_ANOTHER.key);
const shown = (name: string, { cert, key }: { readonly cert: string; readonly key: string }) => [
  ...['--certificado', file(`${name}.pem`, cert)],
  ...['--llave', file(`${name}-llave.pem`, key)],
];

let door: Server | null = null;
/** By whose certificate each request came. */
let came: string[] = [];
afterEach(() => {
  door?.closeAllConnections();
  door?.close();
  came = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A neighbour whose door lets in only who shows a certificate of the authority. @returns its address. */
async function openDoor(own: { readonly cert: string; readonly key: string }): Promise<string> {
  const face = faceOf(VECINOS.contabilidad, { enviarVale: async () => ({}) }, [SECRET]);
  door = createServer({ ...own, ca: AUTHORITY, requestCert: true, rejectUnauthorized: true }, (request, response) => {
    came.push(String((request.socket as TLSSocket).getPeerCertificate().subject?.CN));
    face.emit('request', request, response);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `https://localhost:${(door.address() as AddressInfo).port}`;
}

/** The kit as an integrator runs it, which trusts the authority as a server is told to. */
function probe(
  url: string,
  certificate: readonly string[],
): Promise<{ readonly code: unknown; readonly said: string }> {
  const kit = ['--import', 'tsx', 'scripts/vecinos.ts', 'probar', 'contabilidad', url, '--datos', caso];
  const secret = ['--secreto', `whsec_${SECRET.toString('base64')}`];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  return new Promise((resolve) => {
    execFile(process.execPath, [...kit, ...secret, ...certificate], { cwd: home, env }, (error, said, wrong) =>
      resolve({ code: error?.code ?? 0, said: said + wrong }),
    );
  });
}

it('a door that demands a certificate lets in who shows one of its authority, at each request', async () => {
  const { code, said } = await probe(await openDoor(OF_THIS_MACHINE), shown('otro', OF_ANOTHER));
  expect([code, said]).toEqual([0, expect.stringContaining('Todo bien')]);
  expect(came.length).toBeGreaterThan(20);
  expect(new Set(came)).toEqual(new Set(['otro']));
});

it.each([
  ['without a certificate', []],
  ['with one that ran out', shown('viejo', EXPIRED)],
] as const)('lets nobody in %s', async (_what, certificate) => {
  const { code, said } = await probe(await openDoor(OF_THIS_MACHINE), certificate);
  expect([code, came]).toEqual([1, []]);
  expect(said).not.toContain('✔ enviarVale');
});

it('a door that is another’s is not told anything', async () => {
  const { code } = await probe(await openDoor(OF_ANOTHER), shown('nuestro', OF_THIS_MACHINE));
  expect([code, came]).toEqual([1, []]);
});

it('a certificate is not taken with the key of another', async () => {
  const mixed = [...shown('mezcla', OF_THIS_MACHINE).slice(0, 2), '--llave', stranger];
  const { code, said } = await probe('https://localhost:9', mixed);
  expect(code).not.toBe(0);
  expect(said).toContain('VECINO_CONTABILIDAD_CERTIFICADO');
});
