import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { PERMISOS } from '#domain/common/permisos';
import type { AppOptions } from '../../../server/app.ts';
import { announce } from '../../../server/platform/changes/announce.ts';
import { STREAMS_PER_PERSON } from '../../../server/platform/changes/hub.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, sessions } from '../../../server/platform/db/schema/system.ts';
import { ENGINE } from '../bed/bed.ts';
import { type OpenStream, openStream, streamsOfEachTest } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, GARANTIA, request, STRANGER } from '../casos/casos.desk.ts';
import { caseIn, doIt, FACTURISTA, GERENTE, openWorkDesk, permissionsOf, type WorkDesk } from '../casos/casos.works.ts';

let desk: WorkDesk;
const openFor = streamsOfEachTest();
beforeAll(async () => {
  desk = await openWorkDesk();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => desk.bed.close());

/** The fields that never change in the cases of this file. */
const OPENED = { cvetda: 1, idArea: ATENCION, idSubcategoria: GARANTIA, numidenCrea: ADMINISTRATOR };

function open(cookie: string, app: FastifyInstance = desk.bed.app): Promise<OpenStream> {
  return openFor(app, cookie);
}
async function openAs(numiden: number, store = 1) {
  return open(await desk.bed.signIn(numiden, store));
}

/** One more server on the same database, which hears it already. */
async function otherServer(more: Pick<AppOptions, 'watcher'> = {}): Promise<FastifyInstance> {
  const { listen } = desk.bed;
  let app: FastifyInstance | null = null;
  await new Promise<void>((resolve) => {
    const hearing: typeof listen = (channel, ear) =>
      listen(channel, { heard: ear.heard, established: () => resolve(ear.established()) });
    void secondServer({ ...desk.bed, listen: hearing }, more).then((made) => {
      app = made;
      return made.ready();
    });
  });
  if (app === null) throw new Error('It heard before it was made');
  return app;
}

/** The cases heard of until somebody's work on this one; an earlier change would have been heard before it. */
async function heardUntil(stream: OpenStream, idCaso: number): Promise<number[]> {
  const heard: number[] = [];
  for (;;) {
    const { data } = await stream.nextOf('message');
    if (data.entidad === 'caso') heard.push(data.id);
    if (data.id === idCaso) return heard;
  }
}

function announceUser(id: number) {
  const usuario = { que: 'sesiones' } as const;
  return desk.db.transaction((tx) =>
    announce(tx, { entidad: 'usuario', id, version: null, numiden: ADMINISTRATOR, usuario }),
  );
}

describe('the stream of changes', () => {
  it('begins with the version of the server, uncompressed, kept by nobody on the way', async () => {
    const stream = await openStream(desk.bed.app, await desk.bed.signIn(GERENTE));
    onTestFinished(stream.close);
    expect(stream.status).toBe(200);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(await stream.next()).toEqual({ name: 'hello', data: { version: '0.0.0-prueba' } });
  });

  it('says of each work who did it on which version, and the lists that are read then hold it', async () => {
    const stream = await openAs(GERENTE);
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await stream.nextOf('message')).toEqual({
      name: 'message',
      data: {
        entidad: 'caso',
        id: idCaso,
        version: 2,
        numiden: ASESOR,
        caso: {
          antes: { ...OPENED, idEstado: ESTADO.nuevo, administrador: null },
          despues: { ...OPENED, idEstado: ESTADO.enProceso, administrador: ASESOR },
        },
        repartoMs: 4,
      },
    });
    const gerente = desk.gerente.inSession(await desk.bed.signIn(GERENTE));
    expect((await gerente.get(`caso/detalle/${idCaso}`)).json().comentarios).toHaveLength(1);
    await doIt(desk.asesor, 'adjuntar', idCaso, { version: 2 });
    expect((await stream.nextOf('message')).data).toMatchObject({ id: idCaso, version: 2 });
    await doIt(desk.asesor, 'solicitarAutorizacion', idCaso, { version: 2 });
    expect((await stream.nextOf('message')).data).toMatchObject({ id: idCaso, version: 3 });
    const { solicitudes } = (await gerente.get('caso/por-autorizar')).json();
    expect(solicitudes).toContainEqual(expect.objectContaining({ idCaso }));
  });

  it('says of a new case, and nothing of one that was refused', async () => {
    const stream = await openAs(GERENTE);
    await desk.asesor.saveCase(request({ idSubcategoria: 999 }), []);
    const { idCaso } = (await desk.asesor.saveCase(request(), [])).json();
    expect((await stream.next()).data).toMatchObject({
      entidad: 'caso',
      id: idCaso,
      version: 1,
      numiden: ASESOR,
      caso: { antes: null, despues: { ...OPENED, numidenCrea: ASESOR, idEstado: ESTADO.nuevo } },
    });
  });

  it('says nothing of a work that changed nothing, nor again of one that was repeated', async () => {
    const stream = await openAs(GERENTE);
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    const another = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', idCaso, { clave: 'repetida-1' });
    await doIt(desk.asesor, 'comentar', idCaso, { clave: 'repetida-1' });
    await doIt(desk.asesor, 'solicitarAutorizacion', idCaso, { version: 1 });
    await doIt(desk.asesor, 'comentar', another);
    expect(await heardUntil(stream, another)).toEqual([idCaso, another]);
  });

  it('reaches who is connected to another server on the same database', async () => {
    const other = await otherServer();
    const stream = await open(await desk.bed.signIn(GERENTE), other);
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect((await stream.nextOf('message')).data.id).toBe(idCaso);
    // A server that closes lets nobody wait.
    await other.close();
    await stream.ended;
  });
});

