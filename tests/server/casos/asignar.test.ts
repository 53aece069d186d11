import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { puedeTenerCaso } from '#domain/casos/asignarCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { whoMayHave } from '../../../server/casos/assignable.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, FACTURACION, newKey, portray, STRANGER } from './casos.desk.ts';
import {
  caseIn,
  FACTURISTA,
  GERENTE,
  history,
  permissionsOf,
  rowOf,
  type WorkDesk,
  workDeskOfFile,
} from './casos.works.ts';

const desk = workDeskOfFile();

/** Hands a case over by its call. */
function assign(who: keyof Pick<WorkDesk, 'asesor' | 'gerente' | 'administrador' | 'facturista'>, idCaso: number) {
  return (numiden: number | null, more: { readonly version?: number; readonly nota?: string } = {}, clave = newKey()) =>
    desk[who].send('caso/asignar', { idCaso, version: 1, numiden, ...more }, clave);
}

describe('a case that is assigned', () => {
  it('is in the hands of who got it, in the state that it had, and its history keeps the note', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const answer = await assign('asesor', idCaso)(FACTURISTA, { nota: ' Pide su factura hoy. ' });
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: `El caso ${idCaso} se ha asignado con éxito`,
      version: 2,
      estado: { id: 1, nombre: 'NUEVO' },
      deshacible: true,
    });
    expect(await rowOf(desk, idCaso)).toMatchObject({ administrador: FACTURISTA, idEstado: ESTADO.nuevo });
    const [[, told] = []] = (await history(desk, idCaso)) as unknown[][];
    expect(told).toMatch(/^Caso asignado a .+: Pide su factura hoy\.$/);
    const audited = and(eq(bitacora.idEntidad, String(idCaso)), eq(bitacora.lectura, false));
    expect(await desk.db.select().from(bitacora).where(audited)).toMatchObject([
      {
        accion: 'asignarCaso',
        numiden: ASESOR,
        antes: { administrador: null },
        despues: { administrador: FACTURISTA },
      },
    ]);
  });

  it('can be left to its area, without a person and without a note', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    expect((await assign('asesor', idCaso)(null)).json()).toMatchObject({
      codigo: 1,
      estado: { nombre: 'EN PROCESO' },
    });
    expect((await rowOf(desk, idCaso)).administrador).toBeNull();
    expect((await history(desk, idCaso)).map((entry) => (entry as unknown[])[1])).toEqual([
      'Caso sin persona, en Atención a clientes',
    ]);
  });

  it('to who has it already is a warning, and changes nothing', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE });
    const unassigned = await caseIn(desk, ESTADO.nuevo);
    const before = await portray(desk.db);
    expect((await assign('gerente', idCaso)(GERENTE)).json()).toMatchObject({
      codigo: 2,
      descripcion: 'El caso ya está a cargo de Caro Gerente.',
    });
    expect((await assign('gerente', unassigned)(null)).json()).toMatchObject({
      codigo: 2,
      descripcion: 'El caso ya está en su área, sin persona.',
    });
    expect(await portray(desk.db)).toEqual(before);
  });

  it('goes with who stops being a user, whatever comes first', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    await desk.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, GERENTE));
    expect((await assign('asesor', idCaso)(GERENTE)).json()).toMatchObject({ campos: [{ campo: 'numiden' }] });
    await desk.db.update(usuarios).set({ activo: true }).where(eq(usuarios.numiden, GERENTE));
  });
});

const NOT_FOR_THEM =
  'Esta persona no puede tener el caso: no lo vería, no podría tomarlo o ya no es usuario. Elija otra.';
const DONE = 'done';

/** The fate of a case at store 1, area Atención a clientes, that goes to each of these. */
const HEIRS: readonly (readonly [who: string, person: Partial<typeof usuarios.$inferInsert>, outcome: string])[] = [
  ['of its area, who may sign in elsewhere alone', { areas: [ATENCION], tiendas: [2] }, DONE],
  ['of its store, of another area', { areas: [FACTURACION], tiendas: [1] }, DONE],
  ['who may sign in at every store', { areas: [], tiendas: [] }, DONE],
  ['who sees all cases', { areas: [], tiendas: [2], permisos: [1, 6] }, DONE],
  ['of another store and another area', { areas: [FACTURACION], tiendas: [2] }, NOT_FOR_THEM],
  ['who could not take it', { areas: [ATENCION], tiendas: [1], permisos: [4, 27] }, NOT_FOR_THEM],
  ['who sees no cases', { areas: [ATENCION], tiendas: [1], permisos: [6, 28] }, NOT_FOR_THEM],
  ['who is a user no more', { areas: [ATENCION], tiendas: [1], activo: false }, NOT_FOR_THEM],
];

