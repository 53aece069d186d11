import { expect } from '@playwright/test';
import type { Caller } from './bed/calls.ts';
import { callAs } from './bed/calls.ts';
import { pdf } from './bed/files.ts';
import { EMPLEADOS, test } from './bed/test.ts';

const KILLS = 10;
const CALLERS = 3;

/**
 * Saves case after case until the server is gone; answers what was acknowledged, and tells each acknowledgement. A case
 * that a living server refuses is an error of this test, not the death that it waits for.
 */
const saveUntilDeath = async (caller: Caller, label: string, told: () => void): Promise<Map<number, string>> => {
  const acknowledged = new Map<number, string>();
  for (let n = 0; ; n++) {
    const comment = `Caso ${n} de ${label}: el cliente espera respuesta.`;
    try {
      acknowledged.set(await caller.guardarCaso(comment, pdf(`${label}-${n}.pdf`, comment)), comment);
      told();
    } catch (error) {
      // What fetch throws when the connection breaks.
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
  }
};

test.describe('a server killed at any moment', () => {
  test('loses no case that it acknowledged', async ({ propio }) => {
    test.setTimeout(180_000);
    const acknowledged = new Map<number, string>();
    for (let round = 1; round <= KILLS; round++) {
      const callers = await Promise.all(Array.from({ length: CALLERS }, () => callAs(propio.url, EMPLEADOS.asesor)));
      let told = (): void => undefined;
      const somethingToLose = new Promise<void>((resolve) => {
        told = resolve;
      });
      const saving = callers.map((caller, n) => saveUntilDeath(caller, `ronda ${round} mesa ${n}`, told));
      // The moment is random, but never before this round has something to lose.
      await Promise.race([somethingToLose, Promise.all(saving)]);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
      await propio.kill();
      for (const saved of await Promise.all(saving)) for (const [id, comment] of saved) acknowledged.set(id, comment);
      await propio.start();
    }
    expect(acknowledged.size, 'the server had time to acknowledge cases').toBeGreaterThanOrEqual(KILLS);

    const reader = await callAs(propio.url, EMPLEADOS.asesor);
    const kept = new Map<number, unknown>();
    for (const id of acknowledged.keys()) kept.set(id, await reader.comentarioDeCaso(id));
    expect(kept).toEqual(acknowledged);
    for (const id of [...acknowledged.keys()].slice(-CALLERS)) expect(await reader.anexosDeCaso(id)).toHaveLength(1);
  });
});
