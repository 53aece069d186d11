import { setImmediate as turn } from 'node:timers/promises';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Passage, type Traffic, trafficOf } from '#diagrams/traffic';
import { dayOf } from '#domain/common/dates';
import type { Movimiento } from '#domain/common/history';
import { EN_REPOSO } from '#domain/escritorio/enReposo';
import { type EntidadConPlazo, esConPlazo } from '#domain/escritorio/plazos';
import { cubetaDe, type EntidadConUso } from '#domain/escritorio/uso';
import { announce } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import {
  type DecisionDeDia,
  decisionesPorDia,
  type PasoContado,
  pasosPorDia,
  recorridos,
  type SumaDeDia,
} from '../../platform/db/schema/recorridos.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { zoneOfStore } from '../../platform/time/zones.ts';
import { repeating } from '../../platform/works/repeating.ts';
import { endStay, enterStay } from '../plazos/due.ts';
import { LIVES, type Life } from './lives.ts';

type Surroundings = Pick<Environment, 'db' | 'config'>;

/** The number of the store under which the whole chain is summed. */
export const WHOLE_CHAIN = 0;
/** The bucket of what takes no time. */
export const NO_TIME = -1;

/**
 * Reads the ways of all records whose history has news, each in a transaction of its own, beside the readers of other servers.
 * @param goOn asked before each: false ends it.
 * @returns how many were read.
 */
export async function readWays({ db, config }: Surroundings, goOn: () => boolean = () => true): Promise<number> {
  let read = 0;
  while (goOn() && (await db.transaction((tx) => readNext(tx, config)))) {
    read += 1;
    // The calls of people come in between.
    await turn();
  }
  return read;
}

/** Marks unread what was read by another version of a chart. */
export async function forgetOldCharts(db: Db): Promise<void> {
  for (const [entidad, { carta }] of Object.entries(LIVES)) {
    await db
      .update(recorridos)
      .set({ leido: false })
      .where(
        and(
          eq(recorridos.entidad, entidad as EntidadConUso),
          recorridos.leido,
          sql`${recorridos.carta} is distinct from ${carta}`,
        ),
      );
  }
}

// The mark is locked before the history is read: whoever writes meanwhile waits for it, and marks it again.
async function readNext(tx: Tx, config: Surroundings['config']): Promise<boolean> {
  const [next] = await tx
    .select()
    .from(recorridos)
    .where(sql`not ${recorridos.leido}`)
    // The newest first: whoever opens the page asks for the last thirty days, and a chain's whole history takes hours.
    .orderBy(desc(recorridos.entidad), desc(recorridos.idEntidad))
    .limit(1)
    .for('update', { skipLocked: true });
  if (next === undefined) return false;
  const { entidad, idEntidad } = next;
  const its = and(eq(recorridos.entidad, entidad), eq(recorridos.idEntidad, idEntidad));
  const life = LIVES[entidad];
  const [record] = await tx
    .select({ estado: life.state, tienda: life.store })
    .from(life.table)
    .where(eq(life.table.id, idEntidad));
  if (record === undefined) {
    if (esConPlazo(entidad)) await endStay(tx, { entidad, idEntidad });
    await addUp(tx, next, { tienda: null, sumado: [], decidido: [] });
    await tx.delete(recorridos).where(its);
    return true;
  }
  const { estado, tienda } = record;
  const traffic = replayed(life, await life.history(tx, idEntidad), estado);
  const terminado = EN_REPOSO[entidad].includes(estado);
  const zone = await zoneOfStore(tx, tienda, config);
  const after = { tienda, sumado: sumsOf(traffic, { zone, terminado }), decidido: decisionsOf(life, traffic, zone) };
  await addUp(tx, next, after);
  const desde = traffic.since === null ? null : new Date(traffic.since);
  await tx
    .update(recorridos)
    .set({
      ...after,
      ...{ leido: true, carta: life.carta, terminado, pasos: traffic.passages.map(counted) },
      ...{ estado: traffic.states.at(-1) ?? null, idEstado: estado, desde },
      ...(esConPlazo(entidad)
        ? await limited(tx, { entidad, idEntidad, tienda, idEstado: estado, desde, terminado })
        : {}),
      sinFlecha: traffic.passages.filter(({ kind }) => kind !== 'arrow').length,
    })
    .where(its);
  return true;
}

interface Staying {
  readonly entidad: EntidadConPlazo;
  readonly idEntidad: number;
  readonly tienda: number;
  readonly idEstado: number;
  readonly desde: Date | null;
  readonly terminado: boolean;
}

/** Looks after the limit of a record's stay, and tells those who see the record where another end counts from now on. */
async function limited(tx: Tx, { desde, terminado, ...record }: Staying): Promise<{ readonly edicion?: number }> {
  if (terminado || desde === null) {
    await endStay(tx, record);
    return {};
  }
  const entered = await enterStay(tx, { ...record, desde });
  if (entered === null) return {};
  if (entered.moved) await TELL_AGAIN[record.entidad](tx, record.idEntidad);
  return { edicion: entered.edicion };
}

/** Told as a record that comes: nothing of it changed that is announced, and whoever shows it, in a list too, reads it again. */
const TELL_AGAIN: Readonly<Record<EntidadConPlazo, (tx: Tx, id: number) => Promise<void>>> = {
  caso: async (tx, id) => {
    const [caso] = await tx.select().from(casos).where(eq(casos.id, id));
    if (caso === undefined) return;
    const { version } = caso;
    await announce(tx, { entidad: 'caso', id, version, numiden: null, caso: { antes: null, despues: caso } });
  },
  vale: async (tx, id) => {
    const [vale] = await tx.select().from(vales).where(eq(vales.id, id));
    if (vale === undefined) return;
    const { version } = vale;
    await announce(tx, { entidad: 'vale', id, version, numiden: null, vale: { antes: null, despues: vale } });
  },
};

