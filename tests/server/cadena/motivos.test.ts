import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed } from '../bed/bed.ts';

let bed: Bed;
let admin = '';
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  admin = await bed.signIn(100001);
});
afterAll(() => bed.close());

function save(path: string, body: object, { cookie = admin, key = '' } = {}) {
  return bed.app.inject({
    method: 'POST',
    url: `/mostrador/api/${path}/guardar`,
    headers: { cookie, ...(key === '' ? {} : { 'idempotency-key': key }) },
    payload: body,
  });
}

async function read(path: string, cookie = admin) {
  return (await bed.app.inject({ url: `/mostrador/api/${path}`, headers: { cookie } })).json();
}

const BROKEN = { id: null, descripcion: 'Artículo dañado', tipo: 1, activo: true };

describe('a voucher reason', () => {
  it('is added, listed by type and by whether it is active, and read', async () => {
    const { id, ...answer } = (await save('motivos-vales', BROKEN)).json();
    expect(answer).toEqual({ codigo: 1, descripcion: 'Motivo agregado con éxito', version: 1 });
    await save('motivos-vales', { ...BROKEN, descripcion: 'Ácaros', tipo: 0, activo: false });
    const names = async (path: string) =>
      (await read(`motivos-vales/listar/${path}`)).map(({ descripcion }: { descripcion: string }) => descripcion);
    expect(await names('2/0')).toEqual(['Ácaros', 'Artículo dañado']);
    expect(await names('0/0')).toEqual(['Ácaros']);
    expect(await names('2/1')).toEqual(['Artículo dañado']);
    expect(await names('0/1')).toEqual([]);
    expect(await read(`motivos-vales/detalle/${id}`)).toEqual({ ...BROKEN, id, version: 1 });
    expect(await read('motivos-vales/detalle/999')).toMatchObject({ message: 'El motivo no existe.' });
  });

  it('is edited under the version that was seen; who saves over another’s change is told what it was', async () => {
    const { id } = (await save('motivos-vales', BROKEN)).json();
    const edit = (changes: object) => save('motivos-vales', { ...BROKEN, id, ...changes });
    expect((await edit({ descripcion: 'Roto', version: 1 })).json()).toMatchObject({
      codigo: 1,
      descripcion: 'Motivo editado con éxito',
      version: 2,
    });
    const late = await edit({ activo: false, version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message: 'El motivo «Roto» cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
      entidad: 'motivoVale',
      version: 2,
      cambios: [{ accion: 'Descripción: de Artículo dañado a Roto', version: 2, autor: { numiden: 100001 } }],
    });
    expect(await read(`motivos-vales/detalle/${id}`)).toMatchObject({ descripcion: 'Roto', activo: true });
  });

  it('has a description of its own among those of its type, however it is written', async () => {
    await save('motivos-vales', BROKEN);
    const again = await save('motivos-vales', { ...BROKEN, descripcion: '  ARTICULO   DAÑADO ' });
    expect(again.statusCode).toBe(400);
    expect(again.json().campos).toEqual([
      { campo: 'descripcion', message: 'Ya existe un motivo con esa descripción.' },
    ]);
    expect((await save('motivos-vales', { ...BROKEN, tipo: 0 })).statusCode).toBe(200);
  });

  it('is made once under its key, also when it is asked for twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => save('motivos-vales', BROKEN, { key: 'la-misma-clave' })));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await read('motivos-vales/listar/2/0')).toHaveLength(1);
  });

  it.each([
    [{ descripcion: '   ' }, 'descripcion', 'Campo requerido'],
    [{ descripcion: 'x'.repeat(101) }, 'descripcion', 'Máximo 100 caracteres'],
    [{ tipo: 2 }, 'tipo', 'Campo requerido'],
  ])('is refused with %j', async (changes, campo, message) => {
    const answer = await save('motivos-vales', { ...BROKEN, ...changes });
    expect([answer.statusCode, answer.json().campos]).toEqual([400, [{ campo, message }]]);
  });

  it('leaves in the audit who changed it, from what to what', async () => {
    const { id } = (await save('motivos-vales', BROKEN)).json();
    await save('motivos-vales', { ...BROKEN, id, tipo: 0, version: 1 });
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.entidad, 'motivoVale')).orderBy(bitacora.id);
    expect(
      rows.map(({ numiden, accion, idEntidad, antes, despues }) => [numiden, accion, idEntidad, antes, despues]),
    ).toEqual([
      [
        100001,
        'guardarMotivoVale',
        String(id),
        null,
        { descripcion: 'Artículo dañado', tipo: 'Devolución', activo: true, version: 1 },
      ],
      [
        ...[100001, 'guardarMotivoVale', String(id)],
        { descripcion: 'Artículo dañado', tipo: 'Devolución', activo: true },
        { descripcion: 'Artículo dañado', tipo: 'Cancelación', activo: true, version: 2 },
      ],
    ]);
  });
});

describe('a depreciation reason', () => {
  const SCRATCHED = { id: null, descripcion: 'Rayado', monto: 150.5, activo: true };

  it('keeps its amount to the centavo', async () => {
    const { id } = (await save('motivos-depresiacion', SCRATCHED)).json();
    expect(await read('motivos-depresiacion/listar')).toEqual([{ ...SCRATCHED, id, version: 1 }]);
    await save('motivos-depresiacion', { ...SCRATCHED, id, monto: 1234.05, version: 1 });
    expect(await read(`motivos-depresiacion/detalle/${id}`)).toMatchObject({ monto: 1234.05, version: 2 });
  });

  it.each([
    [-0.01, 'El monto tiene que ser mayor o igual a cero'],
    [1.005, 'Máximo dos decimales'],
    [1_000_000.01, 'El monto no puede ser mayor a 1,000,000'],
  ])('refuses an amount of %d', async (monto, message) => {
    expect((await save('motivos-depresiacion', { ...SCRATCHED, monto })).json().campos).toEqual([
      { campo: 'monto', message },
    ]);
  });

  it('is switched off, and stays', async () => {
    const { id } = (await save('motivos-depresiacion', SCRATCHED)).json();
    await save('motivos-depresiacion', { ...SCRATCHED, id, activo: false, version: 1 });
    expect(await read('motivos-depresiacion/listar')).toMatchObject([{ id, activo: false }]);
  });
});

it('reasons are nobody’s who may not administer them', async () => {
  const cookie = await bed.signIn(100003);
  for (const path of ['motivos-vales', 'motivos-depresiacion']) {
    expect((await save(path, { ...BROKEN, monto: 1 }, { cookie })).statusCode).toBe(403);
    expect(await read(`${path}/detalle/1`, cookie)).toMatchObject({ codigo: 403 });
  }
});
