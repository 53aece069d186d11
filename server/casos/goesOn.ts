import { asc, eq, inArray } from 'drizzle-orm';
import { canSeeCase } from '#domain/casos/casos';
import { novedadesDeUnir } from '#domain/casos/novedadesCaso';
import { contraSeguirEn } from '#domain/casos/sigueEn';
import type { Tx } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { invalidFields } from '../platform/http/rejection.ts';
import { withdrawNews } from '../platform/news/write.ts';
import { change, type Doing } from './effect.ts';

/** Two who close two cases into each other wait for one another, and the second finds the first one's case solved. */
export async function lockInOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: casos.id })
    .from(casos)
    .where(inArray(casos.id, [...ids]))
    .orderBy(asc(casos.id))
    .for('update');
}

interface Joining {
  readonly sigueEn: number;
  readonly cierra: number;
  readonly sesion: ServerSession;
}

/** Tells the case in which the matter goes on of the one that ends. @throws Rejection 400 where it cannot. */
export async function join(tx: Tx, { sigueEn, cierra, sesion }: Joining, doing: Doing): Promise<void> {
  const [row] = await tx.select().from(casos).where(eq(casos.id, sigueEn)).for('update');
  const sigue = row === undefined ? null : { idEstado: row.idEstado, visible: canSeeCase(sesion, row) };
  const against = contraSeguirEn(sigue, { id: sigueEn, cierra });
  if (against !== null || row === undefined) throw invalidFields([{ campo: 'sigueEn', message: against ?? '' }]);
  await change(tx, row, {
    columns: {},
    entries: [{ trabajo: 'unir', caso: cierra }],
    doing,
    tells: novedadesDeUnir(row, doing.numiden),
  });
}

/** Tells the case in which the matter went on that the other one is open again. @param fecha when that one was closed. */
export async function separate(
  tx: Tx,
  { sigueEn, cierra, fecha }: Pick<Joining, 'cierra' | 'sigueEn'> & { readonly fecha: Date },
  doing: Doing,
): Promise<object> {
  const [row] = await tx.select().from(casos).where(eq(casos.id, sigueEn)).for('update');
  await withdrawNews(tx, { entidad: 'caso', id: sigueEn, autor: doing.numiden, fecha });
  if (row !== undefined) await change(tx, row, { columns: {}, entries: [{ trabajo: 'separar', caso: cierra }], doing });
  return { sigueEn };
}
