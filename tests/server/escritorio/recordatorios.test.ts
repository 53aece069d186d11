import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { novedades, recordatorios } from '../../../server/platform/db/schema/novedades.ts';
import { tellReminders } from '../../../server/platform/news/remind.ts';
import { streamsOfEachTest } from '../bed/eventStream.ts';
import { secondServer } from '../bed/secondServer.ts';
import { ADMINISTRATOR, ASESOR, type Person } from '../casos/casos.desk.ts';
import { caseIn, workDeskOfFile } from '../casos/casos.works.ts';

const desk = workDeskOfFile();
const openFor = streamsOfEachTest();
beforeEach(async () => {
  await desk.db.delete(novedades);
  await desk.db.delete(recordatorios);
});

/** Ten minutes later by the clock of the store, where it is the day before that of UTC. */
const SOON = { dia: '2026-03-18', hora: '2110', nota: 'Llamar al cliente' };
const DUE = '2026-03-19T03:10:00.000Z';

function casoDelAsesor(changes: Partial<typeof casos.$inferInsert> = {}) {
  return caseIn(desk, ESTADO.enProceso, { administrador: ASESOR, numidenCrea: ASESOR, ...changes });
}

const save = (person: Person, id: number, changes: object = {}) =>
  person.post('recordatorios/guardar', { entidad: 'caso', id, ...SOON, ...changes });
const own = async (person: Person) => (await person.get('recordatorios/propios')).json().recordatorios;
const news = async (person: Person) => (await person.get('novedades/propias')).json();
const tell = () => tellReminders({ db: desk.db, clock: () => desk.bed.clock.now });

describe('a reminder', () => {
  it('waits for who asked for it, and for nobody else, by the clock of the store', async () => {
    const id = await casoDelAsesor();
    expect((await save(desk.asesor, id)).json()).toEqual({ codigo: 1, descripcion: 'Recordatorio guardado' });
    expect(await own(desk.asesor)).toEqual([
      {
        ...{ entidad: 'caso', idEntidad: id, nombre: String(id), detalle: 'GARANTÍA' },
        ...{ momento: DUE, nota: 'Llamar al cliente' },
      },
    ]);
    expect(await own(desk.gerente)).toEqual([]);
  });

  it('of a record is one: the later takes the place of the earlier', async () => {
    const id = await casoDelAsesor();
    await save(desk.asesor, id);
    await save(desk.asesor, id, { hora: '22:30', nota: '' });
    expect(await own(desk.asesor)).toMatchObject([{ momento: '2026-03-19T04:30:00.000Z', nota: '' }]);
  });

  it('comes when its moment has come and not before, as a notice with its note', async () => {
    const id = await casoDelAsesor();
    await save(desk.asesor, id);
    desk.bed.clock.now = new Date(Date.parse(DUE) - 1);
    expect(await tell()).toBe(0);
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 0 });
    desk.bed.clock.now = new Date(DUE);
    expect(await tell()).toBe(1);
    expect(await news(desk.asesor)).toMatchObject({
      novedades: [{ clase: 'recordatorio', idEntidad: id, texto: 'Llamar al cliente', fecha: DUE, leida: false }],
      sinLeer: 1,
    });
    expect(await own(desk.asesor)).toEqual([]);
    expect(await news(desk.gerente)).toMatchObject({ sinLeer: 0 });
  });

  it('is heard by the other computers of its person: as it is set, as it goes, as it comes', async () => {
    const id = await casoDelAsesor();
    const stream = await openFor(desk.bed.app, await desk.bed.signIn(ASESOR));
    const heard = async () => {
      for (;;) {
        const { data } = await stream.nextOf('message');
        if (data.entidad === 'novedad') return data.numiden;
      }
    };
    await save(desk.asesor, id);
    expect(await heard()).toBe(ASESOR);
    await desk.asesor.post('recordatorios/quitar', { entidad: 'caso', id });
    expect(await heard()).toBe(ASESOR);
    await save(desk.asesor, id);
    expect(await heard()).toBe(ASESOR);
    desk.bed.clock.now = new Date(DUE);
    await tell();
    expect(await heard()).toBe(ASESOR);
  });

  it('is taken away by its person alone, once', async () => {
    const id = await casoDelAsesor();
    await save(desk.asesor, id);
    const gone = 'Ese recordatorio ya no existe.';
    const remove = (person: Person) => person.post('recordatorios/quitar', { entidad: 'caso', id });
    expect((await remove(desk.gerente)).json().message).toBe(gone);
    expect(await own(desk.asesor)).toHaveLength(1);
    expect((await remove(desk.asesor)).json()).toEqual({ codigo: 1, descripcion: 'Recordatorio quitado' });
    const again = await remove(desk.asesor);
    expect([again.statusCode, again.json().message]).toEqual([404, gone]);
  });

  it.each([
    ['whose moment is now', { dia: '2026-03-18', hora: '21:00' }, 'Ese momento ya pasó.'],
    ['beyond a year', { dia: '2027-03-21' }, 'Elija un momento dentro de un año.'],
    ['without a day', { dia: '' }, 'Escriba un día.'],
    ['of no hour', { hora: '24:00' }, 'Escriba una hora, por ejemplo 9:00.'],
    ['with a note too long', { nota: 'a'.repeat(201) }, 'Escriba como máximo 200 caracteres.'],
  ])('%s is refused', async (_, changes, message) => {
    const refused = await save(desk.asesor, await casoDelAsesor(), changes);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(message);
    expect(await own(desk.asesor)).toEqual([]);
  });

  it('is of a record that there is and that the person may see', async () => {
    const far = await casoDelAsesor({ numidenCrea: ADMINISTRATOR, cvetda: 2, idArea: 1, idSubcategoria: 1 });
    expect((await save(desk.asesor, far)).statusCode).toBe(403);
    expect((await save(desk.asesor, 999_999)).statusCode).toBe(404);
    expect((await save(desk.asesor, 999_999, { entidad: 'vale' })).statusCode).toBe(404);
  });
});

