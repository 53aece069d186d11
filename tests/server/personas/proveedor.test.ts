import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  cuentasProveedor,
  gruposProveedor,
  rolPermisos,
  usuarios,
} from '../../../server/platform/db/schema/personas.ts';
import { bitacora, frenosLogin, sessions } from '../../../server/platform/db/schema/system.ts';
import { type Bed, CHEAP_PASSWORDS, createBed } from '../bed/bed.ts';
import { openStream } from '../bed/eventStream.ts';
import { BY_PROVIDER, ISSUER, type TestProvider, testProvider } from '../bed/identityProvider.ts';

const ADVISOR = [2, 4, 27];
const NO_ACCESS = 'El usuario no tiene acceso a la aplicación.';
const NOT_VOUCHED = 'El proveedor de identidad no confirmó quién es usted. Entre de nuevo.';
const OVER = 'La entrada por el proveedor tardó demasiado, o empezó en otra ventana. Entre de nuevo.';
const AWAY =
  'El proveedor de identidad de la cadena no responde, y sin él nadie puede entrar. Intente de nuevo en unos minutos.';

let provider: TestProvider;
let bed: Bed;

beforeAll(async () => {
  provider = await testProvider();
  bed = await createBed({ environment: { ...BY_PROVIDER, AUTH_EMERGENCIA: '100001' }, askProvider: provider.ask });
});
beforeEach(async () => {
  await bed.reset();
  provider.tamper = null;
  provider.away = false;
  provider.accounts.clear();
  provider.accounts.set('beto', { numiden: '100002', grupos: ['asesores'] });
  await bed.db.insert(gruposProveedor).values([
    { grupo: 'asesores', idRol: 2, rango: 20 },
    { grupo: 'gerentes', idRol: 3, rango: 10 },
  ]);
});
afterAll(() => bed.close());

function post(ruta: string, payload: object, cookie = '') {
  return bed.app.inject({
    method: 'POST',
    url: `/mostrador/api/sesion/${ruta}`,
    headers: { cookie, 'x-forwarded-proto': 'https' },
    payload,
  });
}
type Answer = Awaited<ReturnType<typeof post>>;

function cookieOf(answer: Answer, name: string): string {
  return answer.cookies
    .filter((one) => one.name === name && one.value !== '')
    .map(({ value }) => `${name}=${value}`)
    .join();
}

/** Goes to the provider with a number and a store. */
function go({ numiden = '100002', idTienda = 1 } = {}) {
  return post('oidc/ir', { numiden, idTienda, tienda: '' });
}

/** The whole way: there, signed in as an account, and back. */
async function enter(account = 'beto', typed: Parameters<typeof go>[0] = {}) {
  const going = await go(typed);
  expect(going.statusCode).toBe(200);
  const consulta = await provider.visit(going.json().direccion, account);
  const trip = cookieOf(going, 'mostrador_viaje');
  return { consulta, trip, answer: await post('oidc/regreso', { consulta }, trip) };
}

async function said({ answer }: { readonly answer: Answer }) {
  return [answer.statusCode, answer.json().message ?? answer.json().descripcion];
}

async function person(numiden = 100002) {
  const [row] = await bed.db.select().from(usuarios).where(eq(usuarios.numiden, numiden));
  return row;
}

/** The acts of the audit, the last first. */
async function acts() {
  return bed.db.select().from(bitacora).orderBy(desc(bitacora.id));
}