/** The traffic of a record; of a state that the chart has not, as only a hand in the database writes one, a step that nothing explains. */
function replayed({ chart }: Life, logs: readonly Movimiento[], estado: number): Traffic {
  try {
    return trafficOf(chart, logs, estado);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [from, to] = [chart.states[0]?.initial ?? chart.id, `${chart.id}.${estado}`];
    const passage = { kind: 'untold', arrow: null, from, to, at: null, who: null, after: null } as const;
    return { passages: [passage], states: [to], began: null, since: null };
  }
}

const CLASES = { arrow: 'flecha', moved: 'movido', outside: 'fuera', untold: 'callado' } as const;

function counted({ kind, arrow, from, to, at, after }: Passage): PasoContado {
  return { clase: CLASES[kind], flecha: arrow, de: from, a: to, fecha: at, tras: after };
}

/** The parts of a record in the sums of its days: its arrows, the states that it left, and, once it ended, its way. */
function sumsOf(
  { passages, states, began, since }: Traffic,
  { zone, terminado }: { readonly zone: string; readonly terminado: boolean },
): readonly SumaDeDia[] {
  const dayAt = (moment: string) => dayOf(new Date(moment), zone);
  const bucket = (ms: number | null) => (ms === null ? NO_TIME : cubetaDe(ms));
  const sums = passages.flatMap(({ arrow, from, at, after }): SumaDeDia[] => {
    if (at === null) return [];
    const [dia, cubeta] = [dayAt(at), bucket(after)];
    return [
      ...(arrow === null ? [] : [{ clase: 'flecha' as const, clave: arrow, dia, cubeta }]),
      ...(after === null ? [] : [{ clase: 'estado' as const, clave: from, dia, cubeta }]),
    ];
  });
  if (!terminado || began === null || since === null) return sums;
  const took = Date.parse(since) - Date.parse(began);
  return [...sums, { clase: 'camino', clave: states.join(' '), dia: dayAt(since), cubeta: bucket(took) }];
}

/** Who decided a record, and when. */
function decisionsOf({ decisiones }: Life, { passages }: Traffic, zone: string): readonly DecisionDeDia[] {
  return passages.flatMap(({ arrow, from, at, who }) =>
    arrow === null || at === null || who === null || !decisiones.has(arrow)
      ? []
      : [{ dia: dayOf(new Date(at), zone), estado: from, numiden: who }],
  );
}

type Added = Pick<typeof recorridos.$inferSelect, 'tienda' | 'sumado' | 'decidido'>;

async function addUp(tx: Tx, before: Added & { readonly entidad: EntidadConUso }, after: Added): Promise<void> {
  const sums = changesOf(before, after, ({ sumado }) => sumado);
  if (sums.length > 0) {
    const { entidad, tienda, dia, clase, clave, cubeta, veces } = pasosPorDia;
    await tx
      .insert(pasosPorDia)
      .values(sums)
      .onConflictDoUpdate({
        target: [entidad, tienda, dia, clase, clave, cubeta],
        set: { veces: sql`${veces} + excluded.veces` },
      });
  }
  const decisions = changesOf(before, after, ({ decidido }) => decidido);
  if (decisions.length > 0) {
    const { entidad, tienda, dia, estado, numiden, veces } = decisionesPorDia;
    await tx
      .insert(decisionesPorDia)
      .values(decisions)
      .onConflictDoUpdate({
        target: [entidad, tienda, dia, estado, numiden],
        set: { veces: sql`${veces} + excluded.veces` },
      });
  }
}

/** The rows of a sum by which a record's part changes, of its store and of the chain, in one order, so that two readers never wait for each other. */
function changesOf<P extends object>(
  before: Added & { readonly entidad: EntidadConUso },
  after: Added,
  partsOf: (added: Added) => readonly P[] | null,
) {
  const { entidad } = before;
  type Row = P & { readonly entidad: EntidadConUso; readonly tienda: number };
  const changes = new Map<string, { readonly row: Row; veces: number }>();
  const count = (added: Added, veces: number) => {
    const { tienda } = added;
    for (const part of partsOf(added) ?? []) {
      for (const one of tienda === null ? [WHOLE_CHAIN] : [WHOLE_CHAIN, tienda]) {
        const row = { entidad, tienda: one, ...part };
        const key = JSON.stringify(Object.values(row));
        const sum = changes.get(key) ?? { row, veces: 0 };
        sum.veces += veces;
        changes.set(key, sum);
      }
    }
  };
  count(before, -1);
  count(after, 1);
  return [...changes]
    .filter(([, { veces }]) => veces !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { row, veces }]) => ({ ...row, veces }));
}

/** How long a reader waits before it looks again, in milliseconds: what is shown is so old at most. */
const REST_MS = 5_000;

/** Reads what is new, round after round. */
export function createReader(surroundings: Surroundings, log: Pick<FastifyBaseLogger, 'error'>) {
  const { db } = surroundings;
  let knowsCharts = false;
  return repeating({ db, log, restMs: REST_MS, failed: 'the ways of records could not be read' }, async (goOn) => {
    if (!knowsCharts) await forgetOldCharts(db);
    knowsCharts = true;
    await readWays(surroundings, goOn);
  });
}
