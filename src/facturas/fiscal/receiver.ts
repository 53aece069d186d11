import type { z } from 'zod';
import { nombreFiscal } from '#domain/cfdi/nombreFiscal';
import type { datosFiscalesSchema } from '#domain/cfdi/receptor';

/**
 * To whom an invoice is made out, as its form holds it; how it is paid, where that is asked; and, where what is written is of one
 * thing alone, of which.
 */
export type ReceiverTyped = Record<
  keyof z.input<typeof datosFiscalesSchema> | 'metodoPago' | 'formaPago' | 'elegido',
  string
>;

export const BLANK_RECEIVER: ReceiverTyped = {
  rfc: '',
  beneficiario: '',
  regimenFiscal: '',
  usoCFDI: '',
  codigoPostal: '',
  pais: 'México',
  estado: '',
  municipio: '',
  colonia: '',
  calle: '',
  numeroExterior: '',
  numeroInterior: '',
  telefono: '',
  correo: '',
  idConcepto: '2',
  residenciaFiscal: '',
  numRegIdTrib: '',
  metodoPago: '',
  formaPago: '',
  elegido: '',
};

/** What is known of a receiver already, in the fields of the form; what has no field is left. */
export function receiverOf(known: Readonly<Record<string, string>> | null): ReceiverTyped {
  const entries = Object.entries(known ?? {}).filter(([name, value]) => name in BLANK_RECEIVER && value !== '');
  return { ...BLANK_RECEIVER, ...Object.fromEntries(entries) };
}

/**
 * What is filled in of what was looked up: fields in which nothing stands, or only what was filled in before. What somebody typed stays.
 * @param filled what was filled in before, by field.
 */
export function toFillIn(
  typed: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string | undefined>>,
  filled: Readonly<Record<string, string>>,
): readonly (readonly [field: string, value: string])[] {
  return Object.entries(known).flatMap(([field, value]) => {
    const present = typed[field];
    const isFree = present !== undefined && (present.trim() === '' || present === filled[field]);
    return isFree && value !== undefined && value !== '' && value !== present ? [[field, value] as const] : [];
  });
}

/** What the authority compares of a receiver: what somebody typed of it is asked about where the chain knows otherwise. */
const COMPARED = ['beneficiario', 'regimenFiscal', 'codigoPostal'] as const;

/** What the chain knows otherwise than somebody typed it, by field. */
export type KnownOtherwise = Readonly<Partial<Record<(typeof COMPARED)[number], string>>>;

/** What of that which was looked up stands otherwise in its field, typed by somebody; null where nothing does. */
export function toAskAbout(
  typed: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string | undefined>>,
): KnownOtherwise | null {
  const differing = COMPARED.flatMap((field) => {
    const value = known[field] ?? '';
    const present = (typed[field] ?? '').trim();
    const same = field === 'beneficiario' ? nombreFiscal(present) === nombreFiscal(value) : present === value;
    return value === '' || present === '' || same ? [] : [[field, value] as const];
  });
  return differing.length === 0 ? null : Object.fromEntries(differing);
}
