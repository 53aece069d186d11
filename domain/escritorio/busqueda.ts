import { cleanLine } from '#domain/common/cleanText';
import { esFolioDeVale, normalizarFolio } from '#domain/common/folios';
import { hasPermission } from '#domain/common/permisos';
import { wholePhone } from '#domain/common/phones';
import { judgeRfc } from '#domain/common/sat/rfc';
import { esFolioCertificado } from '#domain/vales/certificados';
import { OPERACION_VALIDA } from '#domain/ventas/operaciones';
import { ABREN_CLIENTE } from './fichaDeCliente.ts';
import type { Hallazgo } from './hallazgo.ts';

/** Longest text of a search. */
export const MAX_BUSQUEDA = 80;

/** So many letters of a name are needed at least, since fewer begin half of all names. */
const MIN_LETRAS = 2;

/**
 * All that a text can mean in the search of everything; null where it cannot be that. Its meaning is never guessed: seven digits are a
 * case, an operation and the folio of an invoice, and each of them is looked up.
 */
export interface LecturaDeBusqueda {
  /** The number of a case or of an operation. */
  readonly numero: number | null;
  /** The folio of a voucher. */
  readonly vale: string | null;
  /** The folio of a gift certificate, whose voucher is found by it. */
  readonly certificado: string | null;
  /** Series and folio of an invoice; the series is '' where none is said. */
  readonly factura: { readonly serie: string; readonly folio: number } | null;
  /** The fiscal folio of an invoice. */
  readonly uuid: string | null;
  /** The ten digits of a phone. */
  readonly telefono: string | null;
  readonly rfc: string | null;
  readonly correo: string | null;
  /** A guide, a web folio or the number of an article: other systems number these as they like. */
  readonly clave: string | null;
  readonly nombre: string | null;
}

const NOTHING: LecturaDeBusqueda = {
  ...{ numero: null, vale: null, certificado: null, factura: null, uuid: null },
  ...{ telefono: null, rfc: null, correo: null, clave: null, nombre: null },
};

const UUID = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;
// A series with digits needs something between it and its folio.
const SERIE_FOLIO = /^(?:([A-Z][A-Z0-9]{0,9})[-\s]+|([A-Z]{1,10}))?(\d{1,9})$/;
const MAX_CLAVE = 40;

/** Reads what was typed, pasted or scanned to find a record of any kind; null for a text that can mean nothing. */
export function leerTexto(typed: string): LecturaDeBusqueda | null {
  const text = cleanLine(typed);
  const capitals = text.toUpperCase();
  if (text.length > MAX_BUSQUEDA) return null;
  if (text.includes('@')) return { ...NOTHING, correo: text.toLowerCase() };
  if (UUID.test(capitals)) return { ...NOTHING, uuid: capitals };
  if (!/\d/.test(text)) {
    return (text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETRAS ? null : { ...NOTHING, nombre: text };
  }
  const folio = normalizarFolio(text);
  const rfc = judgeRfc(text);
  const read: LecturaDeBusqueda = {
    ...NOTHING,
    numero: OPERACION_VALIDA.test(text) && Number(text) > 0 ? Number(text) : null,
    vale: esFolioDeVale(folio) ? folio : null,
    certificado: esFolioCertificado(folio) ? folio : null,
    factura: invoiceIn(capitals),
    telefono: /\p{L}/u.test(text) ? null : wholePhone(text),
    rfc: rfc.verdict === 'invalido' ? null : rfc.rfc,
    clave: text.length <= MAX_CLAVE && !/\s/.test(text) ? text : null,
  };
  return Object.values(read).some((meaning) => meaning !== null) ? read : null;
}

/** 'facturar 1000002', with or without its article and noun. */
const FACTURAR_OPERACION = /^facturar\s+(?:(?:la\s+)?operaci[oó]n\s+)?(\d+)$/i;

/** The number of the operation that a text asks to invoice; null for a text that asks for none. */
export function operacionPorFacturar(typed: string): string | null {
  const [, numero = ''] = FACTURAR_OPERACION.exec(cleanLine(typed)) ?? [];
  return OPERACION_VALIDA.test(numero) && Number(numero) > 0 ? numero : null;
}

function invoiceIn(capitals: string): LecturaDeBusqueda['factura'] {
  const [, apart = '', serie = apart, folio] = SERIE_FOLIO.exec(capitals) ?? [];
  return folio === undefined ? null : { serie, folio: Number(folio) };
}

/** Whether a reading tells who a customer is, and so counts as a search for customers. */
export function buscaClientes({ nombre, telefono, rfc, correo }: LecturaDeBusqueda): boolean {
  return [nombre, telefono, rfc, correo].some((meaning) => meaning !== null);
}

/**
 * Whether customers themselves are found for a person: by their name for whoever opens their pages; by a phone or an address of mail for who
 * may read these, since a find says whose they are.
 */
export function hallaClientes(permisos: readonly number[], { nombre, telefono, correo }: LecturaDeBusqueda): boolean {
  if (!hasPermission(permisos, ABREN_CLIENTE)) return false;
  return nombre !== null || ((telefono !== null || correo !== null) && hasPermission(permisos, ['crearCaso']));
}

/** Each meaning in words, for who is told what a text was looked up as. */
const SENTIDOS = {
  numero: 'caso u operación',
  vale: 'vale',
  certificado: 'certificado',
  factura: 'factura',
  uuid: 'folio fiscal',
  telefono: 'teléfono',
  rfc: 'RFC',
  correo: 'correo',
  clave: 'folio de otra forma, guía, folio web o artículo de su tienda',
  nombre: 'nombre',
} as const satisfies Record<keyof LecturaDeBusqueda, string>;

/** The meanings that were looked up, where nothing was found: that nobody has a phone, or 'No se encontró nada con «1000234» como caso u operación, factura.' */
export function nadaHallado(texto: string): string {
  const read = leerTexto(texto);
  if (read === null)
    return cleanLine(texto).length > MAX_BUSQUEDA ? BUSQUEDA_TODO_TEXTS.larga : BUSQUEDA_TODO_TEXTS.queBusca;
  if (read.telefono !== null) return BUSQUEDA_TODO_TEXTS.nadieConTelefono;
  const meanings = (Object.keys(SENTIDOS) as (keyof LecturaDeBusqueda)[]).filter((name) => read[name] !== null);
  return `No se encontró nada con «${cleanLine(texto)}» como ${meanings.map((name) => SENTIDOS[name]).join('; ')}.`;
}

/** The sentences of the search of everything. */
export const BUSQUEDA_TODO_TEXTS = {
  queBusca: 'Escriba un número o folio, o al menos dos letras de un nombre.',
  nadieConTelefono: 'Nadie con ese teléfono, ni caso u operación con ese número.',
  larga: `Es más largo que todo lo que se puede buscar: escriba a lo más ${MAX_BUSQUEDA} letras.`,
} as const;

/** Of each kind so many are found at most. */
export const HALLAZGOS_POR_TIPO = 5;

/** So many of what a person opened last are told. */
export const MAX_RECIENTES = 8;

/** Whether a text is the very number or folio of a record, and not only something that leads to it. */
export function esExacto(found: Hallazgo, { numero, vale, uuid, factura }: LecturaDeBusqueda): boolean {
  switch (found.tipo) {
    case 'caso':
      return found.caso.id === numero;
    case 'vale':
      return found.vale.folio.toUpperCase() === vale;
    case 'venta':
      return found.venta.operacion === numero;
    case 'factura':
      if (uuid !== null) return found.factura.uuid === uuid;
      return factura !== null && factura.serie !== '' && found.factura.serie === factura.serie;
  }
}