describe('the login', () => {
  it('asks for no password, and says where to go instead', async () => {
    const options = await bed.app.inject({ url: '/mostrador/api/sesion/opciones' });
    expect(options.json()).toEqual({ contrasena: false, proveedor: true, emergencia: true });
    const going = await go();
    const address = new URL(going.json().direccion);
    expect(address.origin).toBe(ISSUER);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'mostrador',
      redirect_uri: 'https://mostrador.cadena.mx/mostrador/auth/proveedor',
      response_type: 'code',
      response_mode: 'query',
      code_challenge_method: 'S256',
      login_hint: '100002',
      scope: 'openid',
    });
    expect(going.headers['set-cookie']).toMatch(
      /^mostrador_viaje=v1\.[\w.-]+; Max-Age=600; Path=\/mostrador\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('opens the session at the store that was chosen, and says so in the audit', async () => {
    const { answer } = await enter('beto', { idTienda: 2 });
    expect(answer.json()).toEqual({ codigo: 1, descripcion: 'Sesión iniciada' });
    const cookie = cookieOf(answer, 'mostrador_sesion');
    const current = await bed.app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie } });
    expect(current.json()).toMatchObject({ numiden: 100002, tienda: { id: 2, nombre: 'Tienda Norte' } });
    expect((await acts())[0]).toMatchObject({
      accion: 'iniciar sesión',
      numiden: 100002,
      despues: { cvetda: 2, ip: '127.0.0.1', por: 'proveedor de identidad' },
    });
    expect(await bed.db.select().from(frenosLogin)).toEqual([]);
  });

  it('takes the account that signed in first for good', async () => {
    await enter();
    expect(await bed.db.select().from(cuentasProveedor)).toMatchObject([
      { numiden: 100002, emisor: ISSUER, sujeto: 'beto' },
    ]);
    provider.accounts.set('otro', { numiden: '100002', grupos: ['asesores'] });
    expect(await said(await enter('otro'))).toEqual([401, NO_ACCESS]);
    provider.accounts.set('beto', { numiden: '100003', grupos: ['asesores'] });
    expect(await said(await enter('beto', { numiden: '100003' }))).toEqual([401, NO_ACCESS]);
    expect((await acts())[0]?.despues).toMatchObject({ motivo: 'número de otra cuenta del proveedor' });
  });
});

