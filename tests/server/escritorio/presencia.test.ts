import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { OLVIDO_MS } from '#domain/common/presencia';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { streamsOfEachTest } from '../bed/eventStream.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ASESOR, NOW, type Person, portray } from '../casos/casos.desk.ts';
import { caseIn, doIt, GERENTE, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';

let desk: WorkDesk;
const openFor = streamsOfEachTest();
beforeAll(async () => {
  desk = await openWorkDesk();
  await desk.bed.app.ready();
});
afterAll(() => desk.bed.close());
beforeEach(() => {
  desk.bed.clock.now = NOW;
});

let turn = 0;

/** The words of a case's page; each page has its own name. */
function say(person: Person, id: number, estado: string, more: object = {}) {
  turn += 1;
  return person.post('presencia', { entidad: 'caso', id, pagina: 'pagina-una', turno: turn, estado, ...more });
}

/** Who has a case open, as a person reads it for a list. */
async function at(person: Person, id: number) {
  const { registros } = (await person.get(`presencia/de?entidad=caso&ids=${id},999`)).json();
  return registros.flatMap(({ presentes }: { presentes: { nombre: string; estado: string }[] }) =>
    presentes.map(({ nombre, estado }) => `${nombre} ${estado}`),
  );
}

/** Once the word has gone round by the database. */
function soonAt(person: Person, id: number, expected: readonly string[]) {
  return vi.waitFor(async () => expect(await at(person, id)).toEqual(expected));
}

describe('who has a case open', () => {
  it('is told to the others who may see it, on the stream and in the answer, and is stored nowhere', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    const stream = await openFor(desk.bed.app, await desk.bed.signIn(GERENTE));
    const before = await portray(desk.db);
    expect((await say(desk.asesor, id, 'presente')).json()).toEqual({ presentes: [] });
    const presente = { numiden: ASESOR, nombre: 'Beto Asesor', estado: 'presente' };
    expect((await stream.nextOf('presencia')).data).toEqual({ entidad: 'caso', id, presentes: [presente] });
    await soonAt(desk.gerente, id, ['Beto Asesor presente']);
    expect((await say(desk.gerente, id, 'escribe')).json()).toEqual({ presentes: [presente] });
    await soonAt(desk.asesor, id, ['Caro Gerente escribe']);
    expect(await portray(desk.db)).toEqual(before);
  });

  it('goes at once when it is left, and a word that was overtaken does not bring it back', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    await say(desk.asesor, id, 'escribe');
    await soonAt(desk.gerente, id, ['Beto Asesor escribe']);
    await say(desk.asesor, id, 'fuera');
    await soonAt(desk.gerente, id, []);
    await say(desk.asesor, id, 'presente', { turno: turn - 1 });
    await say(desk.administrador, id, 'presente');
    await soonAt(desk.gerente, id, [expect.stringMatching(/presente$/)]);
    expect(await at(desk.gerente, id)).not.toContain('Beto Asesor presente');
  });

  it('goes within a minute where a browser is gone without a word, and is told', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    await say(desk.asesor, id, 'presente');
    await soonAt(desk.gerente, id, ['Beto Asesor presente']);
    const stream = await openFor(desk.bed.app, await desk.bed.signIn(GERENTE));
    desk.bed.clock.advance(OLVIDO_MS - 1);
    expect(await at(desk.gerente, id)).toHaveLength(1);
    desk.bed.clock.advance(1);
    expect(await at(desk.gerente, id)).toEqual([]);
    // Those of other cases, who are gone too, may be told before.
    let told = (await stream.nextOf('presencia')).data;
    while (told.id !== id) told = (await stream.nextOf('presencia')).data;
    expect(told).toEqual({ entidad: 'caso', id, presentes: [] });
  });

  it('goes with the session', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    const own = desk.asesor.inSession(await desk.bed.signIn(ASESOR));
    await say(own, id, 'presente');
    await soonAt(desk.gerente, id, ['Beto Asesor presente']);
    await own.post('sesion/logout', {});
    await soonAt(desk.gerente, id, []);
  });

  it('is known across servers', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    const other: FastifyInstance = await secondServer(desk.bed);
    try {
      await other.ready();
      const cookie = await desk.bed.signIn(GERENTE);
      await vi.waitFor(async () => {
        await say(desk.asesor, id, 'presente');
        const answer = await other.inject({
          url: `/mostrador/api/presencia/de?entidad=caso&ids=${id}`,
          headers: { cookie },
        });
        expect(answer.json().registros).toMatchObject([{ id, presentes: [{ numiden: ASESOR }] }]);
      });
    } finally {
      await other.close();
    }
  });
});

describe('who may not see the record', () => {
  it('may not say to be there, nor hear who is, also once it goes to where it is not seen', async () => {
    const id = await caseIn(desk, ESTADO.nuevo, { cvetda: 2, idArea: 1, numidenCrea: GERENTE });
    expect((await say(desk.asesor, id, 'presente')).statusCode).toBe(403);
    expect((await say(desk.asesor, 987_654, 'presente')).statusCode).toBe(404);
    await say(desk.administrador, id, 'presente');
    await soonAt(desk.gerente, id, [expect.stringMatching(/presente$/)]);
    expect(await at(desk.asesor, id)).toEqual([]);
    const stream = await openFor(desk.bed.app, await desk.bed.signIn(ASESOR));
    await say(desk.administrador, id, 'escribe');
    await soonAt(desk.gerente, id, [expect.stringMatching(/escribe$/)]);
    // The next that is heard is of a case that the asesor sees.
    const seen = await caseIn(desk, ESTADO.nuevo);
    await say(desk.gerente, seen, 'presente');
    expect((await stream.nextOf('presencia')).data.id).toBe(seen);
    await desk.db.update(casos).set({ cvetda: 1 }).where(eq(casos.id, id));
    await doIt(desk.administrador, 'tomar', id);
    await vi.waitFor(async () => expect(await at(desk.asesor, id)).toHaveLength(1));
  });

  it('neither of vouchers nor of invoices, by the permissions of their calls', async () => {
    const asks = (person: Person, entidad: string) => say(person, 1, 'presente', { entidad });
    expect((await asks(desk.asesor, 'factura')).statusCode).toBe(403);
    expect((await asks(desk.administrador, 'factura')).statusCode).toBe(404);
    expect((await asks(desk.administrador, 'vale')).statusCode).toBe(404);
  });
});
