import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MortalFolder } from '../bed/mortalFolder.ts';
import { ADMINISTRATOR } from '../casos/casos.desk.ts';
import { isVerified, type Receiver, startReceiver } from './receptores.desk.ts';

const KILLS = 2;
const PATIENCE_MS = 120_000 + KILLS * 60_000;
const PATIENT = { timeout: 60_000, interval: 100 };

/** On PostgreSQL the same is judged without a process (`eventos.test.ts`): what is owed stands in the database, whoever sends. */
describe('a server on the embedded engine killed between sending an event and marking it', () => {
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
    'loses none, and sends again only that one, under the same id',
    async () => {
      folder.with({ SERVIDORES_PERMITIDOS: '127.0.0.1' });
      await folder.start();
      const made = await (
        await folder.post('receptor/guardar', {
          ...{ id: null, version: null, nombre: 'ERP', url: receiver.url, eventos: ['caso.cerrado'], activo: true },
        })
      ).json();
      const { id, version } = made;
      const { secreto } = await (await folder.post('receptor/secreto-nuevo', { id, version })).json();

      const died: string[] = [];
      for (let round = 1; round <= KILLS; round += 1) {
        // The receiver has it and says nothing yet: the server dies before it can know.
        receiver.answer = null;
        const before = receiver.got.length;
        expect((await folder.post('receptor/probar', { id })).status).toBe(200);
        await expect.poll(() => receiver.got.length, PATIENT).toBe(before + 1);
        await folder.kill();
        died.push(idOf(before));
        expect(await left()).toEqual({ pendientes: 1, intentos: 1 });
        // A minute goes by, in which the dead server's lease runs out.
        await folder.only("update entregas_de_eventos set proximo = proximo - interval '1 minute' returning id");
        receiver.answer = { status: 200 };
        await folder.start();
        await expect.poll(() => receiver.got.length, PATIENT).toBe(before + 2);
        expect(idOf(before + 1)).toBe(idOf(before));
        // Another one goes out as ever meanwhile, and once.
        expect((await folder.post('receptor/probar', { id })).status).toBe(200);
        await expect.poll(() => receiver.got.length, PATIENT).toBe(before + 3);
        await expect.poll(async () => (await states(id)).every((estado) => estado === 'entregado'), PATIENT).toBe(true);
      }
      await folder.end();

      const times = new Map<string, number>();
      for (const [n] of receiver.got.entries()) times.set(idOf(n), (times.get(idOf(n)) ?? 0) + 1);
      expect(times.size).toBe(2 * KILLS);
      for (const [message, howOften] of times) expect(howOften).toBe(died.includes(message) ? 2 : 1);
      const bodies = new Set(receiver.got.map(({ headers, body }) => `${headers['webhook-id']} ${body}`));
      expect(bodies.size).toBe(2 * KILLS);
      for (const message of receiver.got) {
        const at = new Date(Number(message.headers['webhook-timestamp']) * 1_000);
        expect(isVerified(message, secreto, at)).toBe(true);
      }
    },
    PATIENCE_MS,
  );

  function idOf(n: number): string {
    return String(receiver.got[n]?.headers['webhook-id']);
  }

  function left() {
    return folder.only<{ pendientes: number; intentos: number }>(
      "select count(*)::int as pendientes, max(intentos)::int as intentos from entregas_de_eventos where estado = 'pendiente'",
    );
  }

  async function states(receptor: number): Promise<readonly string[]> {
    const events = await (await folder.get(`receptor/entregas/${receptor}`)).json();
    return events.map(({ estado }: { readonly estado: string }) => estado);
  }
});