describe('its refusals', () => {
  test.each([
    ['an unknown number', { numiden: '300000' }, '300000', NO_ACCESS],
    ['an account without number', {}, '100002', NO_ACCESS],
    ['a number that is none', { numiden: 'b-100002' }, '100002', NO_ACCESS],
    ['another number', { numiden: '100003' }, '100002', 'El número que escribió no es el de su cuenta de la cadena.'],
  ])('%s', async (_what, claims, numiden, sentence) => {
    provider.accounts.set('beto', { grupos: ['asesores'], ...claims });
    expect(await said(await enter('beto', { numiden }))).toEqual([401, sentence]);
    expect(await bed.db.select().from(sessions)).toEqual([]);
  });

  it('somebody who is no longer active', async () => {
    await bed.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, 100002));
    expect(await said(await enter())).toEqual([401, NO_ACCESS]);
    expect(await bed.db.select().from(cuentasProveedor)).toEqual([]);
  });

  it('a store where nobody signs in, before anybody goes anywhere', async () => {
    const answer = await go({ idTienda: 80 });
    expect(await said({ answer })).toEqual([400, 'Seleccione una tienda en la que se pueda iniciar sesión.']);
  });

  it('a store that the provider does not name, and none at all', async () => {
    provider.accounts.set('beto', { numiden: '100002', grupos: ['asesores'], tiendas: ['2'] });
    const other = await enter();
    expect(await said(other)).toEqual([
      403,
      'No puede entrar en Tienda Centro: elija Tienda Norte, o pida que le asignen esa tienda.',
    ]);
    expect(other.answer.json()).toMatchObject({ codigo: -3, campos: [{ campo: 'idTienda' }] });
    expect((await person())?.tiendas).toEqual([2]);
    provider.accounts.set('beto', { numiden: '100002', grupos: ['asesores'], tiendas: [] });
    expect(await said(await enter())).toEqual([
      403,
      'No puede entrar en Tienda Centro: pida que le asignen esa tienda.',
    ]);
    // None named would be all of them.
    expect((await person())?.tiendas).toEqual([2]);
  });

  test.each([
    ['forged', () => ({ isForged: true })],
    ['expired', () => ({ iat: 1_700_000_000, exp: 1_700_000_300 })],
    ['of another audience', () => ({ aud: 'otra-aplicacion' })],
    ['of another issuer', () => ({ iss: 'https://otro.cadena.mx' })],
    ['of an earlier way there', () => ({ nonce: 'la-de-ayer' })],
    ['without a way there', () => ({ nonce: undefined })],
  ])('a token that is %s', async (_what, change) => {
    provider.tamper = (claims) => {
      const { isForged = false, ...other } = change() as { isForged?: boolean };
      return { claims: { ...claims, ...other }, isForged };
    };
    expect(await said(await enter())).toEqual([401, NOT_VOUCHED]);
    expect((await acts())[0]?.despues).toMatchObject({ motivo: 'el proveedor no dio fe', veces: 1 });
    expect(await bed.db.select().from(sessions)).toEqual([]);
  });

  it('a return that is made twice, with another state, or too late', async () => {
    const { consulta, trip } = await enter();
    // The code was spent.
    expect(await said({ answer: await post('oidc/regreso', { consulta }, trip) })).toEqual([401, NOT_VOUCHED]);
    expect(await said({ answer: await post('oidc/regreso', { consulta }) })).toEqual([401, OVER]);
    const going = await go();
    const back = await provider.visit(going.json().direccion, 'beto');
    const own = cookieOf(going, 'mostrador_viaje');
    const wrong = back.replace(/state=[^&]+/, 'state=otro');
    expect(await said({ answer: await post('oidc/regreso', { consulta: wrong }, own) })).toEqual([401, NOT_VOUCHED]);
    bed.clock.advance(10 * 60_000 + 1);
    expect(await said({ answer: await post('oidc/regreso', { consulta: back }, own) })).toEqual([401, OVER]);
  });

  it('somebody who turned back at the provider', async () => {
    const going = await go();
    const state = new URL(going.json().direccion).searchParams.get('state') ?? '';
    const consulta = `?error=access_denied&state=${state}&iss=${encodeURIComponent(ISSUER)}`;
    const answer = await post('oidc/regreso', { consulta }, cookieOf(going, 'mostrador_viaje'));
    expect(await said({ answer })).toEqual([401, NOT_VOUCHED]);
  });

  it('too many wrong returns: the next one waits, whatever it brings', async () => {
    provider.tamper = (claims) => ({ claims, isForged: true });
    for (let time = 0; time < 5; time += 1) await enter();
    const last = await enter();
    expect(last.answer.statusCode).toBe(429);
    provider.tamper = null;
    expect((await enter()).answer.statusCode).toBe(429);
    // Others wait for nobody.
    provider.accounts.set('caro', { numiden: '100003', grupos: ['gerentes'] });
    expect((await enter('caro', { numiden: '100003' })).answer.statusCode).toBe(200);
  });
});

