import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { novedades } from '../../../server/platform/db/schema/novedades.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { ausencias, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, FACTURACION, newKey, Person, STRANGER } from './casos.desk.ts';
import { caseIn, FACTURISTA, GERENTE, rowOf, workDeskOfFile } from './casos.works.ts';

const desk = workDeskOfFile();
beforeEach(async () => {
  await desk.db.update(casos).set({ administrador: null });
  await desk.db.delete(novedades);
  await desk.db.delete(ausencias);
});

const HASTA = '2026-03-20';

/** Caro Gerente is away, and Beto Asesor stands in unless another is named. */
async function leaves(suplente: number | null = ASESOR) {
  await desk.db.insert(ausencias).values({ numiden: GERENTE, hasta: HASTA, suplente });
}

const handOn = (person: Person, more: object = {}) =>
  person.send('caso/entregar-abiertos', { de: GERENTE, suplente: ASESOR, ...more }, newKey());

const offered = async (person: Person) => (await person.get(`caso/por-entregar/${GERENTE}`)).json();

const holderOf = async (id: number) => (await rowOf(desk, id)).administrador;

const refusal = (answer: { statusCode: number; json: () => { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

describe('the open cases of who is away', () => {
  it('go to who stands in, each with history and audit, and one notice tells of all', async () => {
    const first = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE });
    const second = await caseIn(desk, ESTADO.pendiente, { administrador: GERENTE });
    const closed = await caseIn(desk, ESTADO.solucionada, { administrador: GERENTE });
    const others = await caseIn(desk, ESTADO.enProceso, { administrador: ADMINISTRATOR });
    await leaves();
    expect(await offered(desk.gerente)).toEqual({
      suplente: { numiden: ASESOR, nombre: 'Beto Asesor' },
      total: 2,
      entregables: 2,
    });
    const answer = await handOn(desk.gerente);
    expect(answer.json()).toEqual({ codigo: 1, descripcion: '2 casos entregados a Beto Asesor' });
    expect(await holderOf(first)).toBe(ASESOR);
    expect(await holderOf(second)).toBe(ASESOR);
    expect(await holderOf(closed)).toBe(GERENTE);
    expect(await holderOf(others)).toBe(ADMINISTRATOR);
    for (const id of [first, second]) {
      const logs = await desk.db.select().from(casoLogs).where(eq(casoLogs.idCaso, id));
      expect(logs.at(-1)).toMatchObject({
        ...{ accion: { trabajo: 'entregar', nombre: 'Beto Asesor' }, version: 2, numiden: GERENTE },
      });
      const audited = and(eq(bitacora.entidad, 'caso'), eq(bitacora.idEntidad, String(id)));
      expect(await desk.db.select().from(bitacora).where(audited)).toMatchObject([
        { accion: 'entregarCasos', antes: { administrador: GERENTE }, despues: { administrador: ASESOR, version: 2 } },
      ]);
    }
    expect(await desk.db.select().from(novedades)).toMatchObject([
      {
        ...{ numiden: ASESOR, clase: 'entregado', idEntidad: first, autor: GERENTE },
        texto: `Lo tenía Caro Gerente, con 1 más: ${second}`,
      },
    ]);
    expect(refusal(await handOn(desk.gerente))).toEqual([409, 'Ya no tiene casos abiertos a su cargo.']);
  });

  it('stay where the stand-in may not have them, and the answer says which', async () => {
    const goes = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE });
    const stays = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE, cvetda: 2, idArea: FACTURACION });
    await leaves();
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, ASESOR));
    await desk.db
      .update(usuarios)
      .set({ tiendas: [1], areas: [] })
      .where(eq(usuarios.numiden, ASESOR));
    expect(await offered(desk.gerente)).toMatchObject({ total: 2, entregables: 1 });
    expect((await handOn(desk.gerente)).json().descripcion).toBe(
      `1 de 2 casos entregado a Beto Asesor. El caso ${stays} se queda: Beto Asesor no lo vería`,
    );
    expect([await holderOf(goes), await holderOf(stays)]).toEqual([ASESOR, GERENTE]);
    expect((await rowOf(desk, stays)).version).toBe(1);
    expect(refusal(await handOn(desk.gerente))).toEqual([
      409,
      'Beto Asesor no puede tener ninguno de los casos: no los vería. Asígnelos a otra persona.',
    ]);
    if (before) await desk.db.update(usuarios).set(before).where(eq(usuarios.numiden, ASESOR));
  });

  it('go by the word of who edits users too, and not of another, nor over who may more', async () => {
    const id = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE });
    await leaves();
    expect((await handOn(desk.asesor)).statusCode).toBe(403);
    expect((await desk.asesor.get(`caso/por-entregar/${GERENTE}`)).statusCode).toBe(403);
    const lesser = { permisos: [26, 6, 27], tiendas: [1], activo: true };
    await desk.db.update(usuarios).set(lesser).where(eq(usuarios.numiden, STRANGER));
    const stranger = new Person(desk.bed, await desk.bed.signIn(STRANGER));
    const refused = await handOn(stranger);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('puede más que usted');
    expect(await holderOf(id)).toBe(GERENTE);
    expect((await handOn(desk.administrador)).statusCode).toBe(200);
    expect(await holderOf(id)).toBe(ASESOR);
  });

  it('are told to nobody where the stand-in hands them on themselves', async () => {
    const id = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE });
    await leaves(ADMINISTRATOR);
    expect((await handOn(desk.administrador, { suplente: ADMINISTRATOR })).statusCode).toBe(200);
    expect(await holderOf(id)).toBe(ADMINISTRATOR);
    expect(await desk.db.select().from(novedades)).toEqual([]);
  });

  it.each([
    ['nobody stands in', () => leaves(null), 'Ya no está ausente, o nadie le suple: actualice la página.'],
    ['the person is there', async () => undefined, 'Ya no está ausente, o nadie le suple: actualice la página.'],
    [
      'the absence is over',
      async () => {
        await leaves();
        await desk.db.update(ausencias).set({ hasta: '2026-03-17' });
      },
      'Ya no está ausente, o nadie le suple: actualice la página.',
    ],
    [
      'another person stands in by now',
      () => leaves(FACTURISTA),
      'Ahora suple Dora Facturas: actualice la página y entréguele los casos.',
    ],
    [
      'the stand-in is away too',
      async () => {
        await leaves();
        await desk.db.insert(ausencias).values({ numiden: ASESOR, hasta: HASTA, suplente: null });
      },
      'Beto Asesor también está ausente (fuera hasta el 20/03/2026). Elija a otra persona.',
    ],
  ])('stay where %s', async (_case, before, message) => {
    const id = await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE });
    await before();
    expect(refusal(await handOn(desk.gerente))).toEqual([409, message]);
    expect(await holderOf(id)).toBe(GERENTE);
  });
});

