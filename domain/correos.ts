import { z } from 'zod';
import { showPesos } from './money.ts';

/** So often is a mail tried before it is given up. */
export const MAX_INTENTOS_CORREO = 8;

const MS_PER_MINUTE = 60_000;

/** The states of a mail in the outbox. */
const ESTADOS_CORREO = ['pendiente', 'enviado', 'fallido'] as const;

/**
 * How long a mail waits after a try that failed, in milliseconds: a minute, and each time twice as long, so that eight tries
 * take two hours.
 * @param intentos tries so far, from 1; null when it is not tried again.
 */
export function esperaDeCorreo(intentos: number): number | null {
  return intentos >= MAX_INTENTOS_CORREO ? null : MS_PER_MINUTE * 2 ** (intentos - 1);
}

const instant = z.iso.datetime();

/** A mail of the outbox; its text and its attachment stay where they are. `proximo` is null when it is not tried again. */
export const correoDeListaSchema = z.object({
  id: z.int(),
  para: z.string(),
  asunto: z.string(),
  adjunto: z.string().nullable(),
  estado: z.enum(ESTADOS_CORREO),
  intentos: z.int().nonnegative(),
  error: z.string().nullable(),
  creado: instant,
  proximo: instant.nullable(),
  enviado: instant.nullable(),
});

/** What a mail says. */
export interface TextoCorreo {
  readonly asunto: string;
  readonly texto: string;
}

/** What of a decided voucher its maker is told. */
interface ValeAtendido {
  readonly folio: string;
  readonly autorizado: boolean;
  /** In pesos. */
  readonly total: number;
  readonly depreciacion: number;
  readonly resuelve: string;
  /** Empty where nothing was written. */
  readonly comentario: string;
}

/** The mail to who made a voucher: what was decided about it. */
export function correoDepreciacionAtendida(vale: ValeAtendido): TextoCorreo {
  const decision = vale.autorizado ? 'autorizado' : 'rechazado';
  return {
    asunto: `Vale ${vale.folio} ${decision}`,
    texto: [
      `El vale ${vale.folio} fue ${decision} por ${vale.resuelve}.`,
      '',
      `Total: ${showPesos(vale.total)}`,
      `Depreciación: ${showPesos(vale.depreciacion)}`,
      ...(vale.comentario === '' ? [] : ['', `Comentario: ${vale.comentario}`]),
    ].join('\n'),
  };
}

/** The mail that carries a voucher to its customer. */
export function correoDeVale(folio: string, cadena: string): TextoCorreo {
  return {
    asunto: `Su vale ${folio} de ${cadena}`,
    texto: `Adjuntamos su vale ${folio}.\n\nPreséntelo en cualquiera de nuestras tiendas antes de que termine su vigencia.\n\n${cadena}`,
  };
}

/** The mail that carries an invoice to whoever received it. */
export function correoDeFactura(nombre: string, cadena: string): TextoCorreo {
  return {
    asunto: `Su factura ${nombre} de ${cadena}`,
    texto: `Adjuntamos su factura ${nombre}: el PDF para leerla y el XML para su contabilidad.\n\n${cadena}`,
  };
}

/** What the calls that mail something say. */
export const CORREO_TEXTS = {
  porEnviar: (para: string) => `El correo a ${para} está por enviarse`,
  sinServidor: (para: string) =>
    `El correo a ${para} quedó en la lista de salida: este servidor todavía no tiene por dónde enviar correos`,
  email: 'Email no válido',
  sinAutor: 'No se sabe quién hizo este vale, así que no hay a quién avisar.',
  sinCorreo: 'Quien hizo este vale no tiene correo. Agréguelo en sus datos de usuario.',
  noAutorizado: (folio: string) => `El vale ${folio} no se ha autorizado.`,
  noRechazado: (folio: string) => `El vale ${folio} no se ha rechazado.`,
} as const;
