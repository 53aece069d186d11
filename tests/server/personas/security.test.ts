import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bed, createBed, testLog } from '../bed/bed.ts';

let bed: Bed;
let dist = '';
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head><base href="/x/" /></head><body>la app</body>');
  writeFileSync(join(dist, 'config.json'), '{"api":"api/"}');
  writeFileSync(join(dist, '.huella'), 'x');
  writeFileSync(join(dist, 'assets', 'a-1.js'), 'console.log(1);');
  writeFileSync(join(dist, 'assets', 'a-1.js.gz'), gzipSync('console.log(1);'));
  bed = await createBed({ dist, environment: { BASE_PATH: '/tienda/atencion/' } });
});
afterAll(async () => {
  await bed.close();
  rmSync(dist, { recursive: true });
});

const BASE = '/tienda/atencion/';
function signIn(headers: Record<string, string>) {
  return bed.app.inject({
    method: 'POST',
    url: `${BASE}api/sesion/login`,
    headers,
    payload: { numiden: '100002', idTienda: 1, tienda: '' },
  });
}

describe('a write', () => {
  it.each([
    ['from another site, by its Origin', { origin: 'https://malo.example' }],
    ['from another port of this machine', { host: 'localhost:4000', origin: 'http://localhost:5000' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from another site, by what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused when it comes %s', async (_caso, headers) => {
    const answer = await signIn(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('La petición viene de otro sitio y no se atendió.');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['this very site', { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }],
    ['a program that is no browser', {}],
  ])('is served when it comes from %s', async (_caso, headers) => {
    expect((await signIn(headers)).statusCode).toBe(200);
  });

  it('is refused when the page’s own name was made to point here', async () => {
    const answer = await signIn({ host: 'malo.example', origin: 'http://malo.example' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('Este servidor solo atiende a su propio equipo: use la dirección localhost.');
  });

  it('may name any host where passwords protect the login', async () => {
    const another = await createBed({ environment: { AUTH: 'contrasena' } });
    const answer = await another.app.inject({
      url: '/mostrador/api/sesion/opciones',
      headers: { host: 'mostrador.mx' },
    });
    expect(answer.statusCode).toBe(200);
    await another.close();
  });
});

describe('behind a balancer', () => {
  const direccionAnotada = async (environment: Record<string, string>) => {
    const another = await createBed({ environment: { AUTH: 'contrasena', ...environment } });
    const intentar = (address: string) =>
      another.app.inject({
        method: 'POST',
        url: '/mostrador/api/sesion/login',
        headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
        payload: { numiden: '999999', idTienda: 1, tienda: '', contrasena: 'cualquiera' },
      });
    for (let time = 0; time < 5; time += 1) await intentar(`10.0.0.${time}`);
    const last = await intentar('10.0.1.1');
    await another.close();
    return last.statusCode;
  };

  it.each<[string, Record<string, string>]>([
    ['that says for which address it asks', { 'x-forwarded-for': '10.0.0.1' }],
    ['that says so in the standard’s words', { forwarded: 'for=10.0.0.1' }],
    ['that says by which way it came', { via: '1.1 proxy' }],
    ['named in PROXIES or not', { 'x-real-ip': '127.0.0.1' }],
  ])('a number alone lets nobody in through a proxy of the same machine, %s', async (_, headers) => {
    const another = await createBed({ environment: { PROXIES: '127.0.0.1' } });
    const payload = { numiden: '100001', idTienda: 1, tienda: 'Tienda Centro' };
    const answer = await another.app.inject({ method: 'POST', url: '/mostrador/api/sesion/login', headers, payload });
    await another.close();
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Este servidor deja entrar con solo un número de empleado y no atiende a través de un intermediario (proxy): use AUTH=contrasena.',
    ]);
  });

  it('nobody’s word about addresses is believed unless it is named in PROXIES', async () => {
    expect(await direccionAnotada({})).toBe(429);
    expect(await direccionAnotada({ PROXIES: '127.0.0.1' })).toBe(401);
  });
});

describe('the app', () => {
  const traer = (url: string, headers: Record<string, string> = {}) =>
    bed.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  it.each(['', 'overview', 'valida-operacion?tienda=1&operacion=1000001', 'administracion/casos/12', 'no/existe'])(
    'is the answer to the screen %j, with the base where it is served',
    async (screen) => {
      const answer = await traer(`${BASE}${screen}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<base href="/tienda/atencion/" />');
    },
  );

  it.each(['/', '/tienda/atencion'])('is where %s leads', async (url) => {
    const answer = await traer(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, BASE]);
  });

  it('has files that may be kept for ever, in their compressed form, and a configuration that may not', async () => {
    const file = await traer(`${BASE}assets/a-1.js`, { 'accept-encoding': 'gzip' });
    expect([file.headers['cache-control'], file.headers['content-encoding']]).toEqual([
      'public, max-age=31536000, immutable',
      'gzip',
    ]);
    expect((await traer(`${BASE}config.json`)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    'assets/vieja-0.js',
    'api/assets/',
    '.huella',
    'assets/..%2f..%2fpackage.json',
    'assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    'api/nada',
  ])('has nothing to show under %s', async (ruta) => {
    const answer = await traer(`${BASE}${ruta}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().message).toMatch(/^La /);
  });

  it('may be framed by nobody and run no script but its own', async () => {
    const { headers } = await traer(BASE);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('answers of calls', () => {
  it('are never kept by a browser or a cache', async () => {
    const answer = await bed.app.inject({ url: `${BASE}api/catalogo/tiendas-login` });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are described on a page that works under our own policy', async () => {
    const page = await bed.app.inject({ url: `${BASE}api/docs/` });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>|<script type="text\/javascript">\s*[^<\s]/);
    const guiones = [...page.body.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(guiones.length).toBeGreaterThan(0);
    for (const guion of guiones) {
      const url = new URL(guion, `http://localhost${BASE}api/docs/`);
      expect(url.host).toBe('localhost');
      expect((await bed.app.inject({ url: url.pathname })).statusCode, guion).toBe(200);
    }
  });
});

describe('who asks for what they may not do', () => {
  it('leaves a line in the log: who, and which call', async () => {
    const { log, lines } = testLog();
    const another = await createBed({ log });
    const url = '/mostrador/api/caso/exportar?filtro=x';
    const headers = { cookie: await another.signIn(100_002) };
    expect((await another.app.inject({ url, headers })).statusCode).toBe(403);
    expect(lines()).toMatchObject([{ numiden: 100_002, llamada: 'caso/exportar', msg: 'permission refused' }]);
    await another.close();
  });
});
