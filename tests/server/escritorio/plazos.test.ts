/** The limits of time in a state: kept, computed, found, ordered, told once. */
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CasePage } from '#contract/casos/casos';
import type { Horario } from '#domain/cadena/horario';
import { NO_FILTER } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Estancia } from '#domain/common/plazos';
import { recomputeDue } from '../../../server/escritorio/plazos/due.ts';
import { festivos } from '../../../server/platform/db/schema/cadena.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { novedades } from '../../../server/platform/db/schema/novedades.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { ausencias, usuarios } from '../../../server/platform/db/schema/personas.ts';
import { plazos, plazosEdicion, vencimientos } from '../../../server/platform/db/schema/plazos.ts';
import { pasosPorDia } from '../../../server/platform/db/schema/recorridos.ts';
import { bitacora } from '../../../server/platform/db/schema/system.ts';
import { streamsOfEachTest } from '../bed/eventStream.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, ATENCION, NOW, newKey, type Person } from '../casos/casos.desk.ts';
import { caseIn, doIt, GERENTE } from '../casos/casos.works.ts';
import { HOUR_MS, limitDeskOfFile } from './plazos.desk.ts';

const LIMIT = {
  id: null,
  version: null,
  entidad: 'caso',
  estado: ESTADO.enProceso,
  horas: 4,
  cuenta: 'reloj',
  activo: true,
};

const { desk, around, pass, settle, tell } = limitDeskOfFile();
const openFor = streamsOfEachTest();

const save = async (changes: object = {}, who: Person = desk.administrador) =>
  who.send('plazos/guardar', { ...LIMIT, ...changes }, newKey());
const dueOf = async (id: number) =>
  (await desk.db.select().from(vencimientos).where(eq(vencimientos.idEntidad, id)))[0]?.vence?.toISOString() ?? null;
const hoursOn = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
const news = async (person: Person) => (await person.get('novedades/propias')).json();
const stay = async (id: number, person = desk.administrador): Promise<Estancia> =>
  (await person.get(`plazos/estancia/caso/${id}`)).json();

function caseInProcess(changes: Partial<typeof casos.$inferInsert> = {}) {
  return caseInState(ESTADO.enProceso, changes);
}

/** A case with a history that explains its state. */
async function caseInState(estado: 1 | 2, changes: Partial<typeof casos.$inferInsert> = {}): Promise<number> {
  const id = await caseIn(desk, estado, { administrador: ASESOR, numidenCrea: ASESOR, ...changes });
  if (estado === ESTADO.enProceso) {
    const moment = { fecha: desk.bed.clock.now, numiden: ASESOR };
    await desk.db.insert(casoLogs).values({ idCaso: id, accion: { trabajo: 'enProceso' }, ...moment });
  }
  return id;
}

async function listed(filtro: object, person: Person = desk.administrador, paging: object = {}): Promise<CasePage> {
  const asked = { ...NO_FILTER, idAplicacion: 146, numPagina: 1, tamPagina: 25, ...filtro, ...paging };
  const answer = await person.post('caso/lista-paginada', asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const ids = ({ listaCasos }: CasePage) => listaCasos.map(({ id }) => id);

describe('a limit', () => {
  it('is kept of each state once, with its history, by who sets up the chain', async () => {
    const made = (await save()).json();
    expect(made).toMatchObject({ codigo: 1, descripcion: 'Plazo guardado con éxito', version: 1 });
    expect((await desk.administrador.get('plazos')).json()).toEqual([{ ...LIMIT, id: made.id, version: 1 }]);
    const again = await save({ horas: 8 });
    expect([again.statusCode, again.body.includes('Ese estado ya tiene un plazo.')]).toEqual([400, true]);
    expect((await save({ id: made.id, version: 1, horas: 8 })).json()).toMatchObject({ version: 2 });
    const stale = await save({ id: made.id, version: 1, horas: 9 });
    expect(stale.statusCode).toBe(409);
    const audited = await desk.db.select().from(bitacora).where(eq(bitacora.entidad, 'plazo'));
    expect(audited.map(({ accion, despues }) => [accion, despues])).toMatchObject([
      ['guardarPlazo', { sobre: 'Caso EN PROCESO', horas: 4, cuenta: 'Todas las horas', activo: true }],
      ['guardarPlazo', { horas: 8 }],
    ]);
    expect((await save({}, desk.asesor)).statusCode).toBe(403);
    expect((await save({ estado: ESTADO.solucionada })).body).toContain('Elija de qué estado.');
    expect((await save({ estado: ESTADO.escalado, horas: 0 })).body).toContain('Escriba las horas, de 1 a 2160.');
  });

  it('of one state twenty make one', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => save()));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await desk.db.$count(plazos)).toBe(1);
  });
});

