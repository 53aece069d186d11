import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { leadOn } from '../../../server/casos/effect.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { novedades, seguimientos } from '../../../server/platform/db/schema/novedades.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { streamsOfEachTest } from '../bed/eventStream.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, FACTURACION, NOW, newKey, type Person } from '../casos/casos.desk.ts';
import { caseIn, doIt, FACTURISTA, GERENTE, rowOf, workDeskOfFile } from '../casos/casos.works.ts';

const desk = workDeskOfFile();
const openFor = streamsOfEachTest();
beforeEach(async () => {
  await desk.db.delete(novedades);
  await desk.db.delete(seguimientos);
});

/** A case that the administrator opened and has, so that nobody else is told of it but who follows it. */
const aCase = (changes: Partial<typeof casos.$inferInsert> = {}) =>
  caseIn(desk, ESTADO.enProceso, { administrador: ADMINISTRATOR, ...changes });
const follow = (person: Person, id: number, entidad = 'caso') => person.post('seguidos/seguir', { entidad, id });
const leave = (person: Person, id: number) => person.post('seguidos/dejar', { entidad: 'caso', id });
const followed = async (person: Person) => (await person.get('seguidos/propios')).json().seguidos;
const news = async (person: Person) => (await person.get('novedades/propias')).json();
const told = async (person: Person) =>
  (await news(person)).novedades.map(({ clase, texto, leida, sigue }: Record<string, unknown>) => [
    clase,
    texto,
    leida,
    sigue,
  ]);

describe('a record that is followed', () => {
  it('stands in its person’s list, and in nobody else’s, until it is left', async () => {
    const [first, second] = [await aCase(), await aCase()];
    expect((await follow(desk.gerente, first)).json()).toEqual({
      codigo: 1,
      descripcion: 'Le llegará a sus novedades lo que otras personas hagan aquí',
    });
    desk.bed.clock.advance(1);
    await follow(desk.gerente, second);
    await follow(desk.gerente, second);
    const line = { entidad: 'caso', detalle: 'GARANTÍA', estado: 'EN PROCESO' };
    expect(await followed(desk.gerente)).toEqual([
      { ...line, idEntidad: second, nombre: String(second) },
      { ...line, idEntidad: first, nombre: String(first) },
    ]);
    expect(await followed(desk.asesor)).toEqual([]);
    await leave(desk.asesor, second);
    expect(await followed(desk.gerente)).toHaveLength(2);
    for (const _ of [1, 2]) {
      expect((await leave(desk.gerente, second)).json()).toEqual({
        codigo: 1,
        descripcion: 'Ya no le llegarán novedades de aquí',
      });
    }
    expect(await followed(desk.gerente)).toMatchObject([{ idEntidad: first }]);
  });

  it('is one that there is and that the person may see', async () => {
    const far = await aCase({ cvetda: 2, idArea: FACTURACION });
    expect((await follow(desk.asesor, far)).statusCode).toBe(403);
    expect((await follow(desk.asesor, 999_999)).statusCode).toBe(404);
    expect((await follow(desk.asesor, 999_999, 'vale')).statusCode).toBe(404);
    expect(await desk.db.$count(seguimientos)).toBe(0);
  });
});

describe('who follows', () => {
  it('is told of what others do, and never of the own acts', async () => {
    const idCaso = await aCase();
    await follow(desk.gerente, idCaso);
    await doIt(desk.gerente, 'comentar', idCaso);
    expect(await told(desk.gerente)).toEqual([]);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await told(desk.gerente)).toEqual([['comentado', 'Se llamó al cliente.', false, true]]);
    // Who has the case hears of it as always.
    expect(await told(desk.administrador)).toEqual([
      ['comentado', 'Se llamó al cliente.', false, false],
      ['comentado', 'Se llamó al cliente.', false, false],
    ]);
    await leave(desk.gerente, idCaso);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await told(desk.gerente)).toHaveLength(1);
  });

  it('has one unread of a record, the newest', async () => {
    const [idCaso, other] = [await aCase(), await aCase()];
    for (const id of [idCaso, other]) await follow(desk.gerente, id);
    await doIt(desk.asesor, 'comentar', idCaso);
    await doIt(desk.asesor, 'comentar', other);
    await doIt(desk.administrador, 'cerrar', idCaso);
    expect(await told(desk.gerente)).toEqual([
      ['cerrado', 'Se repuso el artículo.', false, true],
      ['comentado', 'Se llamó al cliente.', false, true],
      ['comentado', 'Se llamó al cliente.', true, true],
    ]);
    expect((await news(desk.gerente)).sinLeer).toBe(2);
  });

  it('has the one before unread again where the newest is taken back, unless it was read', async () => {
    const idCaso = await aCase();
    await follow(desk.gerente, idCaso);
    const undo = () => desk.asesor.send('caso/deshacer', { idCaso, trabajo: 'comentar' });
    const comment = (comentario: string) => doIt(desk.asesor, 'comentar', idCaso, { cambios: { comentario } });
    await comment('Uno');
    desk.bed.clock.advance(1_000);
    await comment('Dos');
    expect((await undo()).statusCode).toBe(200);
    expect(await told(desk.gerente)).toEqual([['comentado', 'Uno', false, true]]);
    desk.bed.clock.advance(1_000);
    await comment('Tres');
    await desk.gerente.post('novedades/leidas', { de: { entidad: 'caso', id: idCaso } });
    expect((await undo()).statusCode).toBe(200);
    expect(await told(desk.gerente)).toEqual([['comentado', 'Uno', true, true]]);
  });

  it('is told once of a comment, and as the one who is mentioned in it', async () => {
    const idCaso = await aCase();
    for (const person of [desk.gerente, desk.administrador]) await follow(person, idCaso);
    const cambios = { comentario: '@Caro Gerente mire', menciones: [GERENTE] };
    await doIt(desk.asesor, 'comentar', idCaso, { cambios });
    expect(await told(desk.gerente)).toEqual([['mencionado', '@Caro Gerente mire', false, false]]);
    expect(await told(desk.administrador)).toEqual([['comentado', '@Caro Gerente mire', false, false]]);
  });

  it('is told that a case changed its state by what was done elsewhere, as a voucher of it', async () => {
    const idCaso = await caseIn(desk, ESTADO.nuevo, { administrador: ADMINISTRATOR });
    await follow(desk.gerente, idCaso);
    await follow(desk.asesor, idCaso);
    const lead = async () =>
      leadOn(
        desk.db as never,
        await rowOf(desk, idCaso),
        { effect: 'hacerVale', entry: { trabajo: 'hacerVale', folio: 'V1' } },
        { call: 'guardarVale', numiden: ASESOR, now: NOW },
      );
    await lead();
    // The second one leads nowhere else.
    await lead();
    expect(await told(desk.gerente)).toEqual([['movido', null, false, true]]);
    expect(await told(desk.asesor)).toEqual([]);
  });

  it('hears of it at once on every computer, and of what is followed elsewhere', async () => {
    const idCaso = await aCase();
    const stream = await openFor(desk.bed.app, await desk.bed.signIn(GERENTE));
    const heard = async () => {
      for (;;) {
        const { data } = await stream.nextOf('message');
        if (data.entidad === 'novedad') return data.numiden;
      }
    };
    await follow(desk.gerente, idCaso);
    expect(await heard()).toBe(GERENTE);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await heard()).toBe(ASESOR);
  });
});

