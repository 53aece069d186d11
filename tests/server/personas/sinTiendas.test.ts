/** A chain that lets nobody in who has no store named. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { type Bed, createBed } from '../bed/bed.ts';

const ASESOR = 100_002;
let bed: Bed;

beforeAll(async () => {
  bed = await createBed({ environment: { TIENDAS_SIN_NOMBRAR: 'ninguna' } });
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

const nameStore = (...tiendas: number[]) =>
  bed.db.update(usuarios).set({ tiendas }).where(eq(usuarios.numiden, ASESOR));
const read = (ruta: string, cookie: string) => bed.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });

describe('who has no store named', () => {
  it('enters none, and reads what to ask for; who administers the application enters all the same', async () => {
    await expect(bed.signIn(ASESOR)).rejects.toThrow(
      'No puede entrar en Tienda Centro: pida que le asignen esa tienda.',
    );
    const admin = await bed.signIn(100_001);
    expect((await read('sesion/tiendas', admin)).json().length).toBeGreaterThan(1);
  });

  it('enters where one is named, and is out with the next call when it is taken away', async () => {
    await nameStore(1);
    const cookie = await bed.signIn(ASESOR);
    expect((await read('sesion/tiendas', cookie)).json()).toEqual([{ cvetda: 1, nombre: 'Tienda Centro' }]);
    await nameStore();
    expect((await read('sesion/tiendas', cookie)).statusCode).toBe(401);
  });

  it('the screens are told so', async () => {
    expect((await read('sesion/opciones', '')).json()).toEqual({ contrasena: false, soloTiendasNombradas: true });
  });
});
