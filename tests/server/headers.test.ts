import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuarios } from '../../server/db/schema/personas.ts';
import type { Banco } from './banco.ts';
import { CONTRASENAS_BARATAS, crearBanco, registroDePrueba } from './banco.ts';
import { PDF } from './casos.archivos.ts';
import { abrirMesa, solicitud } from './casos.mesa.ts';

const BALANCEADOR = '10.0.0.5';
const SECRETA = 'una frase bastante larga';
const SENCILLA = 'mostrador_sesion';
const GUARDADA = '__Host-mostrador_sesion-tienda+atencion';
const BASE = '/tienda/atencion/';

let banco: Banco;
beforeAll(async () => {
  banco = await crearBanco({ entorno: { AUTH: 'contrasena', PROXIES: `${BALANCEADOR},10.1.0.0/16`, BASE_PATH: BASE } });
  await banco.db
    .update(usuarios)
    .set({ contrasenaHash: await CONTRASENAS_BARATAS.cifrar(SECRETA) })
    .where(eq(usuarios.numiden, 100_002));
});
afterAll(() => banco.cerrar());

const POR_TLS = { remoteAddress: BALANCEADOR, headers: { 'x-forwarded-proto': 'https' } };
const SIN_TLS = { remoteAddress: BALANCEADOR, headers: {} };

const pedir = (
  metodo: 'GET' | 'POST',
  ruta: string,
  { remoteAddress, headers }: { readonly remoteAddress: string; readonly headers: Record<string, string> },
  cookie?: string,
  payload?: object,
) =>
  banco.app.inject({
    method: metodo,
    url: `${BASE}${ruta}`,
    remoteAddress,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    ...(payload === undefined ? {} : { payload }),
  });

const entrar = (camino: typeof POR_TLS | typeof SIN_TLS, cookie?: string) =>
  pedir('POST', 'api/sesion/login', camino, cookie, {
    numiden: 100_002,
    idTienda: 1,
    tienda: '',
    contrasena: SECRETA,
  });

describe('by TLS', () => {
  it.each([
    ['an answer', 'api/sesion/opciones'],
    ['a refusal', 'api/sesion/actual'],
    ['what is not there', 'api/nada'],
  ])('%s tells the browser to come back by TLS only', async (_caso, ruta) => {
    expect((await pedir('GET', ruta, POR_TLS)).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await pedir('GET', ruta, SIN_TLS)).headers['strict-transport-security']).toBeUndefined();
  });

  it('is not what anybody says, but what a named balancer does', async () => {
    const segun = async (remoteAddress: string) =>
      (await pedir('GET', 'api/sesion/opciones', { ...POR_TLS, remoteAddress })).headers['strict-transport-security'];
    expect(await segun('10.0.0.6')).toBeUndefined();
    expect(await segun('10.1.77.3')).toBeDefined();
    expect(await segun('::ffff:10.0.0.5')).toBeDefined();
  });

  it('the session has a name that no sister site and no plain answer can plant', async () => {
    const { cookies } = await entrar(POR_TLS);
    const comun = { value: expect.any(String), httpOnly: true, secure: true, sameSite: 'Strict' };
    expect(cookies).toEqual([
      { ...comun, name: GUARDADA, path: '/' },
      { ...comun, name: '__Secure-mostrador_equipo', path: `${BASE}api/sesion/`, maxAge: 90 * 86_400 },
    ]);
    const token = cookies[0]?.value ?? '';
    expect((await pedir('GET', 'api/sesion/actual', POR_TLS, `${GUARDADA}=${token}`)).statusCode).toBe(200);
    expect((await pedir('GET', 'api/sesion/actual', POR_TLS, `${SENCILLA}=${token}`)).statusCode).toBe(401);
  });

  it('who signs in loses the plain name that was there, and who leaves loses both', async () => {
    const entrada = await entrar(POR_TLS, `${SENCILLA}=plantada`);
    const vacia = { value: '', expires: new Date(0) };
    expect(entrada.cookies.slice(0, 2)).toEqual([
      expect.objectContaining({ name: GUARDADA }),
      expect.objectContaining({ name: SENCILLA, path: BASE, ...vacia }),
    ]);
    const token = entrada.cookies[0]?.value ?? '';
    const galleta = `${GUARDADA}=${token}`;
    const despedida = await pedir('POST', 'api/sesion/logout', POR_TLS, galleta);
    expect(despedida.cookies).toEqual([
      expect.objectContaining({ name: GUARDADA, path: '/', secure: true, ...vacia }),
      expect.objectContaining({ name: SENCILLA, path: BASE, ...vacia }),
    ]);
    expect((await pedir('GET', 'api/sesion/actual', POR_TLS, galleta)).statusCode).toBe(401);
  });
});

