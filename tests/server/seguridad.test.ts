import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Banco } from './banco.ts';
import { crearBanco, registroDePrueba } from './banco.ts';

let banco: Banco;
let dist = '';
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head><base href="/x/" /></head><body>la app</body>');
  writeFileSync(join(dist, 'config.json'), '{"api":"api/"}');
  writeFileSync(join(dist, '.huella'), 'x');
  writeFileSync(join(dist, 'assets', 'a-1.js'), 'console.log(1);');
  writeFileSync(join(dist, 'assets', 'a-1.js.gz'), gzipSync('console.log(1);'));
  banco = await crearBanco({ dist, entorno: { BASE_PATH: '/tienda/atencion/' } });
});
afterAll(async () => {
  await banco.cerrar();
  rmSync(dist, { recursive: true });
});

const BASE = '/tienda/atencion/';
const entrar = (headers: Record<string, string>) =>
  banco.app.inject({
    method: 'POST',
    url: `${BASE}api/sesion/login`,
    headers,
    payload: { numiden: '100002', idTienda: 1, tienda: '' },
  });

describe('a write', () => {
  it.each([
    ['from another site, by its Origin', { origin: 'https://malo.example' }],
    ['from another port of this machine', { host: 'localhost:4000', origin: 'http://localhost:5000' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from another site, by what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused when it comes %s', async (_caso, headers) => {
    const respuesta = await entrar(headers);
    expect(respuesta.statusCode).toBe(403);
    expect(respuesta.json().message).toBe('La petición viene de otro sitio y no se atendió.');
    expect(respuesta.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['this very site', { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }],
    ['a program that is no browser', {}],
  ])('is served when it comes from %s', async (_caso, headers) => {
    expect((await entrar(headers)).statusCode).toBe(200);
  });

  it('is refused when the page’s own name was made to point here', async () => {
    const respuesta = await entrar({ host: 'malo.example', origin: 'http://malo.example' });
    expect(respuesta.statusCode).toBe(403);
    expect(respuesta.json().message).toBe('Este servidor solo atiende a su propio equipo: use la dirección localhost.');
  });

  it('may name any host where passwords protect the login', async () => {
    const otro = await crearBanco({ entorno: { AUTH: 'contrasena' } });
    const respuesta = await otro.app.inject({
      url: '/mostrador/api/sesion/opciones',
      headers: { host: 'mostrador.mx' },
    });
    expect(respuesta.statusCode).toBe(200);
    await otro.cerrar();
  });
});

describe('behind a balancer', () => {
  const direccionAnotada = async (entorno: Record<string, string>) => {
    const otro = await crearBanco({ entorno });
    const intentar = (direccion: string) =>
      otro.app.inject({
        method: 'POST',
        url: '/mostrador/api/sesion/login',
        headers: { 'x-forwarded-for': direccion, 'x-forwarded-proto': 'https' },
        payload: { numiden: '999999', idTienda: 1, tienda: '' },
      });
    for (let vez = 0; vez < 5; vez += 1) await intentar(`10.0.0.${vez}`);
    const ultima = await intentar('10.0.1.1');
    await otro.cerrar();
    return ultima.statusCode;
  };

  it('nobody’s word about addresses is believed unless it is named in PROXIES', async () => {
    expect(await direccionAnotada({})).toBe(429);
    expect(await direccionAnotada({ PROXIES: '127.0.0.1' })).toBe(401);
  });
});

describe('the app', () => {
  const traer = (url: string, headers: Record<string, string> = {}) =>
    banco.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  it.each(['', 'overview', 'valida-operacion?tienda=1&operacion=1000001', 'administracion/casos/12', 'no/existe'])(
    'is the answer to the screen %j, with the base where it is served',
    async (pantalla) => {
      const respuesta = await traer(`${BASE}${pantalla}`);
      expect(respuesta.statusCode).toBe(200);
      expect(respuesta.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(respuesta.headers['cache-control']).toBe('no-cache');
      expect(respuesta.body).toContain('<base href="/tienda/atencion/" />');
    },
  );

  it.each(['/', '/tienda/atencion'])('is where %s leads', async (url) => {
    const respuesta = await traer(url);
    expect([respuesta.statusCode, respuesta.headers.location]).toEqual([302, BASE]);
  });

  it('has files that may be kept for ever, in their compressed form, and a configuration that may not', async () => {
    const archivo = await traer(`${BASE}assets/a-1.js`, { 'accept-encoding': 'gzip' });
    expect([archivo.headers['cache-control'], archivo.headers['content-encoding']]).toEqual([
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
    const respuesta = await traer(`${BASE}${ruta}`);
    expect(respuesta.statusCode).toBeGreaterThanOrEqual(400);
    expect(respuesta.statusCode).toBeLessThan(500);
    expect(respuesta.json().message).toMatch(/^La /);
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
    const respuesta = await banco.app.inject({ url: `${BASE}api/catalogo/tiendas-login` });
    expect(respuesta.headers['cache-control']).toBe('no-store');
  });

  it('are described on a page that works under our own policy', async () => {
    const pagina = await banco.app.inject({ url: `${BASE}api/docs/` });
    expect(pagina.statusCode).toBe(200);
    expect(pagina.body).not.toMatch(/<script>|<script type="text\/javascript">\s*[^<\s]/);
    const guiones = [...pagina.body.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(guiones.length).toBeGreaterThan(0);
    for (const guion of guiones) {
      const url = new URL(guion, `http://localhost${BASE}api/docs/`);
      expect(url.host).toBe('localhost');
      expect((await banco.app.inject({ url: url.pathname })).statusCode, guion).toBe(200);
    }
  });
});

describe('who asks for what they may not do', () => {
  it('leaves a line in the log: who, and which call', async () => {
    const { registro, lineas } = registroDePrueba();
    const otro = await crearBanco({ registro });
    const url = '/mostrador/api/caso/exportar?filtro=x';
    const headers = { cookie: await otro.entrar(100_002) };
    expect((await otro.app.inject({ url, headers })).statusCode).toBe(403);
    expect(lineas()).toMatchObject([{ numiden: 100_002, llamada: 'caso/exportar', msg: 'permission refused' }]);
    await otro.cerrar();
  });
});
