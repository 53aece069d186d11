import { z } from 'zod';
import { PERIODICIDADES_GLOBALES, type Periodicidad, type Periodo } from '#domain/cadena/globales/periodos';
import { keysOf } from '#domain/common/keysOf';
import type { InformacionGlobal } from '#domain/facturas/cfdi/comprobante';

/** The states of a period: its invoices are to be made, a person holds them back, or all its sales have theirs. */
export const ESTADOS_PERIODO = {
  pendiente: 'POR FACTURAR',
  detenido: 'DETENIDO',
  hecho: 'FACTURADO',
} as const;

export type EstadoPeriodo = keyof typeof ESTADOS_PERIODO;

/** The works of a person on a period. */
export type TrabajoDePeriodo = 'detener' | 'hacer';

/** Why a work cannot be done with a period of a state; null where it can. One that is done is made again: sales may have come since. */
export function impideEnPeriodo(estado: EstadoPeriodo, trabajo: TrabajoDePeriodo): string | null {
  if (trabajo === 'hacer') return estado === 'pendiente' ? 'Ya está por facturarse.' : null;
  switch (estado) {
    case 'pendiente':
      return null;
    case 'detenido':
      return 'Ya está detenido.';
    case 'hecho':
      return 'Ya se facturó: no queda nada que detener.';
  }
}

/** The words about periods that are said on both sides. */
export const PERIODO_TEXTS = {
  detenido: 'Facturación del periodo detenida',
  porHacer: 'El periodo se facturará en un momento',
  noExiste: 'No existe ese periodo.',
} as const;

/** A period as it is shown; `falla` is null where nothing is in the way. */
export const periodoSchema = z.object({
  id: z.int().positive(),
  version: z.int(),
  cvetda: z.int(),
  tienda: z.string(),
  desde: z.iso.date(),
  hasta: z.iso.date(),
  periodicidad: z.enum(['diaria', 'semanal', 'quincenal', 'mensual']),
  estado: z.enum(['pendiente', 'detenido', 'hecho']),
  falla: z.string().nullable(),
  facturas: z.array(
    z.object({ id: z.int(), nombre: z.string(), estado: z.string(), total: z.number(), ventas: z.int() }),
  ),
});
export type PeriodoGlobal = z.infer<typeof periodoSchema>;

/** Why a sale is in no global invoice. */
export const MOTIVOS_FUERA = {
  credito: 'A crédito, o sin pagos conocidos: se factura a nombre de quien la debe.',
  tasas: 'Sus importes no corresponden a ninguna tasa de impuesto del SAT.',
  sinCobro: 'Ninguno de sus artículos tiene importe: no hay nada que facturar.',
} as const;
export type MotivoFuera = keyof typeof MOTIVOS_FUERA;

/** The sales of a period that are in no invoice yet: those to come, and those left out (the first hundred). */
export const previaDePeriodoSchema = z.object({
  ventas: z.int(),
  total: z.number(),
  fuera: z.array(z.object({ operacion: z.int(), total: z.number(), motivo: z.enum(keysOf(MOTIVOS_FUERA)) })),
  fueraEnTotal: z.int(),
});
export type PreviaDePeriodo = z.infer<typeof previaDePeriodoSchema>;

/** The period as its global invoice says it. */
export function informacionGlobal(periodicidad: Periodicidad, { desde }: Periodo): Required<InformacionGlobal> {
  return {
    Periodicidad: PERIODICIDADES_GLOBALES[periodicidad].clave,
    Meses: desde.slice(5, 7),
    Año: desde.slice(0, 4),
  };
}
