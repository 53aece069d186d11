import type { Contrato } from '#contract/contrato';
import type { SalidaDe } from '#contract/llamada';
import type { FechaIso } from '#domain/fechas';
import { ESTADO } from '#domain/vidaCaso';

/** The two series of the chart, in their order (specification, section 2, "Dashboard"). */
export const SERIES = ['abiertos', 'solucionados'] as const;
export type Serie = (typeof SERIES)[number];

/** What a series is called in the legend, the table and the help. */
export const NOMBRE_DE_SERIE = {
  abiertos: 'Casos abiertos',
  solucionados: 'Casos solucionados',
} as const satisfies Record<Serie, string>;

/** Cases opened and solved on one of the store's days. */
export type CifrasDeDia = { readonly dia: FechaIso } & { readonly [S in Serie]: number };

/** The figures of the dashboard; `dias` runs from the oldest day to today, the store's, and is never empty. */
export interface Cifras {
  readonly totalAbiertos: number;
  readonly totalSolucionados: number;
  readonly hoy: CifrasDeDia;
  readonly dias: readonly CifrasDeDia[];
}

/**
 * The figures of an answer, or null when it holds none, as it does for a person without the permission. An open case is
 * one in any state but solved; today is the last day of the answer, because the store's day is the server's to know.
 */
export const cifrasDe = ({
  totalPorEstatus,
  historico,
}: Pick<SalidaDe<Contrato['datosEstadisticos']>, 'totalPorEstatus' | 'historico'>): Cifras | null => {
  const dias = historico.map(({ clave, valor, valor2 }) => ({ dia: clave, abiertos: valor, solucionados: valor2 }));
  const hoy = dias.at(-1);
  if (hoy === undefined) return null;
  const suma = (cuenta: (id: number) => boolean) =>
    totalPorEstatus.reduce((total, fila) => (cuenta(fila.id) ? total + fila.total : total), 0);
  return {
    totalAbiertos: suma((id) => id !== ESTADO.solucionada),
    totalSolucionados: suma((id) => id === ESTADO.solucionada),
    hoy,
    dias,
  };
};

const numero = new Intl.NumberFormat('es-MX');

/** A count as it is read: '1,204'. */
export const enCifra = (cuenta: number): string => numero.format(cuenta);
