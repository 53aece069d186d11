import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIN_FILTRO } from '#domain/casos';
import { MAX_LECTURAS, VENTANA_LECTURAS_MS } from '#domain/lecturas';
import { crearApp } from '../../server/app.ts';
import { purgar } from '../../server/db/mantenimiento.ts';
import { anexos } from '../../server/db/schema/casos.ts';
import { bitacora } from '../../server/db/schema/sistema.ts';
import { storeContent } from '../../server/files/contents.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';
import { GERENTE_DE_DOS, SIN_AREAS, sembrarCasos } from './listaCasos.siembra.ts';

const MINUTO = 60_000;
const DIA = 24 * 60 * MINUTO;

let banco: Banco;
let galleta = '';
beforeAll(async () => {
  banco = await crearBanco();
});
beforeEach(async () => {
  await banco.reiniciar();
  await sembrarCasos(banco.db, 230);
  galleta = await banco.entrar(100_002);
});
afterAll(() => banco.cerrar());

const buscar = (apePat: string, cookie = galleta, app: FastifyInstance = banco.app) =>
  app.inject({
    method: 'POST',
    url: '/mostrador/api/clientes/listar',
    headers: { cookie },
    payload: { nombre: 'María', apePat, apeMat: '' },
  });
const listar = (filtro: object, cookie = galleta) =>
  banco.app.inject({
    method: 'POST',
    url: '/mostrador/api/caso/lista-paginada',
    headers: { cookie },
    payload: { ...SIN_FILTRO, idAplicacion: 146, numPagina: 1, tamPagina: 25, ...filtro },
  });
const traer = (ruta: string, cookie = galleta) =>
  banco.app.inject({ url: `/mostrador/api/${ruta}`, headers: { cookie } });

const lecturas = (accion?: string) =>
  banco.db
    .select()
    .from(bitacora)
    .where(and(eq(bitacora.lectura, true), accion === undefined ? undefined : eq(bitacora.accion, accion)))
    .orderBy(asc(bitacora.id));

/** As many different surnames as somebody may search within five minutes. */
const apellidos = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => `Apellido${n}`);
const buscarTodos = async (nombres: readonly string[], cookie = galleta) => {
  for (const nombre of nombres) expect((await buscar(nombre, cookie)).statusCode).toBe(200);
};

