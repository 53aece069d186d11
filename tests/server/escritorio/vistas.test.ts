import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { vistas } from '../../../server/platform/db/schema/vistas.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';
import { secondServer } from '../bed/secondServer.ts';
import { seedCases } from '../casos/listaCasos.seed.ts';

/** She manages area 1; he works in it; the third works in area 2, and sees no vouchers. */
const [MANAGER, ADVISER, OTHER] = [100_003, 100_002, 100_004];
const EVERYBODY = [MANAGER, ADVISER, OTHER];

let bed: Bed;
const cookies = new Map<number, string>();
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  const { verTodosLosCasos, validarOperacion, verVales } = PERMISOS;
  for (const [numiden, areas, areasGerente, permisos] of [
    [MANAGER, [], [1], [verTodosLosCasos.id, verVales.id]],
    [ADVISER, [1], [], [validarOperacion.id, verVales.id]],
    [OTHER, [2], [], [validarOperacion.id]],
  ] as const) {
    await grantPermissions(bed.db, numiden, permisos);
    await bed.db
      .update(usuarios)
      .set({ areas: [...areas], areasGerente: [...areasGerente], esGerente: areasGerente.length > 0 })
      .where(eq(usuarios.numiden, numiden));
    cookies.set(numiden, await bed.signIn(numiden));
  }
});
afterAll(() => bed.close());

const MINE = {
  id: null,
  nombre: 'En proceso',
  lista: 'casos',
  filtro: { idEstatus: 3 },
  idArea: null as number | null,
};

async function post(numiden: number, path: string, payload: object, app: FastifyInstance = bed.app) {
  const headers = { cookie: cookies.get(numiden) };
  const answer = await app.inject({ method: 'POST', url: `/mostrador/api/vistas/${path}`, headers, payload });
  return [answer.statusCode, answer.json()] as const;
}

async function read(numiden: number, path: 'listar' | 'fijadas') {
  const answer = await bed.app.inject({
    url: `/mostrador/api/vistas/${path}`,
    headers: { cookie: cookies.get(numiden) },
  });
  return answer.json();
}

async function saved(numiden: number, body: object): Promise<number> {
  const [status, answer] = await post(numiden, 'guardar', body);
  expect([status, answer]).toMatchObject([200, {}]);
  return answer.id;
}

async function names(numiden: number): Promise<readonly (readonly [nombre: string, cambia: boolean])[]> {
  const { vistas: seen } = await read(numiden, 'listar');
  return seen.map(({ nombre, cambia }: { nombre: string; cambia: boolean }) => [nombre, cambia]);
}

