import { count, gte, sql } from 'drizzle-orm';
import type { tablero } from '#contract/tablero';
import { ESTADOS_CASO } from '#domain/casos';
import { diaDe } from '#domain/fechas';
import { tienePermiso } from '#domain/permisos';
import type { Db } from '../db/db.ts';
import { casos } from '../db/schema/casos.ts';
import type { ManejadoresDe } from '../http/manejador.ts';

/** Days that the chart spans, today included (specification, section 9). */
const DIAS = 15;

/** State 6 belongs to the pickup tab and to no case of this list (DESIGN, section 6). */
const ESTADOS = Object.entries(ESTADOS_CASO)
  .map(([id, nombre]) => ({ id: Number(id), nombre }))
  .filter(({ id }) => id !== 6);

const diasHasta = (hoy: string): string[] =>
  Array.from({ length: DIAS }, (_, indice) => {
    const dia = new Date(`${hoy}T12:00:00Z`);
    dia.setUTCDate(dia.getUTCDate() - (DIAS - 1 - indice));
    return dia.toISOString().slice(0, 10);
  });

// Days are the store's: a case opened at 23:00 counts for that day, whatever UTC says.
const porDia = async (
  db: Db,
  columna: typeof casos.fechaCreacion | typeof casos.fechaSolucion,
  desde: string,
  zona: string,
): Promise<Map<string, number>> => {
  // Written into the statement, because `group by` must repeat it word for word; config.ts checked its letters.
  const enZona = sql.raw(`'${zona}'`);
  const dia = sql<string>`to_char(${columna} at time zone ${enZona}, 'YYYY-MM-DD')`;
  const filas = await db
    .select({ dia, total: count() })
    .from(casos)
    .where(gte(columna, sql`(${desde}::date::timestamp at time zone ${enZona})`))
    .groupBy(dia);
  return new Map(filas.map((fila) => [fila.dia, fila.total]));
};

/** Dashboard (specification, sections 2 and 7): totals by state and 15 days of opened and solved cases. */
export const manejadoresTablero: ManejadoresDe<typeof tablero> = {
  datosEstadisticos: async (_entrada, { db, sesion, config, ahora, version }) => {
    if (!tienePermiso(sesion.permisos, ['verEstadisticas'])) {
      return { totalPorEstatus: [], historico: [], version };
    }
    const dias = diasHasta(diaDe(ahora(), config.zonaHoraria));
    const desde = dias[0] ?? '';
    const totales = await db.select({ id: casos.idEstado, total: count() }).from(casos).groupBy(casos.idEstado);
    const abiertos = await porDia(db, casos.fechaCreacion, desde, config.zonaHoraria);
    const solucionados = await porDia(db, casos.fechaSolucion, desde, config.zonaHoraria);
    return {
      totalPorEstatus: ESTADOS.map(({ id, nombre }) => ({
        id,
        nombre,
        total: totales.find((fila) => fila.id === id)?.total ?? 0,
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