describe('its end', () => {
  it('is so long after the state was entered, and goes with the state', async () => {
    await save();
    const id = await caseInState(ESTADO.nuevo, { administrador: null });
    await settle();
    expect(await dueOf(id)).toBeNull();
    await pass(1);
    await doIt(desk.asesor, 'comentar', id);
    await settle();
    expect(await dueOf(id)).toBe(hoursOn(5));
    await pass(1);
    await doIt(desk.asesor, 'comentar', id);
    await settle();
    expect(await dueOf(id)).toBe(hoursOn(5));
    expect((await listed({})).listaCasos[0]?.vence).toBe(hoursOn(5));
    const { version = 0 } = (await desk.db.select().from(casos).where(eq(casos.id, id)))[0] ?? {};
    expect((await doIt(desk.gerente, 'cerrar', id, { version })).statusCode).toBe(200);
    // At once, before anything was computed.
    expect((await listed({})).listaCasos[0]?.vence).toBeNull();
    await settle();
    expect(await desk.db.$count(vencimientos)).toBe(0);
  });

  it('moves with the limit, the hours of the store and a holiday, in every open case', async () => {
    const id = await caseInProcess();
    await settle();
    expect(await dueOf(id)).toBeNull();
    const { id: limit } = (await save({ cuenta: 'abierta' })).json();
    expect(await recomputeDue(around())).toBe(1);
    expect(await dueOf(id)).toBe(hoursOn(4));
    expect(await recomputeDue(around())).toBe(0);
    // It is nine in the evening of a Wednesday there.
    const nine = { abre: '09:00', cierra: '19:00' };
    const week: Horario = {
      ...{ lunes: nine, martes: nine, miercoles: nine, jueves: nine, viernes: nine, sabado: null, domingo: null },
    };
    await desk.db.update(stores).set({ horario: week, codigoPostal: '06000' }).where(eq(stores.cvetda, 1));
    await settle();
    expect(await dueOf(id)).toBe('2026-03-19T19:00:00.000Z');
    await desk.db.insert(festivos).values({ fecha: '2026-03-19', nombre: 'Feria', tiendas: [1] });
    await settle();
    expect(await dueOf(id)).toBe('2026-03-20T19:00:00.000Z');
    await save({ id: limit, version: 1, cuenta: 'reloj', horas: 2 });
    await settle();
    expect(await dueOf(id)).toBe(hoursOn(2));
    await save({ id: limit, version: 2, cuenta: 'reloj', horas: 2, activo: false });
    await settle();
    expect(await dueOf(id)).toBeNull();
  });

  it('stays where a store is saved with the same hours', async () => {
    const edition = async () => (await desk.db.select().from(plazosEdicion))[0]?.edicion;
    const before = await edition();
    await desk.db.update(stores).set({ horario: null, nombre: sql`nombre` });
    expect(await edition()).toBe(before);
    await desk.db.update(stores).set({ codigoPostal: '64000' }).where(eq(stores.cvetda, 1));
    expect(await edition()).toBe((before ?? 0) + 1);
  });

  it('is computed in lots, each case by one server', async () => {
    await Promise.all(Array.from({ length: 250 }, () => caseInProcess()));
    await settle();
    await save();
    const looked = await Promise.all([recomputeDue(around()), recomputeDue(around())]);
    expect(looked[0] + looked[1]).toBe(250);
    expect(await desk.db.$count(vencimientos, sql`vence is not null`)).toBe(250);
  });
});

