import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { READS_WINDOW_MS } from '#domain/common/readLimits';
import { UNUSUAL_IN_AN_HOUR } from '#domain/personas/security';
import { countAttempt, countTry } from '../../../server/personas/sesion/attemptLimit.ts';
import { credentialBudget } from '../../../server/personas/sesion/brakeRules.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { bitacora, frenosLogin } from '../../../server/platform/db/schema/system.ts';
import { type Bed, CHEAP_PASSWORDS, createBed, TEST_NOW } from '../bed/bed.ts';

const ADMIN = 100_001;
const PASSWORD = 'tres tristes tigres';
const MINUTE_MS = 60_000;

let bed: Bed;
let hash = '';
let cookie = '';
beforeAll(async () => {
  bed = await createBed({ environment: { AUTH: 'contrasena' } });
  hash = await CHEAP_PASSWORDS.hash(PASSWORD);
});
beforeEach(async () => {
  await bed.reset();
  await bed.db.update(usuarios).set({ contrasenaHash: hash });
  cookie = await signIn(ADMIN);
});
afterAll(() => bed.close());

function login(numiden: number, contrasena = PASSWORD) {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/sesion/login',
    payload: { numiden: String(numiden), idTienda: 1, tienda: 'Tienda Centro', contrasena },
  });
}
async function signIn(numiden: number): Promise<string> {
  return (await login(numiden)).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
function post(path: string, payload: object, key?: string) {
  const headers = { cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return bed.app.inject({ method: 'POST', url: `/mostrador/api/seguridad/${path}`, headers, payload });
}
async function sessions(search = {}) {
  return (await post('sesiones', { buscar: '', orden: 'porUso', numPagina: 1, tamPagina: 25, ...search })).json();
}
async function waits() {
  return (await bed.app.inject({ url: '/mostrador/api/seguridad/esperas', headers: { cookie } })).json();
}
async function works(session: string): Promise<boolean> {
  return (
    (await bed.app.inject({ url: '/mostrador/api/sesion/actual', headers: { cookie: session } })).statusCode === 200
  );
}
function audited(accion: string) {
  return bed.db
    .select()
    .from(bitacora)
    .where(and(eq(bitacora.accion, accion), eq(bitacora.lectura, false)));
}

describe('everybody’s sessions', () => {
  it('are shown with who, where, since when and which one is one’s own', async () => {
    bed.clock.advance(MINUTE_MS);
    await signIn(100_002);
    expect(await sessions()).toEqual({
      filas: [
        {
          id: 2,
          persona: { numiden: 100_002, nombre: 'Beto Asesor' },
          tienda: 'Tienda Centro',
          ip: '127.0.0.1',
          navegador: 'Navegador desconocido',
          creada: '2026-03-18T18:01:00.000Z',
          ultimoUso: '2026-03-18T18:01:00.000Z',
          esta: false,
          enContra: null,
        },
        expect.objectContaining({ id: 1, persona: { numiden: ADMIN, nombre: 'Ana Administradora' }, esta: true }),
      ],
      total: 2,
      limiteExcedido: false,
    });
  });

  it.each([
    ['asesor', [100_002]],
    ['BETO ases', [100_002]],
    ['administradora ana', [ADMIN]],
    ['100002', [100_002]],
    ['1000', [ADMIN, 100_002]],
    ['00002', []],
    ['%', []],
  ])('are searched by name or numiden: %s', async (buscar, people) => {
    await signIn(100_002);
    const { filas } = await sessions({ buscar, orden: 'porNombre' });
    expect(filas.map(({ persona }: { persona: { numiden: number } }) => persona.numiden)).toEqual(people);
  });

  it('are found however the name is accented', async () => {
    await bed.db.update(usuarios).set({ nombreCompleto: 'Íñigo Peña' }).where(eq(usuarios.numiden, ADMIN));
    for (const buscar of ['inigo', 'PEÑA', 'peña íñigo']) expect((await sessions({ buscar })).total).toBe(1);
  });

  it('that are over are not shown', async () => {
    await signIn(100_002);
    bed.clock.advance(20 * MINUTE_MS);
    cookie = await signIn(ADMIN);
    expect((await sessions()).total).toBe(1);
  });

  it('are ended one by one, once, and what it was is kept', async () => {
    const other = await signIn(100_002);
    const answers = [
      await post('terminar-sesion', { id: 2 }, 'una-clave-1'),
      await post('terminar-sesion', { id: 2 }, 'una-clave-1'),
    ];
    expect(answers.map((answer) => answer.json())).toEqual([
      { codigo: 1, descripcion: 'La sesión de Beto Asesor se terminó' },
      { codigo: 1, descripcion: 'La sesión de Beto Asesor se terminó' },
    ]);
    expect(await works(other)).toBe(false);
    expect(await audited('terminarSesionDePersona')).toMatchObject([
      { numiden: ADMIN, entidad: 'usuario', idEntidad: '100002', antes: { ip: '127.0.0.1' }, despues: null },
    ]);
    const again = await post('terminar-sesion', { id: 2 }, 'otra-clave-2');
    expect([again.statusCode, again.json().message]).toEqual([404, 'Esa sesión ya había terminado.']);
  });

  it('but not the one with which one works', async () => {
    const refused = await post('terminar-sesion', { id: 1 });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Esa es la sesión con la que está trabajando. Para terminarla, use Salir.',
    ]);
    expect((await post('terminar-sesiones', { numiden: ADMIN })).json().descripcion).toBe(
      'Ana Administradora no tenía otras sesiones abiertas',
    );
    expect(await works(cookie)).toBe(true);
  });

  it('are ended all of one person, and nobody else’s', async () => {
    const theirs = [await signIn(100_002), await signIn(100_002)];
    const others = await signIn(100_003);
    expect((await post('terminar-sesiones', { numiden: 100_002 })).json()).toEqual({
      codigo: 1,
      descripcion: 'Se terminaron 2 sesiones de Beto Asesor',
    });
    expect(await Promise.all([...theirs, others].map(works))).toEqual([false, false, true]);
    expect(await audited('terminarSesionesDePersona')).toMatchObject([{ antes: { sesiones: 2 } }]);
    expect((await post('terminar-sesiones', { numiden: 999 })).statusCode).toBe(404);
  });
});

