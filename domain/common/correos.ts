import { z } from 'zod';
import { showPesos } from './money.ts';

/** So often is a mail tried before it is given up. */
export const MAX_INTENTOS_CORREO = 8;

const MS_PER_MINUTE = 60_000;

/** The states of a mail in the outbox. */
const ESTADOS_CORREO = ['pendiente', 'enviado', 'fallido'] as const;

/** How a mail stands; `motivo` says why it could not be sent, null for any other. */
export const estadoDeCorreoSchema = z.object({ estado: z.enum(ESTADOS_CORREO), motivo: z.string().nullable() });
export type EstadoDeCorreo = z.infer<typeof estadoDeCorreoSchema>;

/** The documents sent by mail: their name alone and in a sentence, and the end of the word that tells of it. */
const ENVIADOS = {
  vale: ['Vale', 'el vale', 'o'],
  factura: ['Factura', 'la factura', 'a'],
  aviso: ['Aviso', 'el aviso', 'o'],
} as const;

/**
 * How a mail stands, as staff read it.
 * @param a the receiver, with what else is to be said of it.
 * @param correo null where the outbox does not know it any more.
 */
export function envioEnPalabras(que: keyof typeof ENVIADOS, a: string, correo: EstadoDeCorreo | null): string {
  const [nombre, conArticulo, final] = ENVIADOS[que];
  switch (correo?.estado) {
    case undefined:
      return `Se pidió enviar ${conArticulo} a ${a}`;
    case 'pendiente':
      return `${nombre} por enviar a ${a}`;
    case 'enviado':
      return `${nombre} enviad${final} a ${a}`;
    case 'fallido':
      return `No se pudo enviar ${conArticulo} a ${a}: ${correo.motivo ?? CORREO_TEXTS.sinMotivo}`;
  }
}

/** A letter beyond ASCII before the at sign: only mail servers with SMTPUTF8 know such mailboxes (RFC 6531). */
const MAILBOX_BEYOND_ASCII = /\P{ASCII}.*@/u;

/**
 * Why a mail server did not take a mail, as staff read it.
 * @param respuesta the server's own words ('550 5.1.1 no such user'), or an error's code where it said none.
 */
export function motivoDeCorreo(para: string, respuesta: string): string {
  const dicho = respuesta.replace(/\s+/g, ' ').trim();
  const [, codigo] = /^(\d{3})[ -]/.exec(dicho) ?? [];
  if (codigo === undefined) return `no se pudo hablar con el servidor de correo (${dicho})`;
  if (codigo.startsWith('5') && MAILBOX_BEYOND_ASCII.test(para)) {
    return `el servidor de correo no acepta letras con acento o ñ antes de la arroba (${dicho}). Use otra dirección`;
  }
  return `el servidor de correo contestó «${dicho}»`;
}

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
  estado: estadoDeCorreoSchema.shape.estado,
  intentos: z.int().nonnegative(),
  error: z.string().nullable(),
  creado: instant,
  proximo: instant.nullable(),
  enviado: instant.nullable(),
});

/**
 * A mail that could not be sent, as who sent it sees it: `creado` is when it was asked for, `casoId` the case of its invoice. Null for
 * one that tells of no record, or of an invoice without a case.
 */
export const correoPorAtenderSchema = correoDeListaSchema
  .pick({ id: true, para: true, asunto: true, creado: true })
  .extend({
    motivo: z.string(),
    valeId: z.int().nullable(),
    casoId: z.int().nullable(),
  });
export type CorreoPorAtender = z.infer<typeof correoPorAtenderSchema>;

/** The content of a mail. */
export interface TextoCorreo {
  readonly asunto: string;
  readonly texto: string;
}

/** The facts of a decided voucher that its maker is told. */
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

interface CambioAtendido extends Pick<ValeAtendido, 'folio' | 'autorizado' | 'resuelve' | 'comentario'> {
  /** The division of before, and the one that was asked for, as staff read them. */
  readonly antes: string;
  readonly despues: string;
}