describe('the list', () => {
  async function four() {
    await save();
    await save({ estado: ESTADO.nuevo, horas: 1 });
    const late = await caseInProcess();
    const other = await caseInProcess({ cvetda: 2, idArea: 1, idSubcategoria: 1, numidenCrea: ADMINISTRATOR });
    await pass(1);
    const later = await caseInState(ESTADO.nuevo);
    await desk.db.update(casoLogs).set({ fecha: desk.bed.clock.now }).where(eq(casoLogs.idCaso, later));
    const solved = await caseIn(desk, ESTADO.solucionada);
    await settle();
    await pass(3);
    return { late, other, later, solved };
  }

  it('finds what is past its limit and nothing at its last moment, of those whom one may see', async () => {
    const { late, other, later } = await four();
    // The limit of two ends in this moment.
    expect(ids(await listed({ fueraDePlazo: true }))).toEqual([later]);
    desk.bed.clock.advance(1);
    expect(ids(await listed({ fueraDePlazo: true })).toSorted()).toEqual([late, other, later].toSorted());
    expect(ids(await listed({ fueraDePlazo: true }, desk.asesor)).toSorted()).toEqual([late, later].toSorted());
    expect(ids(await listed({ fueraDePlazo: true, estados: [ESTADO.nuevo] }))).toEqual([later]);
    expect(ids(await listed({ fueraDePlazo: true, nomCliente: 'maria', aMiCargo: true }, desk.asesor))).toHaveLength(2);
    expect(await listed({ fueraDePlazo: true, nomCliente: 'nadie' })).toMatchObject({ total: 0 });
  });

  it('stands by what is left, those without a limit last, page by page', async () => {
    const { late, other, later, solved } = await four();
    const order = [later, late, other, solved];
    const page = await listed({ orden: 'porPlazo' });
    expect([ids(page), page.total]).toEqual([order, 4]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((numPagina) => listed({ orden: 'porPlazo' }, desk.administrador, { numPagina, tamPagina: 1 })),
    );
    expect(pages.flatMap(ids)).toEqual(order);
    expect(ids(await listed({ orden: 'porPlazo', fueraDePlazo: true }))).toEqual([later]);
    const mine = { orden: 'porPlazo', nomCliente: 'maria' };
    expect(ids(await listed(mine, desk.asesor))).toEqual([later, late, solved]);
    const file = await desk.administrador.get(
      `caso/exportar?filtro=${encodeURIComponent(JSON.stringify({ orden: 'porPlazo' }))}`,
    );
    const rows = file.body.split('\r\n').slice(1, -1);
    expect(rows.map((row) => Number(row.split(',')[0]?.replaceAll('"', '')))).toEqual(order);
    // The last column: when each ends, by the clock of its store, and nothing where none does.
    expect(rows.map((row) => row.split(',').at(-1)?.replaceAll('"', ''))).toEqual([
      '2026-03-18 23:00',
      '2026-03-19 01:00',
      '2026-03-19 01:00',
      '',
    ]);
  });
});

describe('a stay', () => {
  it('tells since when, its limit, and in which time nine of ten leave it', async () => {
    await save();
    const id = await caseInProcess();
    const nothing = { desde: null, plazo: null, nueveDeDiez: null };
    expect(await stay(id)).toEqual(nothing);
    await settle();
    const limit = { horas: 4, cuenta: 'reloj', vence: hoursOn(4) };
    expect(await stay(id)).toEqual({ desde: NOW.toISOString(), plazo: limit, nueveDeDiez: null });
    const sum = {
      entidad: 'caso',
      tienda: 0,
      dia: '2026-03-10',
      clase: 'estado',
      clave: 'vidaCaso.enProceso',
    } as const;
    await desk.db.insert(pasosPorDia).values([
      { ...sum, cubeta: 24, veces: 8 },
      { ...sum, cubeta: 28, veces: 1 },
    ]);
    expect((await stay(id)).nueveDeDiez).toBeNull();
    await desk.db.insert(pasosPorDia).values({ ...sum, cubeta: 36, veces: 1 });
    expect((await stay(id)).nueveDeDiez).toBe(128 * 60_000);
    // In another state, until that was read.
    await desk.db.update(casos).set({ idEstado: ESTADO.escalado }).where(eq(casos.id, id));
    expect(await stay(id)).toEqual(nothing);
  });

  it('is told to who may see the record', async () => {
    const id = await caseInProcess();
    await settle();
    expect((await desk.stranger.get(`plazos/estancia/caso/${id}`)).statusCode).toBe(403);
    expect((await desk.asesor.get('plazos/estancia/caso/999999')).statusCode).toBe(404);
    expect((await desk.asesor.get('plazos/estancia/vale/999999')).statusCode).toBe(404);
  });
});