describe('who lost the right meanwhile', () => {
  it('is told nothing, nor shown the record, and may leave it all the same', async () => {
    const idCaso = await aCase();
    await follow(desk.asesor, idCaso);
    await desk.db.update(casos).set({ cvetda: 2, idArea: FACTURACION }).where(eq(casos.id, idCaso));
    await doIt(desk.administrador, 'comentar', idCaso);
    expect(await news(desk.asesor)).toEqual({ novedades: [], hayMas: false, sinLeer: 0 });
    expect(await followed(desk.asesor)).toEqual([]);
    expect((await leave(desk.asesor, idCaso)).statusCode).toBe(200);
    expect(await desk.db.$count(seguimientos)).toBe(0);
  });

  it('gets no row where no user is left, or the rights went', async () => {
    const idCaso = await aCase();
    await follow(desk.facturista, idCaso);
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, FACTURISTA));
    for (const set of [{ activo: false }, { activo: true, permisos: [13] }]) {
      await desk.db.update(usuarios).set(set).where(eq(usuarios.numiden, FACTURISTA));
      await doIt(desk.asesor, 'comentar', idCaso);
    }
    expect(await desk.db.$count(novedades, eq(novedades.numiden, FACTURISTA))).toBe(0);
    const { permisos = [], activo = true } = before ?? {};
    await desk.db.update(usuarios).set({ permisos, activo }).where(eq(usuarios.numiden, FACTURISTA));
  });
});

describe('at once', () => {
  it('twenty presses at two servers follow once, and two hundred are the most', async () => {
    const other = await secondServer(desk.bed);
    onTestFinished(() => other.close());
    const id = await aCase();
    const row = { numiden: GERENTE, entidad: 'caso', desde: NOW } as const;
    await desk.db
      .insert(seguimientos)
      .values(Array.from({ length: 199 }, (_, n) => ({ ...row, idEntidad: n + 10_000 })));
    const cookie = await desk.bed.signIn(GERENTE);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? desk.bed.app : other).inject({
          ...{
            method: 'POST',
            url: '/mostrador/api/seguidos/seguir',
            headers: { cookie },
            payload: { entidad: 'caso', id },
          },
        }),
      ),
    );
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await desk.db.$count(seguimientos, eq(seguimientos.numiden, GERENTE))).toBe(200);
    const beyond = await follow(desk.gerente, await aCase());
    expect([beyond.statusCode, beyond.body.includes('Ya sigue 200 casos y vales.')]).toEqual([400, true]);
  });

  it('twenty comments at two servers leave one unread', async () => {
    const other = await secondServer(desk.bed);
    onTestFinished(() => other.close());
    const idCaso = await aCase();
    await follow(desk.gerente, idCaso);
    const cookie = await desk.bed.signIn(ASESOR);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? desk.bed.app : other).inject({
          method: 'POST',
          url: '/mostrador/api/caso/agregar-comentario',
          headers: { cookie, 'idempotency-key': newKey() },
          payload: { idCaso, comentario: `Comentario ${n}` },
        }),
      ),
    );
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const own = and(eq(novedades.numiden, GERENTE), eq(novedades.sigue, true));
    expect(await desk.db.$count(novedades, own)).toBe(20);
    expect((await news(desk.gerente)).sinLeer).toBe(1);
  });
});
