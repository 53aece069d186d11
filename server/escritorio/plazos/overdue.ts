import { and, arrayContains, asc, eq, lt, not } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { novedadesFueraDePlazo } from '#domain/casos/novedadesCaso';
import { whoMaySee } from '../../casos/assignable.ts';
import { announcing } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vencimientos } from '../../platform/db/schema/plazos.ts';
import { together } from '../../platform/db/together.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { announcedNews, withFollowers, writingNews } from '../../platform/news/write.ts';
import { repeating } from '../../platform/works/repeating.ts';
import { recomputeDue } from './due.ts';

/**
 * Tells who has a case, and who manages its area, once that its limit is over; beside other servers, each case in a transaction of its own. Who
 * may not see it is told nothing.
 * @returns how many cases were told of.
 */
export async function tellOverdue(
  { db, clock }: Pick<Environment, 'db' | 'clock'>,
  goOn: () => boolean = () => true,
): Promise<number> {
  let told = 0;
  while (goOn()) {
    const is = await tellNext(db, clock());
    if (is === 'none') break;
    if (is === 'told') told += 1;
  }
  return told;
}

function tellNext(db: Db, now: Date): Promise<'told' | 'passed' | 'none'> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(vencimientos)
      .where(and(not(vencimientos.avisado), lt(vencimientos.vence, now)))
      .orderBy(asc(vencimientos.vence))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return 'none';
    const { entidad, idEntidad, idEstado } = due;
    await tx
      .update(vencimientos)
      .set({ avisado: true })
      .where(and(eq(vencimientos.entidad, entidad), eq(vencimientos.idEntidad, idEntidad)));
    const [caso] = await tx.select().from(casos).where(eq(casos.id, idEntidad));
    // It went on meanwhile: its next state has its own limit.
    if (caso === undefined || caso.idEstado !== idEstado) return 'passed';
    await tellOf(tx, caso, now);
    return 'told';
  });
}

async function tellOf(tx: Tx, caso: typeof casos.$inferSelect, now: Date): Promise<void> {
  const gerentes = await tx
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(and(usuarios.esGerente, usuarios.activo, arrayContains(usuarios.areasGerente, [caso.idArea])))
    .orderBy(asc(usuarios.numiden));
  const own = novedadesFueraDePlazo(
    caso,
    gerentes.map(({ numiden }) => numiden),
  );
  const about = { entidad: 'caso', id: caso.id } as const;
  // Nobody did it.
  const avisos = await withFollowers(tx, { ...about, avisos: own, siguen: null, numiden: 0, now });
  if (avisos.length === 0) return;
  const news = { ...about, avisos, sees: whoMaySee(caso), texto: '' };
  // A notice has an author; its words name none.
  const numiden = caso.numidenCrea;
  await together(tx, [writingNews(news, { numiden, now })], announcing(announcedNews(news, numiden)));
}

/** Looks for limits that are over, and computes those anew that a change has moved, round after round. */
export function createLimitWatch(
  environment: Pick<Environment, 'db' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  restMs: number,
) {
  const how = { db: environment.db, log, restMs, failed: 'the limits of cases could not be looked after' };
  return repeating(how, async (goOn) => {
    await recomputeDue(environment, goOn);
    await tellOverdue(environment, goOn);
  });
}
