import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * Folds the loose rows of `casos_cuenta` into those that speak of the same cells; what was folded before is left alone, however
 * much it is. One statement, so that whoever counts meanwhile sees the old rows or the new ones and the same sum; rows that
 * others add meanwhile stay for the next time.
 */
export async function compactCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with sueltas as (
      delete from casos_cuenta where suelta returning mes, cvetda, id_area, id_subcategoria, id_estado, n
    ), celdas as materialized (
      select distinct mes, cvetda, id_area, id_subcategoria, id_estado from sueltas
    ), plegadas as (
      delete from casos_cuenta c using celdas r
      where c.cvetda = r.cvetda and c.mes = r.mes and c.id_area = r.id_area
        and c.id_subcategoria = r.id_subcategoria and c.id_estado = r.id_estado and not c.suelta
      returning c.mes, c.cvetda, c.id_area, c.id_subcategoria, c.id_estado, c.n
    )
    insert into casos_cuenta (mes, cvetda, id_area, id_subcategoria, id_estado, n, suelta)
    select mes, cvetda, id_area, id_subcategoria, id_estado, sum(n), false
    from (select * from sueltas union all select * from plegadas) todas
    group by mes, cvetda, id_area, id_subcategoria, id_estado having sum(n) <> 0`);
}
