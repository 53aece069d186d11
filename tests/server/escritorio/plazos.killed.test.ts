/** A server that is killed while it tells that a limit is over: the notice and its mark never part, and who is told is told once. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGINE } from '../bed/bed.ts';
import { MortalServer } from '../bed/mortalServer.ts';
import { PATIENT } from '../bed/patience.ts';

const GERENTE = 100_003;
const ASESOR = 100_002;
const MANY = 60;
const PATIENCE_MS = 120_000;

describe.skipIf(ENGINE !== 'postgres')('a server killed while it tells that a limit is over', () => {
  let server: MortalServer;
  /** Open cases of the sample that the adviser has, none of them past a limit. */
  let cases: number[] = [];

  beforeAll(async () => {
    server = await MortalServer.begin(GERENTE);
    // Read once, so that every open case has its row of an end.
    await vi.waitFor(
      async () => {
        const { n } = await server.only<{ n: number }>('select count(*)::int as n from recorridos where not leido');
        expect(n).toBe(0);
        // A machine that does other work reads the histories of a whole sample more slowly.
      },
      { ...PATIENT, timeout: PATIENCE_MS / 2 },
    );
    const { ids } = await server.only<{ ids: number[] }>(
      `with its as (
         update casos set administrador = ${ASESOR}
         where id in (select id from casos where id_estado in (1, 2, 4, 5) and cvetda = 1 order by id limit ${MANY + 2})
         returning id
       ) select array_agg(id::int order by id) as ids from its`,
    );
    cases = ids;
    expect(cases.length).toBeGreaterThan(10);
  }, PATIENCE_MS);
  afterEach(() => server.freeAll());
  afterAll(() => server.end());

  function takeCase(): number {
    const id = cases.pop();
    if (id === undefined) throw new Error('The sample has no further case');
    return id;
  }

  /** The limit of some cases ended a minute ago, and nobody was told. */
  async function endLimits(ids: readonly number[]): Promise<void> {
    const { n } = await server.only<{ n: number }>(
      `with its as (
         update vencimientos set vence = now() - interval '1 minute', avisado = false
         where entidad = 'caso' and id_entidad in (${ids.join()}) returning 1
       ) select count(*)::int as n from its`,
    );
    expect(n).toBe(ids.length);
  }

  /** Whether the end of a case says that it was told, and how many notices of it the adviser has. */
  function left(id: number) {
    return server.only<{ avisado: boolean; novedades: number }>(
      `select avisado, (select count(*)::int from novedades
         where clase = 'fueraDePlazo' and entidad = 'caso' and id_entidad = ${id} and numiden = ${ASESOR}) as novedades
       from vencimientos where entidad = 'caso' and id_entidad = ${id}`,
    );
  }

  /** How many statements that write notices wait for a lock. */
  async function writingNotices(): Promise<number> {
    const { n } = await server.only<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into "novedades"%'`,
    );
    return n;
  }

  /** Waits until the server has gone round once more: it tells another case, whose limit ended after all others. */
  async function afterAnotherRound(): Promise<void> {
    const id = takeCase();
    await endLimits([id]);
    await vi.waitFor(async () => expect(await left(id)).toEqual({ avisado: true, novedades: 1 }), PATIENT);
  }

  it(
    'has told nobody, and the next one tells once',
    async () => {
      const id = takeCase();
      const held = await server.hold('lock table novedades in share mode');
      await endLimits([id]);
      await vi.waitFor(async () => expect(await writingNotices()).toBe(1), PATIENT);
      await server.kill();
      await held.free();
      await server.settled();
      expect(await left(id)).toEqual({ avisado: false, novedades: 0 });
      await server.start();
      await vi.waitFor(async () => expect(await left(id)).toEqual({ avisado: true, novedades: 1 }), PATIENT);
      await server.kill();
      await server.start();
      await afterAnotherRound();
      expect(await left(id)).toEqual({ avisado: true, novedades: 1 });
    },
    PATIENCE_MS,
  );

  it(
    'at any moment of many has told the first ones, and the next one tells the others, each once',
    async () => {
      const ids = cases.splice(0, cases.length - 1);
      const told = (of: { avisado: boolean }[]) => of.filter(({ avisado }) => avisado).length;
      const all = async () => {
        const rows = [];
        for (const id of ids) rows.push(await left(id));
        return rows;
      };
      await endLimits(ids);
      await vi.waitFor(async () => expect(told(await all())).toBeGreaterThan(0), { ...PATIENT, interval: 1 });
      await server.kill();
      await server.settled();
      for (const { avisado, novedades } of await all()) expect(novedades).toBe(avisado ? 1 : 0);
      await server.start();
      await vi.waitFor(async () => expect(told(await all())).toBe(ids.length), PATIENT);
      await afterAnotherRound();
      expect(await all()).toEqual(ids.map(() => ({ avisado: true, novedades: 1 })));
    },
    PATIENCE_MS,
  );
});
