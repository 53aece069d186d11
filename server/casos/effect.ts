import { and, eq, type SQL } from 'drizzle-orm';
import type { AuditedCall } from '#contract/contract';
import type { EntradaDeCaso } from '#domain/casos/historiaCaso';
import type { EfectoEnCaso } from '#domain/casos/trabajosCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { ENTITIES } from '#domain/common/entities';
import type { RefusalReason } from '#domain/common/life';
import type { Aviso, ClaseNovedad } from '#domain/common/novedades';
import type { Permiso } from '#domain/common/permisos';
import { decide } from '#machines/life';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { announcing } from '../platform/changes/announce.ts';
import { auditing } from '../platform/db/audit.ts';
import type { Tx } from '../platform/db/db.ts';
import { Lock } from '../platform/db/oneConnection.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { together } from '../platform/db/together.ts';
import { announcedNews, gatheringNews, withFollowers, writingNews } from '../platform/news/write.ts';
import { owes } from '../platform/works/owed.ts';
import { whoMaySee } from './assignable.ts';
import { caseHistory } from './history.ts';

/** A case, as it is stored. */
export type CaseRow = typeof casos.$inferSelect;

/** In whose name, by which call and when something is done to a case. */
export interface Doing {
  readonly call: AuditedCall;
  readonly numiden: number;
  readonly now: Date;
}

/** The lock of a case in whatever state, for what was begun and must end. */
export function caseLock(tx: Tx, idCaso: number): Lock<CaseRow> {
  return Lock.of(tx.select().from(casos).where(eq(casos.id, idCaso)).for('update'), ([row]) => {
    if (row === undefined) throw new Error(`The case ${idCaso} of what is done for it is gone`);
    return row;
  });
}

/** The right to each effect was judged for its own call; the life is asked for the state alone. */
const RIGHT = {
  hacerVale: 'crearVale',
  recolectar: 'crearVale',
  facturar: 'facturar',
} as const satisfies Record<EfectoEnCaso, Permiso>;

/** Why the life of a case does not take what is done for it; null where it does. */
export function reasonAgainst({ idEstado }: Pick<CaseRow, 'idEstado'>, effect: EfectoEnCaso): RefusalReason | null {
  const decision = decisionOn(idEstado, effect);
  return decision.allowed ? null : decision.reason;
}

function decisionOn(idEstado: number, effect: EfectoEnCaso) {
  const facts = { permisos: [RIGHT[effect]], numiden: 0, solicitante: null, vuelveA: 'nada' } as const;
  return decide(vidaCasoMachine, idEstado, facts, { type: effect });
}

/** The state of a case that an invoice leads to MANTENIMIENTO FACTURA; null for one that stays: it waits for a decision, and goes on waiting. */
export function escalated({ idEstado }: Pick<CaseRow, 'idEstado'>): number | null {
  const facts = { permisos: ['escalarCaso'], numiden: 0, solicitante: null, vuelveA: 'nada' } as const;
  const decision = decide(vidaCasoMachine, idEstado, facts, { type: 'escalar' });
  return decision.allowed ? decision.state : null;
}

/**
 * Tells a locked case of a work that was done for it: its life says where that leads, and one that takes no more work
 * keeps the entry alone. Whoever does the first work on a case has it from then on.
 */
export async function leadOn(
  tx: Tx,
  caso: CaseRow,
  { effect, entry }: { readonly effect: EfectoEnCaso; readonly entry: EntradaDeCaso },
  doing: Doing,
): Promise<void> {
  owes(tx, 'caso');
  const decision = decisionOn(caso.idEstado, effect);
  const idEstado = decision.allowed ? decision.state : caso.idEstado;
  const isFirst = caso.idEstado === ESTADO.nuevo && idEstado !== ESTADO.nuevo;
  await change(tx, caso, {
    columns: {
      ...(idEstado === caso.idEstado ? {} : { idEstado }),
      ...(isFirst && caso.administrador === null ? { administrador: doing.numiden } : {}),
    },
    entries: [
      decision.allowed ? entry : { ...entry, sinPaso: true },
      ...(isFirst && idEstado === ESTADO.enProceso ? [{ trabajo: 'enProceso' } as const] : []),
    ],
    doing,
  });
}

/** The change that is written to a case. */
interface Change {
  readonly columns: Partial<CaseRow>;
  readonly entries: readonly EntradaDeCaso[];
  readonly doing: Doing;
  /** The other records that the audit names with it. */
  readonly names?: Readonly<Record<string, number>>;
  /** The notices of it, beside those of who follows the case. */
  readonly tells?: readonly Aviso[];
  /** As what who follows it is told, where its state stays; left out for not at all. */
  readonly follows?: ClaseNovedad;
  /** The condition on the table of users of who may be told, beside that they see the case. */
  readonly seesToo?: SQL | undefined;
}

/** The part of a change that says who is told of it. */
export type ToldOf = Pick<Change, 'tells' | 'follows' | 'seesToo'>;

/** Stores what became of a locked case, with history, audit and announcement. Its version goes up with a change of columns. */
export async function change(
  tx: Tx,
  caso: CaseRow,
  { columns, entries, doing, names, tells = [], follows, seesToo }: Change,
): Promise<void> {
  const { call, numiden, now } = doing;
  const moved = Object.keys(columns).length > 0;
  const after = moved ? { ...caso, ...columns, version: caso.version + 1 } : caso;
  const avisos = await withFollowers(tx, {
    ...{ entidad: 'caso', id: caso.id, avisos: tells, numiden, now },
    siguen: after.idEstado === caso.idEstado ? (follows ?? null) : 'movido',
  });
  const news = { entidad: 'caso', id: caso.id, avisos, sees: and(whoMaySee(after), seesToo), texto: '' } as const;
  const hasNews = avisos.length > 0;
  const stored = tx
    .update(casos)
    .set({ ...columns, version: after.version })
    .where(eq(casos.id, caso.id));
  await together(
    tx,
    [
      ...(moved ? [stored] : []),
      caseHistory.writing(tx, caso.id, { entries, version: after.version, fecha: now, numiden }),
      auditing(tx, {
        momento: now,
        numiden,
        accion: call,
        entidad: ENTITIES.caso.name,
        idEntidad: caso.id,
        antes: Object.fromEntries(Object.keys(columns).map((name) => [name, caso[name as keyof CaseRow]])),
        despues: { ...columns, ...names },
      }),
      ...(hasNews ? [...gatheringNews(news), writingNews(news, { numiden, now })] : []),
    ],
    announcing(
      {
        entidad: 'caso',
        id: caso.id,
        version: after.version,
        numiden,
        caso: { antes: caso, despues: after },
      },
      ...(hasNews ? [announcedNews(news, numiden)] : []),
    ),
  );
}
