import { and, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '#domain/common/dates';
import {
  type Aviso,
  avisosDeQuienSigue,
  avisosDeSuplentes,
  type ClaseNovedad,
  type EntidadConNovedades,
  textoDeNovedad,
} from '#domain/common/novedades';
import { announce, type Telling } from '../changes/announce.ts';
import type { Tx } from '../db/db.ts';
import { novedades, seguimientos } from '../db/schema/novedades.ts';
import { ausencias, usuarios } from '../db/schema/personas.ts';

/** The notices of one event on a record. */
export interface News {
  readonly entidad: EntidadConNovedades;
  readonly id: number;
  readonly avisos: readonly Aviso[];
  /** The condition on the table of users of who may see the record. */
  readonly sees: SQL | undefined;
  /** The text that was written with it; empty for none. */
  readonly texto: string;
}

/** An event on a record, as who follows it is told. */
interface Followed extends Pick<News, 'entidad' | 'id' | 'avisos'> {
  /** As what they are told; null for not at all. */
  readonly siguen: ClaseNovedad | null;
  readonly numiden: number;
  readonly now: Date;
}

/** The notices of an event with those of who follows its record, and of who stands in for somebody of them. */
export async function withFollowers(tx: Tx, event: Followed): Promise<readonly Aviso[]> {
  const own = await withoutStandIns(tx, event);
  if (own.length === 0) return own;
  const { numiden, suplente, hasta } = ausencias;
  const told = own.map(({ para }) => para);
  const away = and(inArray(numiden, told), gte(hasta, dayOf(event.now)), isNotNull(suplente));
  const rows = await tx.select({ numiden, suplente }).from(ausencias).where(away);
  const suplencias = rows.flatMap((row) => (row.suplente === null ? [] : [{ ...row, suplente: row.suplente }]));
  return [...own, ...avisosDeSuplentes(own, { suplencias, hizo: event.numiden })];
}

async function withoutStandIns(tx: Tx, event: Followed): Promise<readonly Aviso[]> {
  const { entidad, id, avisos, siguen: clase, numiden: hizo } = event;
  if (clase === null) return avisos;
  const rows = await tx
    .select({ numiden: seguimientos.numiden })
    .from(seguimientos)
    .where(and(sql`${seguimientos.entidad} = ${entidad}`, eq(seguimientos.idEntidad, id)));
  const siguen = rows.map(({ numiden }) => numiden);
  return [...avisos, ...avisosDeQuienSigue(clase, { siguen, hizo, avisados: avisos })];
}

/**
 * Marks as read what who follows a record has unread of it, since a newer one takes its place, not yet done: for who asks it
 * together with `writingNews`.
 */
export function gatheringNews({ entidad, id, avisos }: News): readonly SQL[] {
  const followers = avisos.filter(({ sigue }) => sigue).map(({ para }) => para);
  if (followers.length === 0) return [];
  const theirs = and(unreadOf({ entidad, id }), inArray(novedades.numiden, followers));
  return [sql`(update ${novedades} set leida = true where ${theirs})`];
}

/** The unread notices of a record that their people follow. */
function unreadOf({ entidad, id }: Pick<News, 'entidad' | 'id'>): SQL | undefined {
  const { sigue, leida, idEntidad } = novedades;
  return and(sql`${sigue} and not ${leida}`, sql`${novedades.entidad} = ${entidad}`, eq(idEntidad, id));
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
    avisos.map(
      ({ para, clase, sigue = false, suple = null }) =>
        sql`(${para}::bigint, ${clase}::text, ${sigue}::boolean, ${suple}::bigint)`,
    ),
    sql`, `,
  );
  return sql`(insert into ${novedades} (numiden, clase, entidad, id_entidad, autor, fecha, texto, sigue, suple, junta)
    select ${usuarios.numiden}, avisos.clase, ${entidad}::text, ${id}::bigint, ${numiden}::bigint,
      ${now.toISOString()}::timestamptz, ${textoDeNovedad(texto)}::text, avisos.sigue, avisos.suple,
      (select max(${novedades.id}) from ${novedades} where avisos.sigue and ${novedades.numiden} = avisos.para
        and ${unreadOf({ entidad, id })})
    from (values ${told}) as avisos (para, clase, sigue, suple) join ${usuarios} on ${usuarios.numiden} = avisos.para
    where ${and(eq(usuarios.activo, true), sees)})`;
}

/** The announcement of notices to who gets them, for the stream of changes. */
export function announcedNews({ avisos }: Pick<News, 'avisos'>, numiden: number): Telling {
  const novedad = { para: avisos.map(({ para }) => para) };
  return { entidad: 'novedad', id: 0, version: null, numiden, novedad };
}

/** Says to the other computers of a person that what the bell has of that person changed. */
export function toldElsewhere(numiden: number): Telling {
  return announcedNews({ avisos: [{ clase: 'movido', para: numiden }] }, numiden);
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
    .returning({ para: novedades.numiden, clase: novedades.clase, leida: novedades.leida, junta: novedades.junta });
  // A notice goes: the one that it replaced is unread again, unless it was read.
  const again = gone.flatMap(({ leida, junta }) => (leida || junta === null ? [] : [junta]));
  if (again.length > 0) await tx.update(novedades).set({ leida: false }).where(inArray(novedades.id, again));
  if (gone.length > 0) await announce(tx, announcedNews({ avisos: gone }, autor));
}
