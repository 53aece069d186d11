/** Each passage through the charts is counted once, whoever did it, and what no chart explains is told. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Uso } from '#domain/escritorio/uso';
import { createReader, forgetOldCharts, readWays } from '../../../server/escritorio/uso/readWays.ts';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { casoLogs } from '../../../server/platform/db/schema/partesDeCaso.ts';
import { recorridos } from '../../../server/platform/db/schema/recorridos.ts';
import { sessions } from '../../../server/platform/db/schema/system.ts';
import { ENGINE } from '../bed/bed.ts';
import { ADMINISTRATOR, NOW } from '../casos/casos.desk.ts';
import { caseIn, doIt, workDeskOfFile } from '../casos/casos.works.ts';

const HOUR_MS = 3_600_000;
/** The days of the store around the bench's moment, which is nine in the evening there. */
const [TODAY, TOMORROW] = ['2026-03-18', '2026-03-19'];

const desk = workDeskOfFile();
beforeEach(async () => {
  await pass(0);
  await desk.db.execute(sql`truncate casos, recorridos, pasos_por_dia, decisiones_por_dia cascade`);
});

/** So many hours later; whoever works on would else have to sign in anew. */
async function pass(hours: number): Promise<void> {
  desk.bed.clock.advance(hours * HOUR_MS);
  await desk.db.update(sessions).set({ creada: desk.bed.clock.now, ultimoUso: desk.bed.clock.now });
}

const read = () => readWays({ db: desk.db, config: desk.bed.config });