describe('a provider that is away', () => {
  it('is said, and counts against nobody', async () => {
    const fresh = await testProvider();
    fresh.away = true;
    const other = await createBed({ environment: BY_PROVIDER, askProvider: fresh.ask });
    const ask = () =>
      other.app.inject({
        method: 'POST',
        url: '/mostrador/api/sesion/oidc/ir',
        payload: { numiden: '100002', idTienda: 1, tienda: '' },
      });
    const refused = await ask();
    expect([refused.statusCode, refused.json().message, refused.headers['retry-after']]).toEqual([502, AWAY, '30']);
    fresh.away = false;
    expect((await ask()).statusCode).toBe(200);
    await other.close();
  });

  it('also while somebody comes back', async () => {
    const going = await go();
    const consulta = await provider.visit(going.json().direccion, 'beto');
    provider.away = true;
    const answer = await post('oidc/regreso', { consulta }, cookieOf(going, 'mostrador_viaje'));
    expect(await said({ answer })).toEqual([502, AWAY]);
    expect(await bed.db.select().from(frenosLogin)).toMatchObject([{ cuenta: 0 }]);
  });

  it('leaves the emergency door to its one number, by its password', async () => {
    provider.away = true;
    const contrasenaHash = await CHEAP_PASSWORDS.hash('una contraseña larga');
    await bed.db.update(usuarios).set({ contrasenaHash });
    const byPassword = (numiden: string, contrasena: string) =>
      post('login', { numiden, idTienda: 1, tienda: '', contrasena });
    expect((await byPassword('100001', 'una contraseña larga')).json()).toEqual({
      codigo: 1,
      descripcion: 'Sesión iniciada',
    });
    expect((await acts())[0]).toMatchObject({ despues: { por: 'contraseña de emergencia' } });
    const wrong = [401, 'El número de empleado o la contraseña no son correctos.'];
    expect(await said({ answer: await byPassword('100001', 'otra') })).toEqual(wrong);
    expect(await said({ answer: await byPassword('100002', 'una contraseña larga') })).toEqual(wrong);
  });

  it('is no reason for passwords where no number is named', async () => {
    const other = await createBed({ environment: BY_PROVIDER, askProvider: provider.ask });
    const answer = await other.app.inject({
      method: 'POST',
      url: '/mostrador/api/sesion/login',
      payload: { numiden: '100001', idTienda: 1, tienda: '', contrasena: 'x' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Aquí se entra con la cuenta de la cadena, no con contraseña.',
    ]);
    await other.close();
  });
});

describe('groups', () => {
  it('give role and permissions, with audit, and a lost one takes them at the next sign-in, from open sessions too', async () => {
    await bed.db
      .update(usuarios)
      .set({ idRol: 4, permisos: [21] })
      .where(eq(usuarios.numiden, 100002));
    const { answer } = await enter();
    const cookie = cookieOf(answer, 'mostrador_sesion');
    expect(await person()).toMatchObject({ idRol: 2, permisos: ADVISOR, version: 2 });
    const [, given] = await acts();
    expect(given).toMatchObject({
      accion: 'derechos por el proveedor',
      idEntidad: '100002',
      antes: { rol: 'Facturación' },
      despues: { rol: 'Asesor de tienda' },
    });
    provider.accounts.set('beto', { numiden: '100002', grupos: ['otros'] });
    expect(await said(await enter())).toEqual([403, 'No tiene permisos para acceder a esta aplicación.']);
    expect(await person()).toMatchObject({ idRol: null, permisos: [] });
    const rights = await bed.app.inject({ url: '/mostrador/api/permiso/perfil-usuario/100002', headers: { cookie } });
    expect(rights.json()).toEqual([]);
  });

  it('of several the highest names the role, and all give permissions', async () => {
    provider.accounts.set('beto', { numiden: '100002', grupos: ['asesores', 'gerentes'] });
    await enter();
    expect(await person()).toMatchObject({ idRol: 3, permisos: [2, 4, 11, 27] });
  });

  it('change nothing of who may enter without the provider', async () => {
    provider.accounts.set('ana', { numiden: '100001', grupos: [] });
    expect((await enter('ana', { numiden: '100001' })).answer.statusCode).toBe(200);
    expect(await person(100001)).toMatchObject({ idRol: 1, version: 1 });
  });
});

describe('the table of groups', () => {
  const write = async (numiden: string, ruta: string, payload: object) => {
    provider.accounts.set(numiden, { numiden, grupos: numiden === '100002' ? ['asesores'] : [] });
    const { answer } = await enter(numiden, { numiden });
    const cookie = cookieOf(answer, 'mostrador_sesion');
    return bed.app.inject({
      method: ruta === 'usuario/editar' ? 'PUT' : 'POST',
      url: `/mostrador/api/${ruta}`,
      headers: { cookie },
      payload,
    });
  };
  const group = { id: null, version: null, grupo: 'cajas', idRol: 4, rango: 30 };

  it('is written with audit by who has all that its role gives, and by nobody else', async () => {
    const saved = await write('100001', 'rol/grupos/guardar', group);
    expect([saved.statusCode, saved.json().descripcion]).toEqual([200, 'Grupo guardado con éxito']);
    expect((await acts())[0]).toMatchObject({
      accion: 'guardarGrupo',
      numiden: 100001,
      despues: { grupo: 'cajas', rol: 'Facturación', rango: 30 },
    });
    const again = await write('100001', 'rol/grupos/guardar', group);
    expect([again.statusCode, again.json().message]).toEqual([400, 'Ya hay un grupo con ese nombre.']);

    // Who saves roles and lacks one permission of this one.
    await bed.db.insert(rolPermisos).values({ idRol: 2, idPermiso: 15 });
    const other = { ...group, grupo: 'otros' };
    const refused = await write('100002', 'rol/grupos/guardar', other);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'El rol puede más que usted: pídalo a alguien que tenga todos sus permisos y su límite para autorizar.',
    ]);
    expect((await write('100002', 'rol/grupos/guardar', { ...other, idRol: 2 })).statusCode).toBe(200);
    const { id } = saved.json();
    const taken = await write('100002', 'rol/grupos/quitar', { id, version: 1 });
    expect(taken.statusCode).toBe(403);
    expect((await write('100001', 'rol/grupos/quitar', { id, version: 1 })).statusCode).toBe(200);
  });

  it('keeps a role from being deleted while a group gives it: its people could enter no more', async () => {
    const { id } = (await write('100001', 'rol/grupos/guardar', group)).json();
    const role = { id: 4, nombre: 'Facturación', permisos: [], idAplicacion: 146 };
    const refused = await write('100001', 'rol/eliminar', role);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Este rol lo da el grupo «cajas» del proveedor de identidad: antes de eliminarlo, cambie o quite ese grupo.',
    ]);
    expect((await write('100001', 'rol/grupos/quitar', { id, version: 1 })).statusCode).toBe(200);
    expect((await write('100001', 'rol/eliminar', role)).statusCode).toBe(200);
  });

  it('leaves nothing of role and permissions to the page of users, but of who may enter without the provider', async () => {
    const kept = { correo: 'x@ejemplo.mx', areas: [1], areasGerente: [], idAplicacion: 146 };
    const rights = { roles: [3], permisos: [27] };
    const refused = await write('100001', 'usuario/editar', { id: 100003, ...kept, ...rights });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Su rol y sus permisos los dicen sus grupos en el proveedor de identidad: se cambian ahí.',
    ]);
    const same = { roles: [3], permisos: [11, 27] };
    expect((await write('100001', 'usuario/editar', { id: 100003, ...kept, ...same })).statusCode).toBe(200);
  });
});

