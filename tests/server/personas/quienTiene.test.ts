/** Who may do what, by permission. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { type Bed, createBed } from '../bed/bed.ts';

/** 'Editar usuarios'. */
const EDITS = 26;
let bed: Bed;
let admin = '';

beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  admin = await bed.signIn(100_001);
});
afterAll(() => bed.close());

const ask = (permiso: number, cookie = admin) =>
  bed.app.inject({ url: `/mostrador/api/permiso/quien-tiene?permiso=${permiso}`, headers: { cookie } });

describe('the people and roles of a permission', () => {
  it('are the active people who hold it, by their role or beside it', async () => {
    const before = (await ask(EDITS)).json();
    expect(before.personas.map(({ id, porSuRol }: { id: number; porSuRol: boolean }) => [id, porSuRol])).toEqual([
      [100_001, true],
    ]);
    expect(before.roles.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Administrador']);
    await bed.db
      .update(usuarios)
      .set({ permisos: [2, EDITS] })
      .where(eq(usuarios.numiden, 100_002));
    const after = (await ask(EDITS)).json();
    expect(after.total).toBe(2);
    expect(after.personas).toContainEqual({
      ...{ id: 100_002, nombreCompleto: 'Beto Asesor', rol: 'Asesor de tienda', porSuRol: false },
    });
    await bed.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, 100_002));
    expect((await ask(EDITS)).json().total).toBe(1);
  });

  it('of one that there is not are none', async () => {
    expect((await ask(999)).json()).toEqual({ roles: [], personas: [], total: 0 });
  });

  it('are told only who edits users', async () => {
    expect((await ask(EDITS, await bed.signIn(100_002))).statusCode).toBe(403);
  });
});
