import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_FILTER } from '#domain/casos/casos';
import { MAX_READS, READS_WINDOW_MS } from '#domain/common/readLimits';
import { createApp } from '../../../server/app.ts';
import { anexos } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { storeContent } from '../../../server/platform/files/contents.ts';
import { purge } from '../../../server/startup/maintenance.ts';
import { type Bed, createBed, TEST_SECRETS } from '../bed/bed.ts';
import { MANAGER_OF_TWO, NO_AREAS, seedCases } from '../casos/listaCasos.seed.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let bed: Bed;
let cookieOfLogin = '';
beforeAll(async () => {
  bed = await createBed();
});
beforeEach(async () => {
  await bed.reset();
  await seedCases(bed.db, 230);
  cookieOfLogin = await bed.signIn(100_002);
});
afterAll(() => bed.close());

function search(apePat: string, cookie = cookieOfLogin, app: FastifyInstance = bed.app) {
  return app.inject({
    method: 'POST',
    url: '/mostrador/api/clientes/listar',
    headers: { cookie },
    payload: { nombre: 'María', apePat, apeMat: '' },
  });
}
function list(filtro: object, cookie = cookieOfLogin) {
  return bed.app.inject({
    method: 'POST',
    url: '/mostrador/api/caso/lista-paginada',
    headers: { cookie },
    payload: { ...NO_FILTER, idAplicacion: 146, numPagina: 1, tamPagina: 25, ...filtro },
  });
}
function fetchJson(ruta: string, cookie = cookieOfLogin) {
  return bed.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });
}

function reads(accion?: string) {
  return bed.db
    .select()
    .from(bitacora)
    .where(and(eq(bitacora.lectura, true), accion === undefined ? undefined : eq(bitacora.accion, accion)))
    .orderBy(asc(bitacora.id));
}

/** As many different surnames as somebody may search within five minutes. */
function surnames(howMany: number) {
  return Array.from({ length: howMany }, (_, n) => `Apellido${n}`);
}
async function searchAll(names: readonly string[], cookie = cookieOfLogin) {
  for (const nombre of names) expect((await search(nombre, cookie)).statusCode).toBe(200);
}

