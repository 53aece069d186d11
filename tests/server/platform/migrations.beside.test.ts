/** Migrations of a database at which others work, of this version and of others. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Base } from '../../../server/platform/db/base.ts';
import { migrate } from '../../../server/platform/db/migrate.ts';
import { readSteps } from '../../../server/platform/db/steps.ts';
import { ENGINE, openTestDatabase } from '../bed/bed.ts';

let base: Base;
beforeAll(async () => {
  base = await openTestDatabase();
});
afterAll(() => base.close());

describe('migrations beside others', () => {
  it('leave tables alone to which a later version only added, and refuse what it took from them', async () => {
    const { db } = base;
    await db.execute(
      sql`insert into migraciones (huella, creada, paso, exige) values ('to come', 1, '9998_agrega', -1)`,
    );
    expect(await migrate(db)).toBe(0);
    await db.execute(
      sql`insert into migraciones (huella, creada, paso, exige) values ('later', 1, '9999_quita', 9998)`,
    );
    await expect(migrate(db)).rejects.toThrow('La base de datos es de otra versión de Mostrador');
    await db.execute(sql`delete from migraciones where huella in ('to come', 'later')`);
  });

  it.skipIf(ENGINE !== 'postgres')('wait for a table in turns, so that nobody waits long behind them', async () => {
    const { db } = base;
    const last = readSteps().find(({ name }) => name === '0054_lo_que_sigue');
    await db.execute(sql`alter table textos drop column sigue`);
    await db.execute(sql`delete from migraciones where huella = ${last?.hash}`);
    let letGo = (): void => undefined;
    const end = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holder = db.transaction(async (tx) => {
      await tx.execute(sql`select from textos limit 1`);
      await end;
    });
    const migrating = migrate(db);
    const waited: number[] = [];
    for (const until = Date.now() + 4_000; Date.now() < until; ) {
      const asked = Date.now();
      await db.execute(sql`select from textos limit 1`);
      waited.push(Date.now() - asked);
      await pause(20);
    }
    letGo();
    await holder;
    expect(await migrating).toBe(1);
    // Some did wait behind it, and none for as long as the table was held.
    expect(Math.max(...waited)).toBeGreaterThan(500);
    expect(Math.max(...waited)).toBeLessThan(3_000);
  });
});
