import { and, asc, count, eq, not, type SQL, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { recordatorios as contrato } from '#contract/escritorio/recordatorios';
import {
  faltaDeMomento,
  MAX_RECORDATORIOS,
  momentoDe,
  RECORDATORIO_TEXTS,
  type Recordatorio,
} from '#domain/common/recordatorios';
import { announce } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { subcategorias } from '../../platform/db/schema/catalogos.ts';
import { recordatorios } from '../../platform/db/schema/novedades.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { HandlersOf, ServerSession } from '../../platform/http/handler.ts';
import { invalidFields, notFound } from '../../platform/http/rejection.ts';
import { toldElsewhere } from '../../platform/news/write.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { demandSeen } from '../seen.ts';
import { namedRecord, recordOf, seenRecord } from '../toldRecord.ts';

/** Handlers of `contract/escritorio/recordatorios.ts`. */
export const reminderHandlers: HandlersOf<typeof contrato> = {
  recordatoriosPropios: async (_, { db, sesion }) => ({ recordatorios: await readOwn(db, sesion) }),

  guardarRecordatorio: async ({ cuerpo: { entidad, id, nota, ...escrito } }, context) => {
    const { db, sesion, clock } = context;
    const { numiden } = sesion;
    await demandSeen(db, sesion, { entidad, id });
    const momento = momentoDe(escrito, zoneOf(context));
    return db.transaction(async (tx) => {
      // Two computers of one person count the reminders one after the other.
      await tx.select({ id: usuarios.numiden }).from(usuarios).where(eq(usuarios.numiden, numiden)).for('update');
      const message = faltaDeMomento(momento, clock());
      if (message !== null) throw invalidFields([{ campo: 'hora', message }]);
      const others = and(eq(recordatorios.numiden, numiden), not(ofRecord(numiden, { entidad, id })));
      const [waiting] = await tx.select({ n: count() }).from(recordatorios).where(others);
      if ((waiting?.n ?? 0) >= MAX_RECORDATORIOS) {
        throw invalidFields([{ campo: 'dia', message: RECORDATORIO_TEXTS.demasiados }]);
      }
      await tx
        .insert(recordatorios)
        .values({ numiden, entidad, idEntidad: id, momento, nota })
        .onConflictDoUpdate({
          target: [recordatorios.numiden, recordatorios.entidad, recordatorios.idEntidad],
          set: { momento, nota },
        });
      await tellElsewhere(tx, numiden);
      return { codigo: SUCCESS_CODE, descripcion: RECORDATORIO_TEXTS.guardado };
    });
  },

  quitarRecordatorio: ({ cuerpo }, { db, sesion: { numiden } }) =>
    db.transaction(async (tx) => {
      const gone = await tx.delete(recordatorios).where(ofRecord(numiden, cuerpo)).returning({ id: recordatorios.id });
      if (gone.length === 0) throw notFound(RECORDATORIO_TEXTS.noExiste);
      await tellElsewhere(tx, numiden);
      return { codigo: SUCCESS_CODE, descripcion: RECORDATORIO_TEXTS.quitado };
    }),
};

interface Of {
  readonly entidad: Recordatorio['entidad'];
  readonly id: number;
}

function ofRecord(numiden: number, { entidad, id }: Of): SQL {
  return sql`(${and(
    eq(recordatorios.numiden, numiden),
    eq(recordatorios.entidad, entidad),
    eq(recordatorios.idEntidad, id),
  )})`;
}

/** The other computers of the person show the same reminders. */
function tellElsewhere(tx: Tx, numiden: number): Promise<void> {
  return announce(tx, toldElsewhere(numiden));
}

const { ofCase, ofVoucher } = recordOf(recordatorios);

async function readOwn(db: Db, sesion: ServerSession): Promise<Recordatorio[]> {
  const rows = await db
    .select({
      ...{ entidad: recordatorios.entidad, idEntidad: recordatorios.idEntidad, nota: recordatorios.nota },
      ...{ momento: recordatorios.momento, categoria: subcategorias.nombre },
      ...{ folio: vales.folio, operacion: vales.operacion },
    })
    .from(recordatorios)
    .leftJoin(casos, ofCase)
    .leftJoin(vales, ofVoucher)
    .leftJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .where(and(eq(recordatorios.numiden, sesion.numiden), seenRecord(sesion)))
    .orderBy(asc(recordatorios.momento), asc(recordatorios.id));
  return rows.map(({ categoria, folio, operacion, momento, ...row }) => ({
    ...row,
    momento: momento.toISOString(),
    ...namedRecord({ ...row, categoria, folio, operacion }),
  }));
}
