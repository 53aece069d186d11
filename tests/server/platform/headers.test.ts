import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { type Bed, CHEAP_PASSWORDS, createBed, testLog } from '../bed/bed.ts';
import { openDesk, request } from '../casos/casos.desk.ts';
import { PDF } from '../casos/casos.files.ts';

const BALANCER = '10.0.0.5';
const SECRET = 'una frase bastante larga';
const PLAIN = 'mostrador_sesion';
const SAVED = '__Host-mostrador_sesion-tienda+atencion';
const BASE = '/tienda/atencion/';

let bed: Bed;
beforeAll(async () => {
  bed = await createBed({ environment: { AUTH: 'contrasena', PROXIES: `${BALANCER},10.1.0.0/16`, BASE_PATH: BASE } });
  await bed.db
    .update(usuarios)
    .set({ contrasenaHash: await CHEAP_PASSWORDS.hash(SECRET) })
    .where(eq(usuarios.numiden, 100_002));
});
afterAll(() => bed.close());

const OVER_TLS = { remoteAddress: BALANCER, headers: { 'x-forwarded-proto': 'https' } };
const WITHOUT_TLS = { remoteAddress: BALANCER, headers: {} };

function ask(
  method: 'GET' | 'POST',
  ruta: string,
  { remoteAddress, headers }: { readonly remoteAddress: string; readonly headers: Record<string, string> },
  cookie?: string,
  payload?: object,
) {
  return bed.app.inject({
    method: method,
    url: `${BASE}${ruta}`,
    remoteAddress,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    ...(payload === undefined ? {} : { payload }),
  });
}

function signIn(path: typeof OVER_TLS | typeof WITHOUT_TLS, cookie?: string) {
  return ask('POST', 'api/sesion/login', path, cookie, {
    numiden: 100_002,
    idTienda: 1,
    tienda: '',
    contrasena: SECRET,
  });
}

describe('by TLS', () => {
  it.each([
    ['an answer', 'api/sesion/opciones'],
    ['a refusal', 'api/sesion/actual'],
    ['what is not there', 'api/nada'],
  ])('%s tells the browser to come back by TLS only', async (_caso, ruta) => {
    expect((await ask('GET', ruta, OVER_TLS)).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask('GET', ruta, WITHOUT_TLS)).headers['strict-transport-security']).toBeUndefined();
  });

  it('is not what anybody says, but what a named balancer does', async () => {
    const segun = async (remoteAddress: string) =>
      (await ask('GET', 'api/sesion/opciones', { ...OVER_TLS, remoteAddress })).headers['strict-transport-security'];
    expect(await segun('10.0.0.6')).toBeUndefined();
    expect(await segun('10.1.77.3')).toBeDefined();
    expect(await segun('::ffff:10.0.0.5')).toBeDefined();
  });

  it('the session has a name that no sister site and no plain answer can plant', async () => {
    const { cookies } = await signIn(OVER_TLS);
    const common = { value: expect.any(String), httpOnly: true, secure: true, sameSite: 'Strict' };
    expect(cookies).toEqual([
      { ...common, name: SAVED, path: '/' },
      { ...common, name: '__Secure-mostrador_equipo', path: `${BASE}api/sesion/`, maxAge: 90 * 86_400 },
    ]);
    const token = cookies[0]?.value ?? '';
    expect((await ask('GET', 'api/sesion/actual', OVER_TLS, `${SAVED}=${token}`)).statusCode).toBe(200);
    expect((await ask('GET', 'api/sesion/actual', OVER_TLS, `${PLAIN}=${token}`)).statusCode).toBe(401);
  });

  it('who signs in loses the plain name that was there, and who leaves loses both', async () => {
    const input = await signIn(OVER_TLS, `${PLAIN}=plantada`);
    const empty = { value: '', expires: new Date(0) };
    expect(input.cookies.slice(0, 2)).toEqual([
      expect.objectContaining({ name: SAVED }),
      expect.objectContaining({ name: PLAIN, path: BASE, ...empty }),
    ]);
    const token = input.cookies[0]?.value ?? '';
    const cookie = `${SAVED}=${token}`;
    const despedida = await ask('POST', 'api/sesion/logout', OVER_TLS, cookie);
    expect(despedida.cookies).toEqual([
      expect.objectContaining({ name: SAVED, path: '/', secure: true, ...empty }),
      expect.objectContaining({ name: PLAIN, path: BASE, ...empty }),
    ]);
    expect((await ask('GET', 'api/sesion/actual', OVER_TLS, cookie)).statusCode).toBe(401);
  });
});

