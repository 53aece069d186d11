/** A server that is killed while a decision can be taken back: its mail goes out once or not at all. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeliverer } from '../../../server/platform/mail/deliver.ts';
import { ENGINE } from '../bed/bed.ts';
import { MortalServer } from '../bed/mortalServer.ts';

const GERENTE = 100_003;
const PATIENCE_MS = 120_000;
/** A statement that waits longer for a lock gives up: by then the server must be dead. */
const BEFORE_IT_GIVES_UP = { timeout: 1_900, interval: 20 };

describe.skipIf(ENGINE !== 'postgres')('a server killed within the eight seconds', () => {
  let server: MortalServer;

  beforeAll(async () => {
    server = await MortalServer.begin(GERENTE);
  }, PATIENCE_MS);
  afterEach(() => server.freeAll());
  afterAll(() => server.end());

  /** A voucher of the sample that waits for somebody else than who made it, and is authorized now. */
  async function authorized(): Promise<number> {
    const { id, version } = await server.only<{ id: number; version: number }>(
      `select v.id::int, v.version from vales v where v.estado = 5 and v.tipo = 1 and v.cambio_por_autorizar is null
       and not ${GERENTE} = any(v.autores) and exists (select 1 from usuarios u where u.numiden = v.numiden_crea and u.correo <> '')
       order by v.saldo limit 1`,
    );
    const answer = await server.post('vales/autorizar-vale', { id, version, comentario: '' });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await answer.json()).toMatchObject({ deshacible: true });
    return id;
  }

  /** The mails about a voucher that two servers send after so long. */
  async function delivered(id: number, ms: number): Promise<readonly string[]> {
    const sent: string[] = [];
    const mail = {
      send: async ({ idMensaje }: { readonly idMensaje: string }) => void sent.push(idMensaje.split('.')[1] ?? ''),
      close: () => undefined,
    };
    const now = () => new Date(Date.now() + ms);
    const one = () =>
      createDeliverer({ db: server.base.db, mail: mail as never, now, log: { error: () => undefined } });
    await Promise.all([one().deliver(), one().deliver()]);
    return sent.filter((clave) => clave.includes(`-${id}-`));
  }

  function estadoOf(id: number) {
    return server.only<{ estado: number }>(`select estado from vales where id = ${id}`);
  }

  it(
    'tells its maker once, after its time and whoever runs then',
    async () => {
      const id = await authorized();
      await server.kill();
      expect(await delivered(id, 0)).toEqual([]);
      expect(await delivered(id, 11_000)).toEqual([`depreciacion-${id}-1`]);
      expect(await delivered(id, 11_000)).toEqual([]);
      await server.start();
      expect(await estadoOf(id)).toEqual({ estado: 1 });
    },
    PATIENCE_MS,
  );

  it(
    'tells nobody of what was taken back',
    async () => {
      const id = await authorized();
      const answer = await server.post('vales/deshacer', { id, trabajo: 'autorizar' });
      expect(answer.status, await answer.clone().text()).toBe(200);
      await server.kill();
      expect(await delivered(id, 60_000)).toEqual([]);
      await server.start();
      expect(await estadoOf(id)).toEqual({ estado: 5 });
    },
    PATIENCE_MS,
  );

  it(
    'in the middle of taking it back leaves the decision and its mail, both',
    async () => {
      const id = await authorized();
      const held = await server.hold(`select 1 from correos where clave = 'depreciacion-${id}-1' for update`);
      const asked = server.ask('vales/deshacer', { id, trabajo: 'autorizar' }, randomUUID());
      await vi.waitFor(async () => expect(await server.waiting()).toBe(1), BEFORE_IT_GIVES_UP);
      await server.kill();
      expect(await asked).toBe('no answer');
      await held.free();
      await server.settled();
      expect(await estadoOf(id)).toEqual({ estado: 1 });
      expect(await delivered(id, 11_000)).toEqual([`depreciacion-${id}-1`]);
      await server.start();
    },
    PATIENCE_MS,
  );

  it(
    'at any moment of twenty windows that take it back leaves both or neither, and sends once or not at all',
    async () => {
      const id = await authorized();
      const asked = Array.from({ length: 20 }, () =>
        server.ask('vales/deshacer', { id, trabajo: 'autorizar' }, randomUUID()),
      );
      await Promise.any(asked);
      await server.kill();
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer === 'answered 200').length).toBeLessThanOrEqual(1);
      await server.settled();
      const { estado } = await estadoOf(id);
      if (answers.includes('answered 200')) expect(estado).toBe(5);
      expect(await delivered(id, 11_000)).toEqual(estado === 5 ? [] : [`depreciacion-${id}-1`]);
      expect(await delivered(id, 11_000)).toEqual([]);
      await server.start();
      // Once more by new keys: what was taken back is not taken back again, and what was sent stays.
      for (let n = 0; n < 3; n += 1) {
        expect(await server.ask('vales/deshacer', { id, trabajo: 'autorizar' }, randomUUID())).toBe('answered 409');
      }
      expect(await estadoOf(id)).toEqual({ estado });
    },
    PATIENCE_MS,
  );
});
