import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import { RECORD_NAMES, RECORD_READERS } from '#domain/common/records';
import { HISTORY_PAGE } from '#domain/personas/audit';
import { audit } from '../../../server/platform/db/audit.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';
import { userToSave } from '../personas/usuarios.desk.ts';

const ADMIN = 100_001;
const OTHER = 100_004;

let bed: Bed;
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

async function history(cookie: string, query: Readonly<Record<string, string>>) {
  return bed.app.inject({ url: '/mostrador/api/bitacora/registro', query, headers: { cookie } });
}
/** Writes a row; an act of another version has a name that this one does not know. */
async function write(entry: Readonly<Record<string, unknown>>): Promise<void> {
  const whole = { momento: TEST_NOW, numiden: ADMIN, accion: 'editarUsuario', entidad: 'usuario', idEntidad: 100_002 };
  await bed.db.transaction((tx) => audit(tx, { ...whole, ...entry } as Parameters<typeof audit>[1]));
}

describe('the history of a record', () => {
  it('tells who changed what and when, newest first, and nothing of other records', async () => {
    await write({ antes: { correo: 'a@x.mx' }, despues: { correo: 'b@x.mx' } });
    await write({ numiden: null, despues: { correo: 'c@x.mx' } });
    await write({ idEntidad: 100_003 });
    await write({ entidad: 'rol' });
    const answer = (await history(await bed.signIn(ADMIN), { entidad: 'usuario', id: '100002' })).json();
    expect(answer).toEqual({
      cambios: [
        expect.objectContaining({ autor: null, antes: null, despues: { correo: 'c@x.mx' } }),
        {
          id: expect.any(Number),
          momento: TEST_NOW.toISOString(),
          autor: { numiden: ADMIN, nombre: 'Ana Administradora' },
          accion: 'editarUsuario',
          entidad: 'usuario',
          idEntidad: '100002',
          antes: { correo: 'a@x.mx' },
          despues: { correo: 'b@x.mx' },
        },
      ],
      hayMas: false,
    });
  });

  it('says names where an older row holds numbers, and keeps a number that nothing has', async () => {
    await write({
      antes: { areas: [1], tiendas: [], idRol: 2, administrador: 100_004 },
      despues: { areas: [1, 2, 77], tiendas: [1, 2], idRol: 77, administrador: null, version: 2, permisos: [2] },
    });
    await write({ despues: { filtro: { cvetda: 2, categoria: 20 } } });
    const answer = (await history(await bed.signIn(ADMIN), { entidad: 'usuario', id: '100002' })).json();
    expect(answer.cambios).toMatchObject([
      { despues: { filtro: { cvetda: 'Tienda Norte', categoria: 'GARANTÍA' } } },
      {
        antes: { areas: ['Facturación'], tiendas: [], idRol: 'Asesor de tienda' },
        despues: {
          areas: ['Facturación', 'Atención a clientes', 77],
          tiendas: ['Tienda Centro', 'Tienda Norte'],
          idRol: 77,
          administrador: null,
          version: 2,
          permisos: [2],
        },
      },
    ]);
    expect(answer.cambios[1].antes.administrador).toMatch(/^\p{L}.* \(100004\)$/u);
  });

  it('says names to who saves over an older change, that of the changed person too', async () => {
    await bed.db.update(usuarios).set({ version: 2 }).where(eq(usuarios.numiden, 100_002));
    await write({ antes: { tiendas: [1] }, despues: { tiendas: [2], version: 2 } });
    const answer = await bed.app.inject({
      method: 'PUT',
      url: '/mostrador/api/usuario/editar',
      headers: { cookie: await bed.signIn(ADMIN) },
      payload: userToSave({ version: 1 }),
    });
    const [{ nombreCompleto }] = (await bed.db
      .select({ nombreCompleto: usuarios.nombreCompleto })
      .from(usuarios)
      .where(eq(usuarios.numiden, 100_002))) as [{ nombreCompleto: string }];
    expect(answer.json()).toMatchObject({
      message: `El usuario ${nombreCompleto} cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.`,
      cambios: [{ accion: 'Tiendas: se agregó Tienda Norte; se quitó Tienda Centro' }],
    });
  });

  it('comes fifty at a time', async () => {
    for (let n = 0; n < HISTORY_PAGE + 2; n += 1) await write({ despues: { n } });
    const cookie = await bed.signIn(ADMIN);
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
    await bed.signIn(100_002);
    await write({ despues: { contrasenaHash: 'scrypt$abc', correo: 'b@x.mx' } });
    const cookie = await bed.signIn(ADMIN);
    await history(cookie, { entidad: 'usuario', id: '100002' });
    bed.clock.advance(10 * 60_000);
    const answer = await history(cookie, { entidad: 'usuario', id: '100002' });
    expect(answer.body).not.toContain('scrypt');
    expect(answer.json().cambios).toMatchObject([{ despues: { contrasenaHash: '(oculto)', correo: 'b@x.mx' } }]);
  });

  it('is itself written down as a reading, once in five minutes', async () => {
    const cookie = await bed.signIn(ADMIN);
    const reads = () =>
      bed.db
        .select()
        .from(bitacora)
        .where(and(eq(bitacora.lectura, true), eq(bitacora.accion, 'verHistorial')));
    await history(cookie, { entidad: 'usuario', id: '100002' });
    await history(cookie, { entidad: 'usuario', id: '100002' });
    expect(await reads()).toMatchObject([{ numiden: ADMIN, entidad: 'usuario', idEntidad: '100002', despues: null }]);
    await history(cookie, { entidad: 'usuario', id: '100003' });
    bed.clock.advance(6 * 60_000);
    await history(cookie, { entidad: 'usuario', id: '100002' });
    expect(await reads()).toHaveLength(3);
  });

  it.each(RECORD_NAMES)('of a %s is read by who may see such records, and by nobody else', async (entidad) => {
    const readers = RECORD_READERS[entidad].map((permiso): number => PERMISOS[permiso].id);
    const cookie = await bed.signIn(OTHER);
    await grantPermissions(bed.db, OTHER, readers);
    expect((await history(cookie, { entidad, id: '1' })).statusCode).toBe(200);
    const others = Object.values(PERMISOS).flatMap(({ id }) => (readers.includes(id) ? [] : [id]));
    await grantPermissions(bed.db, OTHER, others);
    const refused = await history(cookie, { entidad, id: '1' });
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'No tiene permiso para ver este historial.']);
  });

  it('of anything else is refused as a mistake of the question', async () => {
    expect((await history(await bed.signIn(ADMIN), { entidad: 'caso', id: '1' })).statusCode).toBe(400);
  });
});
