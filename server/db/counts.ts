import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * Folds together the rows of `casos_cuenta` that speak of the same cell. One statement, so that whoever counts meanwhile
 * sees the old rows or the new ones and the same sum; rows that others add meanwhile stay for the next time.
 */
export async function compactCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with repetidas as (
      select mes, cvetda, id_area, id_subcategoria, id_estado from casos_cuenta
      group by mes, cvetda, id_area, id_subcategoria, id_estado having count(*) > 1
    ), viejas as (
      delete from casos_cuenta c using repetidas r
      where c.mes = r.mes and c.cvetda = r.cvetda and c.id_area = r.id_area
        and c.id_subcategoria = r.id_subcategoria and c.id_estado = r.id_estado
      returning c.mes, c.cvetda, c.id_area, c.id_subcategoria, c.id_estado, c.n
    )
    insert into casos_cuenta (mes, cvetda, id_area, id_subcategoria, id_estado, n)
    select mes, cvetda, id_area, id_subcategoria, id_estado, sum(n) from viejas
    group by mes, cvetda, id_area, id_subcategoria, id_estado having sum(n) <> 0`);
}