describe('a case goes to who may see it and could take it', () => {
  it.each(HEIRS)('%s', async (_who, person, outcome) => {
    await desk.db
      .update(usuarios)
      .set({ permisos: [6, 27], activo: true, ...person })
      .where(eq(usuarios.numiden, STRANGER));
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const offered = (await desk.asesor.get(`caso/asignables/${idCaso}?busqueda=${STRANGER}`)).json();
    expect(offered.personas.map(({ numiden }: { numiden: number }) => numiden)).toEqual(
      outcome === DONE ? [STRANGER] : [],
    );
    const answer = await assign('asesor', idCaso)(STRANGER);
    expect([answer.statusCode, answer.json().campos?.[0]?.message ?? DONE]).toEqual([
      outcome === DONE ? 200 : 400,
      outcome,
    ]);
  });

  it('nobody has a number beyond any', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    expect((await assign('asesor', idCaso)(Number.MAX_SAFE_INTEGER)).statusCode).toBe(400);
  });

  it('the database finds exactly the people of whom the domain says so', async () => {
    const people = [...Array(60).keys()].map((index) => ({
      numiden: 500_000 + index,
      nombreCompleto: `Persona ${index}`,
      correo: `${index}@ejemplo.mx`,
      activo: index % 7 !== 0,
      permisos: [[6, 27], [1, 6], [27], [6, 28], [1], [6]][index % 6] ?? [],
      areas: [[ATENCION], [FACTURACION], [], [FACTURACION, ATENCION]][index % 4] ?? [],
      tiendas: [[], [1], [2], [1, 2], [3]][index % 5] ?? [],
    }));
    await desk.db.insert(usuarios).values(people);
    const everybody = await desk.db.select().from(usuarios);
    for (const caso of [
      { cvetda: 1, idArea: ATENCION, numidenCrea: 500_013 },
      { cvetda: 2, idArea: FACTURACION, numidenCrea: 500_020 },
      { cvetda: 3, idArea: ATENCION, numidenCrea: ADMINISTRATOR },
    ]) {
      const found = await desk.db.select({ numiden: usuarios.numiden }).from(usuarios).where(whoMayHave(caso));
      const expected = everybody.filter((person) => puedeTenerCaso(person, caso)).map(({ numiden }) => numiden);
      expect(found.map(({ numiden }) => numiden).sort()).toEqual(expected.sort());
      expect(expected.length).toBeGreaterThan(5);
    }
  });
});

const MORE = (what: string) =>
  `Quien tiene el caso puede más que usted (${what}): pídale que lo asigne, o a alguien que pueda lo mismo.`;

/** Whose case it is, who hands it on, and what comes of it; everybody works at every store. */
const TAKEN: readonly (readonly [whose: string, holder: number | null, who: 'asesor' | 'gerente', outcome: string])[] =
  [
    ['nobody’s, by an adviser', null, 'asesor', DONE],
    ['one’s own, by an adviser', ASESOR, 'asesor', DONE],
    ['of who may more, by an adviser', GERENTE, 'asesor', MORE('permisos')],
    ['of the administrator, by the manager', ADMINISTRATOR, 'gerente', MORE('rol de administrador y permisos')],
    ['of who may less, by the manager', ASESOR, 'gerente', DONE],
    ['of who may more and is a user no more, by an adviser', STRANGER, 'asesor', DONE],
  ];

describe('a case is taken from nobody who may more', () => {
  beforeAll(async () => {
    for (const [numiden, rol] of [
      [ADMINISTRATOR, 1],
      [ASESOR, 2],
      [GERENTE, 3],
    ] as const) {
      const rights = { permisos: permissionsOf(rol), idRol: rol, areas: [ATENCION], areasGerente: [], tiendas: [] };
      await desk.db.update(usuarios).set(rights).where(eq(usuarios.numiden, numiden));
    }
    await desk.db
      .update(usuarios)
      .set({ permisos: permissionsOf(1), idRol: 1, activo: false })
      .where(eq(usuarios.numiden, STRANGER));
  });

  it.each(TAKEN)('%s', async (_whose, administrador, who, outcome) => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador });
    const { contra } = (await desk[who].get(`caso/asignables/${idCaso}`)).json();
    expect(contra ?? DONE).toBe(outcome);
    const answer = await assign(who, idCaso)(FACTURISTA);
    expect([answer.statusCode, answer.statusCode === 200 ? DONE : answer.json().message]).toEqual([
      outcome === DONE ? 200 : 403,
      outcome,
    ]);
    expect((await rowOf(desk, idCaso)).administrador).toBe(outcome === DONE ? FACTURISTA : administrador);
  });

  it('who asks for the people of a case that is not theirs to see learns nothing', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo, { cvetda: 2, idArea: FACTURACION, idSubcategoria: 1 });
    expect((await desk.asesor.get(`caso/asignables/${idCaso}`)).statusCode).toBe(403);
  });
});

describe('twenty people hand on one case at once, at two servers', () => {
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await secondServer(desk.bed);
  });
  afterAll(() => other.close());

  it('one of them does, all others read what was done meanwhile', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    const heirs = [ASESOR, GERENTE, FACTURISTA, ADMINISTRATOR];
    const cookie = await desk.bed.signIn(ADMINISTRATOR);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? desk.bed.app : other).inject({
          method: 'POST',
          url: '/mostrador/api/caso/asignar',
          headers: { cookie, 'idempotency-key': newKey() },
          payload: { idCaso, version: 1, numiden: heirs[1 + (index % 3)], nota: `La ${index}` },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await rowOf(desk, idCaso)).toMatchObject({ version: 2 });
    expect(await history(desk, idCaso)).toHaveLength(1);
  });
});
