import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { direccionEnLinea } from '#domain/casos/direcciones';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { ADDRESS, seedGoods } from '../guias/guias.desk.ts';
import { ASESOR, type Desk, openDesk } from './casos.desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await seedGoods(desk);
});
afterAll(() => desk.bed.close());

function save(changes: object = {}, key?: string) {
  return desk.asesor.send(
    'vales/clientes/save-direccion-cliente',
    { numidenCliente: desk.cliente, ...ADDRESS, ...changes },
    key,
  );
}

function update(body: object) {
  return desk.asesor.send('vales/clientes/update-direccion-cliente', body);
}

async function list() {
  return (await desk.asesor.get(`vales/clientes/get-direcciones/${desk.cliente}`)).json();
}

describe('an address of a customer', () => {
  it('is added once under its key, and listed', async () => {
    const before = (await list()).length;
    const answers = await Promise.all([1, 2].map(() => save({ calle: 'Hidalgo' }, 'una-direccion')));
    expect(answers[0]?.json()).toMatchObject({ codigo: 1, descripcion: 'Dirección agregada con éxito', version: 1 });
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const listed = await list();
    expect(listed).toHaveLength(before + 1);
    const id: unknown = answers[0]?.json().id;
    expect(listed.find((one: { id: number }) => one.id === id)).toEqual({
      ...ADDRESS,
      id,
      version: 1,
      numidenCliente: desk.cliente,
      calle: 'Hidalgo',
      activo: true,
    });
  });

  it('does without what not every house has', async () => {
    const { numeroInterior: _i, referencias: _r, telefono: _t, ...house } = ADDRESS;
    const answer = await desk.asesor.send('vales/clientes/save-direccion-cliente', {
      ...house,
      numidenCliente: desk.cliente,
    });
    expect(answer.statusCode).toBe(200);
    expect((await list()).find(({ id }: { id: number }) => id === answer.json().id)).toMatchObject({
      numeroInterior: '',
      referencias: '',
      telefono: '',
    });
  });

  it('is edited under the version that was seen, and switched off; who comes late is told what changed', async () => {
    const { id } = (await save()).json();
    expect((await update({ ...ADDRESS, id, version: 1, calle: 'Morelos' })).json()).toMatchObject({
      codigo: 1,
      descripcion: 'Dirección editada con éxito',
      id,
      version: 2,
    });
    const late = await update({ ...ADDRESS, id, version: 1, activo: false });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message: 'La dirección Morelos 120 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
      entidad: 'direccion',
      version: 2,
      cambios: [{ accion: 'Calle: de Av. Juárez a Morelos' }],
    });
    await update({ ...ADDRESS, id, version: 2, calle: 'Morelos', activo: false });
    const listed = await list();
    expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject({
      calle: 'Morelos',
      activo: false,
      version: 3,
    });
  });

  it.each([
    ['codigoPostal', '6400', 'El código postal tiene 5 dígitos.'],
    ['codigoPostal', 'ABCDE', 'El código postal tiene 5 dígitos.'],
    ['telefono', '123', 'Campo igual a 10 caracteres'],
    ['calle', '   ', 'Campo requerido'],
    ['colonia', 'x'.repeat(81), 'Máximo 80 caracteres'],
  ])('is refused with %s %j', async (campo, value, message) => {
    const answer = await save({ [campo]: value });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('is of a known customer and of an address that exists', async () => {
    const stranger = await save({ numidenCliente: 999_999 });
    expect([stranger.statusCode, stranger.json().message]).toEqual([404, 'El cliente 999999 no existe.']);
    const nowhere = await update({ ...ADDRESS, id: 999_999, version: 1 });
    expect([nowhere.statusCode, nowhere.json().message]).toEqual([404, 'La dirección no existe.']);
  });

  it('is read by name: looking where a customer lives is written down as a search for that customer', async () => {
    await list();
    const reads = await desk.db
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.lectura, true), eq(bitacora.idEntidad, `direcciones de ${desk.cliente}`)));
    expect(reads).toMatchObject([{ accion: 'buscarClientes', entidad: 'clientes', numiden: ASESOR }]);
  });
});

it('an address is written as a driver reads it', () => {
  expect(direccionEnLinea(ADDRESS)).toBe('Av. Juárez 120 Int. 3B, Centro, 64000 Monterrey, Nuevo León');
  expect(direccionEnLinea({ ...ADDRESS, numeroInterior: '' })).toBe(
    'Av. Juárez 120, Centro, 64000 Monterrey, Nuevo León',
  );
});
