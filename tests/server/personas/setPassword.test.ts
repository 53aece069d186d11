import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../server/personas/sesion/passwords.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, equipos, frenosLogin } from '../../../server/platform/db/schema/system.ts';
import { type Bed, CHEAP_PASSWORDS, createBed } from '../bed/bed.ts';

const PASSWORD = 'tres tristes tigres';
const MINUTE_MS = 60_000;
let bed: Bed;
let hash = '';

function login(body: Record<string, unknown> = {}, { cookie = '', ip = '10.0.0.1' } = {}) {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    remoteAddress: ip,
    headers: { cookie },
    payload: { numiden: '100002', idTienda: 1, tienda: 'Tienda Centro', ...body },
  });
}
function right(body: Record<string, unknown> = {}, desde = {}) {
  return login({ contrasena: PASSWORD, ...body }, desde);
}
function wrong(body: Record<string, unknown> = {}, desde = {}) {
  return login({ contrasena: 'otra cosa', ...body }, desde);
}

/** Signs in and answers the cookie by which the computer is known afterwards. */
async function knownComputer(body = {}, desde = {}): Promise<string> {
  const { cookies } = await right(body, desde);
  return `mostrador_equipo=${cookies.find(({ name }) => name === 'mostrador_equipo')?.value}`;
}

beforeAll(async () => {
  bed = await createBed({ environment: { AUTH: 'contrasena' } });
  hash = await CHEAP_PASSWORDS.hash(PASSWORD);
});
beforeEach(async () => {
  await bed.reset();
  await bed.db.update(usuarios).set({ contrasenaHash: hash });
});
afterAll(() => bed.close());

describe('a login with a password', () => {
  it('the login screen is told to ask for one', async () => {
    const answer = await bed.app.inject({ url: '/mostrador/api/sesion/opciones' });
    expect(answer.json()).toEqual({ contrasena: true });
  });

  it('the right one opens', async () => {
    expect((await right()).statusCode).toBe(200);
  });

  it('a wrong one and an unknown number get one and the same text', async () => {
    await bed.db.update(usuarios).set({ contrasenaHash: null }).where(eq(usuarios.numiden, 100003));
    const texts = await Promise.all(
      [{}, { numiden: '999999' }, { numiden: '100003' }, { numiden: '100005' }].map(async (body) => {
        const answer = await wrong(body);
        return [answer.statusCode, answer.json()];
      }),
    );
    const expected = [401, { codigo: -1, message: 'El número de empleado o la contraseña no son correctos.' }];
    expect(texts).toEqual([expected, expected, expected, expected]);
  });

  it('tells nothing of stores to who does not know the password', async () => {
    await bed.db.update(usuarios).set({ tiendas: [2] });
    expect((await wrong()).json().codigo).toBe(-1);
    expect((await right()).json().codigo).toBe(-3);
  });

  it('none is asked for beside its field', async () => {
    expect((await login()).json().campos).toEqual([{ campo: 'contrasena', message: 'Escriba su contraseña.' }]);
  });

  it('the right one opens eight times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => right()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('a hash that cost less is made anew at the next login, and goes on opening', async () => {
    const old = await createPasswords({ N: 2, r: 8, p: 1 }).hash(PASSWORD);
    await bed.db.update(usuarios).set({ contrasenaHash: old });
    const saved = async () =>
      (await bed.db.select().from(usuarios).where(eq(usuarios.numiden, 100002)))[0]?.contrasenaHash;
    await wrong();
    expect(await saved()).toBe(old);
    await right();
    const fresh = await saved();
    expect(fresh).toMatch(/^scrypt\$16\$8\$1\$/);
    expect((await right()).statusCode).toBe(200);
    expect(await saved()).toBe(fresh);
  });

  it('costs what OWASP asks of scrypt', async () => {
    expect(await createPasswords().hash(PASSWORD)).toMatch(/^scrypt\$131072\$8\$1\$/);
  });
});

