import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../server/db/db.ts';
import type { Base } from '../../server/db/open.ts';
import { usuarios } from '../../server/db/schema/personas.ts';
import { Rejection } from '../../server/http/rejection.ts';
import { demandEditorLeft, lockRights } from '../../server/usuarios/rights.ts';
import { openTestDatabase } from './bed.ts';

const EDITS_USERS = 26;

let base: Base;
let db: Db;
beforeAll(async () => {
  base = await openTestDatabase();
  db = base.db;
});
beforeEach(() => db.delete(usuarios));
afterAll(() => base.cerrar());

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
    ...{ status: 409, message: 'Tiene que quedar por lo menos una persona activa que pueda editar usuarios.' },
  });
});

it('the lock of rights is held by one transaction at a time, until its end', async () => {
  const order: string[] = [];
  let isLocked = (): void => undefined;
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  const first = db.transaction(async (tx) => {
    await lockRights(tx);
    isLocked();
    await tx.select().from(usuarios);
    await tx.select().from(usuarios);
    order.push('first');
  });
  const second = locked.then(() =>
    db.transaction(async (tx) => {
      await lockRights(tx);
      order.push('second');
    }),
  );
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});
