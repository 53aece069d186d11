import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { puedeSuplir } from '#domain/personas/ausencias';
import { whoMayStandIn } from '../../../server/personas/usuarios/saveAbsence.ts';
import { novedades, seguimientos } from '../../../server/platform/db/schema/novedades.ts';
import { ausencias, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, FACTURACION, NOW, newKey, Person, STRANGER } from './casos.desk.ts';
import { caseIn, doIt, FACTURISTA, GERENTE, rowOf, workDeskOfFile } from './casos.works.ts';

const desk = workDeskOfFile();
beforeEach(async () => {
  await desk.db.delete(novedades);
  await desk.db.delete(ausencias);
  await desk.db.delete(seguimientos);
});

const HASTA = '2026-03-20';

function away(person: Person, hasta: string | null = HASTA, suplente: number | null = null, clave = newKey()) {
  return person.send('sesion/ausencia', { hasta, suplente }, clave);
}

const isAway = async (person: Person) => (await person.get('sesion/cuenta')).json().ausencia;

const news = async (person: Person) =>
  (await person.get('novedades/propias'))
    .json()
    .novedades.map(({ clase, suple }: Record<string, string>) => [clase, suple]);

const faultOf = (answer: { json: () => { campos?: { campo: string; message: string }[] } }) =>
  answer.json().campos?.[0];

describe('an absence', () => {
  it('is said by its person, ends by itself after its day, and before by being back', async () => {
    const answer = await away(desk.gerente, HASTA, ASESOR);
    expect(answer.json()).toEqual({
      codigo: 1,
      descripcion: 'Ausencia guardada: fuera hasta el 20/03/2026',
    });
    const asesor = { numiden: ASESOR, nombre: expect.any(String) };
    expect(await isAway(desk.gerente)).toEqual({ hasta: HASTA, suplente: asesor });
    desk.bed.clock.now = new Date('2026-03-21T05:59:00Z');
    const later = new Person(desk.bed, await desk.bed.signIn(GERENTE));
    expect(await isAway(later)).toEqual({ hasta: HASTA, suplente: asesor });
    desk.bed.clock.now = new Date('2026-03-21T06:00:00Z');
    expect(await isAway(later)).toBeNull();
    desk.bed.clock.now = NOW;
    expect((await away(desk.gerente, null)).json()).toMatchObject({ descripcion: 'La ausencia terminó' });
    expect(await isAway(desk.gerente)).toBeNull();
    const rows = await desk.db.select().from(bitacora).where(eq(bitacora.accion, 'guardarMiAusencia'));
    expect(rows.map(({ antes, despues }) => [antes, despues])).toEqual([
      [
        { hasta: null, suplente: null },
        { hasta: HASTA, suplente: 'Beto Asesor' },
      ],
      [
        { hasta: HASTA, suplente: 'Beto Asesor' },
        { hasta: null, suplente: null },
      ],
    ]);
  });

  it('is refused for a day that passed, and for who cannot stand in', async () => {
    expect(faultOf(await away(desk.gerente, '2026-03-17'))).toEqual({
      campo: 'hasta',
      message: 'Ese día ya pasó: elija hoy o uno posterior.',
    });
    expect(faultOf(await away(desk.gerente, HASTA, GERENTE))?.campo).toBe('suplente');
    await away(desk.asesor);
    expect(faultOf(await away(desk.gerente, HASTA, ASESOR))?.message).toMatch(/también está ausente/);
    const found = (await desk.gerente.get(`usuario/suplentes/${GERENTE}`)).json().personas;
    expect(found.map(({ numiden }: { numiden: number }) => numiden)).not.toContain(ASESOR);
  });

  it('of another person is said by who edits users, and not of who may more', async () => {
    const say = (person: Person, id: number) =>
      person.send('usuario/ausencia', { id, hasta: HASTA, suplente: null }, newKey());
    expect((await say(desk.asesor, GERENTE)).statusCode).toBe(403);
    expect((await desk.asesor.get(`usuario/suplentes/${GERENTE}`)).statusCode).toBe(403);
    expect((await say(desk.administrador, ASESOR)).statusCode).toBe(200);
    expect(await isAway(desk.asesor)).toEqual({ hasta: HASTA, suplente: null });
    const shown = (await desk.administrador.get(`usuario/get-detalles?numiden=${ASESOR}&idAplicacion=146`)).json();
    expect(shown.ausencia).toEqual({ hasta: HASTA, suplente: null });
    const lesser = { permisos: [26, 6, 27], tiendas: [1], activo: true };
    await desk.db.update(usuarios).set(lesser).where(eq(usuarios.numiden, STRANGER));
    const stranger = new Person(desk.bed, await desk.bed.signIn(STRANGER));
    const refused = await say(stranger, ADMINISTRATOR);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('puede más que usted');
  });

  it('the database finds exactly the people of whom the domain says so', async () => {
    const people = [...Array(60).keys()].map((index) => ({
      numiden: 510_000 + index,
      nombreCompleto: `Persona ${index}`,
      correo: `${index}@ejemplo.mx`,
      activo: index % 7 !== 0,
      permisos: [[6, 27], [1, 6], [27], [6, 28], [1], [6]][index % 6] ?? [],
      areas: [[ATENCION], [FACTURACION], [], [FACTURACION, ATENCION]][index % 4] ?? [],
      tiendas: [[], [1], [2], [1, 2], [3]][index % 5] ?? [],
    }));
    await desk.db.insert(usuarios).values(people);
    const everybody = await desk.db.select().from(usuarios);
    for (const absent of everybody.slice(0, 40)) {
      const found = await desk.db.select().from(usuarios).where(whoMayStandIn(absent));
      const expected = everybody.filter((one) => puedeSuplir(one, absent));
      expect(found.map(({ numiden }) => numiden).sort()).toEqual(expected.map(({ numiden }) => numiden).sort());
    }
    await desk.db.update(usuarios).set({ activo: false }).where(eq(usuarios.correo, '1@ejemplo.mx'));
  });
});

