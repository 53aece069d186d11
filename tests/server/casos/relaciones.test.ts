/** Two cases that have to do with each other: both go on, each names the other to who may see it, and either takes it back. */
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { novedades, seguimientos } from '../../../server/platform/db/schema/novedades.ts';
import { casoLogs, casoRelaciones } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, FACTURACION, NOW, newKey, type Person } from './casos.desk.ts';
import { caseIn, detail, FACTURISTA, GERENTE, history, permissionsOf, rowOf, workDeskOfFile } from './casos.works.ts';

const desk = workDeskOfFile();

const { nuevo, enProceso, escalado, solucionada } = ESTADO;

const relate = (person: Person, idCaso: number, con: number, key = newKey()) =>
  person.send('caso/relacionar', { idCaso, con }, key);

const part = (person: Person, idCaso: number, con: number) =>
  person.send('caso/quitar-relacion', { idCaso, con }, newKey());

const related = async (idCaso: number, person: Person = desk.administrador) =>
  (await person.get(`caso/detalle/${idCaso}`)).json().relacionados;

const entries = async (idCaso: number, person: Person) =>
  (await person.get(`caso/detalle/${idCaso}`))
    .json()
    .logs.slice(1)
    .map(({ accion }: { accion: string }) => accion);

describe('two cases', () => {
  it('are related: each names the other with its state, both go on, and both histories say so', async () => {
    const [one, other] = [await caseIn(desk, enProceso), await caseIn(desk, nuevo)];
    const key = newKey();
    expect((await relate(desk.gerente, other, one, key)).json()).toEqual({
      codigo: 1,
      descripcion: `Caso ${one} relacionado`,
    });
    expect((await relate(desk.gerente, other, one, key)).statusCode).toBe(200);
    expect(await related(one)).toEqual([{ id: other, estado: { id: 1, nombre: 'NUEVO' }, categoria: 'GARANTÍA' }]);
    expect(await related(other)).toEqual([{ id: one, estado: { id: 2, nombre: 'EN PROCESO' }, categoria: 'GARANTÍA' }]);
    expect(await history(desk, one)).toEqual([[1, `Relacionado con el caso ${other}`, GERENTE]]);
    expect(await history(desk, other)).toEqual([[1, `Relacionado con el caso ${one}`, GERENTE]]);
    // Who writes on one of them is not disturbed, and a new case stays nobody's.
    expect(await rowOf(desk, other)).toMatchObject({ version: 1, idEstado: nuevo, administrador: null });
    const audited = and(eq(bitacora.accion, 'relacionarCaso'), eq(bitacora.idEntidad, String(one)));
    expect(await desk.db.select().from(bitacora).where(audited)).toMatchObject([
      { numiden: GERENTE, despues: { casoRelacionado: other } },
    ]);
  });

  it('are parted from either side, by another person too, and only once', async () => {
    const [one, other] = [await caseIn(desk, enProceso), await caseIn(desk, escalado)];
    await relate(desk.gerente, one, other);
    expect((await part(desk.asesor, other, one)).json()).toMatchObject({
      descripcion: `El caso ${one} ya no está relacionado`,
    });
    expect([await related(one), await related(other)]).toEqual([[], []]);
    expect((await history(desk, one)).at(-1)).toEqual([1, `Ya no está relacionado con el caso ${other}`, ASESOR]);
    const again = await part(desk.gerente, one, other);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      `El caso ${other} ya no está relacionado con este.`,
    ]);
    expect(await history(desk, one)).toHaveLength(2);
    expect((await relate(desk.gerente, one, other)).statusCode).toBe(200);
  });

  it('stay related when one of them is solved, and only the open one lets go', async () => {
    const [one, other] = [await caseIn(desk, enProceso), await caseIn(desk, enProceso)];
    await relate(desk.gerente, one, other);
    const close = { idCaso: other, version: 1, solucion: 'Se entregó otra licuadora.', sigueEn: null };
    expect((await desk.gerente.send('caso/cerrar-caso', close, newKey())).statusCode).toBe(200);
    expect(await related(one)).toMatchObject([{ id: other, estado: { id: solucionada } }]);
    const refused = await part(desk.gerente, other, one);
    expect([refused.statusCode, refused.json().message]).toEqual([409, `El caso ${other} ya está solucionado.`]);
    expect((await part(desk.gerente, one, other)).statusCode).toBe(200);
  });
});