async function asked(days = `desde=${TODAY}&hasta=${TOMORROW}`, maquina = 'vidaCaso'): Promise<Uso> {
  const answer = await desk.administrador.get(`diagramas/uso/${maquina}?${days}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** A case that was commented after an hour, commented again, and closed two hours after that. */
async function closedCase(): Promise<number> {
  const id = await caseIn(desk, ESTADO.nuevo);
  await pass(1);
  await doIt(desk.gerente, 'comentar', id);
  await doIt(desk.gerente, 'comentar', id);
  await pass(2);
  const { version = 0 } = (await desk.db.select().from(casos).where(eq(casos.id, id)))[0] ?? {};
  expect((await doIt(desk.gerente, 'cerrar', id, { version })).statusCode).toBe(200);
  return id;
}

const TAKEN = 'vidaCaso.nuevo · comentar [comentarCaso] → vidaCaso.enProceso';
const AGAIN = 'vidaCaso.enProceso · comentar [comentarCaso] → vidaCaso.enProceso';
const CLOSED = 'vidaCaso.enProceso · cerrar [cerrarCaso] → vidaCaso.solucionada';
/** The buckets of one, two and three hours. */
const [ONE, TWO, THREE] = [24, 28, 30];

describe('what passed', () => {
  it('is each arrow with the time before it, each state that was left, and the way of what ended', async () => {
    await closedCase();
    expect(await read()).toBe(1);
    const { flechas, estados, caminos, terminados, abiertos, sinFlecha, porLeer } = await asked();
    expect(flechas).toEqual([
      { flecha: CLOSED, veces: 1, tiempos: [[TWO, 1]] },
      { flecha: AGAIN, veces: 1, tiempos: [] },
      { flecha: TAKEN, veces: 1, tiempos: [[ONE, 1]] },
    ]);
    expect(estados).toEqual([
      { estado: 'vidaCaso.enProceso', tiempos: [[TWO, 1]] },
      { estado: 'vidaCaso.nuevo', tiempos: [[ONE, 1]] },
    ]);
    expect(caminos).toEqual([
      { estados: ['vidaCaso.nuevo', 'vidaCaso.enProceso', 'vidaCaso.solucionada'], veces: 1, tiempos: [[THREE, 1]] },
    ]);
    expect({ terminados, abiertos, sinFlecha, porLeer }).toEqual({
      ...{ terminados: 1, abiertos: [], porLeer: 0 },
      sinFlecha: { total: 0, registros: [] },
    });
  });

  it('is counted on the day of its store, for it and for the chain', async () => {
    // The second work is past midnight of the store; the first is of the day before.
    await closedCase();
    await read();
    const veces = async (days: string) => (await asked(days)).flechas.reduce((sum, one) => sum + one.veces, 0);
    expect(await veces(`desde=${TODAY}&hasta=${TODAY}`)).toBe(2);
    expect(await veces(`desde=${TOMORROW}&hasta=${TOMORROW}`)).toBe(1);
    expect(await veces(`desde=${TODAY}&hasta=${TOMORROW}&tienda=1`)).toBe(3);
    expect(await veces(`desde=${TODAY}&hasta=${TOMORROW}&tienda=2`)).toBe(0);
  });

  it('counts once, however often a history is read', async () => {
    const id = await closedCase();
    await read();
    await desk.db.update(recorridos).set({ leido: false });
    expect(await read()).toBe(1);
    expect((await asked()).flechas.map(({ veces }) => veces)).toEqual([1, 1, 1]);
    // A later entry changes the way that was counted.
    await desk.db
      .insert(casoLogs)
      .values({ idCaso: id, accion: { trabajo: 'reabrir' } as never, fecha: NOW, numiden: ADMINISTRATOR });
    expect((await asked()).porLeer).toBe(1);
    expect(await read()).toBe(1);
    expect((await asked()).flechas.map(({ veces }) => veces)).toEqual([1, 1, 1]);
  });

  it('is read anew by another version of the chart', async () => {
    await closedCase();
    await read();
    await forgetOldCharts(desk.db);
    expect(await read()).toBe(0);
    await desk.db.update(recorridos).set({ carta: 'otra' });
    await forgetOldCharts(desk.db);
    expect((await asked()).porLeer).toBe(1);
    expect(await read()).toBe(1);
    expect((await asked()).flechas.map(({ veces }) => veces)).toEqual([1, 1, 1]);
  });

  it('goes with a record that is gone', async () => {
    await closedCase();
    await read();
    await desk.db.update(recorridos).set({ leido: false });
    await desk.db.execute(sql`truncate casos cascade`);
    expect(await read()).toBe(1);
    expect(await asked()).toMatchObject({ flechas: [], estados: [], caminos: [], terminados: 0, porLeer: 0 });
  });

  it('is counted once by two servers at one time', async () => {
    for (let n = 0; n < 6; n += 1) await closedCase();
    const read6 = await Promise.all([read(), read(), read()]);
    expect(read6.reduce((sum, one) => sum + one, 0)).toBe(6);
    expect((await asked('desde=2026-01-01&hasta=2026-12-31')).flechas.map(({ veces }) => veces)).toEqual([6, 6, 6]);
  });
});

describe('who decides what waits', () => {
  /** A case whose authorization the adviser asked for. */
  async function waiting(): Promise<number> {
    const id = await caseIn(desk, ESTADO.nuevo);
    expect((await doIt(desk.asesor, 'solicitarAutorizacion', id)).statusCode).toBe(200);
    return id;
  }

  it('is how many people did so on a day on which somebody did, of the store and of the chain', async () => {
    const [first, second, third] = [await waiting(), await waiting(), await waiting()];
    expect((await doIt(desk.gerente, 'autorizar', first, { version: 2 })).statusCode).toBe(200);
    expect((await doIt(desk.administrador, 'noAutorizar', second, { version: 2 })).statusCode).toBe(200);
    expect((await doIt(desk.asesor, 'comentar', third, { version: 2 })).statusCode).toBe(200);
    // Past midnight of the store.
    await pass(4);
    expect((await doIt(desk.gerente, 'autorizar', third, { version: 2 })).statusCode).toBe(200);
    await read();
    const both = [{ estado: 'vidaCaso.pendiente', dias: 2, porDia: 1.5 }];
    expect((await asked()).personas).toEqual(both);
    expect((await asked(`desde=${TODAY}&hasta=${TOMORROW}&tienda=1`)).personas).toEqual(both);
    expect((await asked(`desde=${TODAY}&hasta=${TODAY}`)).personas).toEqual([
      { estado: 'vidaCaso.pendiente', dias: 1, porDia: 2 },
    ]);
    expect((await asked(`desde=${TODAY}&hasta=${TOMORROW}&tienda=2`)).personas).toEqual([]);
  });

  it('is counted once, however often a history is read, and goes with its record', async () => {
    await doIt(desk.gerente, 'autorizar', await waiting(), { version: 2 });
    await read();
    await desk.db.update(recorridos).set({ leido: false });
    await read();
    expect((await asked()).personas).toEqual([{ estado: 'vidaCaso.pendiente', dias: 1, porDia: 1 }]);
    await desk.db.update(recorridos).set({ leido: false });
    await desk.db.execute(sql`truncate casos cascade`);
    await read();
    expect((await asked()).personas).toEqual([]);
  });
});

describe('what is open', () => {
  it('is told the longest in its state first, and nothing that ended', async () => {
    const first = await caseIn(desk, ESTADO.nuevo);
    await pass(1);
    const second = await caseIn(desk, ESTADO.nuevo);
    await doIt(desk.gerente, 'comentar', second);
    await closedCase();
    await read();
    expect((await asked()).abiertos).toEqual([
      { id: first, nombre: String(first), idCaso: null, estado: 'vidaCaso.nuevo', desde: NOW.toISOString() },
      {
        ...{ id: second, nombre: String(second), idCaso: null, estado: 'vidaCaso.enProceso' },
        desde: new Date(NOW.getTime() + HOUR_MS).toISOString(),
      },
    ]);
  });
});

describe('what no arrow explains', () => {
  it('is a hand in the database, which is told as soon as it is read', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    await read();
    expect((await asked()).sinFlecha).toEqual({ total: 0, registros: [] });
    await desk.db.update(casos).set({ idEstado: ESTADO.recolecta }).where(eq(casos.id, id));
    expect((await asked()).porLeer).toBe(1);
    await read();
    const { sinFlecha, flechas } = await asked();
    expect(sinFlecha).toEqual({
      total: 1,
      registros: [
        {
          ...{ id, nombre: String(id), idCaso: null },
          pasos: [{ clase: 'callado', de: 'vidaCaso.nuevo', a: 'vidaCaso.recolecta', fecha: null }],
        },
      ],
    });
    expect(flechas).toEqual([]);
  });

  it('is a state that the chart has not, and the records after it are read all the same', async () => {
    const [strange, next] = [await caseIn(desk, ESTADO.nuevo), await caseIn(desk, ESTADO.nuevo)];
    await desk.db.update(casos).set({ idEstado: 77 }).where(eq(casos.id, strange));
    expect(await read()).toBe(2);
    const { sinFlecha, abiertos, porLeer } = await asked();
    expect(sinFlecha.registros.map(({ id, pasos }) => [id, pasos])).toEqual([
      [strange, [{ clase: 'callado', de: 'vidaCaso.nuevo', a: 'vidaCaso.77', fecha: null }]],
    ]);
    expect([abiertos.map(({ id }) => id), porLeer]).toEqual([[next], 0]);
  });

  it('tells nothing of the words of a history', async () => {
    const id = await caseIn(desk, ESTADO.pendiente);
    const accion = { trabajo: 'escalar', area: 'X', subcategoria: 'Y', motivo: 'Z', comentario: 'Juan, 5512345678' };
    await desk.db.insert(casoLogs).values({ idCaso: id, accion: accion as never, fecha: NOW, numiden: ADMINISTRATOR });
    await read();
    const answer = await desk.administrador.get(`diagramas/uso/vidaCaso?desde=${TODAY}&hasta=${TODAY}`);
    expect(answer.json().sinFlecha.total).toBe(1);
    expect(answer.body).not.toContain('Juan');
  });
});

describe('the mark', () => {
  const isRead = async (id: number) =>
    (
      await desk.db
        .select()
        .from(recorridos)
        .where(and(eq(recorridos.entidad, 'caso'), eq(recorridos.idEntidad, id)))
    )[0]?.leido;

  it('is set by a change in its transaction, and only by that of the state', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    await read();
    await desk.db.update(casos).set({ correo: 'otro@correo.mx' }).where(eq(casos.id, id));
    expect(await isRead(id)).toBe(true);
    await expect(
      desk.db.transaction(async (tx) => {
        await tx.update(casos).set({ idEstado: ESTADO.escalado }).where(eq(casos.id, id));
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect(await isRead(id)).toBe(true);
    await desk.db.update(casos).set({ idEstado: ESTADO.escalado }).where(eq(casos.id, id));
    expect(await isRead(id)).toBe(false);
  });

  it.runIf(ENGINE === 'postgres')('outlasts a reader that looked before the change was stored', async () => {
    const id = await caseIn(desk, ESTADO.nuevo);
    await read();
    let reading: Promise<number> = Promise.resolve(0);
    await desk.db.transaction(async (tx) => {
      await tx
        .insert(casoLogs)
        .values({ idCaso: id, accion: { trabajo: 'crear' }, fecha: NOW, numiden: ADMINISTRATOR });
      // Whoever reads now finds it locked, and passes over it.
      reading = read();
      expect(await reading).toBe(0);
    });
    expect(await isRead(id)).toBe(false);
    expect(await read()).toBe(1);
  });
});

describe('who reads by itself', () => {
  it('reads the newest first', async () => {
    const [older, newer] = [await caseIn(desk, ESTADO.nuevo), await caseIn(desk, ESTADO.nuevo)];
    let left = 1;
    await readWays({ db: desk.db, config: desk.bed.config }, () => left-- > 0);
    const read = await desk.db.select({ id: recorridos.idEntidad }).from(recorridos).where(eq(recorridos.leido, true));
    expect({ read, older }).toEqual({ read: [{ id: newer }], older });
  });

  it('reads what is there when it begins, and ends when it is told to', async () => {
    await closedCase();
    const faults: unknown[] = [];
    const reader = createReader(
      { db: desk.db, config: desk.bed.config },
      { error: (fault: unknown) => faults.push(fault) },
    );
    reader.start();
    await expect.poll(async () => (await asked()).porLeer).toBe(0);
    await reader.stop();
    expect(faults).toEqual([]);
    expect((await asked()).terminados).toBe(1);
  });
});

it('a machine that no record lives by has no traffic', async () => {
  const answer = await desk.administrador.get(`diagramas/uso/sesion?desde=${TODAY}&hasta=${TODAY}`);
  expect(answer.statusCode).toBe(400);
});
