import { type SQL, sql } from 'drizzle-orm';
import type { seguridad as contrato } from '#contract/personas/security';
import { UNUSUAL_IN_AN_HOUR, type UnusualReading, WATCHED_READS } from '#domain/personas/security';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { dayInterval } from '../../platform/time/days.ts';

const HOUR_MS = 3_600_000;

/** A search that goes on with the letters of the one before, so soon after it, is the same search (`recordRead.ts`). */
const TYPING_SECONDS = 15;

/** A row as the database answers it: `hora` in milliseconds. */
type Found = {
  readonly numiden: string;
  readonly nombre: string | null;
  readonly accion: UnusualReading['accion'];
  readonly hora: string;
  readonly distintas: number;
  readonly frenada: boolean;
};

/** Where somebody read much more than usual within an hour of a day, the last hour first (POST seguridad/lecturas-inusuales). */
export const unusualReadings: Handler<typeof contrato.lecturasInusuales> = async ({ cuerpo }, { db, config }) => {
  const interval = dayInterval(cuerpo.dia, cuerpo.dia, config.zonaHoraria);
  if (interval?.desde == null || interval.hasta === null) return { filas: [] };
  const { desde, hasta } = interval;
  const rows = await heavyRead(db, () => findUnusual(db, { desde, hasta }, cuerpo.numiden));
  return {
    filas: rows.map(({ numiden, nombre, hora, ...row }) => ({
      ...row,
      desde: new Date(Number(hora)).toISOString(),
      hasta: new Date(Number(hora) + HOUR_MS).toISOString(),
      persona: { numiden: Number(numiden), nombre },
    })),
  };
};

interface Day {
  readonly desde: Date;
  readonly hasta: Date;
}

/**
 * The hours of a day in which somebody, or one person, read unusually much, or so fast as to be slowed. First who read
 * much at all is found, which an index tells alone; only of those the readings themselves are looked at.
 */
async function findUnusual(db: Db, { desde, hasta }: Day, numiden: number | null): Promise<readonly Found[]> {
  const on = (what: SQL) => sql`lectura and ${what}
    and momento >= ${desde.toISOString()}::timestamptz and momento < ${hasta.toISOString()}::timestamptz
    ${numiden === null ? sql`` : sql`and numiden = ${numiden}`}`;
  const watched = on(sql`accion = any(${sql.param([...WATCHED_READS])}::text[])`);
  const { rows } = await db.execute<Found>(sql`
    with horas as materialized (
      select numiden, accion, date_trunc('hour', momento) as hora from bitacora where ${watched}
      group by 1, 2, 3 having count(*) >= ${UNUSUAL_IN_AN_HOUR}
      union
      select numiden, id_entidad, date_trunc('hour', momento) from bitacora where ${on(sql`accion = 'lecturaFrenada'`)}
    ), lecturas as (
      select b.numiden, b.accion, h.hora, b.entidad, b.id_entidad, b.momento,
        lag(b.id_entidad) over w as previa, lag(b.momento) over w as cuando, lag(b.entidad) over w as donde
      from horas h join bitacora b on b.lectura and b.numiden = h.numiden and b.accion = h.accion
        and b.momento >= h.hora and b.momento < h.hora + interval '1 hour'
      window w as (partition by b.numiden, b.accion, h.hora order by b.momento, b.id)
    ), contadas as (
      select numiden, accion, hora, count(distinct (entidad, id_entidad))::int as distintas from lecturas
      where not coalesce(entidad = 'casos' and donde = 'casos' and previa <> id_entidad and length(previa) > 1
        and starts_with(id_entidad, previa) and cuando >= momento - make_interval(secs => ${TYPING_SECONDS}), false)
      group by 1, 2, 3
    ), dichas as (
      select c.*, exists (
        select from bitacora f where f.lectura and f.numiden = c.numiden and f.accion = 'lecturaFrenada'
          and f.id_entidad = c.accion and f.momento >= c.hora and f.momento < c.hora + interval '1 hour'
      ) as frenada
      from contadas c
    )
    select c.numiden, u.nombre_completo as nombre, c.accion, extract(epoch from c.hora) * 1000 as hora, c.distintas, c.frenada
    from dichas c left join usuarios u on u.numiden = c.numiden
    where c.distintas >= ${UNUSUAL_IN_AN_HOUR} or c.frenada
    order by c.hora desc, c.distintas desc, c.numiden, c.accion`);
  return rows;
}
