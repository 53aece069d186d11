/** The stores of a chain: who may be one, which number it keeps, and what it numbers. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { chainDesk, WHO } from './cadena.desk.ts';

const desk = chainDesk();

const NUEVA = {
  cvetda: 77,
  nombre: 'Tienda Tijuana',
  tipo: 'fisica',
  admiteLogin: false,
  codigoPostal: '22000',
  serie: 'tj',
};

describe('a store', () => {
  it('is made with the number that its tills have, and takes part from then on', async () => {
    const made = await desk.post('tiendas/guardar', NUEVA);
    expect(made.json(), made.body).toMatchObject({ descripcion: 'Tienda guardada con éxito', id: 77, version: 1 });
    expect((await desk.get('tiendas')).json()).toContainEqual({
      ...{ id: 77, version: 1, nombre: 'Tienda Tijuana', tipo: 'fisica', admiteLogin: false },
      ...{ codigoPostal: '22000', serie: 'TJ', globales: null, horario: null },
    });
    await desk.db.delete(stores).where(eq(stores.cvetda, 77));
  });

  it.each([
    [{ cvetda: 1 }, 'cvetda', 'Ya hay una tienda con ese número.'],
    [{ nombre: '  TIENDA   uno ' }, 'nombre', 'Ya hay una tienda con ese nombre.'],
    [{ codigoPostal: '00999' }, 'codigoPostal', 'Ningún estado tiene códigos postales que empiecen así.'],
    [{ codigoPostal: '123' }, 'codigoPostal', 'El código postal tiene 5 dígitos.'],
    [{ serie: 'ÑU' }, 'serie', 'La serie lleva de 1 a 6 letras mayúsculas o dígitos, sin acentos.'],
    [{ tipo: 'cedis', admiteLogin: true }, 'admiteLogin', 'En un centro de distribución no se inicia sesión.'],
  ])('with %j is refused at %s', async (wrong, campo, message) => {
    await desk.db.update(stores).set({ nombre: 'Tienda Uno' }).where(eq(stores.cvetda, 1));
    const answer = await desk.post('tiendas/guardar', { ...NUEVA, ...wrong });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('keeps its number, whatever is sent with it', async () => {
    const [row] = await desk.db.select().from(stores).where(eq(stores.cvetda, 1));
    const same = {
      nombre: row?.nombre,
      tipo: row?.tipo,
      admiteLogin: row?.admiteLogin,
      codigoPostal: row?.codigoPostal,
    };
    const answer = await desk.post('tiendas/guardar', {
      ...same,
      id: 1,
      cvetda: 500,
      serie: null,
      nombre: 'Otro nombre',
    });
    expect(answer.json(), answer.body).toMatchObject({ id: 1 });
    const all = await desk.db.select().from(stores);
    expect(all.filter(({ cvetda }) => cvetda === 500)).toEqual([]);
    expect(all.find(({ cvetda }) => cvetda === 1)?.nombre).toBe('Otro nombre');
  });

  it('has its global invoices issued in the name of who chose how, whoever writes something else of it', async () => {
    const { db } = desk;
    const issuer = async () =>
      (await db.select().from(stores).where(eq(stores.cvetda, 78))).map(({ globalesNumiden }) => globalesNumiden);
    const globales = { periodicidad: 'diaria', desde: '2026-04-01', notas: 'alMomento' };
    await desk.post('tiendas/guardar', { ...NUEVA, cvetda: 78, globales });
    expect(await issuer()).toEqual([WHO]);
    await db.update(stores).set({ globalesNumiden: 100_004 }).where(eq(stores.cvetda, 78));
    await desk.post('tiendas/guardar', { ...NUEVA, id: 78, cvetda: 78, nombre: 'Tijuana', globales });
    expect(await issuer()).toEqual([100_004]);
    await desk.post('tiendas/guardar', {
      ...NUEVA,
      id: 78,
      cvetda: 78,
      globales: { ...globales, periodicidad: 'mensual' },
    });
    expect(await issuer()).toEqual([WHO]);
    await desk.post('tiendas/guardar', { ...NUEVA, id: 78, cvetda: 78, globales: null });
    expect(await issuer()).toEqual([null]);
    await db.delete(stores).where(eq(stores.cvetda, 78));
  });

  it('stays the one where people can sign in, while there is no other', async () => {
    const { db } = desk;
    const before = await db.select().from(stores);
    await db.update(stores).set({ admiteLogin: false });
    await db.update(stores).set({ admiteLogin: true }).where(eq(stores.cvetda, 1));
    const answer = await desk.post('tiendas/guardar', { ...NUEVA, id: 1, cvetda: 1 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Es la única tienda en la que se puede iniciar sesión: deje otra antes.',
    ]);
    for (const { cvetda, admiteLogin } of before) {
      await db.update(stores).set({ admiteLogin }).where(eq(stores.cvetda, cvetda));
    }
  });

  it('of twenty that are made with one number at once is made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        desk.post('tiendas/guardar', { ...NUEVA, nombre: `Tienda ${index} de veinte`, serie: null }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    await desk.db.delete(stores).where(eq(stores.cvetda, 77));
  });

  it('numbers its invoices in its own series, from 1 on', async () => {
    await desk.db.update(stores).set({ serie: '12' }).where(eq(stores.cvetda, 1));
    const { row } = await desk.lastInvoice();
    expect([row?.serie, row?.folio, row?.comprobante.Serie]).toEqual(['A12', 1, 'A12']);
  });
});
