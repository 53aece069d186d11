/** A server that is killed while a close can be taken back: the event of it is owed once or not at all, and case and event never part. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SE_DESHACE_MS } from '#domain/common/deshacer';
import { ENGINE } from '../bed/bed.ts';
import { MortalServer } from '../bed/mortalServer.ts';

const GERENTE = 100_003;
const WINDOWS = 20;
const PATIENCE_MS = 120_000;
/** A statement that waits longer for a lock gives up: by then the server must be dead. */
const BEFORE_IT_GIVES_UP = { timeout: 1_900, interval: 20 };

describe.skipIf(ENGINE !== 'postgres')('a server killed while a close can be taken back', () => {
  let server: MortalServer;

  beforeAll(async () => {
    server = await MortalServer.begin(GERENTE);
    // Nobody listens there: what is owed to it is what is judged.
    await server.only(
      `insert into receptores (nombre, url, secreto_cifrado, eventos, activo, version)
       values ('ERP', 'http://127.0.0.1:9/', 'x', array['caso.cerrado'], true, 1) returning id`,
    );
  }, PATIENCE_MS);
  afterEach(() => server.freeAll());
  afterAll(() => server.end());

  /** A case of the sample in process, which the manager closes now. */
  async function closed() {
    const { id, version } = await server.only<{ id: number; version: number }>(
      'select id::int, version from casos where id_estado = 2 and cvetda = 1 order by id limit 1',
    );
    const answer = await server.post('caso/cerrar-caso', { idCaso: id, version, solucion: 'Se cambió el equipo.' });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await answer.json()).toMatchObject({ deshacible: true });
    return id;
  }

  /** The state of the case, how many events of it are owed, and for how long none of them goes out, in milliseconds. */
  function left(id: number) {
    return server.only<{ estado: number; debe: number; espera: number | null }>(
      `select id_estado::int as estado,
         (select count(*)::int from entregas_de_eventos where entidad = 'caso' and id_entidad = ${id}) as debe,
         (select min(extract(epoch from proximo - creado) * 1000)::int from entregas_de_eventos
           where entidad = 'caso' and id_entidad = ${id}) as espera
       from casos where id = ${id}`,
    );
  }

  it(
    'owes its event once, from the end of that time on',
    async () => {
      const id = await closed();
      await server.kill();
      expect(await left(id)).toEqual({ estado: 3, debe: 1, espera: SE_DESHACE_MS });
      await server.start();
    },
    PATIENCE_MS,
  );

  it(
    'owes nothing of what was taken back',
    async () => {
      const id = await closed();
      const answer = await server.post('caso/deshacer', { idCaso: id, trabajo: 'cerrar' });
      expect(answer.status, await answer.clone().text()).toBe(200);
      await server.kill();
      expect(await left(id)).toEqual({ estado: 2, debe: 0, espera: null });
      await server.start();
    },
    PATIENCE_MS,
  );

  it(
    'while twenty windows take it back leaves the case closed and its event owed, both',
    async () => {
      const id = await closed();
      await server.hold(`select 1 from entregas_de_eventos where entidad = 'caso' and id_entidad = ${id} for update`);
      const asked = Array.from({ length: WINDOWS }, () =>
        server.ask('caso/deshacer', { idCaso: id, trabajo: 'cerrar' }, randomUUID()),
      );
      await vi.waitFor(async () => expect(await server.waiting()).toBeGreaterThan(0), BEFORE_IT_GIVES_UP);
      await server.kill();
      expect(new Set(await Promise.all(asked))).toEqual(new Set(['no answer']));
      await server.freeAll();
      await server.settled();
      expect(await left(id)).toEqual({ estado: 3, debe: 1, espera: SE_DESHACE_MS });
      await server.start();
    },
    PATIENCE_MS,
  );

  it(
    'at any moment of twenty windows that take it back leaves both or neither, and none of them does it twice',
    async () => {
      const id = await closed();
      const keys = Array.from({ length: WINDOWS }, () => randomUUID());
      const undo = (key: string) => server.ask('caso/deshacer', { idCaso: id, trabajo: 'cerrar' }, key);
      const asked = keys.map(undo);
      await Promise.any(asked);
      await server.kill();
      const answers = await Promise.all(asked);
      await server.settled();
      const after = await left(id);
      expect([
        { estado: 2, debe: 0, espera: null },
        { estado: 3, debe: 1, espera: SE_DESHACE_MS },
      ]).toContainEqual(after);
      if (answers.includes('answered 200')) expect(after.estado).toBe(2);
      await server.start();
      // The same windows ask again by their keys: whoever had a yes has it again, and nobody gets another one.
      const again = [];
      for (const key of keys) again.push(await undo(key));
      expect(again.filter((answer) => answer === 'answered 200').length).toBeLessThanOrEqual(1);
      const { n } = await server.only<{ n: number }>(
        `select count(*)::int as n from caso_logs where id_caso = ${id} and accion::jsonb->>'trabajo' = 'deshacer'`,
      );
      expect(n).toBe((await left(id)).estado === 2 ? 1 : 0);
    },
    PATIENCE_MS,
  );
});