describe('twenty people at two servers', () => {
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await secondServer(desk.bed);
  });
  afterAll(() => other.close());

  it('hand the same cases on at once: it happens once, and a case taken meanwhile stays with its taker', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await caseIn(desk, ESTADO.enProceso, { administrador: GERENTE }));
    await leaves();
    const cookies = [await desk.bed.signIn(ADMINISTRATOR), await desk.bed.signIn(GERENTE)];
    const post = (index: number, url: string, payload: object) =>
      (index % 2 === 0 ? desk.bed.app : other).inject({
        method: 'POST',
        url: `/mostrador/api/${url}`,
        headers: { cookie: cookies[(index >> 1) % 2] ?? '', 'idempotency-key': newKey() },
        payload,
      });
    const [mine = 0] = ids;
    const assign = () => post(1, 'caso/asignar', { idCaso: mine, version: 1, numiden: FACTURISTA });
    const tasks = Array.from(
      { length: 20 },
      (_, index) => () => post(index, 'caso/entregar-abiertos', { de: GERENTE, suplente: ASESOR }),
    );
    const answers = await Promise.all([...tasks.slice(0, 5), assign, ...tasks.slice(5)].map((ask) => ask()));
    const [assigned] = answers.splice(5, 1);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    // One of both comes first; the assignment of what was handed on already is stale.
    expect([200, 409]).toContain(assigned?.statusCode);
    expect(await holderOf(mine)).toBe(assigned?.statusCode === 200 ? FACTURISTA : ASESOR);
    for (const id of ids.slice(1)) expect(await holderOf(id)).toBe(ASESOR);
    const logs = await desk.db.select().from(casoLogs).where(inArray(casoLogs.idCaso, ids));
    expect(logs.filter(({ accion }) => accion.trabajo === 'entregar')).toHaveLength(
      assigned?.statusCode === 200 ? 9 : 10,
    );
    expect(await desk.db.select().from(novedades).where(eq(novedades.clase, 'entregado'))).toHaveLength(1);
  });
});
