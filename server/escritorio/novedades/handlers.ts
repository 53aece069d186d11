import { and, count, eq, gte, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { ParsedInput } from '#contract/common/call';
import type { novedades as contratoNovedades } from '#contract/escritorio/novedades';
import { MAX_SIN_LEER } from '#domain/common/sinLeer';
import { announce } from '../../platform/changes/announce.ts';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { notasDeDiagrama } from '../../platform/db/schema/notas.ts';
import { novedades } from '../../platform/db/schema/novedades.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { HandlersOf, ServerSession } from '../../platform/http/handler.ts';
import { newsKeptSince } from '../../platform/news/keep.ts';
import { OF_NOTE, recordOf, seenNote, seenRecord } from '../toldRecord.ts';
import { readNews } from './read.ts';

const { ofCase: OF_CASE, ofVoucher: OF_VOUCHER } = recordOf(novedades);

/** Handlers of `contract/escritorio/novedades.ts`. */
export const newsHandlers: HandlersOf<typeof contratoNovedades> = {
  novedadesPropias: async ({ consulta: { numPagina, tamPagina } }, { db, sesion, clock, config }) => {
    const shown = shownTo(sesion, newsKeptSince(clock(), config.conserva.novedades));
    const rows =
      tamPagina === 0 ? [] : await readNews(db, shown, { skip: (numPagina - 1) * tamPagina, take: tamPagina + 1 });
    return {
      novedades: rows.slice(0, tamPagina),
      hayMas: rows.length > tamPagina,
      sinLeer: await countUnread(db, shown),
    };
  },

  novedadesLeidas: ({ cuerpo }, { db, sesion: { numiden } }) =>
    db.transaction(async (tx) => {
      const read = await tx
        .update(novedades)
        .set({ leida: true })
        .where(and(eq(novedades.numiden, numiden), not(novedades.leida), named(cuerpo)))
        .returning({ id: novedades.id });
      // The other computers of the person count anew.
      if (read.length > 0) {
        const novedad = { para: [numiden] };
        await announce(tx, { entidad: 'novedad', id: 0, version: null, numiden, novedad });
      }
      return { codigo: SUCCESS_CODE, descripcion: 'Novedades leídas' };
    }),
};

/** The notices that a person names, as a condition. */
function named(which: ParsedInput<typeof contratoNovedades.novedadesLeidas>['cuerpo']): SQL | undefined {
  if ('ids' in which) return inArray(novedades.id, which.ids);
  if ('hasta' in which) return lte(novedades.id, which.hasta);
  return and(eq(novedades.entidad, which.de.entidad), eq(novedades.idEntidad, which.de.id));
}

/** The notices that a person is shown: those of records that this person may still see. */
function shownTo(sesion: ServerSession, since: Date): SQL | undefined {
  return and(
    eq(novedades.numiden, sesion.numiden),
    gte(novedades.fecha, since),
    or(seenRecord(sesion), seenNote(sesion)),
  );
}

/** Up to one more than is ever said. */
async function countUnread(db: Db, shown: SQL | undefined): Promise<number> {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(novedades)
    .leftJoin(casos, OF_CASE)
    .leftJoin(vales, OF_VOUCHER)
    .leftJoin(notasDeDiagrama, OF_NOTE)
    .where(and(shown, not(novedades.leida)))
    .limit(MAX_SIN_LEER + 1)
    .as('unread');
  const [counted] = await db.select({ total: count() }).from(unread);
  return counted?.total ?? 0;
}
