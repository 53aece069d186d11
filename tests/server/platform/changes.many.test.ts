import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FILTER } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ID_APLICACION } from '#domain/common/constants';
import { PERMISOS } from '#domain/common/permisos';
import { MANY_STREAMS, STREAMS_PER_PERSON } from '../../../server/platform/changes/hub.ts';
import { streamsOfEachTest } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, Person, request, STRANGER } from '../casos/casos.desk.ts';
import { caseIn, doIt, FACTURISTA, GERENTE, openWorkDesk, type WorkDesk } from '../casos/casos.works.ts';

let desk: WorkDesk;
const openFor = streamsOfEachTest();
beforeAll(async () => {
  desk = await openWorkDesk();
});
afterAll(() => desk.bed.close());

const open = (cookie: string) => openFor(desk.bed.app, cookie);
const openAs = async (numiden: number) => open(await desk.bed.signIn(numiden));

it('the more hear of a change, the longer they spread what they ask for then', async () => {
  const first = await openAs(GERENTE);
  for (const numiden of [ASESOR, ADMINISTRATOR, FACTURISTA]) await openAs(numiden);
  await doIt(desk.asesor, 'comentar', await caseIn(desk, ESTADO.nuevo));
  expect((await first.nextOf('message')).data.repartoMs).toBe(16);
});

describe('where many follow the changes', () => {
  const PEOPLE = [GERENTE, ASESOR, ADMINISTRATOR, FACTURISTA, STRANGER];
  const listed = (cookie: string, more = {}) =>
    desk.gerente
      .inSession(cookie)
      .post('caso/lista-paginada', { ...NO_FILTER, idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: 25, ...more });
  const totals = async (cookie: string, more = {}): Promise<number> => (await listed(cookie, more)).json().total;

  /** Two people who may see all cases and one who may not, while fifty streams are open. */
  async function many(openOn = open) {
    await grantPermissions(desk.db, FACTURISTA, [PERMISOS.verTodosLosCasos.id]);
    for (const numiden of PEOPLE) {
      const cookie = await desk.bed.signIn(numiden);
      for (let n = 0; n < MANY_STREAMS / PEOPLE.length; n += 1) await openOn(cookie);
    }
    return {
      one: await desk.bed.signIn(ADMINISTRATOR),
      another: await desk.bed.signIn(FACTURISTA),
      own: await desk.bed.signIn(ASESOR),
    };
  }

  it('one reading of the first page serves all who may see all of it, until the next change', async () => {
    const { one, another, own } = await many();
    const before = await totals(one);
    const ownBefore = await totals(own);
    // The change of this case is told to no server.
    const idCaso = await caseIn(desk, ESTADO.nuevo);
    expect(await totals(another)).toBe(before);
    expect(await totals(own)).toBe(ownBefore + 1);
    expect(await totals(another, { numPagina: 2 })).toBe(before + 1);
    expect(await totals(another, { tamPagina: 24 })).toBe(before + 1);
    const stream = await open(one);
    await doIt(desk.asesor, 'comentar', idCaso);
    await stream.nextOf('message');
    expect(await totals(another)).toBe(before + 1);
    await caseIn(desk, ESTADO.nuevo);
    desk.bed.clock.advance(1_000);
    expect(await totals(another)).toBe(before + 2);
  });

  it('whoever saved sees it on the first page at once, also before the server has heard of it', async () => {
    const deaf = await secondServer({ ...desk.bed, listen: () => async () => undefined });
    try {
      const { one } = await many((cookie) => openFor(deaf, cookie));
      const person = new Person({ ...desk.bed, app: deaf }, one);
      const page = { ...NO_FILTER, idAplicacion: ID_APLICACION, numPagina: 1, tamPagina: 25 };
      const total = async () => (await person.post('caso/lista-paginada', page)).json().total;
      const before = await total();
      expect((await person.saveCase(request({ numidenCrea: ADMINISTRATOR }))).statusCode).toBe(200);
      expect(await total()).toBe(before + 1);
    } finally {
      await deaf.close();
    }
  });

  it('what each has in charge is answered to each', async () => {
    const { one, another } = await many();
    const mine = await totals(one, { aMiCargo: true });
    await caseIn(desk, ESTADO.nuevo, { administrador: FACTURISTA });
    expect(await totals(another, { aMiCargo: true })).toBe(1);
    expect(await totals(one, { aMiCargo: true })).toBe(mine);
  });

  it('with one less each has an own reading', async () => {
    for (let n = 0; n < STREAMS_PER_PERSON - 1; n += 1) await openAs(GERENTE);
    const cookie = await desk.bed.signIn(GERENTE);
    const before = await totals(cookie);
    await caseIn(desk, ESTADO.nuevo);
    expect(await totals(cookie)).toBe(before + 1);
  });
});
