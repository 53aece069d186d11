/** The stores in which a state lasts longer than in the others are told from the sums of the days that are asked for, and of those alone. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { workDeskOfFile } from '../casos/casos.works.ts';

const desk = workDeskOfFile();
const [DAY, BEFORE] = ['2026-03-18', '2026-03-17'];
const WAITS = 'vidaCaso.pendiente';
/** The buckets of two hours and of sixteen. */
const [TWO, SIXTEEN] = [28, 40];

beforeEach(async () => {
  await desk.db.execute(sql`truncate casos, recorridos, pasos_por_dia, decisiones_por_dia cascade`);
});

interface Sum {
  readonly tienda: number;
  readonly cubeta: number;
  readonly veces: number;
  readonly dia?: string;
  readonly clase?: 'flecha' | 'estado' | 'camino';
  readonly entidad?: 'caso' | 'vale';
}

async function sums(...rows: readonly Sum[]): Promise<void> {
  for (const { tienda, cubeta, veces, dia = DAY, clase = 'estado', entidad = 'caso' } of rows)
    await desk.db.execute(sql`
      insert into pasos_por_dia (entidad, tienda, dia, clase, clave, cubeta, veces)
      values (${entidad}, ${tienda}, ${dia}, ${clase}, ${WAITS}, ${cubeta}, ${veces})`);
}

async function slow(query = ''): Promise<readonly object[]> {
  const answer = await desk.administrador.get(
    `diagramas/uso/vidaCaso/donde-tarda?desde=${DAY}&hasta=${DAY}&medida=mediana${query}`,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const SLOW = {
  ...{ tienda: { cvetda: 2, nombre: expect.stringMatching(/^Tienda /) }, estado: WAITS },
  ...{ tiempos: [[SIXTEEN, 40]], resto: [[TWO, 60]] },
};

it('beside the others, and not beside the sum of the whole chain', async () => {
  await sums(
    { tienda: 0, cubeta: TWO, veces: 60 },
    { tienda: 0, cubeta: SIXTEEN, veces: 40 },
    { tienda: 1, cubeta: TWO, veces: 35 },
    { tienda: 3, cubeta: TWO, veces: 25 },
    { tienda: 2, cubeta: SIXTEEN, veces: 40 },
  );
  expect(await slow()).toEqual([SLOW]);
  expect(await slow('&tienda=2')).toEqual([SLOW]);
  expect(await slow('&tienda=1')).toEqual([]);
});

it('of these days, of states, and of this kind of record alone', async () => {
  await sums(
    { tienda: 1, cubeta: TWO, veces: 60 },
    { tienda: 2, cubeta: SIXTEEN, veces: 29 },
    { tienda: 2, cubeta: SIXTEEN, veces: 50, dia: BEFORE },
    { tienda: 2, cubeta: SIXTEEN, veces: 50, clase: 'flecha' },
    { tienda: 2, cubeta: SIXTEEN, veces: 50, entidad: 'vale' },
  );
  expect(await slow()).toEqual([]);
});

it('by the measure that is asked for', async () => {
  await sums(
    { tienda: 1, cubeta: TWO, veces: 100 },
    { tienda: 2, cubeta: TWO, veces: 80 },
    { tienda: 2, cubeta: SIXTEEN, veces: 20 },
  );
  expect(await slow()).toEqual([]);
  const answer = await desk.administrador.get(
    `diagramas/uso/vidaCaso/donde-tarda?desde=${DAY}&hasta=${DAY}&medida=p90`,
  );
  expect(answer.json()).toHaveLength(1);
  const other = await desk.administrador.get(`diagramas/uso/vidaCaso/donde-tarda?desde=${DAY}&hasta=${DAY}&medida=p50`);
  expect(other.statusCode).toBe(400);
});
