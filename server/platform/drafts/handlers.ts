import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { borradores as contractDrafts } from '#contract/common/drafts';
import { DRAFT_LIFE_DAYS, DRAFTS_PER_PERSON } from '#domain/common/drafts';
import { borradores } from '../db/schema/drafts.ts';
import type { HandlersOf } from '../http/handler.ts';

const DAY_MS = 86_400_000;

/** The moment before which a draft counts as gone. */
export function draftsKeptSince(now: Date): Date {
  return new Date(now.getTime() - DRAFT_LIFE_DAYS * DAY_MS);
}

/** The drafts of the asker alone: the person is part of every condition. */
export const draftHandlers: HandlersOf<typeof contractDrafts> = {
  borradores: async ({ consulta: { prefijo } }, { db, sesion, clock }) => {
    const rows = await db
      .select()
      .from(borradores)
      .where(
        and(
          eq(borradores.numiden, sesion.numiden),
          sql`starts_with(${borradores.clave}, ${prefijo})`,
          gt(borradores.fecha, draftsKeptSince(clock())),
        ),
      )
      .orderBy(asc(borradores.clave));
    return rows.map(({ clave, contenido, fecha }) => ({
      clave,
      contenido: JSON.parse(contenido),
      fecha: fecha.toISOString(),
    }));
  },

  guardarBorrador: async ({ ruta: { clave }, cuerpo: { contenido } }, { db, sesion: { numiden }, clock }) => {
    const own = and(eq(borradores.numiden, numiden), eq(borradores.clave, clave));
    if (contenido === null) {
      await db.delete(borradores).where(own);
      return { codigo: SUCCESS_CODE, descripcion: 'Borrador descartado' };
    }
    const values = { contenido: JSON.stringify(contenido), fecha: clock() };
    await db.transaction(async (tx) => {
      await tx
        .insert(borradores)
        .values({ numiden, clave, ...values })
        .onConflictDoUpdate({ target: [borradores.numiden, borradores.clave], set: values });
      const beyond = tx
        .select({ clave: borradores.clave })
        .from(borradores)
        .where(eq(borradores.numiden, numiden))
        .orderBy(desc(borradores.fecha), asc(borradores.clave))
        .offset(DRAFTS_PER_PERSON);
      await tx.delete(borradores).where(and(eq(borradores.numiden, numiden), inArray(borradores.clave, beyond)));
    });
    return { codigo: SUCCESS_CODE, descripcion: 'Borrador guardado' };
  },
};