describe('what is read of customers is written down', () => {
  it('a customer search: who, when, and what was searched, whatever it finds', async () => {
    await buscar('García');
    await buscar('Nadie');
    expect(await lecturas()).toMatchObject([
      {
        ...{ numiden: 100_002, momento: banco.reloj.ahora, accion: 'buscarClientes', entidad: 'clientes' },
        despues: { nombre: 'María', apePat: 'García', apeMat: '' },
      },
      { despues: { nombre: 'María', apePat: 'Nadie', apeMat: '' } },
    ]);
  });

  it('a search of cases by the name of a customer, and no other search of cases', async () => {
    await listar({ nomCliente: 'garcía' });
    await listar({ cvetda: 1, idEstatus: 2 });
    expect(await lecturas()).toMatchObject([
      { accion: 'buscarClientes', entidad: 'casos', idEntidad: 'garcia', despues: { nomCliente: 'garcía' } },
    ]);
  });

  it('a case that is opened, unless it is not for this person', async () => {
    const administrador = await banco.entrar(100_001);
    expect((await traer('caso/detalle/1', administrador)).statusCode).toBe(200);
    const ajeno = (
      await banco.db.execute<{ id: string }>(
        sql`select id from casos where cvetda = 80 and numiden_crea <> ${SIN_AREAS}`,
      )
    ).rows[0];
    expect((await traer(`caso/detalle/${ajeno?.id}`, await banco.entrar(SIN_AREAS))).statusCode).toBe(403);
    expect(await lecturas()).toMatchObject([
      { numiden: 100_001, accion: 'abrirCaso', entidad: 'caso', idEntidad: '1', despues: null },
    ]);
  });

  it('an attachment that is downloaded', async () => {
    const fecha = banco.reloj.ahora;
    const idContenido = await storeContent(banco.db, Buffer.from('%PDF'), fecha);
    const [anexo] = await banco.db
      .insert(anexos)
      .values({ idCaso: 1, nombre: 'a.pdf', tipo: 'pdf', bytes: 4, sha256: '', fecha, numiden: 100_001, idContenido })
      .returning();
    const descarga = await traer(`caso/download-anexo/${anexo?.id}`, await banco.entrar(100_001));
    expect(descarga.body).toBe('%PDF');
    expect(await lecturas()).toMatchObject([
      { numiden: 100_001, accion: 'descargarAnexo', idEntidad: String(anexo?.id), despues: { idCaso: 1 } },
    ]);
  });

  it('an export, with its filter, each time', async () => {
    const filtro = { ...SIN_FILTRO, cvetda: 2 };
    const gerente = await banco.entrar(GERENTE_DE_DOS, 2);
    for (let vez = 0; vez < 2; vez += 1) {
      await traer(`caso/exportar?filtro=${encodeURIComponent(JSON.stringify(filtro))}`, gerente);
    }
    expect(await lecturas()).toMatchObject([
      { numiden: GERENTE_DE_DOS, accion: 'exportarCasos', entidad: 'casos', despues: { filtro } },
      { numiden: GERENTE_DE_DOS, accion: 'exportarCasos' },
    ]);
  });

  it('once within five minutes when it is repeated, in whatever spelling, and again after them', async () => {
    await buscar('García');
    await buscar('GARCIA ');
    banco.reloj.avanzar(VENTANA_LECTURAS_MS - 1);
    await buscar('garcía');
    expect(await lecturas()).toHaveLength(1);
    banco.reloj.avanzar(1);
    await buscar('García');
    expect(await lecturas()).toHaveLength(2);
  });

  it('and reading goes on when it cannot be written', async () => {
    await banco.db.execute(sql`alter table bitacora rename to bitacora_ausente`);
    const respuestas = [
      await buscar('García'),
      await traer('caso/detalle/1', galleta),
      await listar({ nomCliente: 'x' }),
    ];
    await banco.db.execute(sql`alter table bitacora_ausente rename to bitacora`);
    for (const { statusCode } of respuestas) expect([200, 403]).toContain(statusCode);
    expect(respuestas[0]?.statusCode).toBe(200);
  });

  it('for a year, while what was changed stays for good', async () => {
    const hace = (ms: number) => new Date(banco.reloj.ahora.getTime() - ms);
    const fila = (idEntidad: string, momento: Date, lectura: boolean) => ({
      ...{ numiden: 100_002, accion: 'abrirCaso', entidad: 'caso', idEntidad, momento, lectura },
    });
    await banco.db
      .insert(bitacora)
      .values([
        ...Array.from({ length: 2_100 }, (_, n) => fila(`vieja ${n}`, hace(366 * DIA), true)),
        fila('de este año', hace(364 * DIA), true),
        fila('cambio', hace(3_000 * DIA), false),
      ]);
    await purgar(banco.db, banco.reloj.ahora);
    const quedan = await banco.db.select({ id: bitacora.idEntidad }).from(bitacora).where(eq(bitacora.entidad, 'caso'));
    expect(quedan.map(({ id }) => id).toSorted()).toEqual(['cambio', 'de este año']);
  });
});

