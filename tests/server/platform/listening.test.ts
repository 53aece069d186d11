import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openPostgres } from '../../../server/platform/db/openPostgres.ts';
import { ENGINE } from '../bed/bed.ts';
import { addressOf, onServer } from '../bed/templates.ts';

it.runIf(ENGINE === 'postgres')('changes are listened to by the way that is named for it', async () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  // An announcement of one database is heard on no other, so that the way shows.
  const other = `escucha_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${other}`);
  const base = await openPostgres(url, () => undefined, 'servidor', { listenUrl: addressOf(url, other) });
  let told: Promise<unknown> = Promise.resolve();
  try {
    const heard = new Promise<string>((resolve) => {
      const stop = base.listen('prueba', {
        heard: (text) => void stop().then(() => resolve(text)),
        established: () => {
          told = onServer(addressOf(url, other), `notify prueba, 'por aquí'`);
        },
      });
    });
    expect(await heard).toBe('por aquí');
  } finally {
    await base.close();
    // Who told it may still be leaving, and the database goes by force.
    await told;
    await onServer(url, `drop database ${other} with (force)`);
  }
});
