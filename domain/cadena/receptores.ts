import { z } from 'zod';
import { destinationOf } from '#domain/common/destino';
import { ESTADOS_ENTREGA, EVENTO_TEXTS, EVENTOS } from '#domain/common/eventos';
import { freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';
import { keysOf } from '#domain/common/keysOf';

/** Receivers: systems of the chain that are told of events at an address of theirs. */

const TIPOS = keysOf(EVENTOS);

/** Lengths in characters. */
const LIMITS = { nombre: 60, url: 500 } as const;

/** Most words about a receiver are said on both sides. */
export const RECEIVER_TEXTS = {
  requerido: 'Campo requerido',
  nombreLargo: `Escriba como máximo ${LIMITS.nombre} caracteres.`,
  urlLarga: `Escriba como máximo ${LIMITS.url} caracteres.`,
  url: EVENTO_TEXTS.noEsDireccion,
  noPermitido: EVENTO_TEXTS.noPermitido,
  eventos: 'Elija al menos un evento.',
  repetido: 'Ya hay un receptor con ese nombre.',
  noExiste: 'No existe ese receptor.',
  guardado: 'Receptor agregado con éxito',
  editado: 'Receptor editado con éxito',
  secretoCreado: 'Secreto creado con éxito',
  secretoCambiado: 'Secreto cambiado con éxito',
  sinSecreto: 'El receptor aún no tiene secreto. Créelo antes de mandarle algo.',
  apagado: 'El receptor está apagado. Enciéndalo antes de mandarle algo.',
  prueba: 'Se mandó un evento de prueba',
  reenviado: 'Se manda otra vez',
  enCamino: 'Ya está en camino',
  sinEntrega: 'Ese evento ya no existe.',
} as const;

/** The written data of a receiver: each event once. */
export const datosReceptorSchema = z.object({
  nombre: freeLine().min(1, RECEIVER_TEXTS.requerido).max(LIMITS.nombre, RECEIVER_TEXTS.nombreLargo),
  url: freeLine()
    .min(1, RECEIVER_TEXTS.requerido)
    .max(LIMITS.url, RECEIVER_TEXTS.urlLarga)
    .refine((text) => text === '' || destinationOf(text) !== null, RECEIVER_TEXTS.url),
  eventos: z
    .array(z.enum(TIPOS))
    .min(1, RECEIVER_TEXTS.eventos)
    .overwrite((eventos) => TIPOS.filter((tipo) => eventos.includes(tipo))),
  activo: z.boolean(),
});
export type DatosReceptor = z.infer<typeof datosReceptorSchema>;

/**
 * A receiver as it is shown: `anteriorHasta` is until when the secret before the present one signs too, null where none does;
 * `motivoApagado` says why it was switched off by itself, null where a person did so.
 */
export const receptorSchema = datosReceptorSchema.extend({
  ...shownRecord,
  tieneSecreto: z.boolean(),
  anteriorHasta: z.iso.datetime().nullable(),
  motivoApagado: z.string().nullable(),
  pendientes: z.int().nonnegative(),
  fallidos: z.int().nonnegative(),
});
export type Receptor = z.infer<typeof receptorSchema>;

/** A receiver that is to be saved. */
export const receptorGuardadoSchema = datosReceptorSchema.extend(savedRecord);

/** An event that is owed to a receiver: `respuesta` is the last answer in words, null before the first; `proximo` is null when it is not tried again. */
export const entregaDeEventoSchema = z.object({
  id: z.int().positive(),
  mensaje: z.string(),
  tipo: z.string(),
  /** The record that it tells of; null for a test. */
  idEntidad: z.int().nullable(),
  estado: z.enum(ESTADOS_ENTREGA),
  intentos: z.int().nonnegative(),
  respuesta: z.string().nullable(),
  creado: z.iso.datetime(),
  proximo: z.iso.datetime().nullable(),
  entregado: z.iso.datetime().nullable(),
});
export type EntregaDeEvento = z.infer<typeof entregaDeEventoSchema>;
