import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditFilterSchema } from '#domain/personas/audit';
import { audit } from '../../../server/platform/db/audit.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { type Bed, createBed, TEST_NOW } from '../bed/bed.ts';

const ADMIN = 100_001;
const DAY_MS = 24 * 3_600_000;
const EVERYTHING = auditFilterSchema.parse({
  lecturas: false,
  numiden: null,
  entidad: '',
  idEntidad: '',
  acciones: [],
  fechaIni: null,
  fechaFin: null,
  orden: 'recientes',
});

let bed: Bed;
let cookie = '';
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  cookie = await bed.signIn(ADMIN);
  await bed.db.delete(bitacora);
});
afterAll(() => bed.close());

async function list(filter: object = {}) {
  const answer = await bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/bitacora/lista-paginada',
    headers: { cookie },
    payload: { ...EVERYTHING, numPagina: 1, tamPagina: 25, ...filter },
  });
  return answer.json();
}
async function actions(filter: object = {}): Promise<readonly string[]> {
  return (await list(filter)).filas.map(({ accion }: { accion: string }) => accion);
}
function exported(filter: object = {}) {
  const query = { filtro: JSON.stringify({ ...EVERYTHING, ...filter }) };
  return bed.app.inject({ url: '/mostrador/api/bitacora/exportar', query, headers: { cookie } });
}
/** Writes a row; an act of another version has a name that this one does not know. */
async function write(entry: Readonly<Record<string, unknown>>): Promise<void> {
  const whole = { momento: TEST_NOW, numiden: ADMIN, accion: 'cerrarCaso', entidad: 'caso', idEntidad: 7001 };
  await bed.db.transaction((tx) => audit(tx, { ...whole, ...entry } as Parameters<typeof audit>[1]));
}

describe('the audit', () => {
  beforeEach(async () => {
    await write({ accion: 'uno', momento: new Date(TEST_NOW.getTime() - 2 * DAY_MS) });
    await write({ accion: 'dos', numiden: 100_002, momento: new Date(TEST_NOW.getTime() - DAY_MS) });
    await write({ accion: 'tres', entidad: 'usuario', idEntidad: 100_003 });
    await write({ accion: 'cuatro', numiden: null, idEntidad: 7002 });
  });

  it('shows what was done, the newest first, or the oldest', async () => {
    expect(await actions()).toEqual(['cuatro', 'tres', 'dos', 'uno']);
    expect(await actions({ orden: 'antiguas' })).toEqual(['uno', 'dos', 'tres', 'cuatro']);
  });

  it.each([
    ['who did it', { numiden: 100_002 }, ['dos']],
    ['the kind of record', { entidad: 'caso' }, ['cuatro', 'dos', 'uno']],
    ['the record', { entidad: 'caso', idEntidad: '7001' }, ['dos', 'uno']],
    ['the acts', { acciones: ['tres', 'uno'] }, ['tres', 'uno']],
    ['the first day', { fechaIni: '2026-03-17' }, ['cuatro', 'tres', 'dos']],
    ['the last day', { fechaFin: '2026-03-17' }, ['dos', 'uno']],
    ['all at once', { numiden: ADMIN, entidad: 'caso', acciones: ['uno'], fechaFin: '2026-03-16' }, ['uno']],
    ['days that are none', { fechaIni: '2026-03-18', fechaFin: '2026-03-17' }, []],
  ])('is searched by %s', async (_what, filter, found) => {
    expect(await actions(filter)).toEqual(found);
    expect((await list(filter)).total).toBe(found.length);
  });

  it('counts the days of the store, not of Greenwich', async () => {
    // 23:59 and 00:00 in Mexico City, both the 19th elsewhere.
    await write({ accion: 'antes', momento: new Date('2026-03-19T05:59:59.000Z') });
    await write({ accion: 'después', momento: new Date('2026-03-19T06:00:00.000Z') });
    expect(await actions({ fechaIni: '2026-03-19' })).toEqual(['después']);
    expect((await actions({ fechaFin: '2026-03-18' }))[0]).toBe('antes');
  });

  it('says who did it and who the record is, by name', async () => {
    expect((await list({ acciones: ['tres'] })).filas).toMatchObject([
      { autor: { numiden: ADMIN, nombre: 'Ana Administradora' }, registro: 'Caro Gerente' },
    ]);
    expect((await list({ acciones: ['cuatro'] })).filas).toMatchObject([{ autor: null, registro: null }]);
  });

  it('never shows a secret, not in its file either', async () => {
    await write({ accion: 'clave', antes: { pass: 'uno-secreto' }, despues: { pass: 'dos-secreto', usuario: 'app' } });
    expect(JSON.stringify(await list({ acciones: ['clave'] }))).not.toContain('secreto');
    const file = (await exported({ acciones: ['clave'] })).body;
    expect(file).not.toContain('secreto');
    expect(file).toContain('Usuario: app');
  });

  it('is itself written down when it is looked at, once for the same question in five minutes', async () => {
    await list();
    await list({ numPagina: 2 });
    await list({ numiden: 100_002 });
    const readings = and(eq(bitacora.lectura, true), eq(bitacora.accion, 'consultarBitacora'));
    expect(await bed.db.select().from(bitacora).where(readings)).toMatchObject([
      { numiden: ADMIN, entidad: 'bitacora', despues: { filtro: { numiden: null } } },
      { despues: { filtro: { numiden: 100_002 } } },
    ]);
    expect(await actions({ lecturas: true })).toEqual(['consultarBitacora', 'consultarBitacora', 'consultarBitacora']);
    expect(await actions()).not.toContain('consultarBitacora');
  });

  it('is exported: exactly the rows of the list, in its order, with what differs', async () => {
    await write({
      accion: 'escalarCaso',
      antes: { idEstado: 1, cvetda: 1 },
      despues: { idEstado: 4, cvetda: 1 },
      momento: new Date(TEST_NOW.getTime() + 1_000),
    });
    const lines = (await exported()).body.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('"Fecha","Numiden","Persona","Acción","Registro","Nombre del registro","Antes","Después"');
    expect(lines[1]).toBe(
      '"2026-03-18 12:00",100001,"Ana Administradora","Escalar un caso","Caso 7001",,"Estado: NUEVO","Estado: ESCALADO"',
    );
    expect(lines.slice(2).map((line) => line.split(',')[3])).toEqual(['"cuatro"', '"tres"', '"dos"', '"uno"']);
    expect(await actions({ lecturas: true, acciones: ['exportarBitacora'] })).toHaveLength(1);
  });

  it('is exported whole, however long it is', async () => {
    for (const orden of ['recientes', 'antiguas']) {
      await bed.db.delete(bitacora);
      await bed.db.insert(bitacora).values(
        Array.from({ length: 450 }, (_, n) => ({
          // Three a moment: a batch ends in the midst of one.
          momento: new Date(TEST_NOW.getTime() - Math.floor(n / 3) * 1_000),
          numiden: ADMIN,
          accion: 'prueba',
          entidad: 'caso',
          idEntidad: String(n),
        })),
      );
      const ids = (await exported({ orden })).body.matchAll(/"Caso (\d+)"/g);
      expect(new Set([...ids].map(([, id]) => id)).size).toBe(450);
    }
  });

  it('refuses a filter that is none', async () => {
    const answer = await bed.app.inject({
      url: '/mostrador/api/bitacora/exportar',
      query: { filtro: '{' },
      headers: { cookie },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'El filtro de la exportación no es válido. Vuelva a la bitácora y expórtela de nuevo.',
    ]);
  });
});
