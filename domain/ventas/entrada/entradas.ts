import { z } from 'zod';
import { dateAndTime } from '#domain/common/dates';
import { keysOf } from '#domain/common/keysOf';
import { RESULTADOS, type Resultado } from './correccion.ts';

/** The results of a delivery, as they travel. */
export const resultadoSchema = z.enum(keysOf(RESULTADOS));

/** How many sales of a delivery had each result. */
export const resultadosSchema = z.partialRecord(resultadoSchema, z.int());

const instant = z.iso.datetime();

/** A line of a delivery that is not here as it was sent, or that a person must hear of. Its contents may name a customer and stay here. */
const lineaSchema = z.object({
  id: z.int(),
  linea: z.int(),
  /** Null where the line does not say it; its name is null where the chain has no such store. */
  tienda: z.object({ id: z.int(), nombre: z.string().nullable() }).nullable(),
  operacion: z.int().nullable(),
  resultado: resultadoSchema,
  motivo: z.string(),
});

/** A line that waits for somebody. */
export const incidenciaSchema = lineaSchema.extend({ remitente: z.string(), recibida: instant });

export type Incidencia = z.infer<typeof incidenciaSchema>;

/** A line of a delivery, and whether it still waits: `por` is null where it came right by itself, or had been told before. */
export const lineaDeEntradaSchema = lineaSchema.extend({
  atendida: z.object({ momento: instant, por: z.string().nullable() }).nullable(),
});

export type LineaDeEntrada = z.infer<typeof lineaDeEntradaSchema>;

/** A delivery. `milisegundos` is null while it is being taken in, and for one that was cut off. */
export const entradaSchema = z.object({
  id: z.int(),
  remitente: z.string(),
  recibida: instant,
  milisegundos: z.int().nullable(),
  ventas: z.int(),
  lineas: z.int(),
  resultados: resultadosSchema,
  /** How many of its lines somebody had to hear of. */
  incidencias: z.int().nonnegative(),
});

export type Entrada = z.infer<typeof entradaSchema>;

/** A store, and the last sale that came of it: when it was sold, and when it came. Null where none came yet. */
export const tiendaQueMandaSchema = z.object({
  tienda: z.object({ id: z.int(), nombre: z.string() }),
  ultima: z.object({ venta: instant, recibida: instant }).nullable(),
  /** It has said nothing for longer than it usually does; never one that is closed now. */
  callada: z.boolean(),
  /**
   * One that is closed now by its hours: when it opens (null where it does not within a year), the zone of that clock, and the
   * holiday that keeps it closed today. Null for one that is open, or says no hours.
   */
  cerrada: z.object({ abre: instant.nullable(), festivo: z.string().nullable(), zona: z.string() }).nullable(),
});

export type TiendaQueManda = z.infer<typeof tiendaQueMandaSchema>;

const DAY_S = 24 * 60 * 60;

/**
 * Whether a store has said nothing for longer than usual, in seconds: half as long again as its longest silence of late, and a day at least.
 * A store that closes at night or on Sundays is not late when it opens.
 */
export function estaCallada(silencio: number, pausa: number): boolean {
  return silencio > Math.max(DAY_S, 1.5 * pausa);
}

/**
 * The same of a store that says its hours, in seconds for which it was open: beyond the greater of one day of its own (`jornada`) and half as
 * long again as its longest silence of late.
 */
export function topeDeSilencio(jornada: number, pausaAbierta: number): number {
  return Math.max(jornada, 1.5 * pausaAbierta);
}

/** Whether a result waits for somebody: the sale is not here as it was sent, or took back what had been taken back (`motivo`). */
export function esIncidencia(resultado: Resultado, motivo: string | null): boolean {
  switch (resultado) {
    case 'nueva':
    case 'igual':
    case 'atrasada':
    case 'enEspera':
      return false;
    case 'corregida':
      return motivo !== null;
    case 'conflicto':
    case 'conVales':
    case 'rechazada':
      return true;
  }
}

/** The fate of a sale in words, with the reason. */
export function resultadoEnPalabras({
  resultado,
  motivo,
}: {
  readonly resultado: Resultado;
  readonly motivo: string | null;
}) {
  return motivo === null || motivo === '' ? RESULTADOS[resultado] : `${RESULTADOS[resultado]}. ${motivo}`;
}

/** How a delivery ended, in words: `3 nuevas, 1 rechazada`. */
export function resultadosEnPalabras(resultados: Entrada['resultados']): string {
  return resultadoSchema.options
    .flatMap((resultado) => {
      const count = resultados[resultado] ?? 0;
      return count === 0 ? [] : [`${count} ${PALABRAS[resultado][count === 1 ? 0 : 1]}`];
    })
    .join(', ');
}

/** One, and several. */
const PALABRAS: Readonly<Record<Resultado, readonly [string, string]>> = {
  nueva: ['nueva', 'nuevas'],
  igual: ['que ya estaba', 'que ya estaban'],
  corregida: ['corregida', 'corregidas'],
  atrasada: ['atrasada', 'atrasadas'],
  conflicto: ['en conflicto', 'en conflicto'],
  conVales: ['sin corregir', 'sin corregir'],
  enEspera: ['en espera', 'en espera'],
  rechazada: ['rechazada', 'rechazadas'],
};

/** The sentences about sales that came, or that somebody waits for. */
export const ENTRADA_TEXTS = {
  sinSaberse:
    'La operación no ha llegado, y el sistema de ventas no respondió si la tiene. Intente de nuevo en unos minutos.',
  /** `motivo` is a sentence of its own. */
  noRecibida: (operacion: number, motivo: string) =>
    `La operación ${operacion} no se pudo recibir del sistema de ventas. ${motivo}`,
  noExiste: 'Esa entrada no existe.',
  atendida: 'La venta quedó como atendida',
  /** `quien` is null where it came right by itself. */
  yaAtendida: (quien: string | null, momento: Date) =>
    quien === null
      ? 'Esa venta ya no espera: sus cajas la mandaron bien después.'
      : `${quien} ya atendió esa venta, el ${dateAndTime(momento.toISOString())}.`,
} as const;
