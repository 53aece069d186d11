/** A store with few open records finds them by an index of its own, not by passing those of the whole chain. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Uso } from '#domain/escritorio/uso';
import { workDeskOfFile } from '../casos/casos.works.ts';

const desk = workDeskOfFile();
const [FULL, FEW] = [1, 2];

it('reads three open ones of a store beside twenty thousand of another', async () => {
  await desk.db.execute(sql`truncate casos, recorridos, pasos_por_dia, decisiones_por_dia cascade`);
  await desk.db.execute(sql`
    insert into recorridos (entidad, id_entidad, leido, tienda, estado, desde)
    select 'caso', i, true, case when i > 20000 then ${FEW}::int else ${FULL}::int end, 'vidaCaso.nuevo',
      timestamptz '2026-01-01' + i * interval '1 minute'
    from generate_series(1, 20003) i`);
  await desk.db.execute(sql`analyze recorridos`);
  const plan = await desk.db.execute<{ readonly 'QUERY PLAN': string }>(sql`
    explain select id_entidad from recorridos
    where entidad = 'caso' and tienda = ${sql.raw(String(FEW))} and not terminado and desde is not null order by desde limit 10`);
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('recorridos_abiertos_tienda');
  const answer = await desk.administrador.get(`diagramas/uso/vidaCaso?desde=2026-03-18&hasta=2026-03-19&tienda=${FEW}`);
  expect(answer.json<Uso>().abiertos.map(({ id }) => id)).toEqual([20_001, 20_002, 20_003]);
});