describe('a case for who is away', () => {
  const assign = (idCaso: number, more: object = {}) =>
    desk.asesor.send('caso/asignar', { idCaso, version: 1, numiden: GERENTE, ...more }, newKey());

  it('is assigned only knowingly; the window says until when, and who stands in', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    await away(desk.gerente, HASTA, FACTURISTA);
    const offered = (await desk.asesor.get(`caso/asignables/${idCaso}?busqueda=${GERENTE}`)).json().personas;
    expect(offered).toMatchObject([{ numiden: GERENTE, fueraHasta: HASTA, suplente: { numiden: FACTURISTA } }]);
    const mentioned = (await desk.asesor.get(`caso/mencionables/${idCaso}?busqueda=Gerente`)).json().personas;
    expect(mentioned).toMatchObject([{ numiden: GERENTE, fueraHasta: HASTA }]);
    expect(faultOf(await assign(idCaso))).toEqual({
      campo: 'numiden',
      message:
        'Caro Gerente está ausente (fuera hasta el 20/03/2026). Elija a otra persona, o confirme que se le asigna de todos modos.',
    });
    expect((await rowOf(desk, idCaso)).administrador).toBe(ASESOR);
    expect((await assign(idCaso, { aunqueFuera: true })).statusCode).toBe(200);
    expect((await rowOf(desk, idCaso)).administrador).toBe(GERENTE);
  });

  it('is told to the stand-in too, for whom it is, and taken back with the assignment', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
    await away(desk.gerente, HASTA, FACTURISTA);
    await assign(idCaso, { aunqueFuera: true });
    expect(await news(desk.gerente)).toEqual([['asignado', null]]);
    expect(await news(desk.facturista)).toEqual([['asignado', 'Caro Gerente']]);
    await desk.asesor.send('caso/deshacer', { idCaso, trabajo: 'asignar' }, newKey());
    expect(await news(desk.facturista)).toEqual([]);
  });

  it('mentions and what the person follows go to the stand-in too, unless the record is not for them, or the absence is over', async () => {
    const idCaso = await caseIn(desk, ESTADO.enProceso, { administrador: ADMINISTRATOR });
    await desk.db.insert(seguimientos).values({ numiden: GERENTE, entidad: 'caso', idEntidad: idCaso, desde: NOW });
    await away(desk.gerente, HASTA, FACTURISTA);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await news(desk.facturista)).toEqual([['comentado', 'Caro Gerente']]);
    const mention = { idCaso, comentario: '@Caro Gerente lo pide', menciones: [GERENTE] };
    await desk.asesor.send('caso/agregar-comentario', mention, newKey());
    expect((await news(desk.facturista))[0]).toEqual(['mencionado', 'Caro Gerente']);
    await desk.db.delete(novedades);
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, FACTURISTA));
    await desk.db
      .update(usuarios)
      .set({ tiendas: [2], areas: [] })
      .where(eq(usuarios.numiden, FACTURISTA));
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await desk.db.select().from(novedades).where(eq(novedades.numiden, FACTURISTA))).toEqual([]);
    if (before) await desk.db.update(usuarios).set(before).where(eq(usuarios.numiden, FACTURISTA));
    desk.bed.clock.now = new Date('2026-03-21T06:00:00Z');
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await desk.db.select().from(novedades).where(eq(novedades.numiden, FACTURISTA))).toEqual([]);
  });
});

