import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HISTORY_PAGE } from '#domain/audit';
import { PERMISOS } from '#domain/permisos';
import { RECORD_NAMES, RECORD_READERS } from '#domain/records';
import { audit } from '../../server/db/audit.ts';
import { bitacora } from '../../server/db/schema/system.ts';
import type { Bed } from './bed.ts';
import { createBed, TEST_NOW } from './bed.ts';
import { grantPermissions } from './people.ts';

const ADMIN = 100_001;
const OTHER = 100_004;

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => bed.reiniciar());
afterAll(() => bed.cerrar());

async function history(cookie: string, query: Readonly<Record<string, string>>) {
  return bed.app.inject({ url: '/mostrador/api/bitacora/registro', query, headers: { cookie } });
}
async function write(entry: Partial<Parameters<typeof audit>[1]>): Promise<void> {
  const whole = { momento: TEST_NOW, numiden: ADMIN, accion: 'editarUsuario', entidad: 'usuario', idEntidad: 100_002 };
  await bed.db.transaction((tx) => audit(tx, { ...whole, ...entry }));
}

describe('the history of a record', () => {
  it('tells who changed what and when, newest first, and nothing of other records', async () => {
    await write({ antes: { correo: 'a@x.mx' }, despues: { correo: 'b@x.mx' } });
    await write({ numiden: null, despues: { correo: 'c@x.mx' } });
    await write({ idEntidad: 100_003 });
    await write({ entidad: 'rol' });
    const answer = (await history(await bed.entrar(ADMIN), { entidad: 'usuario', id: '100002' })).json();
    expect(answer).toEqual({
      cambios: [
        expect.objectContaining({ autor: null, antes: null, despues: { correo: 'c@x.mx' } }),
        {
          id: expect.any(Number),
          momento: TEST_NOW.toISOString(),
          autor: { numiden: ADMIN, nombre: 'Ana Administradora' },
          ...{ accion: 'editarUsuario', entidad: 'usuario', idEntidad: '100002' },
          ...{ antes: { correo: 'a@x.mx' }, despues: { correo: 'b@x.mx' } },
        },
      ],
      hayMas: false,
    });
  });

  it('comes fifty at a time', async () => {
    for (let n = 0; n < HISTORY_PAGE + 2; n += 1) await write({ despues: { n } });
    const cookie = await bed.entrar(ADMIN);
    const first = (await history(cookie, { entidad: 'usuario', id: '100002' })).json();
    expect(first.cambios).toHaveLength(HISTORY_PAGE);
    expect(first.hayMas).toBe(true);
    const rest = (
      await history(cookie, { entidad: 'usuario', id: '100002', antesDe: String(first.cambios.at(-1).id) })
    ).json();
    expect(rest.cambios.map(({ despues }: { despues: { n: number } }) => despues.n)).toEqual([1, 0]);
    expect(rest.hayMas).toBe(false);
  });

  it('has neither the sessions of the person nor what others read of it, nor any secret', async () => {
    await bed.entrar(100_002);
    await write({ despues: { contrasenaHash: 'scrypt$abc', correo: 'b@x.mx' } });
    const cookie = await bed.entrar(ADMIN);
    await history(cookie, { entidad: 'usuario', id: '100002' });
    bed.reloj.avanzar(10 * 60_000);
    const answer = await history(cookie, { entidad: 'usuario', id: '100002' });
    expect(answer.body).not.toContain('scrypt');
    expect(answer.json().cambios).toMatchObject([{ despues: { contrasenaHash: '(oculto)', correo: 'b@x.mx' } }]);
  });

  it('is itself written down as a reading, once in five minutes', async () => {
    const cookie = await bed.entrar(ADMIN);
    const reads = () =>
      bed.db
        .select()
        .from(bitacora)
        .where(and(eq(bitacora.lectura, true), eq(bitacora.accion, 'verHistorial')));
    await history(cookie, { entidad: 'usuario', id: '100002' });
    await history(cookie, { entidad: 'usuario', id: '100002' });
    expect(await reads()).toMatchObject([{ numiden: ADMIN, entidad: 'usuario', idEntidad: '100002', despues: null }]);
    await history(cookie, { entidad: 'usuario', id: '100003' });
    bed.reloj.avanzar(6 * 60_000);
    await history(cookie, { entidad: 'usuario', id: '100002' });
    expect(await reads()).toHaveLength(3);
  });

  it.each(RECORD_NAMES)('of a %s is read by who may see such records, and by nobody else', async (entidad) => {
    const readers = RECORD_READERS[entidad].map((permiso): number => PERMISOS[permiso].id);
    const cookie = await bed.entrar(OTHER);
    await grantPermissions(bed.db, OTHER, readers);
    expect((await history(cookie, { entidad, id: '1' })).statusCode).toBe(200);
    const others = Object.values(PERMISOS).flatMap(({ id }) => (readers.includes(id) ? [] : [id]));
    await grantPermissions(bed.db, OTHER, others);
    const refused = await history(cookie, { entidad, id: '1' });
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'No tiene permiso para ver este historial.']);
  });

  it('of anything else is refused as a mistake of the question', async () => {
    expect((await history(await bed.entrar(ADMIN), { entidad: 'caso', id: '1' })).statusCode).toBe(400);
  });
});
