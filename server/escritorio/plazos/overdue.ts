import { and, arrayContains, asc, eq, lt, not, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { novedadesFueraDePlazo } from '#domain/casos/novedadesCaso';
import type { Aviso } from '#domain/common/novedades';
import type { EntidadConPlazo } from '#domain/escritorio/plazos';
import { novedadesDeValeFueraDePlazo } from '#domain/vales/novedadesVale';
import { whoMaySee } from '../../casos/assignable.ts';
import { announcing } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vencimientos } from '../../platform/db/schema/plazos.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import { together } from '../../platform/db/together.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { announcedNews, withFollowers, writingNews } from '../../platform/news/write.ts';
import { repeating } from '../../platform/works/repeating.ts';
import { whoMaySeeVouchers } from '../../vales/work.ts';
import { recomputeDue } from './due.ts';

/**
 * Tells those whom a record concerns, once, that its limit is over; beside other servers, each record in a transaction of its own. Who may
 * not see it is told nothing.
 * @returns how many records were told of.
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
    const { entidad, idEntidad } = due;
    await tx
      .update(vencimientos)
      .set({ avisado: true })
      .where(and(eq(vencimientos.entidad, entidad), eq(vencimientos.idEntidad, idEntidad)));
    const late = await LATE[entidad](tx, idEntidad, due.idEstado);
    if (late === null) return 'passed';
    await tellOf(tx, { entidad, id: idEntidad, ...late }, now);
    return 'told';
  });
}

/** A record past its limit: whom that concerns, who may see it, and in whose name it is told, since a notice has an author and its words name none. */
interface Late {
  readonly avisos: readonly Aviso[];
  readonly sees: SQL | undefined;
  readonly autor: number;
}

/** A record of each kind in a state past its limit; null where it went on meanwhile: its next state has its own limit. */
const LATE: Readonly<Record<EntidadConPlazo, (tx: Tx, id: number, idEstado: number) => Promise<Late | null>>> = {
  caso: async (tx, id, idEstado) => {
    const [caso] = await tx.select().from(casos).where(eq(casos.id, id));
    if (caso === undefined || caso.idEstado !== idEstado) return null;
    const avisos = novedadesFueraDePlazo(caso, await managersOf(tx, caso.idArea));
    return { avisos, sees: whoMaySee(caso), autor: caso.numidenCrea };
  },
  vale: async (tx, id, idEstado) => {
    const [row] = await tx.select().from(vales).innerJoin(casos, eq(casos.id, vales.idCaso)).where(eq(vales.id, id));
    if (row === undefined || row.vales.estado !== idEstado) return null;
    const { vales: vale, casos: caso } = row;
    const people = { administrador: caso.administrador, gerentes: await managersOf(tx, caso.idArea) };
    const avisos = novedadesDeValeFueraDePlazo(vale, people);
    return { avisos, sees: whoMaySeeVouchers(), autor: vale.numidenCrea ?? caso.numidenCrea };
  },
};

async function managersOf(tx: Tx, idArea: number): Promise<readonly number[]> {
  const gerentes = await tx
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(and(usuarios.esGerente, usuarios.activo, arrayContains(usuarios.areasGerente, [idArea])))
    .orderBy(asc(usuarios.numiden));
  return gerentes.map(({ numiden }) => numiden);
}

async function tellOf(
  tx: Tx,
  { avisos: own, sees, autor, ...about }: Late & { readonly entidad: EntidadConPlazo; readonly id: number },
  now: Date,
): Promise<void> {
  // Nobody did it.
  const avisos = await withFollowers(tx, { ...about, avisos: own, siguen: null, numiden: 0, now });
  if (avisos.length === 0) return;
  const news = { ...about, avisos, sees, texto: '' };
  await together(tx, [writingNews(news, { numiden: autor, now })], announcing(announcedNews(news, autor)));
}

/** Looks for limits that are over, and computes those anew that a change has moved, round after round. */
export function createLimitWatch(
  environment: Pick<Environment, 'db' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  restMs: number,
) {
  const how = { db: environment.db, log, restMs, failed: 'the limits of states could not be looked after' };
  return repeating(how, async (goOn) => {
    await recomputeDue(environment, goOn);
    await tellOverdue(environment, goOn);
  });
}
