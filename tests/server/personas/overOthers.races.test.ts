import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { CHEAP_PASSWORDS } from '../bed/bed.ts';
import { secondServer } from '../bed/secondServer.ts';
import {
  ADMINISTRATOR,
  type Ask,
  asSaved,
  OTHER_PEER,
  type OthersDesk,
  openOthersDesk,
  PEER,
  rightsNow,
  SEES_USERS,
  WEAK,
} from './overOthers.desk.ts';

let desk: OthersDesk;
beforeAll(async () => {
  desk = await openOthersDesk();
});
beforeEach(() => desk.again());
afterAll(() => desk.bed.close());

/** Saves a person with changes, as the edit screen would. */
function edit(id: number, changes: object) {
  return async (ask: Ask) => ask('PUT', 'usuario/editar', await asSaved(desk, id, changes));
}

describe('at the same moment', () => {
  /** The entries of the audit that somebody left behind a moment: those that were done later. */
  async function doneAfter(moment: number, by: number) {
    const rows = await desk.bed.db.select().from(bitacora).where(eq(bitacora.numiden, by)).orderBy(asc(bitacora.id));
    return rows.filter(
      ({ id, entidad, accion }) => id > moment && entidad === 'usuario' && accion !== 'iniciar sesión',
    );
  }
  async function momentOf(by: number, of: number) {
    const rows = await desk.bed.db.select().from(bitacora).where(eq(bitacora.numiden, by));
    const entry = rows.find(({ accion, idEntidad }) => accion === 'editarUsuario' && idEntidad === String(of));
    if (entry === undefined) throw new Error('It was not done');
    return entry.id;
  }

  it('what is taken from a person is given by him to nobody afterwards, of twenty who would get it', async () => {
    const [ana, peer] = [await desk.as(ADMINISTRATOR), await desk.as(PEER)];
    const people = Array.from({ length: 20 }, (_, index) => 500_000 + index);
    await desk.bed.db.insert(usuarios).values(
      people.map((numiden) => ({
        numiden,
        nombreCompleto: `Persona ${numiden}`,
        correo: `${numiden}@ejemplo.mx`,
        permisos: [25],
        idRol: SEES_USERS,
        areas: [2],
      })),
    );
    const gives = people.map((numiden) => edit(numiden, { permisos: [4, 25] }));
    const [taken, ...given] = await Promise.all([
      edit(PEER, { permisos: [2, 25, 26, 27] })(ana),
      ...gives.map((give) => give(peer)),
    ]);
    expect(taken?.statusCode).toBe(200);
    expect(given.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 403)).toEqual([]);
    expect(await doneAfter(await momentOf(ADMINISTRATOR, PEER), PEER)).toEqual([]);
    expect((await edit(people[0] ?? 0, { permisos: [4, 25] })(peer)).statusCode).toBe(403);
  });

  it('a person who is made more gets no password from who may less, of twenty who ask', async () => {
    const [ana, peer] = [await desk.as(ADMINISTRATOR), await desk.as(PEER)];
    const answers = await Promise.all([
      edit(WEAK, { permisos: [9, 25] })(ana),
      ...Array.from({ length: 20 }, () =>
        peer('POST', 'usuario/contrasena-provisional', { id: WEAK, idAplicacion: 146 }),
      ),
    ]);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await doneAfter(await momentOf(ADMINISTRATOR, WEAK), PEER)).toEqual([]);
  });

  it('of two who take the same right from each other at two servers, ten times each, one keeps it', async () => {
    const [here, there] = [await desk.as(PEER), await desk.as(OTHER_PEER, await elsewhere())];
    const left = [2, 4, 25, 27];
    const [mine, theirs] = [
      await asSaved(desk, OTHER_PEER, { permisos: left }),
      await asSaved(desk, PEER, { permisos: left }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => [
        here('PUT', 'usuario/editar', mine),
        there('PUT', 'usuario/editar', theirs),
      ]).flat(),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 403]));
    const people = await desk.bed.db
      .select()
      .from(usuarios)
      .where(inArray(usuarios.numiden, [PEER, OTHER_PEER]));
    expect(people.filter(({ permisos }) => permisos.includes(26))).toHaveLength(1);
  });

  it('two who would widen each other at two servers, ten times each, both stay as they were', async () => {
    const [here, there] = [await desk.as(PEER), await desk.as(OTHER_PEER, await elsewhere())];
    const more = { permisos: [2, 4, 9, 25, 26, 27], areas: [1, 2] };
    const [mine, theirs] = [await asSaved(desk, OTHER_PEER, more), await asSaved(desk, PEER, more)];
    const before = await rightsNow(desk);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => [
        here('PUT', 'usuario/editar', mine),
        there('PUT', 'usuario/editar', theirs),
      ]).flat(),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    expect(await rightsNow(desk)).toBe(before);
  });

  function elsewhere() {
    return secondServer(desk.bed, { passwords: CHEAP_PASSWORDS, lookForUnfinishedMs: null });
  }
});