describe('a view', () => {
  it('keeps filter and order of a list for who saved it, and for nobody else', async () => {
    const filtro = { idEstatus: 3, cvetda: 1, orden: 'porVencer' };
    const id = await saved(ADVISER, { ...MINE, filtro });
    expect(await read(ADVISER, 'listar')).toEqual({
      vistas: [
        {
          id,
          version: 1,
          nombre: 'En proceso',
          lista: 'casos',
          filtro,
          caido: [],
          area: null,
          cambia: true,
          fijada: false,
        },
      ],
      areas: [],
    });
    expect(await names(MANAGER)).toEqual([]);
    expect((await read(MANAGER, 'listar')).areas).toEqual([{ id: 1, nombre: expect.any(String) }]);
  });

  it('is renamed and taken away, under the version that was seen', async () => {
    const id = await saved(ADVISER, MINE);
    expect((await post(ADVISER, 'guardar', { ...MINE, id, version: 1, nombre: 'Otra' }))[0]).toBe(200);
    const [late, { message }] = await post(ADVISER, 'guardar', { ...MINE, id, version: 1, nombre: 'Tarde' });
    expect([late, message]).toEqual([
      409,
      'La vista «Otra» cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
    ]);
    expect((await post(ADVISER, 'quitar', { id, version: 2 }))[0]).toBe(200);
    expect(await names(ADVISER)).toEqual([]);
    const acts = await bed.db.select().from(bitacora).where(eq(bitacora.entidad, 'vista'));
    expect(acts.map(({ accion }) => accion)).toEqual(['guardarVista', 'guardarVista', 'quitarVista']);
  });

  // By hand: who may do what to whose view.
  it.each([
    [ADVISER, 'own', ADVISER, { sees: true, changes: 200, removes: 200, pins: 200 }],
    [ADVISER, 'own', MANAGER, { sees: false, changes: 404, removes: 404, pins: 404 }],
    [MANAGER, 'own', ADVISER, { sees: false, changes: 404, removes: 404, pins: 404 }],
    [MANAGER, 'area 1', MANAGER, { sees: true, changes: 200, removes: 200, pins: 200 }],
    [MANAGER, 'area 1', ADVISER, { sees: true, changes: 403, removes: 403, pins: 200 }],
    [MANAGER, 'area 1', OTHER, { sees: false, changes: 404, removes: 404, pins: 404 }],
  ] as const)('of %i (%s) before %i', async (owner, whose, numiden, expected) => {
    const view = { ...MINE, idArea: whose === 'own' ? null : 1 };
    const id = await saved(owner, view);
    const seen = await names(numiden);
    const [pins] = await post(numiden, 'fijar', { id, fijada: true });
    const mine = { ...view, id, version: 1, nombre: 'Cambiada' };
    const [changes, refusal] = await post(numiden, 'guardar', mine);
    const [removes] = await post(numiden, 'quitar', { id, version: null });
    expect({ sees: seen.length > 0, changes, removes, pins }).toEqual(expected);
    if (changes === 403) expect(refusal.message).toBe('Las vistas de un área las cambia quien la administra.');
    if (changes === 404) expect(JSON.stringify(refusal)).not.toContain('En proceso');
  });

  it('is given to an area by who manages it alone, and only one whose list one may open', async () => {
    for (const [numiden, idArea] of [
      [ADVISER, 1],
      [OTHER, 2],
      [MANAGER, 2],
    ] as const)
      expect((await post(numiden, 'guardar', { ...MINE, idArea }))[0]).toBe(403);
    const [status, { message }] = await post(OTHER, 'guardar', { ...MINE, lista: 'vales', filtro: {} });
    expect([status, message]).toEqual([403, 'No puede abrir esa lista.']);
    await bed.db
      .update(usuarios)
      .set({ areas: [1] })
      .where(eq(usuarios.numiden, OTHER));
    await saved(MANAGER, { ...MINE, nombre: 'De vales', lista: 'vales', filtro: {}, idArea: 1 });
    await saved(MANAGER, { ...MINE, idArea: 1 });
    expect(await names(OTHER)).toEqual([['En proceso', false]]);
  });

  it('has a name of its own in its list, among those of its person or area', async () => {
    await saved(MANAGER, MINE);
    const [status, { campos }] = await post(MANAGER, 'guardar', { ...MINE, nombre: ' EN PROCÉSO ' });
    expect([status, campos]).toEqual([
      400,
      [{ campo: 'nombre', message: 'Ya hay una vista con ese nombre en esta lista.' }],
    ]);
    await saved(MANAGER, { ...MINE, idArea: 1 });
    await saved(MANAGER, { ...MINE, lista: 'vales', filtro: {} });
    await saved(ADVISER, MINE);
  });

  it('says which of its filters are none any more, and keeps the others', async () => {
    const id = await saved(ADVISER, MINE);
    const filtro = { idEstatus: 99, cvetda: 424_242, soloAbiertos: true, color: 'rojo', orden: 'alReves' };
    await bed.db.update(vistas).set({ filtro }).where(eq(vistas.id, id));
    expect((await read(ADVISER, 'listar')).vistas).toMatchObject([
      { filtro: { soloAbiertos: true }, caido: ['estado', 'tienda', 'color', 'orden'] },
    ]);
    const [status, { campos }] = await post(ADVISER, 'guardar', { ...MINE, nombre: 'Nueva', filtro });
    expect([status, campos[0].message]).toEqual([
      400,
      'Quite antes del filtro lo que ya no existe: estado, tienda, color y orden.',
    ]);
  });
});

