import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demandEditorLeft, lockRights } from '../../../server/personas/usuarios/rights.ts';
import type { Base } from '../../../server/platform/db/base.ts';
import type { Db } from '../../../server/platform/db/db.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { Rejection } from '../../../server/platform/http/rejection.ts';
import { openTestDatabase } from '../bed/bed.ts';

const EDITS_USERS = 26;

let base: Base;
let db: Db;
beforeAll(async () => {
  base = await openTestDatabase();
  db = base.db;
});
beforeEach(() => db.delete(usuarios));
afterAll(() => base.close());

function person(numiden: number, permisos: number[], activo = true) {
  return { numiden, nombreCompleto: `Persona ${numiden}`, correo: `${numiden}@ejemplo.mx`, permisos, activo };
}
function asked(): Promise<unknown> {
  return db.transaction(demandEditorLeft).catch((error: unknown) => error);
}

it('somebody active who can edit users is left', async () => {
  await db.insert(usuarios).values([person(1, [2, EDITS_USERS]), person(2, [2]), person(3, [EDITS_USERS], false)]);
  expect(await asked()).toBeUndefined();
});

it.each([
  ['nobody can edit users', person(1, [2, 25])],
  ['who can is inactive', person(1, [EDITS_USERS], false)],
])('nobody is left where %s', async (_where, alone) => {
  await db.insert(usuarios).values(alone);
  const refusal = await asked();
  expect(refusal).toBeInstanceOf(Rejection);
  expect(refusal).toMatchObject({
    status: 409,
    message: 'Tiene que quedar por lo menos una persona activa que pueda editar usuarios.',
  });
});

it('the lock of rights is held until the transaction ends', async () => {
  const held = async (where: Pick<Db, 'execute'>) => {
    const { rows } = await where.execute<{ held: number }>(
      sql`select count(*)::int as held from pg_locks where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0]?.held;
  };
  const within = await db.transaction(async (tx) => {
    const before = await held(tx);
    await lockRights(tx);
    return [before, await held(tx)];
  });
  expect([...within, await held(db)]).toEqual([0, 1, 0]);
});