/** The mail to who asked for a change of a voucher's methods: the decision about it. */
export function correoCambioAtendido(cambio: CambioAtendido): TextoCorreo {
  const decision = cambio.autorizado ? 'autorizado' : 'rechazado';
  return {
    asunto: `Cambio de métodos del vale ${cambio.folio} ${decision}`,
    texto: [
      `El cambio de métodos del vale ${cambio.folio} fue ${decision} por ${cambio.resuelve}.`,
      '',
      `Antes: ${cambio.antes}`,
      `Pedido: ${cambio.despues}`,
      '',
      cambio.autorizado ? 'Se devuelve como se pidió.' : 'Se devuelve como antes.',
      ...(cambio.comentario === '' ? [] : ['', `Comentario: ${cambio.comentario}`]),
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

/** The mail to each who may switch a receiver of events on again: it was switched off by itself. */
export function correoDeReceptorApagado({
  nombre,
  motivo,
}: {
  readonly nombre: string;
  readonly motivo: string;
}): TextoCorreo {
  return {
    asunto: `El receptor de eventos ${nombre} se apagó solo`,
    texto: [
      `El receptor ${nombre} se apagó solo: ${motivo}.`,
      '',
      'Vea con quien lo atiende por qué no toma los eventos. Cuando esté listo, enciéndalo en Configuración → Receptores: recibe lo que se le debe.',
    ].join('\n'),
  };
}

/** Invoices in doubt, as who invoices is told. */
interface FacturasEnDuda {
  readonly que: 'timbre' | 'cancelacion';
  /** 'A-123', and why it is so where the provider said it. At least one. */
  readonly facturas: readonly { readonly nombre: string; readonly motivo: string | null }[];
}

/** So many of them are named in one mail. */
const NOMBRADAS = 50;

const EN_DUDA = {
  timbre: {
    una: (nombre: string) => `La factura ${nombre} lleva un día sin timbre`,
    varias: (n: number) => `${n} facturas llevan un día sin timbre`,
    hacer:
      'El sistema lo pide de nuevo por sí solo. Ábrala en Facturas: ahí se lee por qué. Si el proveedor no contesta, pregúntele por ella; a las 70 horas de su fecha hay que decir ahí qué contestó.',
  },
  cancelacion: {
    una: (nombre: string) => `La cancelación de la factura ${nombre} lleva un día sin respuesta`,
    varias: (n: number) => `Las cancelaciones de ${n} facturas llevan un día sin respuesta`,
    hacer:
      'El sistema pregunta de nuevo por sí solo. Mientras tanto la factura cuenta como vigente para el SAT: pregunte por ella al proveedor, o consúltela en el portal del SAT.',
  },
} as const;

/** The mail to each who invoices about invoices that have been in doubt for a day. */
export function correoDeFacturasEnDuda({ que, facturas }: FacturasEnDuda): TextoCorreo {
  const { una, varias, hacer } = EN_DUDA[que];
  const [first] = facturas;
  const asunto = facturas.length === 1 && first !== undefined ? una(first.nombre) : varias(facturas.length);
  const lineas = facturas
    .slice(0, NOMBRADAS)
    .map(({ nombre, motivo }) => (motivo === null ? nombre : `${nombre}: ${motivo}`));
  const resto = facturas.length - lineas.length;
  return {
    asunto,
    texto: [`${asunto}.`, '', ...lineas, ...(resto > 0 ? [`y ${resto} más.`] : []), '', hacer].join('\n'),
  };
}

/** The texts of the calls that mail something. */
export const CORREO_TEXTS = {
  porEnviar: (para: string) => `El correo a ${para} está por enviarse`,
  sinServidor: (para: string) =>
    `El correo a ${para} quedó en la lista de salida: este servidor todavía no tiene por dónde enviar correos`,
  email: 'Email no válido',
  demasiadoGrande: 'pesa más de lo que acepta el servidor de correo',
  sinMotivo: 'no se sabe por qué',
  noEsSuyo: 'Ese correo no es de usted, o no está entre los que no se pudieron enviar.',
  atendido: 'El correo queda atendido.',
  sinSalida: 'este servidor no tiene por dónde enviar correos',
  sinDireccion: 'no hay un correo en sus datos de usuario',
  nadieAvisado: 'No se avisó a quien lo hizo: no tiene correo',
  sinAutor: 'No se sabe quién hizo este vale, así que no hay a quién avisar.',
  sinCorreo: 'Quien hizo este vale no tiene correo. Agréguelo en sus datos de usuario.',
  noAutorizado: (folio: string) => `El vale ${folio} no se ha autorizado.`,
  noRechazado: (folio: string) => `El vale ${folio} no se ha rechazado.`,
} as const;
