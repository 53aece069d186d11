import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { often } from '../../atLength.ts';
import { MortalFolder } from '../bed/mortalFolder.ts';
import { ADMINISTRATOR } from '../casos/casos.desk.ts';
import { isVerified, type Receiver, startReceiver } from './receptores.desk.ts';

/** MUERTES=100 kills it so often. */
const KILLS = often('MUERTES', 2, 20);
const HOURS_AWAY = 48;
/** Cases that each server is asked to close: it dies over some of them. */
const CLOSED_A_ROUND = 6;
/** Longer than two looks of the deliverer, so that some servers die before they try the receiver and some after. */
const LIVES_MS = 7_000;
const PATIENCE_MS = 120_000 + KILLS * 60_000;
const PATIENT = { timeout: 120_000, interval: 100 };

interface Open {
  readonly id: number;
  readonly version: number;
}

describe('servers that are killed while a receiver of events is away for two days', () => {
  const folder = new MortalFolder(ADMINISTRATOR);
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    await folder.begin(async () => undefined);
  }, PATIENCE_MS);
  afterEach(() => folder.kill());
  afterAll(async () => {
    await receiver.close();
    folder.remove();
  });

  it(
    'lose no event of what they acknowledged, and tell nothing that did not happen',
    async () => {
      folder.with({ SERVIDORES_PERMITIDOS: '127.0.0.1' });
      const secret = await makeErp();
      const { port } = receiver;
      await receiver.close();

      const acknowledged: number[] = [];
      for (let round = 0; round < KILLS; round += 1) {
        const cases = await openCases();
        await folder.start();
        const closing = closeUntilDeath(cases, (id) => acknowledged.push(id));
        await closing.something;
        await pause(Math.random() * LIVES_MS);
        await folder.kill();
        await closing.over;
        await goOn(HOURS_AWAY / KILLS);
      }

      // Every case that is closed now is owed once, and no other.
      const owed = await owedAndClosed();
      expect(owed.avisados).toEqual(owed.cerrados);
      expect(owed.cerrados).toEqual(expect.arrayContaining(acknowledged));
      expect(owed.pendientes).toBe(owed.cerrados.length);

      receiver = await startReceiver(port);
      await goOn(25);
      await folder.start();
      // It dies once more among the events that it sends now.
      await expect.poll(() => receiver.got.length, PATIENT).toBeGreaterThan(0);
      await folder.kill();
      await goOn(1);
      await folder.start();
      await expect.poll(() => new Set(told()).size, PATIENT).toBe(owed.cerrados.length);
      await folder.end();

      expect([...new Set(told())].sort((a, b) => a - b)).toEqual(owed.cerrados);
      // One that was sent twice, by who died before it could mark it, has the id of before.
      expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(owed.cerrados.length);
      expect(receiver.got.length - owed.cerrados.length).toBeLessThanOrEqual(1);
      for (const message of receiver.got) {
        const at = new Date(Number(message.headers['webhook-timestamp']) * 1_000);
        expect(isVerified(message, secret, at)).toBe(true);
      }
      expect((await owedAndClosed()).pendientes).toBe(0);
    },
    PATIENCE_MS,
  );

  /** Makes a receiver of closed cases at the address of this test's own, and answers its secret. */
  async function makeErp(): Promise<string> {
    await folder.start();
    const record = { nombre: 'ERP', url: receiver.url, eventos: ['caso.cerrado'], activo: true };
    const { id, version } = await (
      await folder.post('receptor/guardar', { id: null, version: null, ...record })
    ).json();
    const { secreto } = await (await folder.post('receptor/secreto-nuevo', { id, version })).json();
    await folder.end();
    return secreto;
  }

  async function openCases(): Promise<readonly Open[]> {
    const { casos } = await folder.only<{ casos: Open[] }>(
      `select json_agg(c) as casos from (
         select id, version from casos where id_estado in (1, 2) order by id limit ${CLOSED_A_ROUND}) c`,
    );
    return casos;
  }

  /** Closes them one after the other until the server is gone; tells each that it acknowledged. */
  function closeUntilDeath(cases: readonly Open[], tell: (id: number) => void) {
    let begun = (): void => undefined;
    const something = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const over = (async () => {
      for (const { id, version } of cases) {
        const body = { idCaso: id, version, solucion: 'Se repuso el artículo.' };
        const answer = await folder.post('caso/cerrar-caso', body).catch(() => null);
        if (answer === null) return;
        expect(answer.status, await answer.text()).toBe(200);
        tell(id);
        begun();
      }
    })();
    return { something, over };
  }

  /** So many hours go by while no server runs: all that waits for a moment is that much nearer to it. */
  async function goOn(hours: number): Promise<void> {
    const past = `interval '${Math.round(hours * 3_600)} seconds'`;
    await folder.only(`
      with e as (update entregas_de_eventos set proximo = proximo - ${past}, creado = creado - ${past} returning id),
           r as (update receptores set descansa = descansa - ${past}, falla_desde = falla_desde - ${past} returning id)
      select (select count(*) from e) as events, (select count(*) from r) as receivers`);
  }

  /** The cases that this test closed and those of which the receiver is told, by their numbers, and how many events wait. */
  function owedAndClosed() {
    return folder.only<{ avisados: number[]; cerrados: number[]; pendientes: number }>(`
      select (select json_agg(id_entidad::int order by id_entidad) from entregas_de_eventos) as avisados,
             (select json_agg(id order by id) from casos where solucion = 'Se repuso el artículo.') as cerrados,
             (select count(*)::int from entregas_de_eventos where estado = 'pendiente') as pendientes`);
  }

  function told(): readonly number[] {
    return receiver.got.map(({ body }) => JSON.parse(body).data.id);
  }
});
