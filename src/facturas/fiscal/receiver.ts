import type { z } from 'zod';
import { nombreFiscal } from '#domain/common/sat/nombreFiscal';
import type { datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';

/**
 * The receiver of an invoice, as its form holds it; the way of payment, where that is asked; and, in `elegido`, the
 * thing that the draft belongs to, where it belongs to one alone.
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

/** The known data of a receiver, in the fields of the form; data without a field are left out. */
export function knownReceiver(known: Readonly<Record<string, string>> | null): ReceiverTyped {
  const entries = Object.entries(known ?? {}).filter(([name, value]) => name in BLANK_RECEIVER && value !== '');
  return { ...BLANK_RECEIVER, ...Object.fromEntries(entries) };
}

/**
 * The looked-up values to fill in: those of fields that are empty or hold only an earlier filling. Typed values stay.
 * @param filled the values that were filled in before, by field.
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

/** The fields that the authority compares: the person is asked about those that the chain knows otherwise. */
const COMPARED = ['beneficiario', 'regimenFiscal', 'codigoPostal'] as const;

/** The values that the chain knows otherwise than somebody typed them, by field. */
export type KnownOtherwise = Readonly<Partial<Record<(typeof COMPARED)[number], string>>>;

/** The looked-up values that differ from the ones typed in their fields; null where none does. */
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
