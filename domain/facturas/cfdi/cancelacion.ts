import { z } from 'zod';
import { dayOf, type IsoDate, type IsoInstant, shortDate, TIME_ZONE } from '#domain/common/dates';
import { keysOf } from '#domain/common/keysOf';
import type { Centavos } from '#domain/common/money';
import { MOTIVOS_CANCELACION, type MotivoCancelacion } from '#domain/common/sat/catalogos';
import type { Persona } from '#domain/common/sat/regimenes';
import { judgeRfc } from '#domain/common/sat/rfc';
import type { TipoComprobante } from './comprobante.ts';
import { diaHabilDespues } from './diasHabiles.ts';

/** How an invoice hangs on another one. */
export type ClaseRelacion = 'notaDeCredito' | 'pago' | 'sustituta';

/** An invoice that says it is related to another one. */
export interface FacturaRelacionada {
  readonly uuid: string;
  readonly clase: ClaseRelacion;
  /** By which people know it: series and folio. */
  readonly nombre: string;
  /** Stamped, and not cancelled since. */
  readonly vive: boolean;
}

/** The facts that decide whether an invoice can be cancelled. */
export interface FacturaPorCancelar {
  readonly tipo: TipoComprobante;
  readonly total: Centavos;
  readonly personaEmisor: Persona;
  readonly rfcReceptor: string;
  readonly expedida: IsoInstant;
  /** All that name this one, living or not. */
  readonly relacionadas: readonly FacturaRelacionada[];
}

/** Why and in whose favour it is asked: 01 alone names the invoice that stands in its place. */
export const solicitudCancelacionSchema = z.discriminatedUnion('motivo', [
  z.object({
    motivo: z.literal('01'),
    sustituta: z
      .string()
      .trim()
      .regex(
        /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
        'Escriba el folio fiscal (UUID) de la factura que la sustituye.',
      )
      .toUpperCase(),
  }),
  z.object({ motivo: z.enum(['02', '03', '04']) }),
]);
export type SolicitudCancelacion = z.output<typeof solicitudCancelacionSchema>;

/** Why the receiver is not asked. */
export type SinAceptacion = 'monto' | 'tipo' | 'publico' | 'extranjero' | 'primerDia';

/** The authority's answer to a request to cancel; `texto` says it to whoever asks. */
export type Cancelacion =
  | { readonly modo: 'sinAceptacion'; readonly porque: SinAceptacion; readonly texto: string }
  /** `plazo` is the last day on which the receiver can answer; silence is consent. */
  | { readonly modo: 'conAceptacion'; readonly plazo: IsoDate; readonly texto: string }
  | { readonly modo: 'noCancelable'; readonly relacionadas: readonly FacturaRelacionada[]; readonly texto: string }
  /** Motive 01 names an invoice that does not stand in the place of this one. */
  | { readonly modo: 'sinSustituta'; readonly texto: string }
  | { readonly modo: 'fueraDePlazo'; readonly limite: IsoDate; readonly texto: string };

/** Up to this total, included, the receiver is not asked. */
const MONTO_LIBRE = 1_000_00;
const DIAS_DE_RESPUESTA = 3;

/**
 * Says how an invoice can be cancelled now.
 * @param solicitud null while no motive has been chosen, which is judged as any but 01.
 */
export function cancelacionDe(
  factura: FacturaPorCancelar,
  solicitud: SolicitudCancelacion | null,
  now: Date,
  zone: string = TIME_ZONE,
): Cancelacion {
  const limite = limiteDe(factura, zone);
  if (dayOf(now, zone) > limite) return fueraDePlazo(factura, limite);
  const hindrance =
    solicitud?.motivo === '01' ? hindranceOf01(factura, solicitud.sustituta) : hindranceOfOthers(factura);
  if (hindrance !== null) return hindrance;
  return aceptacionDe(factura, now, zone);
}

/** The authority's own answers to how an invoice can be cancelled, before it is asked to, as they are said to whoever is about to ask. */
export const MODOS_DE_CANCELAR = {
  sinAceptacion: 'Se cancela al momento, sin que el receptor la acepte.',
  conAceptacion: 'El receptor tiene que aceptarla: tiene 72 horas para contestar, y si no contesta se cancela.',
  noCancelable:
    'No se puede cancelar: tiene documentos relacionados vigentes. Cancélelos primero; si otra factura la sustituye, cancélela con el motivo 01.',
} as const;

export type ModoDeCancelar = keyof typeof MODOS_DE_CANCELAR;

/** How an invoice would be cancelled, in words; `modo` is null where nobody could be asked, and the words say why. */
export const comoSeCancelaSchema = z.object({ modo: z.enum(keysOf(MODOS_DE_CANCELAR)).nullable(), texto: z.string() });
export type ComoSeCancela = z.output<typeof comoSeCancelaSchema>;

/** Why it is not known how an invoice would be cancelled, which keeps nobody from asking. */
export const NO_SE_SABE_COMO = {
  sinRespuesta: 'El SAT no contestó cómo se cancela esta factura.',
  noDice: 'El SAT todavía no dice cómo se cancela esta factura.',
} as const;

/** How it is said that it is not known how an invoice would be cancelled. @param porque a sentence. */
export function sinSaberComoSeCancela(porque: string): ComoSeCancela {
  return { modo: null, texto: `${porque} Puede pedir la cancelación sin saberlo.` };
}

/** The facts of an invoice that decide whether its receiver is asked. */
type PorAceptar = Pick<FacturaPorCancelar, 'tipo' | 'total' | 'rfcReceptor' | 'expedida'>;

