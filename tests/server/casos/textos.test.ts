import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';

/** She manages area 1; he works in it; the third works in area 2. */
const [MANAGER, ADVISER, OTHER] = [100_003, 100_002, 100_004];

let bed: Bed;
const cookies = new Map<number, string>();
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  const writes = [PERMISOS.comentarCaso.id, PERMISOS.validarOperacion.id];
  for (const [numiden, areas, areasGerente] of [
    [MANAGER, [], [1]],
    [ADVISER, [1], []],
    [OTHER, [2], []],
  ] as const) {
    await grantPermissions(bed.db, numiden, writes);
    await bed.db
      .update(usuarios)
      .set({ areas: [...areas], areasGerente: [...areasGerente], esGerente: areasGerente.length > 0 })
      .where(eq(usuarios.numiden, numiden));
    cookies.set(numiden, await bed.signIn(numiden));
  }
});
afterAll(() => bed.close());

const GREETING = { id: null, nombre: 'Saludo', texto: 'Hola {{cliente}}', idArea: null as number | null, activo: true };

async function save(numiden: number, body: object, key = '') {
  const answer = await bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/textos/guardar',
    headers: { cookie: cookies.get(numiden), ...(key === '' ? {} : { 'idempotency-key': key }) },
    payload: body,
  });
  return [answer.statusCode, answer.json()] as const;
}

async function list(numiden: number) {
  const answer = await bed.app.inject({
    url: '/mostrador/api/textos/listar',
    headers: { cookie: cookies.get(numiden) },
  });
  return answer.json();
}

async function names(numiden: number) {
  return (await list(numiden)).textos.map(({ nombre, cambia }: { nombre: string; cambia: boolean }) => [
    nombre,
    cambia,
  ]);
}

describe('a text ready to use', () => {
  it('is of who wrote it, and nobody else sees it', async () => {
    const [status, { id }] = await save(ADVISER, GREETING);
    expect(status).toBe(200);
    expect(await list(ADVISER)).toEqual({
      textos: [
        {
          ...{ id, version: 1, nombre: 'Saludo', texto: 'Hola {{cliente}}', area: null, activo: true },
          ...{ sigue: null, cambia: true },
        },
      ],
      areas: [],
    });
    expect(await names(MANAGER)).toEqual([]);
    for (const version of [1, 7, null]) {
      const [code, answer] = await save(MANAGER, { ...GREETING, id, version, nombre: 'Otro' });
      expect([code, answer.message]).toEqual([404, 'El texto no existe.']);
      expect(JSON.stringify(answer)).not.toContain('Saludo');
    }
    expect(await names(ADVISER)).toEqual([['Saludo', true]]);
  });

  it('of an area is seen by its people, and changed by who manages it', async () => {
    const [, { id }] = await save(MANAGER, { ...GREETING, idArea: 1 });
    expect(await names(ADVISER)).toEqual([['Saludo', false]]);
    expect(await names(MANAGER)).toEqual([['Saludo', true]]);
    expect(await names(OTHER)).toEqual([]);
    expect((await list(MANAGER)).areas).toEqual([{ id: 1, nombre: expect.any(String) }]);
    const mine = { ...GREETING, id, version: 1 };
    expect(await save(ADVISER, mine)).toMatchObject([
      403,
      { message: 'Los textos de un área los cambia quien la administra.' },
    ]);
    expect((await save(OTHER, mine))[0]).toBe(404);
    expect((await save(ADVISER, { ...GREETING, idArea: 1 }))[0]).toBe(403);
    expect((await save(MANAGER, { ...GREETING, idArea: 2 }))[0]).toBe(403);
  });

  it('is saved under the version that was seen', async () => {
    const [, { id }] = await save(MANAGER, { ...GREETING, idArea: 1 });
    await save(MANAGER, { ...GREETING, idArea: 1, id, version: 1, nombre: 'Bienvenida' });
    const [status, late] = await save(MANAGER, { ...GREETING, idArea: 1, id, version: 1, activo: false });
    expect([status, late.message]).toEqual([
      409,
      'El texto «Bienvenida» cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
    ]);
    expect(late.cambios).toMatchObject([{ accion: 'Nombre: de Saludo a Bienvenida', version: 2 }]);
  });

  it('has a name of its own among those of its person or area', async () => {
    await save(MANAGER, GREETING);
    const [status, answer] = await save(MANAGER, { ...GREETING, nombre: ' SALUDÓ ' });
    expect([status, answer.campos]).toEqual([
      400,
      [{ campo: 'nombre', message: 'Ya existe un texto con ese nombre.' }],
    ]);
    expect((await save(MANAGER, { ...GREETING, idArea: 1 }))[0]).toBe(200);
    expect((await save(ADVISER, GREETING))[0]).toBe(200);
  });

  it('is made once under its key, also when it is asked for twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => save(ADVISER, GREETING, 'la-misma-clave')));
    expect(new Set(answers.map(([, { id }]) => id)).size).toBe(1);
    expect(await names(ADVISER)).toHaveLength(1);
  });

  it('is refused with a variable that there is not', async () => {
    const [status, { campos }] = await save(ADVISER, { ...GREETING, texto: 'Hola {{nombre}}' });
    expect(status).toBe(400);
    expect(campos).toEqual([
      { campo: 'texto', message: expect.stringMatching(/^\{\{nombre\}\} no es una variable\. Use: /) },
    ]);
  });

  it('leaves in the audit who changed it; its history is for who reads the audit', async () => {
    const [, { id }] = await save(ADVISER, GREETING);
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.entidad, 'texto'));
    expect(rows.map(({ numiden, accion, antes, despues }) => [numiden, accion, antes, despues])).toEqual([
      [
        ...[ADVISER, 'guardarTexto', null],
        { nombre: 'Saludo', texto: 'Hola {{cliente}}', idArea: null, activo: true, sigue: null, version: 1 },
      ],
    ]);
    const history = await bed.app.inject({
      url: `/mostrador/api/bitacora/registro?entidad=texto&id=${id}`,
      headers: { cookie: cookies.get(OTHER) },
    });
    expect(history.statusCode).toBe(403);
  });
});