describe('guessing from elsewhere', () => {
  const AFUERA = { ip: '203.0.113.7' };

  it('slows the pair of number and address down, right password or not', async () => {
    for (let time = 0; time < 5; time += 1) await wrong({}, AFUERA);
    expect((await right({}, AFUERA)).statusCode).toBe(429);
    bed.clock.advance(1_000);
    expect((await right({}, AFUERA)).statusCode).toBe(200);
  });

  it('stops neither the number at another address nor the others of the address', async () => {
    for (let time = 0; time < 6; time += 1) await wrong({}, AFUERA);
    expect((await right()).statusCode).toBe(200);
    expect((await right({ numiden: '100003' }, AFUERA)).statusCode).toBe(200);
  });

  it('is bounded for one number over all addresses, and its owner gets in from a known computer or network', async () => {
    const cookie = await knownComputer();
    const atacar = (n: number) => wrong({}, { ip: `198.51.${n % 100}.${n}` });
    const estados = [];
    for (let n = 1; n <= 110; n += 1) estados.push((await atacar(n)).statusCode);
    expect(estados.filter((estado) => estado === 401)).toHaveLength(100);
    expect((await atacar(120)).statusCode).toBe(429);
    expect((await right({}, { ip: '192.0.2.9' })).statusCode).toBe(429);
    expect((await right()).statusCode).toBe(200);
    expect((await right({}, { ip: '192.0.2.9', cookie })).statusCode).toBe(200);
    bed.clock.advance(15 * MINUTE_MS);
    expect((await right({}, { ip: '192.0.2.10' })).statusCode).toBe(200);
  });

  it('of one password over many numbers is bounded for the address, and a store behind it goes on', async () => {
    const cookie = await knownComputer({ numiden: '100003' }, AFUERA);
    await knownComputer({}, AFUERA);
    const estados = [];
    for (let n = 1; n <= 110; n += 1) estados.push((await wrong({ numiden: String(900_000 + n) }, AFUERA)).statusCode);
    expect(estados.filter((estado) => estado === 401)).toHaveLength(100);
    expect((await right({ numiden: '100003' }, { ...AFUERA, cookie })).statusCode).toBe(200);
    expect((await right({}, AFUERA)).statusCode).toBe(200);
    expect((await right({ numiden: '100001' }, AFUERA)).statusCode).toBe(429);
    bed.clock.advance(2 * MINUTE_MS);
    expect((await right({ numiden: '100001' }, AFUERA)).statusCode).toBe(200);
  });

  it('does not tell who is known there and who does not exist, even when it is bounded', async () => {
    await knownComputer({}, AFUERA);
    for (let n = 1; n <= 101; n += 1) await wrong({ numiden: String(900_000 + n) }, AFUERA);
    const answers = await Promise.all(
      ['100002', '100001', '999999'].map(async (numiden) => {
        const answer = await wrong({ numiden }, AFUERA);
        return [answer.statusCode, answer.json(), answer.headers['retry-after']];
      }),
    );
    expect(answers[0]?.[0]).toBe(429);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('does not give its failures back by signing in as oneself', async () => {
    for (let n = 1; n <= 60; n += 1) {
      await wrong({ numiden: String(900_000 + n) }, AFUERA);
      await right({}, AFUERA);
    }
    let negados = 0;
    for (let n = 61; n <= 110; n += 1) {
      if ((await wrong({ numiden: String(900_000 + n) }, AFUERA)).statusCode === 429) negados += 1;
    }
    expect(negados).toBe(10);
  });

  it('leaves a bounded number of lines in the audit, however many addresses and numbers it uses', async () => {
    const usado = new Date(bed.clock.now.getTime() + 990 * MINUTE_MS);
    await bed.db.insert(frenosLogin).values({ clave: 'bitacora', cuenta: 990, rechazos: 0, libre: usado });
    for (let n = 1; n <= 20; n += 1) await wrong({ numiden: String(900_000 + n) }, { ip: `10.0.${n}.1` });
    const lines = await bed.db.select().from(bitacora);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toMatchObject({
      numiden: null,
      accion: 'rechazar inicio de sesión',
      entidad: 'usuario',
      idEntidad: '900001',
      despues: { ip: '10.0.1.1', motivo: 'contraseña incorrecta', veces: 1 },
    });
    bed.clock.advance(MINUTE_MS);
    await wrong();
    expect(await bed.db.select().from(bitacora)).toHaveLength(11);
  });
});

describe('a known computer', () => {
  it('is known by an http-only cookie that opens nothing and is stored as its hash alone', async () => {
    const answer = await right();
    const line = [answer.headers['set-cookie']].flat().find((cada) => cada?.startsWith('mostrador_equipo='));
    expect(line).toMatch(
      /^mostrador_equipo=[\w-]{43}; Max-Age=7776000; Path=\/mostrador\/api\/sesion\/; HttpOnly; SameSite=Strict$/,
    );
    const [fila] = await bed.db.select().from(equipos);
    expect(fila?.equipoHash).toMatch(/^[0-9a-f]{64}$/);
    expect(line).not.toContain(fila?.equipoHash);
    const cookie = line?.split(';')[0] ?? '';
    const who = await bed.app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie } });
    expect(who.statusCode).toBe(401);
  });

  it('slows down only by failures of its own, and these slow down nobody else', async () => {
    const cookie = await knownComputer();
    for (let time = 0; time < 5; time += 1) await wrong({}, { cookie });
    expect((await right({}, { cookie })).statusCode).toBe(429);
    expect((await right()).statusCode).toBe(200);
  });

  it('serves all who sign in there, each known apart', async () => {
    const cookie = await knownComputer();
    await right({ numiden: '100003' }, { cookie });
    expect(await bed.db.select().from(equipos)).toHaveLength(2);
    for (let time = 0; time < 6; time += 1) await wrong({}, { cookie });
    expect((await right({ numiden: '100003' }, { cookie })).statusCode).toBe(200);
  });

  it('is no stranger’s choice: a cookie that this server did not give out is replaced', async () => {
    const inventada = `mostrador_equipo=${'A'.repeat(43)}`;
    expect(await knownComputer({}, { cookie: inventada })).not.toBe(inventada);
  });

  it('is a stranger again after 90 days without a login', async () => {
    const cookie = await knownComputer({}, { ip: '192.0.2.1' });
    for (let time = 0; time < 6; time += 1) await wrong();
    bed.clock.advance(90 * 24 * 60 * MINUTE_MS);
    for (let time = 0; time < 5; time += 1) await wrong();
    expect((await right({}, { cookie })).statusCode).toBe(429);
  });
});