describe('who has the other case and who follows it', () => {
  const close = (person: Person, idCaso: number) =>
    person.send('caso/cerrar-caso', { idCaso, version: 1, solucion: 'Se entregó otra.', sigueEn: null }, newKey());
  const news = async (person: Person) =>
    (await person.get('novedades/propias'))
      .json()
      .novedades.map((one: Record<string, unknown>) => [one.clase, one.idEntidad, one.sigue]);
  const follow = (numiden: number, idEntidad: number) =>
    desk.db.insert(seguimientos).values({ numiden, entidad: 'caso', idEntidad, desde: NOW });

  beforeEach(async () => {
    await desk.db.delete(novedades);
    await desk.db.delete(seguimientos);
  });

  it('are told of the relation and of the close, and who did it is not; what is parted tells nobody', async () => {
    const [one, other] = [
      await caseIn(desk, enProceso, { administrador: FACTURISTA }),
      await caseIn(desk, enProceso, { administrador: GERENTE }),
    ];
    await follow(ADMINISTRATOR, other);
    await follow(ASESOR, other);
    await relate(desk.asesor, one, other);
    expect(await news(desk.gerente)).toEqual([['relacionado', other, false]]);
    expect(await news(desk.administrador)).toEqual([['relacionado', other, true]]);
    expect([await news(desk.asesor), await news(desk.facturista)]).toEqual([[], []]);
    await desk.db.delete(novedades);
    await part(desk.asesor, one, other);
    expect([await news(desk.gerente), await news(desk.administrador)]).toEqual([[], []]);
    await relate(desk.asesor, one, other);
    await desk.db.delete(novedades);
    expect((await close(desk.administrador, one)).statusCode).toBe(200);
    expect(await news(desk.gerente)).toEqual([['relacionadoCerrado', other, false]]);
    expect(await news(desk.asesor)).toEqual([['relacionadoCerrado', other, true]]);
    expect(await news(desk.administrador)).toEqual([]);
    const undo = { idCaso: one, trabajo: 'cerrar' };
    expect((await desk.administrador.send('caso/deshacer', undo, newKey())).statusCode).toBe(200);
    expect([await news(desk.gerente), await news(desk.asesor)]).toEqual([[], []]);
    expect(await rowOf(desk, other)).toMatchObject({ version: 1, idEstado: enProceso });
  });

  it('are told nothing where they may not see both', async () => {
    await desk.db
      .update(usuarios)
      .set({ permisos: [27, 4], tiendas: [1], areas: [], areasGerente: [] })
      .where(eq(usuarios.numiden, GERENTE));
    const hidden = await caseIn(desk, enProceso, { cvetda: 2, idArea: FACTURACION, idSubcategoria: 1 });
    const theirs = await caseIn(desk, enProceso, { administrador: GERENTE });
    expect((await relate(desk.administrador, hidden, theirs)).statusCode).toBe(200);
    expect((await close(desk.administrador, hidden)).statusCode).toBe(200);
    expect(await desk.db.select().from(novedades).where(eq(novedades.numiden, GERENTE))).toEqual([]);
    const permisos = permissionsOf(3);
    await desk.db
      .update(usuarios)
      .set({ permisos, tiendas: [], areas: [ATENCION] })
      .where(eq(usuarios.numiden, GERENTE));
  });

  it('are told of one that is solved already no more', async () => {
    const [one, other] = [await caseIn(desk, enProceso), await caseIn(desk, enProceso, { administrador: GERENTE })];
    await relate(desk.asesor, one, other);
    expect((await close(desk.administrador, other)).statusCode).toBe(200);
    await desk.db.delete(novedades);
    expect((await close(desk.administrador, one)).statusCode).toBe(200);
    expect(await news(desk.gerente)).toEqual([]);
  });
});