describe('what is read of customers is written down', () => {
  it('a customer search: who, when, and what was searched, whatever it finds', async () => {
    await search('García');
    await search('Nadie');
    expect(await reads()).toMatchObject([
      {
        numiden: 100_002,
        momento: bed.clock.now,
        accion: 'buscarClientes',
        entidad: 'clientes',
        despues: { nombre: 'María', apePat: 'García', apeMat: '' },
      },
      { despues: { nombre: 'María', apePat: 'Nadie', apeMat: '' } },
    ]);
  });

  it('a search of cases by the name of a customer, and no other search of cases', async () => {
    await list({ nomCliente: 'garcía' });
    await list({ cvetda: 1, idEstatus: 2 });
    expect(await reads()).toMatchObject([
      { accion: 'buscarClientes', entidad: 'casos', idEntidad: 'garcia', despues: { nomCliente: 'garcía' } },
    ]);
  });

  it('a search of cases by a phone number', async () => {
    await list({ telefono: '81 8123 4567' });
    await list({ telefono: '8181234567' });
    expect(await reads()).toMatchObject([
      { accion: 'buscarClientes', entidad: 'casos', idEntidad: '8181234567', despues: { telefono: '8181234567' } },
    ]);
  });

  it('a case that is opened, unless it is not for this person', async () => {
    const administrador = await bed.signIn(100_001);
    expect((await fetchJson('caso/detalle/1', administrador)).statusCode).toBe(200);
    const stranger = (
      await bed.db.execute<{ id: string }>(sql`select id from casos where cvetda = 80 and numiden_crea <> ${NO_AREAS}`)
    ).rows[0];
    expect((await fetchJson(`caso/detalle/${stranger?.id}`, await bed.signIn(NO_AREAS))).statusCode).toBe(403);
    expect(await reads()).toMatchObject([
      { numiden: 100_001, accion: 'abrirCaso', entidad: 'caso', idEntidad: '1', despues: null },
    ]);
  });

  it('an attachment that is downloaded', async () => {
    const fecha = bed.clock.now;
    const idContenido = await storeContent(bed.db, Buffer.from('%PDF'), fecha);
    const [anexo] = await bed.db
      .insert(anexos)
      .values({ idCaso: 1, nombre: 'a.pdf', tipo: 'pdf', bytes: 4, sha256: '', fecha, numiden: 100_001, idContenido })
      .returning();
    const download = await fetchJson(`caso/download-anexo/${anexo?.id}`, await bed.signIn(100_001));
    expect(download.body).toBe('%PDF');
    expect(await reads()).toMatchObject([
      { numiden: 100_001, accion: 'descargarAnexo', idEntidad: String(anexo?.id), despues: { idCaso: 1 } },
    ]);
  });

  it('an export, with its filter, each time', async () => {
    const filtro = { ...NO_FILTER, cvetda: 2 };
    const gerente = await bed.signIn(MANAGER_OF_TWO, 2);
    for (let time = 0; time < 2; time += 1) {
      await fetchJson(`caso/exportar?filtro=${encodeURIComponent(JSON.stringify(filtro))}`, gerente);
    }
    expect(await reads()).toMatchObject([
      { numiden: MANAGER_OF_TWO, accion: 'exportarCasos', entidad: 'casos', despues: { filtro } },
      { numiden: MANAGER_OF_TWO, accion: 'exportarCasos' },
    ]);
  });

  it('once within five minutes when it is repeated, in whatever spelling, and again after them', async () => {
    await search('García');
    await search('GARCIA ');
    bed.clock.advance(READS_WINDOW_MS - 1);
    await search('garcía');
    expect(await reads()).toHaveLength(1);
    bed.clock.advance(1);
    await search('García');
    expect(await reads()).toHaveLength(2);
  });

  it('and reading goes on when it cannot be written', async () => {
    await bed.db.execute(sql`alter table bitacora rename to bitacora_ausente`);
    const answers = [
      await search('García'),
      await fetchJson('caso/detalle/1', cookieOfLogin),
      await list({ nomCliente: 'x' }),
    ];
    await bed.db.execute(sql`alter table bitacora_ausente rename to bitacora`);
    for (const { statusCode } of answers) expect([200, 403]).toContain(statusCode);
    expect(answers[0]?.statusCode).toBe(200);
  });

  it('for a year, while what was changed stays for good', async () => {
    const hace = (ms: number) => new Date(bed.clock.now.getTime() - ms);
    const row = (idEntidad: string, moment: Date, reading: boolean) => ({
      numiden: 100_002,
      accion: 'abrirCaso',
      entidad: 'caso',
      idEntidad,
      momento: moment,
      lectura: reading,
    });
    await bed.db
      .insert(bitacora)
      .values([
        ...Array.from({ length: 2_100 }, (_, n) => row(`vieja ${n}`, hace(366 * DAY_MS), true)),
        row('de este año', hace(364 * DAY_MS), true),
        row('cambio', hace(3_000 * DAY_MS), false),
      ]);
    await purge(bed.db, bed.clock.now);
    const quedan = await bed.db.select({ id: bitacora.idEntidad }).from(bitacora).where(eq(bitacora.entidad, 'caso'));
    expect(quedan.map(({ id }) => id).toSorted()).toEqual(['cambio', 'de este año']);
  });
});

