/** Going on in another of one's own stores, in the same session. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ON_BEHALF_HEADER } from '#contract/common/onBehalf';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, sessions } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed } from '../bed/bed.ts';

const ASESOR = 100_002;
const [FIRST, ZAPOPAN, ALAMOS, BODEGA] = [1, 701, 702, 703];
let bed: Bed;
let cookie = '';

beforeAll(async () => {
  bed = await createBed();
  await bed.db.insert(stores).values([
    { cvetda: ZAPOPAN, nombre: 'Tienda Zapopan', tipo: 'fisica', admiteLogin: true },
    { cvetda: ALAMOS, nombre: 'Tienda Álamos', tipo: 'fisica', admiteLogin: true },
    { cvetda: BODEGA, nombre: 'Bodega', tipo: 'fisica', admiteLogin: false },
  ]);
});
beforeEach(async () => {
  await bed.db.delete(bitacora);
  await give();
  cookie = await bed.signIn(ASESOR);
});
afterAll(() => bed.close());

async function give(...tiendas: number[]): Promise<void> {
  await bed.db.update(usuarios).set({ tiendas }).where(eq(usuarios.numiden, ASESOR));
}

function change(idTienda: number, headers: Readonly<Record<string, string>> = {}) {
  const payload = { idTienda };
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/tienda',
    headers: { cookie, ...headers },
    payload,
  });
}

function read(path: string, of = cookie) {
  return bed.app.inject({ url: `/mostrador/api/sesion/${path}`, headers: { cookie: of } });
}

async function here(of = cookie): Promise<number> {
  return (await read('actual', of)).json().tienda.id;
}

async function own(): Promise<readonly string[]> {
  return (await read('tiendas')).json().map(({ nombre }: { nombre: string }) => nombre);
}

function changes() {
  const ofThem = and(eq(bitacora.accion, 'cambiar de tienda'), eq(bitacora.numiden, ASESOR));
  return bed.db.select().from(bitacora).where(ofThem);
}

describe('the stores in which a person may work', () => {
  it('are those given to the person, by name, where one can sign in', async () => {
    await give(FIRST, ZAPOPAN, ALAMOS, BODEGA);
    const names = await own();
    expect(names).toHaveLength(3);
    expect(names.filter((name) => name !== 'Tienda Centro')).toEqual(['Tienda Álamos', 'Tienda Zapopan']);
  });

  it('are all of these for who was given none', async () => {
    const all = await bed.db.select().from(stores).where(eq(stores.admiteLogin, true));
    expect(await own()).toHaveLength(all.length);
    expect(await own()).not.toContain('Bodega');
  });
});

describe('a person who goes on in another store', () => {
  it('is there from the next call on, in the same session, and the audit says so', async () => {
    const before = await bed.db.select({ id: sessions.id }).from(sessions);
    expect((await change(ZAPOPAN)).json()).toEqual({ codigo: 1, descripcion: 'Tienda cambiada' });
    expect(await here()).toBe(ZAPOPAN);
    expect(await bed.db.select({ id: sessions.id }).from(sessions)).toHaveLength(before.length);
    expect(await changes()).toEqual([
      expect.objectContaining({ despues: expect.objectContaining({ cvetda: ZAPOPAN, antes: FIRST }) }),
    ]);
  });

  it('leaves the sessions of other computers where they are', async () => {
    const other = await bed.signIn(ASESOR);
    await change(ZAPOPAN);
    expect([await here(), await here(other)]).toEqual([ZAPOPAN, FIRST]);
  });

  it('is asked for nothing more by a tab that shows the former store', async () => {
    await change(ZAPOPAN);
    const late = await change(ALAMOS, { [ON_BEHALF_HEADER]: `${ASESOR}/${FIRST}` });
    expect(late.statusCode).toBe(412);
    expect(await here()).toBe(ZAPOPAN);
  });

  it('already there changes nothing, and nothing is written down', async () => {
    expect((await change(FIRST)).statusCode).toBe(200);
    expect(await changes()).toEqual([]);
  });

  const NOWHERE = 'Seleccione una tienda en la que se pueda iniciar sesión.';
  it.each([
    ['where nobody signs in', BODEGA, 400, NOWHERE],
    ['that does not exist', 9_999, 400, NOWHERE],
    [
      'of others',
      ALAMOS,
      403,
      'No puede entrar en Tienda Álamos: elija Tienda Zapopan, o pida que le asignen esa tienda.',
    ],
  ])('is refused a store %s', async (_, store, status, message) => {
    await change(ZAPOPAN);
    await give(ZAPOPAN);
    const answer = await change(store);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(await here()).toBe(ZAPOPAN);
  });

  it('of twenty changes at once is in one of the stores', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => change(n % 2 === 0 ? ZAPOPAN : ALAMOS)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect([ZAPOPAN, ALAMOS]).toContain(await here());
    expect((await changes()).length).toBeGreaterThan(0);
  });

  it('is out where that store is taken away', async () => {
    await change(ZAPOPAN);
    await give(FIRST);
    expect((await read('actual')).statusCode).toBe(401);
  });
});