describe('a notice', () => {
  const manage = (numiden: number) =>
    desk.db
      .update(usuarios)
      .set({ esGerente: true, areasGerente: [ATENCION] })
      .where(eq(usuarios.numiden, numiden));

  it('comes once the limit is over, to who has the case and who manages its area, and to nobody else', async () => {
    await save();
    await manage(GERENTE);
    const id = await caseInProcess();
    await settle();
    await pass(4);
    expect(await tell()).toBe(0);
    desk.bed.clock.advance(1);
    const stream = await openFor(desk.bed.app, await desk.bed.signIn(ASESOR));
    expect(await tell()).toBe(1);
    expect((await stream.nextOf('message')).data).toMatchObject({ entidad: 'novedad' });
    for (const person of [desk.asesor, desk.gerente]) {
      expect(await news(person)).toMatchObject({
        ...{ novedades: [{ clase: 'fueraDePlazo', entidad: 'caso', idEntidad: id, leida: false }], sinLeer: 1 },
      });
    }
    expect(await news(desk.facturista)).toMatchObject({ sinLeer: 0 });
    await pass(5);
    expect([await tell(), await tell()]).toEqual([0, 0]);
  });

  it('is none of a stay that was left', async () => {
    await save();
    const id = await caseInProcess();
    await settle();
    await pass(5);
    await desk.db.update(casos).set({ idEstado: ESTADO.escalado }).where(eq(casos.id, id));
    expect(await tell()).toBe(0);
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 0 });
  });

  it('goes to who stands in as well', async () => {
    await save();
    await desk.db.insert(ausencias).values({ numiden: ASESOR, hasta: '2026-03-30', suplente: GERENTE });
    await caseInProcess();
    await settle();
    await pass(5);
    await tell();
    expect(await news(desk.gerente)).toMatchObject({
      novedades: [{ clase: 'fueraDePlazo', suple: expect.any(String) }],
    });
  });

  it('is none for who lost the right, before it or after', async () => {
    await save();
    const gone = { cvetda: 2, idArea: 1, idSubcategoria: 1 };
    // Without stores of one's own one reaches those of all.
    const here = (tiendas: number[]) => desk.db.update(usuarios).set({ tiendas }).where(eq(usuarios.numiden, ASESOR));
    await here([1]);
    onTestFinished(async () => void (await here([])));
    const before = await caseInProcess({ administrador: ASESOR, numidenCrea: ADMINISTRATOR, ...gone });
    const later = await caseInProcess({ administrador: ASESOR, numidenCrea: ADMINISTRATOR });
    await settle();
    await pass(5);
    expect(await tell()).toBe(2);
    expect(await desk.db.$count(novedades, and(eq(novedades.idEntidad, before), eq(novedades.numiden, ASESOR)))).toBe(
      0,
    );
    await desk.db.update(casos).set(gone).where(eq(casos.id, later));
    expect(await news(desk.asesor)).toMatchObject({ novedades: [], sinLeer: 0 });
  });

  it('is none of what is late already when a limit is given or shortened, and comes of what was not told yet', async () => {
    await caseInProcess();
    await settle();
    await pass(5);
    const { id } = (await save()).json();
    await settle();
    expect(await tell()).toBe(0);
    // Longer, it ends once more.
    await save({ id, version: 1, horas: 6 });
    await settle();
    await pass(2);
    await save({ id, version: 2, horas: 5 });
    await settle();
    expect(await tell()).toBe(1);
  });

  it('is none of what was late when its limit was given, though its history was not read until then', async () => {
    const id = await caseInProcess();
    await pass(5);
    await save();
    await settle();
    expect(await dueOf(id)).toBe(hoursOn(4));
    expect(await tell()).toBe(0);
  });

  it('is one of two servers, of twenty rounds, and after one that died in the middle', async () => {
    await save();
    await Promise.all(Array.from({ length: 5 }, () => caseInProcess()));
    await settle();
    await pass(5);
    const other = await secondServer(desk.bed);
    onTestFinished(() => other.close());
    // The transaction of who dies comes to no end.
    await desk.db.execute(sql`alter table novedades add constraint muere check (clase <> 'fueraDePlazo')`);
    await expect(tell()).rejects.toThrow();
    await desk.db.execute(sql`alter table novedades drop constraint muere`);
    expect(await desk.db.$count(novedades)).toBe(0);
    const told = await Promise.all(Array.from({ length: 20 }, tell));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(5);
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 5 });
  });
});
