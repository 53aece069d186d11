import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Aviso, textoDeNovedad } from '#domain/common/novedades';
import { announce, type Telling } from '../changes/announce.ts';
import type { Tx } from '../db/db.ts';
import { novedades } from '../db/schema/novedades.ts';
import { usuarios } from '../db/schema/personas.ts';

/** The notices of one event on a record. */
export interface News {
  readonly entidad: 'caso' | 'vale';
  readonly id: number;
  readonly avisos: readonly Aviso[];
  /** The condition on the table of users of who may see the record. */
  readonly sees: SQL | undefined;
  /** The text that was written with it; empty for none. */
  readonly texto: string;
}

/**
 * Writes the notices of an event, not yet done: for who asks it together with the event, which happens with them or not at
 * all. Who is no longer a user, or may not see the record, gets none.
 */
export function writingNews(
  { entidad, id, avisos, sees, texto }: News,
  { numiden, now }: { readonly numiden: number; readonly now: Date },
): SQL {
  const told = sql.join(
    avisos.map(({ para, clase }) => sql`(${para}::bigint, ${clase}::text)`),
    sql`, `,
  );
  return sql`(insert into ${novedades} (numiden, clase, entidad, id_entidad, autor, fecha, texto)
    select ${usuarios.numiden}, avisos.clase, ${entidad}::text, ${id}::bigint, ${numiden}::bigint,
      ${now.toISOString()}::timestamptz, ${textoDeNovedad(texto)}::text
    from (values ${told}) as avisos (para, clase) join ${usuarios} on ${usuarios.numiden} = avisos.para
    where ${and(eq(usuarios.activo, true), sees)})`;
}

/** The announcement of notices to who gets them, for the stream of changes. */
export function announcedNews({ avisos }: Pick<News, 'avisos'>, numiden: number): Telling {
  const novedad = { para: avisos.map(({ para }) => para) };
  return { entidad: 'novedad', id: 0, version: null, numiden, novedad };
}

/** An event on a record, by who did it and when. */
interface Event {
  /** The name of the kind of record; of some nobody is ever told. */
  readonly entidad: string;
  readonly id: number;
  readonly autor: number;
  readonly fecha: Date;
}

/** Takes back the notices of an event that did not stay, and tells those who had one. */
export async function withdrawNews(tx: Tx, { entidad, id, autor, fecha }: Event): Promise<void> {
  const { entidad: kind, idEntidad, autor: who, fecha: when } = novedades;
  const gone = await tx
    .delete(novedades)
    .where(and(sql`${kind} = ${entidad}`, eq(idEntidad, id), eq(who, autor), eq(when, fecha)))
    .returning({ para: novedades.numiden, clase: novedades.clase });
  if (gone.length > 0) await announce(tx, announcedNews({ avisos: gone }, autor));
}
