import { and, count, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { tablero } from '#contract/tablero';
import { SIN_FILTRO } from '#domain/casos';
import { diaDe } from '#domain/fechas';
import { tienePermiso } from '#domain/permisos';
import { ESTADOS_CASO } from '#domain/vidaCaso';
import { contarPorEstado } from '../casos/lista/contar.ts';
import type { Persona } from '../casos/lista/criterio.ts';
import { leerFiltro } from '../casos/lista/criterio.ts';
import { comienzoDe, diaSiguiente } from '../casos/lista/dias.ts';
import { casosVisibles } from '../casos/visibles.ts';
import type { Db } from '../db/db.ts';
import { casos } from '../db/schema/casos.ts';
import type { ManejadoresDe } from '../http/manejador.ts';

/** Days that the chart spans, today included (specification, section 9). */
const DIAS = 15;

const diasHasta = (hoy: string): string[] =>
  Array.from({ length: DIAS }, (_, indice) => {
    const dia = new Date(`${hoy}T12:00:00Z`);
    dia.setUTCDate(dia.getUTCDate() - (DIAS - 1 - indice));
    return dia.toISOString().slice(0, 10);
  });

// Days are the store's: a case opened at 23:00 counts for that day, whatever UTC says. The bounds of all days travel with
// the query, so that the database only has to find between which two a moment lies.
const porDia = async (
  db: Db,
  persona: Persona,
  columna: typeof casos.fechaCreacion | typeof casos.fechaSolucion,
  dias: readonly string[],
  zona: string,
): Promise<ReadonlyMap<string, number>> => {
  const comienzos = dias.map((dia) => comienzoDe(dia, zona));
  const fin = comienzoDe(diaSiguiente(dias.at(-1) ?? ''), zona);
  const bordes = `{${comienzos.map((momento) => momento.toISOString()).join(',')}}`;
  const lugar = sql<number>`width_bucket(${columna}, ${bordes}::timestamptz[])`;
  const filas = await db
    .select({ lugar: sql<number>`lugar`, total: count() })
    .from(
      db
        .select({ lugar: lugar.as('lugar') })
        .from(casos)
        .where(and(casosVisibles(persona), isNotNull(columna), gte(columna, comienzos[0] ?? fin), lt(columna, fin)))
        .as('por_dia'),
    )
    .groupBy(sql`lugar`);
  return new Map(filas.map((fila) => [dias[fila.lugar - 1] ?? '', fila.total]));
};

/**
 * Dashboard (specification, sections 2 and 7): totals by state and 15 days of opened and solved cases, all of them of the
 * cases that the person may see. Each figure is the total of the list for the filter that it opens: a state, or the days
 * of creation or solution.
 */
export const manejadoresTablero: ManejadoresDe<typeof tablero> = {
  datosEstadisticos: async (_entrada, { db, sesion, config, ahora, version }) => {
    if (!tienePermiso(sesion.permisos, ['verEstadisticas'])) {
      return { totalPorEstatus: [], historico: [], version };
    }
    const hoy = diaDe(ahora(), config.zonaHoraria);
    const dias = diasHasta(hoy);
    const criterio = leerFiltro(SIN_FILTRO, sesion, config.zonaHoraria);
    const totales = criterio === null ? new Map<number, number>() : await contarPorEstado(db, criterio);
    const abiertos = await porDia(db, sesion, casos.fechaCreacion, dias, config.zonaHoraria);
    const solucionados = await porDia(db, sesion, casos.fechaSolucion, dias, config.zonaHoraria);
    return {
      totalPorEstatus: Object.entries(ESTADOS_CASO).map(([id, nombre]) => ({
        id: Number(id),
        nombre,
        total: totales.get(Number(id)) ?? 0,
      })),
      historico: dias.map((clave) => ({
        clave,
        valor: abiertos.get(clave) ?? 0,
        valor2: solucionados.get(clave) ?? 0,
      })),
      version,
    };
  },
};
