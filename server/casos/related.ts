import { and, asc, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { SUCCESS_CODE } from '#contract/common/answers';
import { canSeeCase } from '#domain/casos/casos';
import { novedadesDeRelacion } from '#domain/casos/novedadesCaso';
import { contraRelacionar, RELACION_TEXTS } from '#domain/casos/relaciones';
import { ESTADO } from '#domain/casos/vidaCaso';
import { announcing } from '../platform/changes/announce.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { type Places, prepared } from '../platform/db/prepared.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { subcategorias } from '../platform/db/schema/catalogos.ts';
import { casoRelaciones } from '../platform/db/schema/partesDeCaso.ts';
import { together } from '../platform/db/together.ts';
import type { Context, Handler, ServerSession } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { conflict, invalidFields } from '../platform/http/rejection.ts';
import { announcedNews, gatheringNews, withFollowers, writingNews } from '../platform/news/write.ts';
import { whoMaySee } from './assignable.ts';
import { type CaseRow, change, type Doing, type ToldOf } from './effect.ts';
import { lockInOrder } from './goesOn.ts';
import { visibleCases } from './visibility.ts';
import { ifVisible } from './visibleCase.ts';

/** Relates a case with another one (POST caso/relacionar). Both go on, and who writes on one of them is not disturbed. */
export const relacionarCaso: Handler<typeof contratoCasos.relacionarCaso> = ({ cuerpo }, context) =>
  onBoth('relacionarCaso', cuerpo, context, async (tx, { caso, otro, con, pair }) => {
    const [related] = await tx.select().from(casoRelaciones).where(isPair(pair));
    const facts = async (row: CaseRow) => ({
      ...row,
      visible: canSeeCase(context.sesion, row),
      relaciones: await relationsOf(tx, row.id),
    });
    const against = contraRelacionar(await facts(caso), otro && (await facts(otro)), {
      ...{ con, yaRelacionados: related !== undefined },
    });
    if (against !== null) throw invalidFields([{ campo: 'con', message: against }]);
    await tx.insert(casoRelaciones).values(pair);
    return { entry: 'relacionar', text: RELACION_TEXTS.relacionado(con) };
  });

/** Takes the relation of an open case with another one away (POST caso/quitar-relacion). */
export const quitarRelacion: Handler<typeof contratoCasos.quitarRelacion> = ({ cuerpo }, context) =>
  onBoth('quitarRelacion', cuerpo, context, async (tx, { caso, otro, con, pair }) => {
    if (caso.idEstado === ESTADO.solucionada) throw conflict(RELACION_TEXTS.solucionado(caso.id));
    if (otro === null || !canSeeCase(context.sesion, otro)) {
      throw invalidFields([{ campo: 'con', message: RELACION_TEXTS.noEsta(con) }]);
    }
    const gone = await tx.delete(casoRelaciones).where(isPair(pair)).returning();
    if (gone.length === 0) throw conflict(RELACION_TEXTS.noRelacionados(con));
    return { entry: 'quitarRelacion', text: RELACION_TEXTS.quitada(con) };
  });

interface Pair {
  readonly menor: number;
  readonly mayor: number;
}

interface Both {
  readonly caso: CaseRow;
  /** Null where there is none. */
  readonly otro: CaseRow | null;
  readonly con: number;
  readonly pair: Pair;
}

interface Done {
  readonly entry: 'relacionar' | 'quitarRelacion';
  readonly text: string;
}

/** Does a thing to two cases under their locks, told in the history of both. */
function onBoth(
  call: 'relacionarCaso' | 'quitarRelacion',
  { idCaso, con }: { readonly idCaso: number; readonly con: number },
  context: Context,
  effect: (tx: Tx, both: Both) => Promise<Done>,
) {
  return oncePerKey(
    call,
    { idCaso, con },
    context,
    async () => undefined,
    async (tx) => {
      const { sesion } = context;
      await lockInOrder(tx, [idCaso, con]);
      const rows = await tx
        .select()
        .from(casos)
        .where(inArray(casos.id, [idCaso, con]));
      const find = (id: number) => rows.find((row) => row.id === id);
      const caso = ifVisible(sesion, idCaso, find(idCaso));
      const otro = find(con) ?? null;
      const pair = { menor: Math.min(idCaso, con), mayor: Math.max(idCaso, con) };
      const { entry, text } = await effect(tx, { caso, otro, con, pair });
      const doing = { call, numiden: sesion.numiden, now: context.clock() };
      const say = (row: CaseRow, other: number, told: ToldOf = {}) =>
        change(tx, row, {
          ...told,
          columns: {},
          entries: [{ trabajo: entry, caso: other }],
          doing,
          names: { casoRelacionado: other },
        });
      await say(caso, con);
      // Who works on the one case has it on screen; the other one's people are told.
      if (otro !== null) await say(otro, idCaso, entry === 'relacionar' ? toldOf(otro, caso, sesion) : {});
      return { answer: { codigo: SUCCESS_CODE, descripcion: text }, created: null };
    },
  );
}

/** Who has a case and who follows it are told that another one was related with it, where they see both. */
function toldOf(otro: CaseRow, caso: CaseRow, { numiden }: ServerSession): ToldOf {
  return {
    tells: novedadesDeRelacion('relacionado', otro, numiden),
    follows: 'relacionado',
    seesToo: whoMaySee(caso),
  };
}

function isPair({ menor, mayor }: Pair) {
  return and(eq(casoRelaciones.menor, menor), eq(casoRelaciones.mayor, mayor));
}

async function relationsOf(tx: Tx, id: number): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(casoRelaciones)
    .where(or(eq(casoRelaciones.menor, id), eq(casoRelaciones.mayor, id)));
  return counted?.total ?? 0;
}