describe('a view in the menu', () => {
  it('says how many each person finds in it: the filter is shared, never rights', async () => {
    const all = await seedCases(bed.db, 120);
    const id = await saved(MANAGER, { ...MINE, filtro: { idEstatus: 2 }, idArea: 1 });
    const counts = [];
    for (const numiden of [MANAGER, ADVISER]) {
      await post(numiden, 'fijar', { id, fijada: true });
      const { vistas: pinned } = await read(numiden, 'fijadas');
      const list = await bed.app.inject({
        method: 'POST',
        url: '/mostrador/api/caso/lista-paginada',
        headers: { cookie: cookies.get(numiden) },
        payload: { idEstatus: 2, idAplicacion: 146, numPagina: 1, tamPagina: 1 },
      });
      expect(pinned).toEqual([
        { id, nombre: 'En proceso', lista: 'casos', filtro: { idEstatus: 2 }, n: list.json().total, hayMas: false },
      ]);
      counts.push(pinned[0].n);
    }
    const [ofAll = 0, ofHers = 0] = counts;
    expect(ofAll).toBe(all.filter(({ idEstado }) => idEstado === 2).length);
    expect(ofHers).toBeLessThan(ofAll);
    expect((await read(OTHER, 'fijadas')).vistas).toEqual([]);
  });

  it('searches for no customer by itself', async () => {
    const id = await saved(ADVISER, { ...MINE, filtro: { nomCliente: 'garcia' } });
    await post(ADVISER, 'fijar', { id, fijada: true });
    expect((await read(ADVISER, 'fijadas')).vistas).toMatchObject([{ n: null, hayMas: false }]);
  });

  it('counts no further than is shown', async () => {
    await seedCases(bed.db, 150);
    const id = await saved(MANAGER, { ...MINE, filtro: {} });
    await post(MANAGER, 'fijar', { id, fijada: true });
    expect((await read(MANAGER, 'fijadas')).vistas).toMatchObject([{ n: 99, hayMas: true }]);
  });

  it('goes with the view, and with the right to it', async () => {
    const id = await saved(MANAGER, { ...MINE, idArea: 1 });
    await post(ADVISER, 'fijar', { id, fijada: true });
    await bed.db.update(usuarios).set({ areas: [] }).where(eq(usuarios.numiden, ADVISER));
    expect((await read(ADVISER, 'fijadas')).vistas).toEqual([]);
    await bed.db
      .update(usuarios)
      .set({ areas: [1] })
      .where(eq(usuarios.numiden, ADVISER));
    expect((await read(ADVISER, 'fijadas')).vistas).toHaveLength(1);
    await post(MANAGER, 'quitar', { id, version: 1 });
    expect((await read(ADVISER, 'fijadas')).vistas).toEqual([]);
  });

  it('is one of ten at most, also where twenty are put there at once', async () => {
    const ids = [];
    for (let n = 0; n < 20; n += 1) ids.push(await saved(ADVISER, { ...MINE, nombre: `Vista ${n}` }));
    const answers = await Promise.all(ids.map((id) => post(ADVISER, 'fijar', { id, fijada: true })));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(10);
    expect(answers.find(([status]) => status !== 200)).toMatchObject([
      400,
      { message: 'En su menú ya hay 10 vistas. Quite una de él para fijar otra.' },
    ]);
    expect((await read(ADVISER, 'fijadas')).vistas).toHaveLength(10);
  });
});

describe('two managers of an area', () => {
  it('who save one name at the same moment, at two servers, are one success and one true refusal', async () => {
    const other: FastifyInstance = await secondServer(bed);
    onTestFinished(() => other.close());
    await bed.db
      .update(usuarios)
      .set({ areasGerente: [1], esGerente: true })
      .where(eq(usuarios.numiden, ADVISER));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(n % 2 === 0 ? MANAGER : ADVISER, 'guardar', { ...MINE, idArea: 1 }, n % 2 === 0 ? bed.app : other),
      ),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(([status]) => status !== 200);
    expect(new Set(refusals.map(([status, { message }]) => `${status} ${message}`))).toEqual(
      new Set(['400 Ya hay una vista con ese nombre en esta lista.']),
    );
    for (const numiden of EVERYBODY.slice(0, 2)) expect(await names(numiden)).toHaveLength(1);
  });
});
