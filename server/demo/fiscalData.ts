import type { RegimenFiscal, UsoCfdi } from '#domain/common/sat/regimenes';
import { checkDigitOf, RFC_PUBLICO } from '#domain/common/sat/rfc';
import { byTurn } from './random.ts';

/** The person whose data they are; the birth date is 'YYYY-MM-DD', null when it is not known. */
export interface Taxpayer {
  readonly nombre: string;
  readonly apellidoPaterno: string;
  readonly apellidoMaterno: string | null;
  readonly fechaNacimiento: string | null;
  readonly correo: string | null;
  readonly telefono: string | null;
  readonly celular: string | null;
}

/**
 * The receiver of the invoices of a sample customer, by the names of the specification (section 3).
 * @param turn a number of the customer's own, which draws what is not known of him: he has one tax
 * number, whatever the case.
 */
export function fiscalDataOf(person: Taxpayer, turn: number): Record<string, string> {
  const [estado, municipio, colonia, codigoPostal] = byTurn(PLACES, turn);
  const [usoCFDI, regimenFiscal] = person.fechaNacimiento === null ? FOR_THE_PUBLIC : byTurn(USES, turn);
  return {
    rfc: rfcOf(person, turn),
    beneficiario: [person.nombre, person.apellidoPaterno, person.apellidoMaterno ?? ''].join(' ').trim().toUpperCase(),
    pais: 'México',
    estado,
    municipio,
    telefono: person.telefono ?? person.celular ?? '',
    calle: byTurn(STREETS, turn),
    numeroExterior: String(12 + ((turn * 37) % 480)),
    numeroInterior: turn % 3 === 0 ? String(1 + (turn % 8)) : '',
    colonia,
    codigoPostal,
    correo: person.correo ?? '',
    usoCFDI,
    regimenFiscal,
    idConcepto: '2',
  };
}

/** Uses of an invoice, each with a régimen that allows it to a person. */
const USES = [
  ['G03', '612'],
  ['G01', '626'],
  ['D01', '605'],
  ['G03', '606'],
] as const satisfies readonly (readonly [UsoCfdi, RegimenFiscal])[];

const FOR_THE_PUBLIC = ['S01', '616'] as const satisfies readonly [UsoCfdi, RegimenFiscal];

const PLACES = [
  ['Ciudad de México', 'Cuauhtémoc', 'Centro', '06000'],
  ['Ciudad de México', 'Coyoacán', 'Del Carmen', '04100'],
  ['México', 'Naucalpan de Juárez', 'Ciudad Satélite', '53100'],
  ['México', 'Toluca', 'Centro', '50000'],
  ['Puebla', 'Puebla', 'Centro', '72000'],
  ['Querétaro', 'Querétaro', 'Centro', '76000'],
  ['Guanajuato', 'León', 'Centro', '37000'],
  ['Jalisco', 'San Pedro Tlaquepaque', 'Centro', '45500'],
  ['Nuevo León', 'Monterrey', 'Cumbres', '64610'],
  ['Yucatán', 'Mérida', 'Centro', '97000'],
] as const;

const STREETS = [
  'Benito Juárez',
  'Av. Hidalgo',
  'Miguel Ángel de Quevedo',
  '5 de Mayo',
  'Insurgentes',
  'Reforma',
] as const;

function rfcOf({ nombre, apellidoPaterno, apellidoMaterno, fechaNacimiento }: Taxpayer, turn: number): string {
  // Who gave no birth date is invoiced under the number that the tax authority keeps for the public at large.
  if (fechaNacimiento === null) return RFC_PUBLICO;
  const paterno = lettersOf(apellidoPaterno);
  const materno = lettersOf(apellidoMaterno ?? '');
  const own = lettersOf(nombre.replace(/^(María|Ma\.|José|J\.)\s+/i, ''));
  const vowel = /[AEIOU]/.exec(paterno.slice(1))?.[0] ?? 'X';
  const initials = `${paterno.charAt(0)}${vowel}${materno.charAt(0) || 'X'}${own.charAt(0) || 'X'}`;
  const body = `${initials}${fechaNacimiento.slice(2).replaceAll('-', '')}${byTurn(['A1', 'H5', 'QK', '3T'], turn)}`;
  return `${body}${checkDigitOf(body)}`;
}

/** The letters that count: no accents, particles or signs; Ñ counts as X. */
function lettersOf(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('Ñ', 'X')
    .normalize('NFD')
    .replace(/\b(DE|LA|LOS|DEL|Y)\b/g, '')
    .replace(/[^A-Z]/g, '');
}
