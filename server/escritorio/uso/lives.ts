import { createHash } from 'node:crypto';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Chart, chartOf } from '#diagrams/chart';
import { vidaCasoWords } from '#diagrams/words/vidaCaso';
import { vidaFacturaWords } from '#diagrams/words/vidaFactura';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import type { Movimiento } from '#domain/common/history';
import { esDecision } from '#domain/escritorio/unaPersonaMas';
import { type EntidadConUso, VIDAS_CON_USO, type VidaConUso } from '#domain/escritorio/uso';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import { vidaFacturaMachine } from '#machines/vidaFactura.machine';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { caseHistory } from '../../casos/history.ts';
import { facturaHistory } from '../../facturas/work.ts';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import { valeHistory } from '../../vales/work.ts';

type NumberColumn = AnyPgColumn<{ data: number; notNull: true }>;

/** A life whose records are read. */
export interface Life {
  readonly chart: Chart;
  /** Changes with the arrows of the chart: what was read by others is read anew. */
  readonly carta: string;
  /** The ids of the arrows by which who may decides what waits for it. */
  readonly decisiones: ReadonlySet<string>;
  readonly table: typeof casos | typeof vales | typeof facturas;
  /** The columns of the number of its state and of the store that it counts for. */
  readonly state: NumberColumn;
  readonly store: NumberColumn;
  readonly history: (db: Db, id: number) => Promise<Movimiento[]>;
}

/** A version that no history reaches. */
const ANY_VERSION = 2 ** 31 - 1;

function life(
  machine: Parameters<typeof chartOf>[0],
  words: Parameters<typeof chartOf>[1],
  rest: Omit<Life, 'chart' | 'carta' | 'decisiones' | 'history'> & {
    readonly history: Pick<typeof caseHistory, 'since'>;
  },
): Life {
  const chart = chartOf(machine, words);
  const decisiones = chart.arrows.filter((arrow) => esDecision(arrow)).map(({ id }) => id);
  // Who decided is counted too: a chart whose decisions are others is another one.
  const arrows = [...chart.arrows.map(({ id }) => id), '', ...decisiones].join('\n');
  return {
    ...rest,
    chart,
    decisiones: new Set(decisiones),
    carta: createHash('sha256').update(arrows).digest('hex').slice(0, 16),
    history: (db, id) => rest.history.since(db, id, -1, ANY_VERSION),
  };
}

export const LIVES: Readonly<Record<EntidadConUso, Life>> = {
  caso: life(vidaCasoMachine, vidaCasoWords, {
    table: casos,
    state: casos.idEstado,
    store: casos.cvetda,
    history: caseHistory,
  }),
  vale: life(vidaValeMachine, vidaValeWords, {
    table: vales,
    state: vales.estado,
    store: vales.cvetdaCrea,
    history: valeHistory,
  }),
  factura: life(vidaFacturaMachine, vidaFacturaWords, {
    table: facturas,
    state: facturas.estado,
    store: facturas.cvetda,
    history: facturaHistory,
  }),
};

/** The kind of the records of a machine. */
export function entityOf(maquina: VidaConUso): EntidadConUso {
  return VIDAS_CON_USO[maquina];
}