describe('who may not see a case', () => {
  beforeEach(() =>
    desk.db
      .update(usuarios)
      .set({ areas: [ATENCION], permisos: permissionsOf(4) })
      .where(eq(usuarios.numiden, FACTURISTA)),
  );

  it('hears nothing of it, and of an escalation to the own area', async () => {
    const stream = await openAs(STRANGER, 2);
    const stranger = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', stranger);
    const suyo = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.administrador, 'escalar', suyo);
    expect(await heardUntil(stream, suyo)).toEqual([suyo]);
  });

  it('still hears that it left the own area, and then no more', async () => {
    const stream = await openAs(FACTURISTA, 2);
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.administrador, 'escalar', idCaso);
    await doIt(desk.administrador, 'comentar', idCaso, { version: 2 });
    const another = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.administrador, 'comentar', another);
    expect(await heardUntil(stream, another)).toEqual([idCaso, another]);
  });

  it('hears neither where a case went that left the own area, nor where one came from', async () => {
    const [one, another] = [await openAs(FACTURISTA, 2), await openAs(STRANGER, 2)];
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.administrador, 'escalar', idCaso);
    expect((await one.nextOf('message')).data.caso).toMatchObject({ antes: { idArea: ATENCION }, despues: null });
    const heard = (await another.nextOf('message')).data.caso;
    expect(heard).toMatchObject({ antes: null, despues: { idEstado: ESTADO.escalado } });
  });

  it('is judged by the permissions of now, which the stream tells too', async () => {
    const stream = await openAs(FACTURISTA);
    await grantPermissions(desk.db, FACTURISTA, [PERMISOS.crearCaso.id]);
    await announceUser(FACTURISTA);
    expect(await stream.nextOf('session')).toEqual({ name: 'session', data: { motivo: 'cambiada' } });
    await doIt(desk.asesor, 'comentar', await caseIn(desk, ESTADO.nuevo));
    await grantPermissions(desk.db, FACTURISTA, [PERMISOS.verTodosLosCasos.id]);
    await announceUser(FACTURISTA);
    await stream.nextOf('session');
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect(await heardUntil(stream, idCaso)).toEqual([idCaso]);
  });
});

describe('a session', () => {
  it('that is ended elsewhere ends its stream, and says so', async () => {
    const one = await openAs(GERENTE);
    const here = desk.gerente.inSession(await desk.bed.signIn(GERENTE));
    await here.post('sesion/terminar-otras', {});
    expect((await one.nextOf('session')).data).toEqual({ motivo: 'terminada' });
    await one.ended;
  });

  it('is not kept alive by its stream, nor written down as a reading', async () => {
    const { db, bed } = desk;
    const cookie = await bed.signIn(GERENTE);
    const [{ id, ultimoUso } = { id: 0, ultimoUso: new Date() }] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.numiden, GERENTE))
      .orderBy(sql`${sessions.id} desc`)
      .limit(1);
    const before = await db.$count(bitacora);
    bed.clock.advance(60_000);
    await open(cookie);
    const [after] = await db.select().from(sessions).where(eq(sessions.id, id));
    expect(after?.ultimoUso).toEqual(ultimoUso);
    expect(await db.$count(bitacora)).toBe(before);
  });

  it('that runs out unused ends its stream without anybody announcing it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { bed } = desk;
    const app = await otherServer();
    const stream = await open(await bed.signIn(GERENTE), app);
    bed.clock.advance(21 * 60_000);
    await vi.advanceTimersByTimeAsync(30_000);
    bed.clock.advance(-21 * 60_000);
    expect((await stream.nextOf('session')).data).toEqual({ motivo: 'terminada' });
    await app.close();
  });
});

describe('a server', () => {
  it(`gives a person ${STREAMS_PER_PERSON} streams, and closes the oldest for one more`, async () => {
    const cookie = await desk.bed.signIn(GERENTE);
    const oldest = await open(cookie);
    for (let n = 1; n < STREAMS_PER_PERSON; n += 1) await open(cookie);
    const newest = await open(cookie);
    await oldest.nextOf('bye');
    await oldest.ended;
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.asesor, 'comentar', idCaso);
    expect((await newest.nextOf('message')).data.id).toBe(idCaso);
  });

  it('does its housekeeping beside streams that are open all day', async () => {
    const watcher = { entered: vi.fn(), left: vi.fn() };
    const app = await otherServer({ watcher });
    const stream = await open(await desk.bed.signIn(GERENTE), app);
    expect(watcher.entered).not.toHaveBeenCalled();
    stream.close();
    await app.inject('/mostrador/api/no-existe');
    await app.inject('/mostrador/api/sesion/opciones');
    expect([watcher.entered.mock.calls.length, watcher.left.mock.calls.length]).toEqual([2, 2]);
    await app.close();
  });

  it('opens no stream for who asks for its headers alone', async () => {
    const headers = { cookie: await desk.bed.signIn(GERENTE) };
    const answer = await desk.bed.app.inject({ method: 'HEAD', url: '/mostrador/api/eventos', headers });
    expect(answer.statusCode).toBe(405);
  });

  it('says that it lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = await otherServer();
    const stream = await open(await desk.bed.signIn(GERENTE), app);
    await vi.advanceTimersByTimeAsync(20_000);
    await stream.nextOf('beat');
    await app.close();
  });

  it.runIf(ENGINE === 'postgres')(
    'whose listening connection was cut listens anew, and has all read again',
    async () => {
      const stream = await openAs(GERENTE);
      await desk.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mostrador-changes' and datname = current_database()`);
      await stream.nextOf('refresh');
      const idCaso = await caseIn(desk, ESTADO.nuevo);
      await doIt(desk.asesor, 'comentar', idCaso);
      expect((await stream.nextOf('message')).data.id).toBe(idCaso);
    },
  );
});