/** Says whether the receiver of an invoice that can be cancelled is asked, and until when he can answer. */
export function aceptacionDe(
  factura: PorAceptar,
  now: Date,
  zone: string = TIME_ZONE,
): Extract<Cancelacion, { modo: 'sinAceptacion' | 'conAceptacion' }> {
  const porque = porqueSinAceptacion(factura, now, zone);
  return porque === null
    ? conAceptacion(plazoDeRespuesta(now, zone))
    : { modo: 'sinAceptacion', porque, texto: SIN_ACEPTACION[porque] };
}

/** The motives that an invoice can be cancelled for: 04 takes an operation out of an invoice to the public, and means no other. */
export function motivosDe({ rfcReceptor }: Pick<FacturaPorCancelar, 'rfcReceptor'>): readonly MotivoCancelacion[] {
  const aPublico = judgeRfc(rfcReceptor).generico === 'nacional';
  const all = Object.keys(MOTIVOS_CANCELACION) as MotivoCancelacion[];
  return all.filter((motivo) => motivo !== '04' || aPublico);
}

/** Why a motive that is not among those of an invoice is none for it. */
export const MOTIVO_AJENO =
  'El motivo 04 es solo de una factura al público en general, y esta no lo es. Elija otro motivo.';

/** The last day on which the receiver can answer a request that counts as accepted from a moment on. */
export function ultimoDiaDeRespuesta(plazo: Date, zone: string = TIME_ZONE): IsoDate {
  return dayOf(new Date(plazo.getTime() - 1), zone);
}

/** The last day on which the receiver can answer a request: the third business day after the one on which it was made. */
export function plazoDeRespuesta(pedida: Date, zone: string = TIME_ZONE): IsoDate {
  return diaHabilDespues(dayOf(pedida, zone), DIAS_DE_RESPUESTA);
}

/** Tells whether the annual return of an invoice's year is due, after which it can no longer be cancelled. */
export function esFueraDePlazo(
  factura: Pick<FacturaPorCancelar, 'expedida' | 'personaEmisor'>,
  now: Date,
  zone: string = TIME_ZONE,
): boolean {
  return dayOf(now, zone) > limiteDe(factura, zone);
}

/** The last day of the month in which the issuer declares the year of the invoice: March for companies, April for persons. */
function limiteDe(
  { expedida, personaEmisor }: Pick<FacturaPorCancelar, 'expedida' | 'personaEmisor'>,
  zone: string,
): IsoDate {
  const next = Number(dayOf(new Date(expedida), zone).slice(0, 4)) + 1;
  return personaEmisor === 'moral' ? `${next}-03-31` : `${next}-04-30`;
}

function hindranceOfOthers({ relacionadas }: FacturaPorCancelar): Cancelacion | null {
  const living = relacionadas.filter(({ vive }) => vive);
  if (living.length === 0) return null;
  const names = living.map(({ clase, nombre }) => `${CLASES[clase]} ${nombre}`);
  const texto = `La factura no es cancelable mientras viva lo que se relaciona con ella: ${names.join(', ')}. Cancélelo primero, o sustituya la factura con el motivo 01.`;
  return { modo: 'noCancelable', relacionadas: living, texto };
}

function hindranceOf01({ relacionadas }: FacturaPorCancelar, sustituta: string): Cancelacion | null {
  const found = relacionadas.find(
    ({ clase, uuid }) => clase === 'sustituta' && uuid.toUpperCase() === sustituta.toUpperCase(),
  );
  if (found?.vive) return null;
  return {
    modo: 'sinSustituta',
    texto:
      found === undefined
        ? 'El folio fiscal no es de una factura que sustituya a esta. Timbre primero la sustituta, con la relación 04.'
        : `La factura ${found.nombre}, que sustituía a esta, ya no está vigente. Timbre otra con la relación 04.`,
  };
}

function porqueSinAceptacion(
  { tipo, total, rfcReceptor, expedida }: PorAceptar,
  now: Date,
  zone: string,
): SinAceptacion | null {
  if (tipo !== 'I') return 'tipo';
  if (total <= MONTO_LIBRE) return 'monto';
  const { generico } = judgeRfc(rfcReceptor);
  if (generico !== null) return generico === 'nacional' ? 'publico' : 'extranjero';
  return dayOf(now, zone) <= diaHabilDespues(dayOf(new Date(expedida), zone), 1) ? 'primerDia' : null;
}

function conAceptacion(plazo: IsoDate): Extract<Cancelacion, { modo: 'conAceptacion' }> {
  const texto = `El cliente tiene hasta el ${shortDate(plazo)} para aceptar o rechazar la cancelación; si no contesta, se cancela.`;
  return { modo: 'conAceptacion', plazo, texto };
}

function fueraDePlazo({ tipo }: FacturaPorCancelar, limite: IsoDate): Cancelacion {
  const otherwise = tipo === 'I' ? ' Para devolver su importe emita una nota de crédito.' : '';
  const texto = `Se podía cancelar hasta el ${shortDate(limite)}, cuando venció la declaración anual de su ejercicio.${otherwise}`;
  return { modo: 'fueraDePlazo', limite, texto };
}

const CLASES = {
  notaDeCredito: 'nota de crédito',
  pago: 'recibo de pago',
  sustituta: 'factura sustituta',
} as const satisfies Record<ClaseRelacion, string>;

const SIN_ACEPTACION = {
  monto: 'Se cancela sin que el cliente la acepte: su total no pasa de $1,000.00.',
  tipo: 'Se cancela sin que el cliente la acepte: no es una factura de ingreso.',
  publico: 'Se cancela sin aceptación: es una factura al público en general.',
  extranjero: 'Se cancela sin que el cliente la acepte: es de un residente en el extranjero.',
  primerDia: 'Se cancela sin que el cliente la acepte: no ha pasado el primer día hábil desde que se expidió.',
} as const satisfies Record<SinAceptacion, string>;
