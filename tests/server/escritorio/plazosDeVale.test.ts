/** The limits of a voucher's state: as those of a case, but for whom it concerns and by whose hours they count. */
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listaVales } from '#contract/vales/listaVales';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import type { Horario } from '#domain/cadena/horario';
import { PERMISOS } from '#domain/common/permisos';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { valeLogs, vales } from '../../../server/platform/db/schema/vales.ts';
import { streamsOfEachTest } from '../bed/eventStream.ts';
import { grantPermissions } from '../bed/people.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, newKey, type Person } from '../casos/casos.desk.ts';
import { caseIn, GERENTE } from '../casos/casos.works.ts';
import { newVoucher } from '../vales/papel.seed.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';
import { HOUR_MS, limitDeskOfFile } from './plazos.desk.ts';

const LIMIT = { id: null, version: null, entidad: 'vale', horas: 4, cuenta: 'reloj', activo: true };
const FACTURISTA = 100_004;

const { desk, pass, settle, tell } = limitDeskOfFile();
const openFor = streamsOfEachTest();
beforeEach(async () => {
  const { db } = desk;
  await db.execute(sql`truncate ventas cascade`);
  await seedOperations(desk);
  await db.delete(vales);
  await grantPermissions(
    db,
    ADMINISTRATOR,
    Object.values(PERMISOS).map(({ id }) => id),
  );
  for (const numiden of [ASESOR, GERENTE]) await grantPermissions(db, numiden, [PERMISOS.verVales.id]);
  await grantPermissions(db, FACTURISTA, [PERMISOS.comentarCaso.id]);
});

async function limit(estado: number, changes: object = {}): Promise<void> {
  const saved = await desk.administrador.send('plazos/guardar', { ...LIMIT, estado, ...changes }, newKey());
  expect(saved.statusCode, saved.body).toBe(200);
}

/** A voucher that the asesor saved in this moment, for a case that the manager has, and that waits to be authorized. */
async function waiting(changes: Partial<typeof vales.$inferInsert> = {}): Promise<number> {
  const fecha = desk.bed.clock.now;
  const idCaso = await caseIn(desk, 2, { administrador: FACTURISTA, numidenCrea: ASESOR });
  const state = { estado: ESTADO_VALE.porAutorizar, numidenCrea: ASESOR, fechaCreacion: fecha };
  const { id } = await newVoucher(desk, { idCaso, ...state, ...changes });
  const accion = { trabajo: 'guardar', porAutorizar: true } as const;
  await desk.db.insert(valeLogs).values({ idVale: id, accion, version: 1, fecha, numiden: ASESOR });
  return id;
}

type Page = z.output<typeof listaVales.listaVales.salida>;
async function listed(filtro: object = {}, person: Person = desk.administrador): Promise<Page> {
  const answer = await person.post('vales/lista', { numPagina: 1, tamPagina: 25, ...filtro });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const ids = ({ vales: rows }: Page) => rows.map(({ id }) => id);
const news = async (person: Person) => (await person.get('novedades/propias')).json();

it('is in the list, its filter, its file and at the voucher itself', async () => {
  await limit(ESTADO_VALE.porAutorizar);
  const late = await waiting();
  const inEffect = await waiting({ estado: ESTADO_VALE.vigente });
  await pass(1);
  const later = await waiting();
  await settle();
  const end = desk.bed.clock.now.getTime() + 3 * HOUR_MS;
  const ends = new Map((await listed()).vales.map(({ id, vence }) => [id, vence]));
  expect(ends).toEqual(
    new Map([
      [later, new Date(end + HOUR_MS).toISOString()],
      [inEffect, null],
      [late, new Date(end).toISOString()],
    ]),
  );
  await pass(3);
  // At its last moment it is not over.
  expect(ids(await listed({ fueraDePlazo: true }))).toEqual([]);
  desk.bed.clock.advance(1);
  expect(ids(await listed({ fueraDePlazo: true }))).toEqual([late]);
  expect(ids(await listed({ fueraDePlazo: true, nombre: 'maría' }))).toEqual([late]);
  expect(ids(await listed({ fueraDePlazo: true, estado: ESTADO_VALE.vigente }))).toEqual([]);
  const filtro = encodeURIComponent(JSON.stringify({ fueraDePlazo: true }));
  const [heading, row, ...rest] = (await desk.administrador.get(`vales/exportar?filtro=${filtro}`)).body
    .split('\r\n')
    .map((line) => line.replaceAll('"', '').split(','));
  expect(rest).toHaveLength(1);
  expect(row?.[heading?.indexOf('Plazo') ?? -1]).toMatch(/^2026-03-\d\d \d\d:00$/);
  const stay = (await desk.administrador.get(`plazos/estancia/vale/${late}`)).json();
  expect(stay.plazo).toEqual({ horas: 4, cuenta: 'reloj', vence: new Date(end).toISOString() });
});

it('puts first in its order what ends soonest, then the others by creation, page by page and in its file', async () => {
  await limit(ESTADO_VALE.porAutorizar);
  await limit(ESTADO_VALE.parcial, { horas: 1 });
  const first = await waiting();
  const older = await waiting({ estado: ESTADO_VALE.vigente });
  await pass(1);
  const second = await waiting();
  const newer = await waiting({ estado: ESTADO_VALE.vigente });
  await settle();
  const order = [first, second, newer, older];
  const sorted = { orden: 'porPlazo' };
  const page = await listed(sorted);
  expect([ids(page), page.total, page.limiteExcedido]).toEqual([order, 4, false]);
  const pages = await Promise.all([1, 2, 3, 4].map((numPagina) => listed({ ...sorted, numPagina, tamPagina: 1 })));
  expect(pages.map(ids)).toEqual(order.map((id) => [id]));
  expect(ids(await listed({ ...sorted, numPagina: 2, tamPagina: 3 }))).toEqual([older]);
  expect(ids(await listed({ ...sorted, nombre: 'maría' }))).toEqual(order);
  expect(ids(await listed({ ...sorted, estado: ESTADO_VALE.vigente }))).toEqual([newer, older]);
  await pass(3);
  desk.bed.clock.advance(1);
  expect(ids(await listed({ ...sorted, fueraDePlazo: true }))).toEqual([first]);
  const rows = await desk.db.select({ id: vales.id, folio: vales.folio }).from(vales);
  const folioOf = new Map(rows.map(({ id, folio }) => [id, folio]));
  const file = await desk.administrador.get(`vales/exportar?filtro=${encodeURIComponent(JSON.stringify(sorted))}`);
  const folios = file.body
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[0]?.replaceAll('"', ''));
  expect(folios).toEqual(order.map((id) => folioOf.get(id)));
});