describe('who searches many more customers than people do', () => {
  const { buscarClientes: maximum } = MAX_READS;

  it('is slowed, told for how long and why, and goes on when the oldest search is five minutes old', async () => {
    await search('Primera');
    bed.clock.advance(2 * MINUTE_MS);
    await searchAll(surnames(maximum - 1));
    bed.clock.advance(30_000);
    const braked = await search('Otra');
    expect({ status: braked.statusCode, espera: braked.headers['retry-after'] }).toEqual({
      status: 429,
      espera: '150',
    });
    expect(braked.json().message).toBe(
      'Usted buscó clientes 60 veces en 5 minutos. Para cuidar los datos de los clientes, espere 3 minutos y podrá buscar de nuevo.',
    );
    bed.clock.advance(150_000 - 1);
    expect((await search('Otra')).headers['retry-after']).toBe('1');
    bed.clock.advance(1);
    expect((await search('Otra')).statusCode).toBe(200);
  });

  it('counts a name once that is searched while it is typed in the list, and writes down each search', async () => {
    await searchAll(surnames(maximum - 1));
    for (const nomCliente of ['ga', 'garc', 'garcia', 'garcia lo', 'garcia lopez']) {
      bed.clock.advance(1_000);
      expect((await list({ nomCliente })).statusCode).toBe(200);
    }
    expect((await reads('buscarClientes')).slice(-2)).toMatchObject([
      { idEntidad: 'garcia lo' },
      { idEntidad: 'garcia lopez' },
    ]);
    expect((await list({ nomCliente: 'mar' })).statusCode).toBe(429);
    // Another name that begins alike, a while later, is another search.
    bed.clock.advance(16_000);
    expect((await list({ nomCliente: 'garza' })).statusCode).toBe(429);
    expect((await list({ nomCliente: 'gar' })).statusCode).toBe(429);
  });

  it('may repeat what was searched already, in the window and by page in the list', async () => {
    await list({ nomCliente: 'gar' });
    await searchAll(surnames(maximum - 1));
    expect((await search('Apellido0')).statusCode).toBe(200);
    for (let numPagina = 1; numPagina <= 3; numPagina += 1) {
      expect((await list({ nomCliente: 'gar', numPagina, tamPagina: 10 })).statusCode).toBe(200);
    }
    expect((await list({ cvetda: 1 })).statusCode).toBe(200);
    expect((await list({ nomCliente: 'otra' })).statusCode).toBe(429);
  });

  it('slows nobody else', async () => {
    await searchAll(surnames(maximum));
    expect((await search('Otra')).statusCode).toBe(429);
    expect((await search('Otra', await bed.signIn(100_001))).statusCode).toBe(200);
  });

  it('is slowed by every server on the same database, and after signing in anew', async () => {
    const { db, config } = bed;
    const dbFor = () => db;
    const another = await createApp({
      db,
      dbFor,
      listen: bed.listen,
      config,
      clock: () => bed.clock.now,
      version: '0.0.0-prueba',
      dist: null,
      log: null,
      secrets: TEST_SECRETS,
    });
    await searchAll(surnames(maximum));
    expect((await search('Otra', cookieOfLogin, another)).statusCode).toBe(429);
    expect((await search('Otra', await bed.signIn(100_002))).statusCode).toBe(429);
    await another.close();
  });

  it('is written down as such once, however often it is tried', async () => {
    await searchAll(surnames(maximum));
    const before = (await reads('buscarClientes')).length;
    for (const apellido of ['Una', 'Dos', 'Tres']) await search(apellido);
    expect(await reads('buscarClientes')).toHaveLength(before);
    expect(await reads('lecturaFrenada')).toMatchObject([{ numiden: 100_002, idEntidad: 'buscarClientes' }]);
  });

  it('is not slowed by a search that says nothing', async () => {
    const empty = () =>
      bed.app.inject({
        method: 'POST',
        url: '/mostrador/api/clientes/listar',
        headers: { cookie: cookieOfLogin },
        payload: { nombre: '¿?', apePat: '', apeMat: '' },
      });
    for (let time = 0; time <= maximum; time += 1) expect((await empty()).statusCode).toBe(400);
    expect(await reads()).toEqual([]);
  });
});

describe('who opens many more cases than people do', () => {
  it('is slowed, but not on the cases that are open already', async () => {
    const administrador = await bed.signIn(100_001);
    const maximum = MAX_READS.abrirCaso;
    for (let id = 1; id <= maximum; id += 1) {
      expect((await fetchJson(`caso/detalle/${id}`, administrador)).statusCode).toBe(200);
    }
    const frenado = await fetchJson(`caso/detalle/${maximum + 1}`, administrador);
    expect({ status: frenado.statusCode, espera: frenado.headers['retry-after'] }).toEqual({
      status: 429,
      espera: '300',
    });
    expect(frenado.json().message).toBe(
      'Usted abrió casos 200 veces en 5 minutos. Para cuidar los datos de los clientes, espere 5 minutos y podrá abrir casos de nuevo.',
    );
    expect((await fetchJson('caso/detalle/1', administrador)).statusCode).toBe(200);
    expect((await search('García', administrador)).statusCode).toBe(200);
  });
});