/** The cases that one is related with, the oldest first, with what says who may see them. */
export const readRelated = prepared('caso_relacionados', (db, { id }: Places<{ readonly id: number }>) =>
  db
    .select({
      ...{ id: casos.id, idEstado: casos.idEstado, categoria: subcategorias.nombre },
      ...{ cvetda: casos.cvetda, idArea: casos.idArea, numidenCrea: casos.numidenCrea },
    })
    .from(casoRelaciones)
    .innerJoin(casos, sql`${casos.id} = ${casoRelaciones.menor} + ${casoRelaciones.mayor} - ${id}::bigint`)
    .innerJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .where(or(eq(casoRelaciones.menor, id), eq(casoRelaciones.mayor, id)))
    .orderBy(asc(casos.id)),
);

/**
 * Tells who has a case that is related with one that is closed, and who follows it, where they may see both. Neither is changed by that.
 * @param apart the case in which its matter goes on, which is told as that; null for none.
 * @returns the cases that may have been told.
 */
export async function tellRelated(
  tx: Tx,
  { closed, apart }: { readonly closed: CaseRow; readonly apart: number | null },
  { numiden, now }: Pick<Doing, 'numiden' | 'now'>,
): Promise<readonly number[]> {
  const rows = await tx
    .select({ caso: casos })
    .from(casoRelaciones)
    .innerJoin(casos, sql`${casos.id} = ${casoRelaciones.menor} + ${casoRelaciones.mayor} - ${closed.id}::bigint`)
    .where(
      and(
        or(eq(casoRelaciones.menor, closed.id), eq(casoRelaciones.mayor, closed.id)),
        ne(casos.idEstado, ESTADO.solucionada),
        apart === null ? undefined : ne(casos.id, apart),
      ),
    )
    .orderBy(asc(casos.id));
  for (const { caso } of rows) {
    const tells = novedadesDeRelacion('relacionadoCerrado', caso, numiden);
    const event = { entidad: 'caso', id: caso.id, avisos: tells, numiden, now } as const;
    const avisos = await withFollowers(tx, { ...event, siguen: 'relacionadoCerrado' });
    if (avisos.length === 0) continue;
    const news = { entidad: 'caso', id: caso.id, avisos, texto: '' } as const;
    const told = { ...news, sees: and(whoMaySee(caso), whoMaySee(closed)) };
    await together(
      tx,
      [...gatheringNews(told), writingNews(told, { numiden, now })],
      announcing(announcedNews(told, numiden)),
    );
  }
  return rows.map(({ caso }) => caso.id);
}

/** Those of some cases that a person may see. */
export async function casesSeen(db: Db, sesion: ServerSession, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: casos.id })
    .from(casos)
    .where(and(inArray(casos.id, [...ids]), visibleCases(sesion)));
  return new Set(rows.map(({ id }) => id));
}