describe('twenty people at two servers', () => {
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await secondServer(desk.bed);
  });
  afterAll(() => other.close());

  it('assign cases to a person while that person goes away: each is assigned before, or refused', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.push(await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR }));
    const cookie = await desk.bed.signIn(ADMINISTRATOR);
    const theirs = await desk.bed.signIn(GERENTE);
    const post = (index: number, url: string, who: string, payload: object) =>
      (index % 2 === 0 ? desk.bed.app : other).inject({
        method: 'POST',
        url: `/mostrador/api/${url}`,
        headers: { cookie: who, 'idempotency-key': newKey() },
        payload,
      });
    const tasks = ids.map(
      (idCaso, index) => () => post(index, 'caso/asignar', cookie, { idCaso, version: 1, numiden: GERENTE }),
    );
    const leave = () => post(1, 'sesion/ausencia', theirs, { hasta: HASTA, suplente: null });
    const answers = await Promise.all([...tasks.slice(0, 8), leave, ...tasks.slice(8)].map((ask) => ask()));
    const [left] = answers.splice(8, 1);
    expect(left?.statusCode).toBe(200);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true);
    for (const [index, { statusCode }] of answers.entries()) {
      expect((await rowOf(desk, ids[index] ?? 0)).administrador).toBe(statusCode === 200 ? GERENTE : ASESOR);
    }
    // An assignment that nobody refused was written before the absence, and not beside it.
    const acts = await desk.db
      .select({ id: bitacora.id, accion: bitacora.accion, caso: bitacora.idEntidad })
      .from(bitacora)
      .where(inArray(bitacora.accion, ['asignarCaso', 'guardarMiAusencia']))
      .orderBy(bitacora.id);
    const away = acts.findLast(({ accion }) => accion === 'guardarMiAusencia')?.id ?? 0;
    const assigned = acts.filter(({ accion, caso }) => accion === 'asignarCaso' && ids.includes(Number(caso)));
    expect(assigned.filter(({ id }) => id > away)).toEqual([]);
    // From then on none is assigned silently, at whichever server.
    for (const server of [0, 1]) {
      const late = await caseIn(desk, ESTADO.enProceso, { administrador: ASESOR });
      const answer = await post(server, 'caso/asignar', cookie, { idCaso: late, version: 1, numiden: GERENTE });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('name each other as stand-ins at once: nobody names who was away already', async () => {
    const cookies = new Map<number, string>();
    for (const who of [ASESOR, GERENTE, FACTURISTA]) cookies.set(who, await desk.bed.signIn(who));
    const ring = [ASESOR, GERENTE, FACTURISTA];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const who = ring[index % 3] ?? 0;
        return (index % 2 === 0 ? desk.bed.app : other).inject({
          method: 'POST',
          url: '/mostrador/api/sesion/ausencia',
          headers: { cookie: cookies.get(who) ?? '', 'idempotency-key': newKey() },
          payload: { hasta: HASTA, suplente: ring[(index + 1) % 3] },
        });
      }),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true);
    const rows = await desk.db.select().from(ausencias);
    // The last of the three who goes away finds the one that he would name away already.
    expect(rows.length).toBeGreaterThanOrEqual(1);
    expect(rows.length).toBeLessThan(3);
  });
});
