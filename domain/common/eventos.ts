/** Events that the chain's own systems are told of, by Standard Webhooks 1.0: a receiver that wants one is owed it once the work is stored. */

/** The events and what they are called; one more is one more entry and a capability that says when. */
export const EVENTOS = {
  'vale.vigente': 'Vale vigente',
  'vale.canjeado': 'Vale canjeado',
  'caso.cerrado': 'Caso cerrado',
  'factura.timbrada': 'Factura timbrada',
  'factura.cancelada': 'Factura cancelada',
} as const;

export type TipoDeEvento = keyof typeof EVENTOS;

/** The event that a person sends to try a receiver out. */
export const EVENTO_DE_PRUEBA = 'prueba';

/** An event as its capability says it: ids, folios, amounts in pesos, states and the store, and nothing of any person. */
export interface Evento {
  readonly tipo: TipoDeEvento;
  /** The record's id. */
  readonly id: number;
  readonly datos: Readonly<Record<string, string | number | boolean | null>>;
}

/** The words about where an event goes and what came of it. */
export const EVENTO_TEXTS = {
  noEsDireccion:
    'Escriba una dirección https, por ejemplo https://erp.cadena.mx/eventos. http solo en este mismo equipo.',
  noPermitido: (host: string, port: number) =>
    `Lleva a ${host}, puerto ${port}, que no está entre los equipos permitidos: pida que lo agreguen a SERVIDORES_PERMITIDOS.`,
  contesto: (status: number) => `Contestó ${status}`,
  noContesto: (porque: string) => `No se pudo hablar con él (${porque})`,
  apagado: (respuesta: string) =>
    `En 5 días no tomó nada y su último evento falló diez veces (${respuesta.replace(/[.]$/, '')})`,
  secretoIlegible: 'Su secreto se cifró con otra clave y no se puede leer: cámbielo.',
} as const;

/** An event in words; one that this version does not know by its own name. */
export function eventoEnPalabras(tipo: string): string {
  if (tipo === EVENTO_DE_PRUEBA) return 'Prueba';
  return Object.hasOwn(EVENTOS, tipo) ? EVENTOS[tipo as TipoDeEvento] : tipo;
}

/** The states of an event that is owed to a receiver. */
export const ESTADOS_ENTREGA = ['pendiente', 'entregado', 'fallido'] as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits between tries, in milliseconds, as the specification of Standard Webhooks proposes them. */
const ESPERAS_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** The longest wait between two tries, in milliseconds. */
export const ESPERA_MAXIMA_DE_EVENTO_MS = 24 * HOUR_MS;

/**
 * How long an event waits after a try that failed, in milliseconds.
 * @param intentos tries so far, from 1; null when it is not tried again.
 */
export function esperaDeEvento(intentos: number): number | null {
  return ESPERAS_MS[intentos - 1] ?? null;
}

/** A receiver that took nothing for so long, and then failed the last try of an event, is switched off, in milliseconds: five days, as Standard Webhooks proposes. */
export const SE_APAGA_A_LOS_MS = 5 * 24 * HOUR_MS;

/** For so long the secret before the present one signs beside it, in milliseconds. */
export const SECRETO_ANTERIOR_MS = 24 * HOUR_MS;