it('counts by the hours of the store that made it, and ends with its state', async () => {
  await limit(ESTADO_VALE.porAutorizar, { cuenta: 'abierta' });
  const nine = { abre: '09:00', cierra: '19:00' };
  const week: Horario = {
    ...{ lunes: nine, martes: nine, miercoles: nine, jueves: nine, viernes: nine, sabado: null, domingo: null },
  };
  await desk.db.update(stores).set({ horario: week, codigoPostal: '06000' }).where(eq(stores.cvetda, 2));
  const here = await waiting();
  // Of a sale of this store, but made at the other one: it is a Wednesday evening there, and closed.
  const there = await waiting({ cvetda: 1, cvetdaCrea: 2 });
  const now = desk.bed.clock.now.getTime();
  await settle();
  const ends = new Map((await listed()).vales.map(({ id, vence }) => [id, vence]));
  expect(ends.get(here)).toBe(new Date(now + 4 * HOUR_MS).toISOString());
  expect(ends.get(there)).toBe('2026-03-19T19:00:00.000Z');
  await desk.db.update(vales).set({ estado: ESTADO_VALE.vigente });
  expect((await listed()).vales.map(({ vence }) => vence)).toEqual([null, null]);
  await pass(30);
  expect(ids(await listed({ fueraDePlazo: true }))).toEqual([]);
  expect(await tell()).toBe(0);
});

it('is told once to who made it, who has its case and who manages the area, if they may see vouchers', async () => {
  await limit(ESTADO_VALE.porAutorizar);
  await desk.db
    .update(usuarios)
    .set({ esGerente: true, areasGerente: [ATENCION] })
    .where(eq(usuarios.numiden, GERENTE));
  const id = await waiting();
  await settle();
  await pass(5);
  const stream = await openFor(desk.bed.app, await desk.bed.signIn(ASESOR));
  const times = await Promise.all(Array.from({ length: 20 }, tell));
  expect(times.reduce((sum, one) => sum + one)).toBe(1);
  expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'novedad' });
  for (const person of [desk.asesor, desk.gerente]) {
    expect(await news(person)).toMatchObject({
      novedades: [{ clase: 'fueraDePlazo', entidad: 'vale', idEntidad: id }],
      sinLeer: 1,
    });
  }
  // Who has the case sees no vouchers.
  expect(await news(desk.facturista)).toMatchObject({ sinLeer: 0 });
  expect(await tell()).toBe(0);
});

it('moves with what it is computed by', async () => {
  const id = await waiting();
  await settle();
  expect((await listed()).vales).toMatchObject([{ id, vence: null }]);
  await limit(ESTADO_VALE.porAutorizar, { horas: 1 });
  await settle();
  const hour = new Date(desk.bed.clock.now.getTime() + HOUR_MS).toISOString();
  expect((await listed()).vales).toMatchObject([{ id, vence: hour }]);
});

it('is told to who looks at the list, as soon as another end counts', async () => {
  await limit(ESTADO_VALE.vigente);
  const id = await waiting();
  await settle();
  const stream = await openFor(desk.bed.app, await desk.bed.signIn(ADMINISTRATOR));
  await desk.db.update(vales).set({ estado: ESTADO_VALE.vigente }).where(eq(vales.id, id));
  const accion = { trabajo: 'autorizar', comentario: '' } as const;
  const moment = { fecha: desk.bed.clock.now, numiden: GERENTE };
  await desk.db.insert(valeLogs).values({ idVale: id, accion, version: 2, ...moment });
  await settle();
  expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'vale', id });
});
