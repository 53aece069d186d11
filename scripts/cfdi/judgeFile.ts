import { TIME_ZONE } from '#domain/common/dates';
import { instantOf } from '#domain/common/localTime';
import { esUnidad } from '#domain/common/sat/unidades';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { Comprobante, Rechazo } from '#domain/facturas/cfdi/comprobante';
import { contribuyenteDePrueba } from '#domain/facturas/cfdi/contribuyentesDePrueba';
import type { Contexto } from '#domain/facturas/cfdi/reglas/contexto';
import { judgeComprobante } from '#domain/facturas/cfdi/reglas/judge';
import type { Timbre } from '#domain/facturas/cfdi/timbreFiscal';
import { parseXml, type XmlElement } from '../../server/facturas/cfdi/parseXml.ts';
import { readXml } from '../../server/facturas/cfdi/readXml.ts';
import { sealOf } from '../../server/facturas/cfdi/sealOf.ts';
import { localTime } from '../../server/platform/time/localTime.ts';

/** The mark in others' drafts where the hour of stamping is to stand. */
const HORA_POR_PONER = '%fecha-timbrado%';

export interface Judging {
  /** Local time, as `Fecha` has it. A stamped file is judged at the hour of its stamp. */
  readonly ahora: string;
  /** Whether only the public taxpayers for tests have an RFC; else the others pass. */
  readonly padronCerrado: boolean;
}

/** The verdict on a file: which rules it breaks, or in one Spanish sentence why it cannot be read. */
export type FileVerdict = { readonly rechazos: readonly Rechazo[] } | { readonly falla: string };

/** Judges a file of anybody by the authority's table of refusals. */
export function judgeFile(bytes: Buffer, { ahora, padronCerrado }: Judging): FileVerdict {
  const text = read(bytes);
  if (text === null) return { falla: 'El archivo no es un texto que se pueda leer.' };
  const xml = text.replaceAll(HORA_POR_PONER, ahora);
  const found = readXml(xml);
  if ('falla' in found) return found;
  const { comprobante, timbre } = found;
  const rechazos = judgeComprobante(comprobante, {
    ahora: timbre === null ? ahora : atPlace(timbre, comprobante),
    ...asWritten(comprobante, xml),
    contribuyentes: (rfc) => contribuyenteDePrueba(rfc) ?? (padronCerrado ? 'noInscrito' : null),
    unidades: esUnidad,
  });
  return { rechazos };
}

function read(bytes: Buffer): string | null {
  try {
    return textOf(bytes);
  } catch (error) {
    // How the decoder says that the bytes are no text of their encoding, or that it does not know that.
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** When it was stamped, on the clock of the place where it was issued: a stamp has the time of central Mexico. */
function atPlace({ FechaTimbrado }: Timbre, { LugarExpedicion }: Comprobante): string {
  if (Number.isNaN(Date.parse(`${FechaTimbrado}Z`))) return FechaTimbrado;
  return localTime(instantOf(FechaTimbrado.replace('T', ' '), TIME_ZONE), zonaDe(LugarExpedicion, TIME_ZONE));
}

/** The facts that only the file itself tells: its complements and its seal. */
function asWritten(comprobante: Comprobante, xml: string): Pick<Contexto, 'complementos' | 'sellado'> {
  const root = parseXml(xml);
  const sellado = sealOf(comprobante);
  if ('fault' in root) return { sellado };
  const complementos = root.children
    .filter(({ name }) => name === 'Complemento')
    .flatMap(({ children }) => children.map(({ name }) => name));
  // The seal is of everything that a file says: where parts of it are not read here, nothing can be said against it.
  const unread = attributesOf(root) !== textsOf(comprobante);
  return { complementos, sellado: unread && sellado !== null ? { ...sellado, selloValido: true } : sellado };
}

function attributesOf({ name, attributes, children }: XmlElement): number {
  if (name === 'Addenda' || name === 'TimbreFiscalDigital') return 0;
  const own = [...attributes.keys()].filter((key) => !/^(xmlns|xml|xsi)(:|$)/.test(key)).length;
  return children.reduce((sum, child) => sum + attributesOf(child), own);
}

function textsOf(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + textsOf(part), 0);
}

const DECLARED = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/;
const HEAD_BYTES = 200;

/**
 * The text of an XML file in whatever encoding it was written: by its mark, else as its first line says, else UTF-8.
 * @throws TypeError when the bytes are no text of that encoding, RangeError when the encoding is unknown.
 */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1').replace(/^ï»¿/, '');
  return decode(bytes, DECLARED.exec(head)?.[1] ?? 'utf-8');
}

function decode(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