describe('who searches many more customers than people do', () => {
  const { buscarClientes: maximo } = MAX_LECTURAS;

  it('is slowed, told for how long and why, and goes on when the oldest search is five minutes old', async () => {
    await buscar('Primera');
    banco.reloj.avanzar(2 * MINUTO);
    await buscarTodos(apellidos(maximo - 1));
    banco.reloj.avanzar(30_000);
    const frenada = await buscar('Otra');
    expect({ status: frenada.statusCode, espera: frenada.headers['retry-after'] }).toEqual({
      status: 429,
      espera: '150',
    });
    expect(frenada.json().message).toBe(
      'Usted buscó clientes 60 veces en 5 minutos. Para cuidar los datos de los clientes, espere 3 minutos y podrá buscar de nuevo.',
    );
    banco.reloj.avanzar(150_000 - 1);
    expect((await buscar('Otra')).headers['retry-after']).toBe('1');
    banco.reloj.avanzar(1);
    expect((await buscar('Otra')).statusCode).toBe(200);
  });

  it('may repeat what was searched already, in the window and by page in the list', async () => {
    await listar({ nomCliente: 'gar' });
    await buscarTodos(apellidos(maximo - 1));
    expect((await buscar('Apellido0')).statusCode).toBe(200);
    for (let numPagina = 1; numPagina <= 3; numPagina += 1) {
      expect((await listar({ nomCliente: 'gar', numPagina, tamPagina: 10 })).statusCode).toBe(200);
    }
    expect((await listar({ cvetda: 1 })).statusCode).toBe(200);
    expect((await listar({ nomCliente: 'otra' })).statusCode).toBe(429);
  });

  it('slows nobody else', async () => {
    await buscarTodos(apellidos(maximo));
    expect((await buscar('Otra')).statusCode).toBe(429);
    expect((await buscar('Otra', await banco.entrar(100_001))).statusCode).toBe(200);
  });

  it('is slowed by every server on the same database, and after signing in anew', async () => {
    const { db, config } = banco;
    const dbFor = () => db;
    const otra = await crearApp({
      ...{ db, dbFor, config, ahora: () => banco.reloj.ahora, version: '0.0.0-prueba', dist: null, registro: null },
    });
    await buscarTodos(apellidos(maximo));
    expect((await buscar('Otra', galleta, otra)).statusCode).toBe(429);
    expect((await buscar('Otra', await banco.entrar(100_002))).statusCode).toBe(429);
    await otra.close();
  });

  it('is written down as such once, however often it is tried', async () => {
    await buscarTodos(apellidos(maximo));
    const antes = (await lecturas('buscarClientes')).length;
    for (const apellido of ['Una', 'Dos', 'Tres']) await buscar(apellido);
    expect(await lecturas('buscarClientes')).toHaveLength(antes);
    expect(await lecturas('lecturaFrenada')).toMatchObject([{ numiden: 100_002, idEntidad: 'buscarClientes' }]);
  });

  it('is not slowed by a search that says nothing', async () => {
    const vacia = () =>
      banco.app.inject({
        ...{ method: 'POST', url: '/mostrador/api/clientes/listar', headers: { cookie: galleta } },
        payload: { nombre: '¿?', apePat: '', apeMat: '' },
      });
    for (let vez = 0; vez <= maximo; vez += 1) expect((await vacia()).statusCode).toBe(400);
    expect(await lecturas()).toEqual([]);
  });
});

describe('who opens many more cases than people do', () => {
  it('is slowed, but not on the cases that are open already', async () => {
    const administrador = await banco.entrar(100_001);
    const maximo = MAX_LECTURAS.abrirCaso;
    for (let id = 1; id <= maximo; id += 1) {
      expect((await traer(`caso/detalle/${id}`, administrador)).statusCode).toBe(200);
    }
    const frenado = await traer(`caso/detalle/${maximo + 1}`, administrador);
    expect({ status: frenado.statusCode, espera: frenado.headers['retry-after'] }).toEqual({
      status: 429,
      espera: '300',
    });
    expect(frenado.json().message).toBe(
      'Usted abrió casos 200 veces en 5 minutos. Para cuidar los datos de los clientes, espere 5 minutos y podrá abrir casos de nuevo.',
    );
    expect((await traer('caso/detalle/1', administrador)).statusCode).toBe(200);
    expect((await buscar('García', administrador)).statusCode).toBe(200);
  });
});
