import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesInWords } from '#domain/common/fieldChanges';
import { PERMISOS } from '#domain/common/permisos';
import { integracionSecretos } from '../../../server/platform/db/schema/configuracion.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed, testLog } from '../bed/bed.ts';
import { grantPermissions } from '../bed/people.ts';
import { CAJAS, WHO } from './integraciones.desk.ts';

const log = testLog();
let bed: Bed;
let cookie = '';
let id = 0;
beforeAll(async () => {
  bed = await createBed({ log: log.log });
});
beforeEach(async () => {
  await bed.reset();
  await grantPermissions(bed.db, WHO, [PERMISOS.servidores.id]);
  cookie = await bed.signIn(WHO);
  id = (await post('guardar', CAJAS)).json().id;
});
afterAll(() => bed.close());

let keys = 0;
function post(path: string, payload: object, key = `clave-${++keys}-aaaa`) {
  return bed.app.inject({
    method: 'POST',
    url: `/mostrador/api/integracion/${path}`,
    headers: { cookie, 'idempotency-key': key },
    payload,
  });
}
function get(path: string) {
  return bed.app.inject({ url: `/mostrador/api/integracion/${path}`, headers: { cookie } });
}
async function enters(secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await bed.app.inject({ url: '/mostrador/api/entrada/prueba', headers })).statusCode;
}
async function newSecret(): Promise<{
  readonly secreto: string;
  readonly version: number;
  readonly idSecreto: number;
}> {
  const answer = await post('secreto-nuevo', { id });
  expect(answer.statusCode, answer.body).toBe(200);
  const { secreto, version } = answer.json();
  return { secreto, version, idSecreto: Number(secreto.split('_')[1]) };
}
const randomOf = (secret: string) => secret.slice(-43);

/** Everything that the database holds, as text. */
async function everything(): Promise<string> {
  const { rows } = await bed.db.execute<{ tabla: string }>(
    sql`select tablename as tabla from pg_tables where schemaname = current_schema()`,
  );
  const texts = [];
  for (const { tabla } of rows) {
    const { rows: held } = await bed.db.execute<{ todo: string | null }>(
      sql`select string_agg(t::text, ' ') as todo from ${sql.identifier(tabla)} t`,
    );
    texts.push(held[0]?.todo ?? '');
  }
  return texts.join(' ');
}

describe('a secret', () => {
  it('is shown once, and stands nowhere afterwards', async () => {
    const { secreto } = await newSecret();
    expect(await enters(secreto)).toBe(200);
    const reads = [await get('lista'), await get(`detalle/${id}`)].map(({ body }) => body);
    const history = await bed.app.inject({
      url: '/mostrador/api/bitacora/registro',
      query: { entidad: 'integracion', id: String(id) },
      headers: { cookie },
    });
    const all = [...reads, history.body, JSON.stringify(log.lines()), await everything()].join(' ');
    expect(all).toContain(secreto.slice(-4));
    expect(all).not.toContain(randomOf(secreto));
  });

  it('is answered anew to nobody, whatever the key', async () => {
    const first = await post('secreto-nuevo', { id, version: 1 }, 'una-sola-clave');
    expect([first.statusCode, first.json().version]).toEqual([200, 2]);
    const again = await post('secreto-nuevo', { id, version: 1 }, 'una-sola-clave');
    expect([again.statusCode, again.json().message, again.body.includes('mst_')]).toEqual([
      409,
      'La integración Cajas cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.',
      false,
    ]);
    const final = first.json().secreto.slice(-4);
    expect(again.json().cambios).toMatchObject([{ accion: `Secretos: se agregó el que termina en ${final}` }]);
  });

  it('is known by its end, by who made it, and by its last use', async () => {
    const { secreto, idSecreto } = await newSecret();
    const of = async () => (await get(`detalle/${id}`)).json().secretos;
    const told = {
      id: idSecreto,
      final: secreto.slice(-4),
      creado: '2026-03-18T18:00:00.000Z',
      creadoPor: { numiden: WHO, nombre: 'Ana Administradora' },
    };
    expect(await of()).toEqual([{ ...told, ultimoUso: null }]);
    bed.clock.advance(5_000);
    await enters(secreto);
    const use = { momento: '2026-03-18T18:00:05.000Z', direccion: '127.0.0.1' };
    expect(await of()).toEqual([{ ...told, ultimoUso: use }]);
  });

  it('opens nothing from the moment at which it is taken away, and the other one still does', async () => {
    const old = await newSecret();
    const young = await newSecret();
    const taken = await post('quitar-secreto', { id, idSecreto: old.idSecreto, version: young.version });
    expect([taken.statusCode, taken.json()]).toEqual([
      200,
      { codigo: 1, descripcion: 'Secreto quitado con éxito', id, version: 4 },
    ]);
    expect([await enters(old.secreto), await enters(young.secreto)]).toEqual([401, 200]);
    const again = await post('quitar-secreto', { id, idSecreto: old.idSecreto });
    expect([again.statusCode, again.json().message]).toEqual([404, 'Ese secreto ya no existe.']);
  });

  it('is taken away from its own integration alone', async () => {
    const { secreto, idSecreto } = await newSecret();
    const other = (await post('guardar', { ...CAJAS, nombre: 'ERP' })).json().id;
    expect((await post('quitar-secreto', { id: other, idSecreto })).statusCode).toBe(404);
    expect(await enters(secreto)).toBe(200);
  });
});