describe('an end that the provider tells', () => {
  const tell = (logout_token: string) =>
    bed.app.inject({
      method: 'POST',
      url: '/mostrador/api/sesion/oidc/salida',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token }).toString(),
    });

  it('ends the sessions of that person in an open page at once, and once', async () => {
    const { answer } = await enter();
    const stream = await openStream(bed.app, cookieOf(answer, 'mostrador_sesion'));
    await stream.next();
    const token = await provider.endToken({ sub: 'beto' });
    expect((await tell(token)).statusCode).toBe(200);
    await stream.ended;
    expect(await bed.db.select().from(sessions)).toEqual([]);
    expect((await acts())[0]).toMatchObject({
      accion: 'cerrar sesión por el proveedor',
      idEntidad: '100002',
      antes: { sesiones: 1 },
    });
    await enter();
    expect((await tell(token)).statusCode).toBe(200);
    expect(await bed.db.select().from(sessions)).toHaveLength(1);
  });

  it('ends one session of the provider where it names one', async () => {
    await enter();
    await enter();
    const [first] = await bed.db.select().from(sessions);
    expect(first?.sid).toMatch(/.+/);
    expect((await tell(await provider.endToken({ sub: 'beto', sid: first?.sid }))).statusCode).toBe(200);
    const left = await bed.db.select().from(sessions);
    expect(left.map(({ id }) => id)).not.toContain(first?.id);
    expect(left).toHaveLength(1);
  });

  test.each([
    ['forged', {}, { isForged: true }],
    ['of another kind', {}, { typ: 'JWT' }],
    ['of another audience', { aud: 'otra' }, {}],
    ['too old', { iat: 1_700_000_000 }, {}],
    ['about nothing', { events: {} }, {}],
    ['an identity token', { nonce: 'x' }, {}],
    ['about nobody', { sub: undefined }, {}],
  ])('does nothing when its token is %s', async (_what, claims, how) => {
    await enter();
    const answer = await tell(await provider.endToken({ sub: 'beto', ...claims }, how));
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'El aviso de salida no es de este proveedor, o ya no vale.',
    ]);
    expect(await bed.db.select().from(sessions)).toHaveLength(1);
  });
});