describe('who must wait', () => {
  it('is named with the reason and the end, and can be let off', async () => {
    for (let n = 0; n < 6; n += 1) {
      bed.clock.advance(MINUTE_MS);
      await login(100_002, 'no es esta');
    }
    const { filas } = await waits();
    expect(filas).toEqual([
      {
        id: expect.any(String),
        quien: { numiden: 100_002, nombre: 'Beto Asesor' },
        red: '127.0.0.1',
        porque: 'Seis contraseñas incorrectas desde 127.0.0.1',
        intentos: 6,
        quitable: true,
        enContra: null,
        hasta: new Date(bed.clock.now.getTime() + 2_000).toISOString(),
      },
    ]);
    expect((await login(100_002)).statusCode).toBe(429);
    expect((await post('quitar-espera', { id: filas[0].id }, 'una-clave-1')).json()).toEqual({
      codigo: 1,
      descripcion: 'La espera se quitó',
    });
    expect((await login(100_002)).statusCode).toBe(200);
    expect((await waits()).filas).toEqual([]);
    expect(await audited('quitarEspera')).toMatchObject([
      {
        numiden: ADMIN,
        entidad: 'usuario',
        idEntidad: '100002',
        despues: null,
        antes: { motivo: 'Seis contraseñas incorrectas desde 127.0.0.1', intentos: 6 },
      },
    ]);
    expect((await post('quitar-espera', { id: filas[0].id })).statusCode).toBe(404);
  });

  it('stays known after the wait, for the next failure makes the next one', async () => {
    for (let n = 0; n < 6; n += 1) {
      bed.clock.advance(MINUTE_MS);
      await login(100_002, 'no es esta');
    }
    bed.clock.advance(MINUTE_MS);
    expect((await waits()).filas).toMatchObject([{ hasta: null, intentos: 6 }]);
  });

  const nothingElse = async () => null;

  it('is not whoever failed a few times', async () => {
    for (let n = 0; n < 4; n += 1) await login(100_002, 'no es esta');
    expect((await waits()).filas).toEqual([]);
  });

  it('is also a network whose tries are used up, and never a computer by what it is known by', async () => {
    const equipoHash = createHash('sha256').update('galleta').digest('hex');
    bed.clock.advance(-6 * MINUTE_MS);
    for (let n = 0; n < 6; n += 1) {
      bed.clock.advance(MINUTE_MS);
      const origen = { tipo: 'conocido', equipoHash } as const;
      await countAttempt(bed.db, { numiden: 100_002, ip: '10.0.0.8', now: bed.clock.now, origen }, nothingElse);
    }
    for (let n = 0; n < 101; n += 1) {
      await countAttempt(
        bed.db,
        { numiden: n + 1, ip: '10.0.0.7', now: TEST_NOW, origen: { tipo: 'extrano' } },
        nothingElse,
      );
    }
    const { filas } = await waits();
    expect(JSON.stringify(filas)).not.toContain(equipoHash);
    expect(filas).toMatchObject([
      { porque: '100 contraseñas incorrectas con distintos números desde 10.0.0.7', quien: null, red: '10.0.0.7' },
      { porque: 'Seis contraseñas incorrectas en un equipo donde ya había entrado', quien: { numiden: 100_002 } },
    ]);
    expect((await post('quitar-espera', { id: filas[0].id })).json().codigo).toBe(1);
    expect(await audited('quitarEspera')).toMatchObject([{ entidad: 'red', idEntidad: '10.0.0.7' }]);
    expect(await bed.db.select().from(frenosLogin).where(eq(frenosLogin.clave, 'red:10.0.0.7'))).toEqual([]);
  });

  it('is also a network whose programs show wrong credentials', async () => {
    const { clave, tries } = credentialBudget('10.0.0.9');
    for (let n = 0; n < tries; n += 1) await countTry(bed.db, credentialBudget('10.0.0.9'), TEST_NOW);
    const { filas } = await waits();
    expect(filas).toMatchObject([
      {
        porque: '100 credenciales incorrectas de programas desde 10.0.0.9',
        quien: null,
        red: '10.0.0.9',
        quitable: true,
      },
    ]);
    expect((await post('quitar-espera', { id: filas[0].id })).json().codigo).toBe(1);
    expect(await bed.db.select().from(frenosLogin).where(eq(frenosLogin.clave, clave))).toEqual([]);
  });

  it('is also who reads too much, for as long as that lasts', async () => {
    await bed.db.insert(bitacora).values({
      momento: TEST_NOW,
      numiden: 100_002,
      accion: 'lecturaFrenada',
      entidad: 'clientes',
      idEntidad: 'buscarClientes',
      lectura: true,
    });
    expect((await waits()).filas).toMatchObject([
      {
        quien: { numiden: 100_002, nombre: 'Beto Asesor' },
        porque: 'Buscó clientes 60 veces en 5 minutos',
        intentos: 60,
        quitable: false,
        hasta: new Date(TEST_NOW.getTime() + READS_WINDOW_MS).toISOString(),
      },
    ]);
    bed.clock.advance(READS_WINDOW_MS);
    expect((await waits()).filas).toEqual([]);
  });
});

