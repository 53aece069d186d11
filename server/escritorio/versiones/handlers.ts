import { eq } from 'drizzle-orm';
import type { versiones as contrato } from '#contract/escritorio/versiones';
import { readVersion } from '#diagrams/kept';
import { versionesDeDiagramas } from '../../platform/db/schema/system.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/rejection.ts';
import { NEWEST_FIRST } from './keep.ts';

const { id, version, desde, guardado } = versionesDeDiagramas;

/** Handlers of `contract/escritorio/versiones.ts`. */
export const versionHandlers: HandlersOf<typeof contrato> = {
  versionesDeDiagramas: async (_, { db }) => {
    const rows = await db
      .select({ id, version, desde })
      .from(versionesDeDiagramas)
      .orderBy(...NEWEST_FIRST);
    return { versiones: rows.map((row) => ({ ...row, desde: row.desde.toISOString() })) };
  },

  versionDeDiagrama: async ({ ruta }, { db }) => {
    const [row] = await db.select({ guardado }).from(versionesDeDiagramas).where(eq(id, ruta.id));
    const kept = row === undefined ? null : readVersion(row.guardado);
    if (kept === null) throw notFound('Esa versión de los diagramas no existe.');
    const charts = kept.charts.filter(({ chart }) => chart.id === ruta.maquina);
    return { guardado: JSON.stringify({ ...kept, charts }) };
  },
};