describe('who lost the right meanwhile', () => {
  it('is reminded of nothing, nor shown what waits', async () => {
    const id = await casoDelAsesor({ numidenCrea: ADMINISTRATOR });
    await save(desk.asesor, id);
    await desk.db.update(casos).set({ cvetda: 2, idArea: 1, idSubcategoria: 1 }).where(eq(casos.id, id));
    expect(await own(desk.asesor)).toEqual([]);
    desk.bed.clock.now = new Date(DUE);
    await tell();
    expect(await news(desk.asesor)).toEqual({ novedades: [], hayMas: false, sinLeer: 0 });
  });
});

describe('at once', () => {
  it('twenty servers tell each reminder one time', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => casoDelAsesor()));
    for (const id of ids) await save(desk.asesor, id);
    desk.bed.clock.now = new Date(DUE);
    const told = await Promise.all(Array.from({ length: 20 }, tell));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(5);
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 5 });
  });

  it('twenty saves of one record at two servers leave one, and a hundred are the most', async () => {
    const id = await casoDelAsesor();
    const other = await secondServer(desk.bed);
    onTestFinished(() => other.close());
    const waiting = { numiden: ASESOR, entidad: 'caso', momento: new Date(DUE), nota: '' } as const;
    await desk.db
      .insert(recordatorios)
      .values(Array.from({ length: 99 }, (_, n) => ({ ...waiting, idEntidad: n + 10_000 })));
    const cookie = await desk.bed.signIn(ASESOR);
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? desk.bed.app : other).inject({
          method: 'POST',
          url: '/mostrador/api/recordatorios/guardar',
          headers: { cookie },
          payload: { entidad: 'caso', id, ...SOON },
        }),
      ),
    );
    expect(new Set(saved.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await desk.db.$count(recordatorios, eq(recordatorios.numiden, ASESOR))).toBe(100);
    const beyond = await save(desk.asesor, await casoDelAsesor());
    expect(beyond.statusCode).toBe(400);
    expect(beyond.body).toContain('Ya tiene 100 recordatorios. Quite alguno.');
  });
});