describe('unusual reading', () => {
  const read = async (howMany: number, over: Partial<typeof bitacora.$inferInsert> = {}, gapMs = 30_000) => {
    const first = new Date('2026-03-18T17:00:00.000Z').getTime();
    await bed.db.insert(bitacora).values(
      Array.from({ length: howMany }, (_, n) => ({
        momento: new Date(first + n * gapMs),
        numiden: 100_002,
        accion: 'buscarClientes',
        entidad: 'clientes',
        idEntidad: `cliente ${n}`,
        lectura: true,
        ...over,
      })),
    );
  };
  const unusual = async (filter = {}) =>
    (await post('lecturas-inusuales', { dia: '2026-03-18', numiden: null, ...filter })).json().filas;

  it('is many different ones of a kind within an hour, of one person', async () => {
    await read(UNUSUAL_IN_AN_HOUR);
    expect(await unusual()).toEqual([
      {
        desde: '2026-03-18T17:00:00.000Z',
        hasta: '2026-03-18T18:00:00.000Z',
        frenada: false,
        persona: { numiden: 100_002, nombre: 'Beto Asesor' },
        accion: 'buscarClientes',
        distintas: UNUSUAL_IN_AN_HOUR,
      },
    ]);
    expect(await unusual({ numiden: 100_003 })).toEqual([]);
    expect(await unusual({ dia: '2026-03-17' })).toEqual([]);
  });

  it('is not one less, nor the same ones again', async () => {
    await read(UNUSUAL_IN_AN_HOUR - 1);
    await read(UNUSUAL_IN_AN_HOUR - 1);
    expect(await unusual()).toEqual([]);
  });

  it('is not one name that is typed letter by letter', async () => {
    await bed.db.insert(bitacora).values(
      Array.from({ length: 120 }, (_, n) => ({
        momento: new Date(Date.parse('2026-03-18T17:00:00.000Z') + n * 1_000),
        numiden: 100_002,
        lectura: true,
        accion: 'buscarClientes',
        entidad: 'casos',
        idEntidad: `n${Math.floor(n / 4)}${'a'.repeat(1 + (n % 4))}`,
      })),
    );
    expect(await unusual()).toEqual([]);
  });

  it('is also what was so fast that it was slowed', async () => {
    await read(60, {}, 1_000);
    await read(1, { accion: 'lecturaFrenada', idEntidad: 'buscarClientes' });
    expect(await unusual()).toMatchObject([{ accion: 'buscarClientes', distintas: 60, frenada: true }]);
  });

  it('says who was slowed meanwhile, and tells cases from searches', async () => {
    await read(UNUSUAL_IN_AN_HOUR, { accion: 'abrirCaso', entidad: 'caso' });
    await read(1, { accion: 'lecturaFrenada', idEntidad: 'abrirCaso' });
    expect(await unusual()).toMatchObject([{ accion: 'abrirCaso', frenada: true }]);
  });
});
