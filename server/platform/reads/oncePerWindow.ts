import { sql } from 'drizzle-orm';
import { type Places, prepared } from '../db/prepared.ts';
import type { Context } from '../http/handler.ts';
import { latestEnd } from '../time/setBack.ts';
import type { Reading } from './readings.ts';

interface Attempt {
  readonly reading: Reading;
  /** Under which name the row is written; absent: the reading's own. */
  readonly as?: string;
  readonly numiden: number;
  readonly momento: Date;
  readonly since: Date;
  readonly max: number;
}

// The lists of cases and of vouchers search while a name is typed: a search that goes on with the letters of
// the one before finds no one beyond those that it found, so it is written down and not counted. So many
// searches to a name are looked at.
const LETTERS = 4;
const TYPING_SECONDS = 15;

/**
 * Writes a reading down unless the same person has read the same since then, or too many others. One statement, so that a reading
 * waits once. Requests of one person that arrive in the same instant may pass together: as many as there are connections to the
 * database, which does not make a collection.
 */
export function oncePerWindow(
  db: Context['db'],
  { reading, as = reading.accion, numiden, momento, since, max }: Attempt,
) {
  const { entidad, idEntidad, datos } = reading;
  return writeOncePerWindow(db, {
    ...{ numiden, accion: as, entidad, idEntidad, datos: datos === null ? null : JSON.stringify(datos) },
    ...{ momento: momento.toISOString(), since: since.toISOString(), until: latestEnd(momento, 0).toISOString() },
    ...{ max, looked: max * LETTERS },
  });
}

interface Values {
  readonly numiden: number;
  readonly accion: string;
  readonly entidad: string;
  readonly idEntidad: string;
  readonly datos: string | null;
  readonly momento: string;
  readonly since: string;
  readonly until: string;
  readonly max: number;
  readonly looked: number;
}

const writeOncePerWindow = prepared('lectura_anotada', (db, p: Places<Values>) => {
  const previas = db.$with('previas', {}).as(sql`
    select momento, entidad, id_entidad from bitacora
    where lectura and numiden = ${p.numiden} and accion = ${p.accion} and momento > ${p.since}::timestamptz
      and momento <= ${p.until}::timestamptz
    order by momento desc limit ${p.looked}`);
  const contadas = db.$with('contadas', {}).as(sql`
    select momento from previas p where not exists (
      select from previas q where q.entidad in ('casos', 'vales') and p.entidad = q.entidad
        and q.id_entidad <> p.id_entidad and length(q.id_entidad) > 1 and starts_with(p.id_entidad, q.id_entidad)
        and q.momento between p.momento - make_interval(secs => ${sql.raw(String(TYPING_SECONDS))}) and p.momento
    ) order by momento desc limit ${p.max}`);
  const repetidas = db.$with('repetidas', {}).as(sql`
    select from previas where entidad = ${p.entidad} and id_entidad = ${p.idEntidad}`);
  const escritas = db.$with('escritas', {}).as(sql`
    insert into bitacora (momento, numiden, accion, entidad, id_entidad, despues, lectura)
    select ${p.momento}::timestamptz, ${p.numiden}::bigint, ${p.accion}, ${p.entidad}, ${p.idEntidad},
      ${p.datos}::jsonb, true
    where not exists (select from repetidas) and ((select count(*) from contadas) < ${p.max} or exists (
      select from previas where entidad in ('casos', 'vales') and entidad = ${p.entidad}
        and length(id_entidad) > 1 and starts_with(${p.idEntidad}, id_entidad)
        and momento >= ${p.momento}::timestamptz - make_interval(secs => ${sql.raw(String(TYPING_SECONDS))})
    ))
    returning id`);
  return db
    .with(previas, contadas, repetidas, escritas)
    .select({
      escrita: sql<boolean>`exists (select from escritas)`,
      repetida: sql<boolean>`exists (select from repetidas)`,
      primera: sql<string | null>`(select extract(epoch from min(momento)) * 1000 from contadas)`,
    })
    .from(sql`(select) once`);
});