describe('the secrets of an integration', () => {
  it('are two at most, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('secreto-nuevo', { id })));
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([made.length, refused.length]).toEqual([2, 18]);
    expect(new Set(refused.map((answer) => answer.json().message))).toEqual(
      new Set(['La integración ya tiene dos secretos. Quite uno antes de crear otro.']),
    );
    expect(await bed.db.select().from(integracionSecretos)).toHaveLength(2);
    for (const answer of made) expect(await enters(answer.json().secreto)).toBe(200);
  });

  it('are those of one that there is', async () => {
    const answer = await post('secreto-nuevo', { id: id + 1 });
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'No existe esa integración.']);
  });
});

describe('an integration', () => {
  it('that is off lets nobody in, and lets in again once it is on', async () => {
    const { secreto } = await newSecret();
    await post('guardar', { ...CAJAS, id, activa: false });
    expect(await enters(secreto)).toBe(401);
    await post('guardar', { ...CAJAS, id, activa: true });
    expect(await enters(secreto)).toBe(200);
  });

  it('has a name of its own, however it is written', async () => {
    const answer = await post('guardar', { ...CAJAS, nombre: 'CÁJAS' });
    const message = 'Ya hay una integración con ese nombre.';
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { codigo: 400, message, campos: [{ campo: 'nombre', message }] },
    ]);
    const both = await Promise.all([1, 2].map(() => post('guardar', { ...CAJAS, nombre: 'ERP' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await post('guardar', { ...CAJAS, id, nombre: 'cajas' })).statusCode).toBe(200);
  });

  it('is listed by its name', async () => {
    await post('guardar', { ...CAJAS, nombre: 'Almacén', direcciones: ['10.1.0.0/16'] });
    const listed = (await get('lista')).json();
    expect(listed.map(({ nombre, secretos }: { nombre: string; secretos: unknown }) => [nombre, secretos])).toEqual([
      ['Almacén', []],
      ['Cajas', []],
    ]);
    expect((await get(`detalle/${id + 9}`)).statusCode).toBe(404);
  });

  it('has a history in words', async () => {
    const { secreto, version } = await newSecret();
    await post('guardar', { ...CAJAS, id, version, direcciones: ['10.0.0.5'], activa: false });
    const rows = await bed.db.select().from(bitacora).where(eq(bitacora.entidad, 'integracion')).orderBy(bitacora.id);
    expect(rows.map(({ antes, despues }) => changesInWords(antes as never, despues as never)).slice(1)).toEqual([
      `Secretos: se agregó el que termina en ${secreto.slice(-4)}`,
      'Direcciones: se agregó 10.0.0.5. Activa: de Sí a No',
    ]);
  });
});
