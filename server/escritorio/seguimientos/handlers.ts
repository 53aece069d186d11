import { and, count, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { seguimientos as contrato } from '#contract/escritorio/seguimientos';
import { ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { ESTADOS_CASO, type IdEstadoCaso } from '#domain/casos/vidaCaso';
import { MAX_SEGUIDOS, type porSeguirSchema, SEGUIR_TEXTS, type Seguido } from '#domain/common/seguimientos';
import { announce } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { subcategorias } from '../../platform/db/schema/catalogos.ts';
import { seguimientos } from '../../platform/db/schema/novedades.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { HandlersOf, ServerSession } from '../../platform/http/handler.ts';
import { invalidFields } from '../../platform/http/rejection.ts';
import { toldElsewhere } from '../../platform/news/write.ts';
import { demandSeen } from '../seen.ts';
import { namedRecord, recordOf, seenRecord } from '../toldRecord.ts';

/** Handlers of `contract/escritorio/seguimientos.ts`. */
export const followingHandlers: HandlersOf<typeof contrato> = {
  seguidosPropios: async (_, { db, sesion }) => ({ seguidos: await readOwn(db, sesion) }),

  seguir: async ({ cuerpo: { entidad, id } }, { db, sesion, clock }) => {
    const { numiden } = sesion;
    await demandSeen(db, sesion, { entidad, id });
    return db.transaction(async (tx) => {
      // Two computers of one person count what is followed one after the other.
      await tx.select({ id: usuarios.numiden }).from(usuarios).where(eq(usuarios.numiden, numiden)).for('update');
      const others = and(eq(seguimientos.numiden, numiden), not(ofRecord(numiden, { entidad, id })));
      const [followed] = await tx.select({ n: count() }).from(seguimientos).where(others);
      if ((followed?.n ?? 0) >= MAX_SEGUIDOS) throw invalidFields([{ campo: 'id', message: SEGUIR_TEXTS.demasiados }]);
      await tx.insert(seguimientos).values({ numiden, entidad, idEntidad: id, desde: clock() }).onConflictDoNothing();
      return answer(tx, numiden, SEGUIR_TEXTS.seguido);
    });
  },

  dejarDeSeguir: ({ cuerpo }, { db, sesion: { numiden } }) =>
    db.transaction(async (tx) => {
      await tx.delete(seguimientos).where(ofRecord(numiden, cuerpo));
      return answer(tx, numiden, SEGUIR_TEXTS.dejado);
    }),
};

/** The other computers of the person show the same. */
async function answer(tx: Tx, numiden: number, descripcion: string) {
  await announce(tx, toldElsewhere(numiden));
  return { codigo: SUCCESS_CODE, descripcion };
}

function ofRecord(numiden: number, { entidad, id }: z.output<typeof porSeguirSchema>): SQL {
  return sql`(${and(
    eq(seguimientos.numiden, numiden),
    eq(seguimientos.entidad, entidad),
    eq(seguimientos.idEntidad, id),
  )})`;
}

const { ofCase, ofVoucher } = recordOf(seguimientos);

async function readOwn(db: Db, sesion: ServerSession): Promise<Seguido[]> {
  const rows = await db
    .select({
      ...{ entidad: seguimientos.entidad, idEntidad: seguimientos.idEntidad, categoria: subcategorias.nombre },
      ...{ folio: vales.folio, operacion: vales.operacion, deCaso: casos.idEstado, deVale: vales.estado },
    })
    .from(seguimientos)
    .leftJoin(casos, ofCase)
    .leftJoin(vales, ofVoucher)
    .leftJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .where(and(eq(seguimientos.numiden, sesion.numiden), seenRecord(sesion)))
    .orderBy(desc(seguimientos.desde), desc(seguimientos.idEntidad));
  return rows.map(({ entidad, idEntidad, deCaso, deVale, ...facts }) => ({
    ...{ entidad, idEntidad, ...namedRecord({ entidad, idEntidad, ...facts }) },
    estado: entidad === 'caso' ? ESTADOS_CASO[deCaso as IdEstadoCaso] : ESTADOS_VALE[deVale as IdEstadoVale],
  }));
}
