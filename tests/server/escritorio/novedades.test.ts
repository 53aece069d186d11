import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { novedades } from '../../../server/platform/db/schema/novedades.ts';
import { usuarios } from '../../../server/platform/db/schema/personas.ts';
import { purge } from '../../../server/startup/maintenance.ts';
import { streamsOfEachTest } from '../bed/eventStream.ts';
import { ADMINISTRATOR, ASESOR, NOW, newKey, type Person, portray } from '../casos/casos.desk.ts';
import { caseIn, doIt, FACTURISTA, GERENTE, workDeskOfFile } from '../casos/casos.works.ts';

const desk = workDeskOfFile();
const openFor = streamsOfEachTest();
beforeEach(async () => {
  await desk.db.delete(novedades);
});

async function news(person: Person, query = '') {
  return (await person.get(`novedades/propias${query}`)).json();
}

/** The notices of a person, each as [clase, record, text, read]. */
async function told(person: Person) {
  const { novedades: all } = await news(person);
  return all.map(({ clase, nombre, texto, leida }: Record<string, unknown>) => [clase, nombre, texto, leida]);
}

function read(person: Person, body: object) {
  return person.post('novedades/leidas', body);
}

/** A case that the asesor has. */
function casoDelAsesor(changes: Partial<typeof casos.$inferInsert> = {}) {
  return caseIn(desk, ESTADO.enProceso, { administrador: ASESOR, numidenCrea: ASESOR, ...changes });
}

describe('what others do to what concerns a person', () => {
  it('is told to that person alone, with what was written, the newest first', async () => {
    const idCaso = await casoDelAsesor();
    await doIt(desk.gerente, 'comentar', idCaso);
    desk.bed.clock.advance(1_000);
    await doIt(desk.gerente, 'asignar', idCaso, { cambios: { numiden: FACTURISTA, nota: 'Pide su factura.' } });
    const own = await news(desk.asesor);
    expect(own).toEqual({
      novedades: [
        {
          id: expect.any(Number),
          clase: 'pasado',
          entidad: 'caso',
          idEntidad: idCaso,
          nombre: String(idCaso),
          detalle: 'GARANTÍA',
          tienda: 'Tienda Centro',
          autor: { numiden: GERENTE, nombre: 'Caro Gerente' },
          fecha: '2026-03-19T03:00:01.000Z',
          texto: 'Pide su factura.',
          leida: false,
          sigue: false,
          suple: null,
        },
        expect.objectContaining({ clase: 'comentado', texto: 'Se llamó al cliente.', leida: false }),
      ],
      hayMas: false,
      sinLeer: 2,
    });
    expect(await told(desk.facturista)).toEqual([['asignado', String(idCaso), 'Pide su factura.', false]]);
    expect(await told(desk.gerente)).toEqual([]);
  });

  it('comes with the work or not at all: one that is refused tells nobody', async () => {
    const idCaso = await casoDelAsesor();
    await doIt(desk.gerente, 'cerrar', idCaso);
    const before = await portray(desk.db);
    expect((await doIt(desk.administrador, 'cerrar', idCaso, { version: 2 })).statusCode).toBe(409);
    expect((await doIt(desk.administrador, 'asignar', idCaso, { version: 1 })).statusCode).toBe(409);
    expect(await portray(desk.db)).toEqual(before);
    expect(await told(desk.asesor)).toEqual([['cerrado', String(idCaso), 'Se repuso el artículo.', false]]);
  });

  it('and a repetition under the same key tells it once', async () => {
    const idCaso = await casoDelAsesor();
    const clave = newKey();
    for (const _ of [1, 2]) await doIt(desk.gerente, 'comentar', idCaso, { clave });
    expect(await told(desk.asesor)).toHaveLength(1);
  });

  it('tells who asked for an authorization that it was decided', async () => {
    const idCaso = await caseIn(desk, ESTADO.pendiente, { numidenSolicita: ASESOR });
    await doIt(desk.gerente, 'noAutorizar', idCaso);
    expect(await told(desk.asesor)).toEqual([['noAutorizado', String(idCaso), 'Procede por esta ocasión.', false]]);
  });
});

describe('what is taken back', () => {
  it('goes from the notices with its words, and no other notice does', async () => {
    const idCaso = await casoDelAsesor();
    await doIt(desk.gerente, 'comentar', idCaso);
    desk.bed.clock.advance(2_000);
    await doIt(desk.gerente, 'comentar', idCaso);
    await doIt(desk.administrador, 'comentar', await casoDelAsesor());
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 3 });
    const stream = await openFor(desk.bed.app, await desk.bed.signIn(ASESOR));
    const undone = await desk.gerente.send('caso/deshacer', { idCaso, trabajo: 'comentar' });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 2 });
    await expect(heardOf(stream, 'novedad')).resolves.toMatchObject({ numiden: GERENTE });
  });
});