it('a second factor that the chain demands is demanded of the provider, by the signed token alone', async () => {
  const strict = await createBed({ environment: { ...BY_PROVIDER, OIDC_ACR: 'mfa phr' }, askProvider: provider.ask });
  await strict.db.insert(gruposProveedor).values({ grupo: 'asesores', idRol: 2, rango: 1 });
  const at = (ruta: string, payload: object, cookie = '') =>
    strict.app.inject({ method: 'POST', url: `/mostrador/api/sesion/${ruta}`, headers: { cookie }, payload });
  const way = async () => {
    const going = await at('oidc/ir', { numiden: '100002', idTienda: 1, tienda: '' });
    const { direccion } = going.json();
    expect(new URL(direccion).searchParams.get('acr_values')).toBe('mfa phr');
    const consulta = await provider.visit(direccion, 'beto');
    return at('oidc/regreso', { consulta }, cookieOf(going, 'mostrador_viaje'));
  };
  provider.accounts.set('beto', { numiden: '100002', grupos: ['asesores'], acr: 'mfa', amr: ['mfa'] });
  expect(await said({ answer: await way() })).toEqual([
    401,
    'Para entrar, la cadena pide en su cuenta un segundo factor. Entre de nuevo y confírmelo.',
  ]);
  provider.tamper = (claims) => ({ claims: { ...claims, amr: ['pwd', 'mfa'] } });
  expect((await way()).statusCode).toBe(200);
  await strict.close();
});

it('leaving the product leaves the provider where the chain says so', async () => {
  const leaving = await createBed({ environment: { ...BY_PROVIDER, OIDC_SALIDA: 'si' }, askProvider: provider.ask });
  await leaving.db.insert(gruposProveedor).values({ grupo: 'asesores', idRol: 2, rango: 1 });
  const at = (ruta: string, payload: object, cookie = '') =>
    leaving.app.inject({ method: 'POST', url: `/mostrador/api/sesion/${ruta}`, headers: { cookie }, payload });
  const going = await at('oidc/ir', { numiden: '100002', idTienda: 1, tienda: '' });
  const consulta = await provider.visit(going.json().direccion, 'beto');
  const entered = await at('oidc/regreso', { consulta }, cookieOf(going, 'mostrador_viaje'));
  const left = await at('logout', {}, cookieOf(entered, 'mostrador_sesion'));
  const address = new URL(left.json().direccion);
  expect([address.origin, address.searchParams.get('post_logout_redirect_uri')]).toEqual([
    ISSUER,
    'https://mostrador.cadena.mx/mostrador/auth/login',
  ]);
  await leaving.close();
});
