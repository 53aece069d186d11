import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { often } from '../../atLength.ts';
import { type Caller, callAs } from '../../browser/bed/calls.ts';
import { pdf } from '../../browser/bed/files.ts';
import { type Product, startProduct } from '../../browser/bed/product.ts';

/** MUERTES=100 kills it so often. */
const KILLS = often('MUERTES', 2, 20);
const CALLERS = 3;
const PATIENCE_MS = 120_000 + KILLS * 30_000;
/** The person that every database has, also one without sample data. */
const ADMINISTRATOR = '100001';

let folder = '';
let server: Product;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kills-'));
  server = await startProduct(join(folder, 'data'), { DEMO: 'no' });
}, PATIENCE_MS);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Saves case after case until the server is gone; answers what was acknowledged, and tells each acknowledgement. A case
 * that a living server refuses is an error of this test, not the death that it waits for.
 */
async function saveUntilDeath(caller: Caller, label: string, told: () => void): Promise<Map<number, string>> {
  const acknowledged = new Map<number, string>();
  for (let n = 0; ; n++) {
    const comment = `Caso ${n} de ${label}: el cliente espera respuesta.`;
    try {
      acknowledged.set(await caller.saveCase(comment, pdf(`${label}-${n}.pdf`, comment)), comment);
      told();
    } catch (error) {
      // The error of fetch when the connection breaks.
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
  }
}

describe('a server killed at any moment', () => {
  it(
    'loses no case that it acknowledged',
    async () => {
      const acknowledged = new Map<number, string>();
      for (let round = 1; round <= KILLS; round++) {
        const callers = await Promise.all(Array.from({ length: CALLERS }, () => callAs(server.url, ADMINISTRATOR)));
        let told = (): void => undefined;
        const somethingToLose = new Promise<void>((resolve) => {
          told = resolve;
        });
        const saving = callers.map((caller, n) => saveUntilDeath(caller, `ronda ${round} mesa ${n}`, told));
        // The moment is random, but never before this round has something to lose.
        await Promise.race([somethingToLose, Promise.all(saving)]);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
        await server.kill();
        for (const saved of await Promise.all(saving)) for (const [id, comment] of saved) acknowledged.set(id, comment);
        await server.start();
      }
      expect(acknowledged.size, 'the server had time to acknowledge cases').toBeGreaterThanOrEqual(KILLS);

      const reader = await callAs(server.url, ADMINISTRATOR);
      const kept = new Map<number, unknown>();
      for (const id of acknowledged.keys()) kept.set(id, await reader.commentOf(id));
      expect(kept).toEqual(acknowledged);
      for (const id of [...acknowledged.keys()].slice(-CALLERS)) expect(await reader.attachmentsOf(id)).toHaveLength(1);
    },
    PATIENCE_MS,
  );
});