describe('who lost the right meanwhile', () => {
  it('is told nothing of a case that left to where they do not see it, and again once they see it', async () => {
    const idCaso = await casoDelAsesor({ numidenCrea: ADMINISTRATOR });
    await doIt(desk.gerente, 'comentar', idCaso);
    const store = desk.db.update(casos);
    await store.set({ cvetda: 2, idArea: 1, idSubcategoria: 1 }).where(eq(casos.id, idCaso));
    expect(await news(desk.asesor)).toEqual({ novedades: [], hayMas: false, sinLeer: 0 });
    await desk.db.update(casos).set({ cvetda: 1 }).where(eq(casos.id, idCaso));
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 1 });
  });

  it('gets none of what is done from then on', async () => {
    const idCaso = await casoDelAsesor({ numidenCrea: ADMINISTRATOR });
    const rights = { permisos: [13], areas: [2] };
    const [before] = await desk.db.select().from(usuarios).where(eq(usuarios.numiden, ASESOR));
    await desk.db.update(usuarios).set(rights).where(eq(usuarios.numiden, ASESOR));
    await doIt(desk.gerente, 'comentar', idCaso);
    await desk.db.update(usuarios).set({ activo: false }).where(eq(usuarios.numiden, ASESOR));
    await doIt(desk.gerente, 'comentar', idCaso);
    expect(await desk.db.select().from(novedades).where(eq(novedades.numiden, ASESOR))).toEqual([]);
    await desk.db
      .update(usuarios)
      .set({ permisos: before?.permisos ?? [], areas: before?.areas ?? [], activo: true })
      .where(eq(usuarios.numiden, ASESOR));
  });
});

describe('notices that are read', () => {
  it('are read once, on all computers: one by one, or all until one', async () => {
    const idCaso = await casoDelAsesor();
    for (const _ of [1, 2, 3]) await doIt(desk.gerente, 'comentar', idCaso);
    const elsewhere = desk.asesor.inSession(await desk.bed.signIn(ASESOR));
    const [newest, middle, oldest] = (await news(desk.asesor)).novedades as { readonly id: number }[];
    expect((await read(desk.asesor, { ids: [middle?.id] })).json()).toMatchObject({ codigo: 1 });
    expect(await news(elsewhere)).toMatchObject({
      novedades: [{ leida: false }, { leida: true }, { leida: false }],
      sinLeer: 2,
    });
    // A notice that came after the one that was seen stays unread.
    await doIt(desk.gerente, 'comentar', idCaso);
    await read(elsewhere, { hasta: newest?.id });
    expect(await news(desk.asesor)).toMatchObject({
      novedades: [{ leida: false }, { leida: true }, { leida: true }, { id: oldest?.id, leida: true }],
      sinLeer: 1,
    });
  });

  it('are read with their record, when its page is open', async () => {
    const [seen, other] = [await casoDelAsesor(), await casoDelAsesor()];
    for (const idCaso of [seen, other, seen]) await doIt(desk.gerente, 'comentar', idCaso);
    await read(desk.asesor, { de: { entidad: 'caso', id: seen } });
    expect(await news(desk.asesor)).toMatchObject({
      novedades: [{ leida: true }, { idEntidad: other, leida: false }, { leida: true }],
      sinLeer: 1,
    });
  });

  it('are nobody else’s to read', async () => {
    const idCaso = await casoDelAsesor();
    await doIt(desk.gerente, 'comentar', idCaso);
    const [{ id }] = (await news(desk.asesor)).novedades;
    await read(desk.gerente, { ids: [id] });
    await read(desk.gerente, { hasta: id });
    expect(await news(desk.asesor)).toMatchObject({ sinLeer: 1 });
  });

  it('come page by page, and are counted up to a hundred', async () => {
    const idCaso = await casoDelAsesor();
    const row = { numiden: ASESOR, clase: 'comentado', entidad: 'caso', idEntidad: idCaso, autor: GERENTE } as const;
    await desk.db.insert(novedades).values(Array.from({ length: 120 }, () => ({ ...row, fecha: NOW })));
    expect(await news(desk.asesor, '?tamPagina=0')).toEqual({ novedades: [], hayMas: false, sinLeer: 100 });
    const second = await news(desk.asesor, '?numPagina=2&tamPagina=50');
    expect([second.novedades.length, second.hayMas]).toEqual([50, true]);
    const last = await news(desk.asesor, '?numPagina=3&tamPagina=50');
    expect([last.novedades.length, last.hayMas]).toEqual([20, false]);
  });
});

describe('the stream of changes', () => {
  it('tells who gets a notice, and who read theirs elsewhere, and nobody else', async () => {
    const idCaso = await casoDelAsesor();
    const own = await openFor(desk.bed.app, await desk.bed.signIn(ASESOR));
    const other = await openFor(desk.bed.app, await desk.bed.signIn(ADMINISTRATOR));
    await doIt(desk.gerente, 'comentar', idCaso);
    const change = { entidad: 'novedad', id: 0, version: null, numiden: GERENTE };
    await expect(heardOf(own, 'novedad')).resolves.toMatchObject(change);
    const [{ id }] = (await news(desk.asesor)).novedades;
    await read(desk.asesor, { ids: [id] });
    await expect(heardOf(own, 'novedad')).resolves.toMatchObject({ ...change, numiden: ASESOR });
    // A second work on the case, which both hear: no notice came before it.
    await doIt(desk.asesor, 'escalar', idCaso);
    const heard: string[] = [];
    for (;;) {
      const { data } = await other.nextOf('message');
      heard.push(data.entidad);
      if (data.entidad === 'caso' && data.numiden === ASESOR) break;
    }
    expect(heard).not.toContain('novedad');
  });
});

async function heardOf(stream: Awaited<ReturnType<typeof openFor>>, entidad: string) {
  for (;;) {
    const { data } = await stream.nextOf('message');
    if (data.entidad === entidad) return data;
  }
}

// The last: it ends the sessions.
it('a notice is kept for thirty days', async () => {
  const idCaso = await casoDelAsesor();
  await doIt(desk.gerente, 'comentar', idCaso);
  desk.bed.clock.advance(30 * 86_400_000);
  await purge(desk.db, desk.bed.clock.now);
  expect(await desk.db.$count(novedades)).toBe(1);
  desk.bed.clock.advance(1);
  await purge(desk.db, desk.bed.clock.now);
  expect(await desk.db.$count(novedades)).toBe(0);
});