describe('who leaves', () => {
  it('leaves no page behind in the browser, and keeps drafts and the computer’s own cookie', async () => {
    const input = await signIn(OVER_TLS);
    expect(input.headers['clear-site-data']).toBeUndefined();
    const cookie = `${SAVED}=${input.cookies[0]?.value}`;
    expect((await ask('GET', 'api/sesion/actual', OVER_TLS, cookie)).headers['clear-site-data']).toBeUndefined();
    const left = await ask('POST', 'api/sesion/logout', OVER_TLS, cookie);
    expect([left.statusCode, left.headers['clear-site-data']]).toEqual([200, '"cache"']);
  });
});

describe('without TLS', () => {
  it('the session keeps its plain name under the product’s path', async () => {
    const { cookies } = await signIn(WITHOUT_TLS);
    const common = { value: expect.any(String), httpOnly: true, sameSite: 'Strict' };
    expect(cookies).toEqual([
      { ...common, name: PLAIN, path: BASE },
      { ...common, name: 'mostrador_equipo', path: `${BASE}api/sesion/`, maxAge: 90 * 86_400 },
    ]);
    const cookie = `${PLAIN}=${cookies[0]?.value}`;
    expect((await ask('GET', 'api/sesion/actual', WITHOUT_TLS, cookie)).statusCode).toBe(200);
    expect((await ask('POST', 'api/sesion/logout', WITHOUT_TLS, cookie)).cookies.map(({ name }) => name)).toEqual([
      PLAIN,
    ]);
  });
});

describe('the log', () => {
  const avisos = async (direcciones: readonly string[], headers: Record<string, string>) => {
    const { lines, log } = testLog();
    const another = await createBed({ environment: { AUTH: 'contrasena', PROXIES: BALANCER }, log });
    for (const remoteAddress of direcciones) {
      await another.app.inject({ url: '/mostrador/api/sesion/opciones', remoteAddress, headers });
    }
    await another.close();
    return lines();
  };

  it('says once that a machine forwards requests that PROXIES does not name', async () => {
    const dichos = await avisos(['10.0.0.6', '10.0.0.7', '10.0.0.6'], { 'x-forwarded-for': '192.168.1.1' });
    expect(dichos).toEqual([expect.objectContaining({ level: 40, address: '10.0.0.6' })]);
    expect(dichos[0].msg).toContain('PROXIES');
  });

  it('says nothing of a named balancer, nor of who forwards nothing', async () => {
    expect(await avisos([BALANCER], { 'x-forwarded-proto': 'https' })).toEqual([]);
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
    const sin = await ask('GET', `api/docs${ruta}`, WITHOUT_TLS);
    expect([sin.statusCode, sin.json().message]).toEqual([401, 'Su sesión terminó. Inicie sesión de nuevo.']);
    const [cookie] = (await signIn(WITHOUT_TLS)).cookies;
    const con = await ask('GET', `api/docs${ruta}`, WITHOUT_TLS, `${PLAIN}=${cookie?.value}`);
    expect([200, 302]).toContain(con.statusCode);
    const inventada = await ask('GET', `api/docs${ruta}`, WITHOUT_TLS, `${PLAIN}=${'A'.repeat(43)}`);
    expect(inventada.statusCode).toBe(401);
  });

  it('is open on this machine alone', async () => {
    const local = await createBed();
    for (const ruta of RUTAS) {
      expect([200, 302]).toContain((await local.app.inject({ url: `/mostrador/api/docs${ruta}` })).statusCode);
    }
    await local.close();
  });
});

describe('every answer', () => {
  it.each(['api/sesion/opciones', 'api/sesion/actual', 'api/nada', 'api/docs/'])(
    'lets nothing run or be styled that is not ours, and switches off what is not used: %s',
    async (ruta) => {
      const { headers } = await ask('GET', ruta, WITHOUT_TLS);
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
    const mesa = await openDesk();
    const { idCaso } = (await mesa.asesor.saveCase(request(), [{ nombre: 'a.pdf', contenido: PDF }])).json();
    const [anexo] = (await mesa.asesor.get(`catalogo/anexos?casoId=${idCaso}`)).json();
    const filtro = encodeURIComponent(
      JSON.stringify({
        folio: null,
        cvetda: null,
        categoria: null,
        nomCliente: '',
        idEstatus: 0,
        numIden: null,
        fechaIni: null,
        fechaFin: null,
      }),
    );
    for (const download of [
      await mesa.asesor.get(`caso/download-anexo/${anexo.id}`),
      await mesa.administrador.get(`caso/exportar?filtro=${filtro}`),
    ]) {
      expect(download.statusCode).toBe(200);
      expect(download.headers).toMatchObject({
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; /),
      });
    }
    await mesa.bed.close();
  });
});