describe('without TLS', () => {
  it('the session keeps its plain name under the product’s path', async () => {
    const { cookies } = await entrar(SIN_TLS);
    const comun = { value: expect.any(String), httpOnly: true, sameSite: 'Strict' };
    expect(cookies).toEqual([
      { ...comun, name: SENCILLA, path: BASE },
      { ...comun, name: 'mostrador_equipo', path: `${BASE}api/sesion/`, maxAge: 90 * 86_400 },
    ]);
    const galleta = `${SENCILLA}=${cookies[0]?.value}`;
    expect((await pedir('GET', 'api/sesion/actual', SIN_TLS, galleta)).statusCode).toBe(200);
    expect((await pedir('POST', 'api/sesion/logout', SIN_TLS, galleta)).cookies.map(({ name }) => name)).toEqual([
      SENCILLA,
    ]);
  });
});

describe('the log', () => {
  const avisos = async (direcciones: readonly string[], headers: Record<string, string>) => {
    const { lineas, registro } = registroDePrueba();
    const otro = await crearBanco({ entorno: { AUTH: 'contrasena', PROXIES: BALANCEADOR }, registro });
    for (const remoteAddress of direcciones) {
      await otro.app.inject({ url: '/mostrador/api/sesion/opciones', remoteAddress, headers });
    }
    await otro.cerrar();
    return lineas();
  };

  it('says once that somebody forwards requests whom PROXIES does not name', async () => {
    const dichos = await avisos(['10.0.0.6', '10.0.0.7', '10.0.0.6'], { 'x-forwarded-for': '192.168.1.1' });
    expect(dichos).toEqual([expect.objectContaining({ level: 40, address: '10.0.0.6' })]);
    expect(dichos[0].msg).toContain('PROXIES');
  });

  it('says nothing of a named balancer, nor of who forwards nothing', async () => {
    expect(await avisos([BALANCEADOR], { 'x-forwarded-proto': 'https' })).toEqual([]);
    expect(await avisos(['10.0.0.6'], {})).toEqual([]);
  });
});

describe('the page that describes the calls', () => {
  const RUTAS = [
    '',
    '/',
    '/json',
    '/yaml',
    '/static/swagger-ui.css',
    '/static/swagger-initializer.js',
    '/static/index.html',
  ];

  it.each(RUTAS)('needs a session where passwords guard the login: api/docs%s', async (ruta) => {
    const sin = await pedir('GET', `api/docs${ruta}`, SIN_TLS);
    expect([sin.statusCode, sin.json().message]).toEqual([401, 'Su sesión terminó. Inicie sesión de nuevo.']);
    const [galleta] = (await entrar(SIN_TLS)).cookies;
    const con = await pedir('GET', `api/docs${ruta}`, SIN_TLS, `${SENCILLA}=${galleta?.value}`);
    expect([200, 302]).toContain(con.statusCode);
    const inventada = await pedir('GET', `api/docs${ruta}`, SIN_TLS, `${SENCILLA}=${'A'.repeat(43)}`);
    expect(inventada.statusCode).toBe(401);
  });

  it('is open on this machine alone', async () => {
    const local = await crearBanco();
    for (const ruta of RUTAS) {
      expect([200, 302]).toContain((await local.app.inject({ url: `/mostrador/api/docs${ruta}` })).statusCode);
    }
    await local.cerrar();
  });
});

describe('every answer', () => {
  it.each(['api/sesion/opciones', 'api/sesion/actual', 'api/nada', 'api/docs/'])(
    'lets nothing run or be styled that is not ours, and switches off what is not used: %s',
    async (ruta) => {
      const { headers } = await pedir('GET', ruta, SIN_TLS);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['content-security-policy']).toContain(
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      );
      for (const cosa of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
        expect(headers['permissions-policy']).toContain(`${cosa}=()`);
      }
    },
  );

  it('that is a file is a page without origin and without parts, if it is shown at all', async () => {
    const mesa = await abrirMesa();
    const { idCaso } = (await mesa.asesor.guardarCaso(solicitud(), [{ nombre: 'a.pdf', contenido: PDF }])).json();
    const [anexo] = (await mesa.asesor.traer(`catalogo/anexos?casoId=${idCaso}`)).json();
    const filtro = encodeURIComponent(
      JSON.stringify({
        ...{ folio: null, cvetda: null, categoria: null, nomCliente: '', idEstatus: 0, numIden: null },
        ...{ fechaIni: null, fechaFin: null },
      }),
    );
    for (const descarga of [
      await mesa.asesor.traer(`caso/download-anexo/${anexo.id}`),
      await mesa.administrador.traer(`caso/exportar?filtro=${filtro}`),
    ]) {
      expect(descarga.statusCode).toBe(200);
      expect(descarga.headers).toMatchObject({
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; /),
      });
    }
    await mesa.banco.cerrar();
  });
});