describe('a case is not related', () => {
  async function refusal(idCaso: number, con: number, person: Person = desk.gerente) {
    const answer = await relate(person, idCaso, con);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().campos).toEqual([{ campo: 'con', message: expect.any(String) }]);
    return answer.json().campos[0].message;
  }

  it('with itself, with one that there is not, with one that is solved, nor twice', async () => {
    const [one, other] = [await caseIn(desk, enProceso), await caseIn(desk, enProceso)];
    const over = await caseIn(desk, solucionada);
    expect(await refusal(one, one)).toBe('Es este mismo caso: elija el otro.');
    expect(await refusal(one, 999_999)).toBe('El caso 999999 no existe, o no puede verlo.');
    expect(await refusal(one, over)).toBe(`El caso ${over} ya está solucionado.`);
    await relate(desk.gerente, one, other);
    expect(await refusal(one, other)).toBe(`El caso ${other} ya está relacionado con este.`);
    expect(await refusal(other, one)).toBe(`El caso ${one} ya está relacionado con este.`);
    expect(await history(desk, one)).toHaveLength(1);
  });

  it('with one that who asks may not see, of which nothing is told, in history and list neither', async () => {
    const hidden = await caseIn(desk, enProceso, { cvetda: 2 });
    const mine = await caseIn(desk, enProceso);
    expect(await refusal(mine, hidden, desk.facturista)).toBe(`El caso ${hidden} no existe, o no puede verlo.`);
    expect((await relate(desk.facturista, hidden, mine)).statusCode).toBe(403);
    await relate(desk.administrador, mine, hidden);
    expect(await related(mine)).toMatchObject([{ id: hidden }]);
    expect(await related(mine, desk.facturista)).toEqual([]);
    expect(await entries(mine, desk.facturista)).toEqual(['Relacionado con otro caso']);
    expect(await entries(mine, desk.administrador)).toEqual([`Relacionado con el caso ${hidden}`]);
    expect(await refusal(mine, hidden, desk.facturista)).toBe(`El caso ${hidden} no existe, o no puede verlo.`);
    expect((await part(desk.facturista, mine, hidden)).statusCode).toBe(400);
    expect(await related(mine)).toHaveLength(1);
  });

  it('with a twenty-first', async () => {
    const one = await caseIn(desk, enProceso);
    for (let n = 0; n < 20; n += 1) {
      expect((await relate(desk.gerente, one, await caseIn(desk, enProceso))).statusCode).toBe(200);
    }
    const last = await caseIn(desk, enProceso);
    expect(await refusal(last, one)).toBe(`El caso ${one} ya tiene 20 casos relacionados.`);
  });
});

describe('twenty people relate the same two cases at once, from both sides, at two servers', () => {
  let second: FastifyInstance;
  beforeAll(async () => {
    second = await secondServer(desk.bed);
  });
  afterAll(() => second.close());

  it('it happens once, and is told once in each history', async () => {
    const pair = [await caseIn(desk, enProceso), await caseIn(desk, enProceso)] as const;
    const cookie = await desk.bed.signIn(GERENTE);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const [idCaso, con] = index % 4 < 2 ? pair : pair.toReversed();
        return (index % 2 === 0 ? desk.bed.app : second).inject({
          method: 'POST',
          url: '/mostrador/api/caso/relacionar',
          headers: { cookie, 'idempotency-key': newKey() },
          payload: { idCaso, con },
        });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
    expect(
      await desk.db
        .select()
        .from(casoRelaciones)
        .where(inArray(casoRelaciones.menor, [...pair])),
    ).toHaveLength(1);
    const logs = await desk.db
      .select()
      .from(casoLogs)
      .where(inArray(casoLogs.idCaso, [...pair]));
    expect(logs.filter(({ accion }) => accion.trabajo === 'relacionar')).toHaveLength(2);
    expect((await detail(desk, pair[0])).relacionados).toHaveLength(1);
  });
});
