import { z } from 'zod';
import { LIMITS } from '#domain/common/constants';
import { VALID_EMAIL } from '#domain/common/email';
import { freeLine } from '#domain/common/freeText';
import { avisoCodigoPostal } from '#domain/common/sat/estados';
import { NOMBRE_PUBLICO, nombreFiscal } from '#domain/common/sat/nombreFiscal';
import {
  type Persona,
  REGIMENES_FISCALES,
  type RegimenFiscal,
  USOS_CFDI,
  type UsoCfdi,
} from '#domain/common/sat/regimenes';
import { judgeRfc, normalizarRfc, RFC_PUBLICO } from '#domain/common/sat/rfc';

const REGIMENES = z.enum(clavesDe(REGIMENES_FISCALES), 'Elija el régimen fiscal.');
const USOS = z.enum(clavesDe(USOS_CFDI), 'Elija el uso del CFDI.');

/**
 * The receiver of an invoice, as the form and the wire have it (specification, section 3, "Fiscal data"), with the
 * régimen that CFDI 4.0 asks for and its data for foreigners. Parsed data are as the invoice will have them: number
 * normalised, name in capitals without the company's form. An address is the chain's own knowledge; of it the invoice
 * takes the postal code alone.
 */
export const datosFiscalesSchema = z
  .object({
    rfc: freeLine()
      .overwrite(normalizarRfc)
      .check(({ value, issues }) => {
        const { verdict, texto } = judgeRfc(value);
        if (verdict === 'invalido') issues.push({ code: 'custom', message: texto, input: value });
      }),
    beneficiario: inXml(line(1, 300)),
    regimenFiscal: REGIMENES,
    usoCFDI: USOS,
    codigoPostal: freeLine().regex(/^\d{5}$/, 'El código postal tiene 5 dígitos.'),
    pais: line(0, 60).default('México'),
    estado: line(0, 40).default(''),
    municipio: line(0, 80).default(''),
    colonia: line(0, 80).default(''),
    calle: line(0, 100).default(''),
    numeroExterior: line(0, 20).default(''),
    numeroInterior: line(0, 20).default(''),
    telefono: freeLine()
      .regex(/^(\d{10})?$/, 'Campo igual a 10 caracteres')
      .default(''),
    correo: line(0, LIMITS.correo.max)
      .refine((correo) => correo === '' || VALID_EMAIL.test(correo), 'Email no válido')
      .default(''),
    /** Of the chain's own list of concepts; 2 is what an invoice of goods has (specification, section 9). */
    idConcepto: freeLine()
      .regex(/^\d{1,4}$/, 'Campo de solo números.')
      .default('2'),
    /** The country of a foreigner, by its three letters (c_Pais). */
    residenciaFiscal: freeLine()
      .overwrite((text) => text.toUpperCase())
      .regex(/^([A-Z]{3})?$/, 'El país de residencia se escribe con su clave de tres letras, como USA.')
      .default(''),
    /** The number under which a foreigner pays taxes at home, where it is known. */
    numRegIdTrib: inXml(line(0, 40)).default(''),
  })
  .overwrite((datos) => ({ ...datos, beneficiario: nombreFiscal(datos.beneficiario, judgeRfc(datos.rfc).persona) }))
  .check(({ value, issues }) => {
    for (const { campo, texto } of faltasDe(value)) {
      issues.push({ code: 'custom', path: [campo], message: texto, input: value });
    }
  });

/** The receiver of an invoice, after the check. */
export type DatosFiscales = z.output<typeof datosFiscalesSchema>;

/** A note beside a field. */
export interface AvisoDeCampo {
  readonly campo: keyof DatosFiscales;
  readonly texto: string;
}

/** Hints to look again before an invoice is made out, without holding anybody up. */
export function avisosDeReceptor(
  datos: Pick<DatosFiscales, 'rfc' | 'codigoPostal' | 'estado'>,
): readonly AvisoDeCampo[] {
  const { verdict, texto } = judgeRfc(datos.rfc);
  const postal = avisoCodigoPostal(datos.codigoPostal, datos.estado);
  return [
    ...(verdict === 'aviso' ? [{ campo: 'rfc', texto } as const] : []),
    ...(postal === null ? [] : [{ campo: 'codigoPostal', texto: postal } as const]),
  ];
}

/** The régimenes that the owner of a tax number can have: those of the person, 616 alone for a generic number, none while it is wrong. */
export function regimenesDe(rfc: string): readonly RegimenFiscal[] {
  const { persona, generico } = judgeRfc(rfc);
  if (generico !== null) return ['616'];
  return clavesDe(REGIMENES_FISCALES).filter((clave) => isFor(REGIMENES_FISCALES[clave], persona));
}

/**
 * The uses that the owner of a tax number can give an invoice of goods under a régimen; of a generic number S01 alone.
 * CP01 and CN01 are never chosen: receipts of payment and of wages have them by themselves.
 */
export function usosDe(rfc: string, regimen: string): readonly UsoCfdi[] {
  const { persona, generico } = judgeRfc(rfc);
  if (generico !== null) return regimen === '616' ? ['S01'] : [];
  return clavesDe(USOS_CFDI).filter((clave) => {
    const regimenes: readonly string[] = USOS_CFDI[clave].regimenes;
    return clave !== 'CP01' && clave !== 'CN01' && isFor(USOS_CFDI[clave], persona) && regimenes.includes(regimen);
  });
}

type Hechos = Pick<
  DatosFiscales,
  'rfc' | 'beneficiario' | 'regimenFiscal' | 'usoCFDI' | 'residenciaFiscal' | 'numRegIdTrib'
>;

/** The data that do not go together, field by field; asked only where the number is right in itself. */
function faltasDe(datos: Hechos): readonly AvisoDeCampo[] {
  const foreign = judgeRfc(datos.rfc).generico === 'extranjero';
  return [
    ...faltasDeNombre(datos),
    ...faltasDeRegimen(datos),
    ...(foreign ? faltasDeExtranjero(datos) : faltasDeResidente(datos)),
  ];
}

function faltasDeNombre({ rfc, beneficiario }: Hechos): readonly AvisoDeCampo[] {
  return beneficiario === NOMBRE_PUBLICO && rfc !== RFC_PUBLICO
    ? [{ campo: 'beneficiario', texto: `${NOMBRE_PUBLICO} va solo con el RFC ${RFC_PUBLICO}.` }]
    : [];
}

function faltasDeRegimen({ rfc, regimenFiscal, usoCFDI }: Hechos): readonly AvisoDeCampo[] {
  if (!regimenesDe(rfc).includes(regimenFiscal))
    return [{ campo: 'regimenFiscal', texto: wrongRegimen(rfc, regimenFiscal) }];
  return usosDe(rfc, regimenFiscal).includes(usoCFDI)
    ? []
    : [
        {
          campo: 'usoCFDI',
          texto: `El uso ${usoCFDI} no se permite a este RFC con el régimen ${regimenFiscal}. Elija otro uso.`,
        },
      ];
}

function wrongRegimen(rfc: string, regimen: RegimenFiscal): string {
  switch (judgeRfc(rfc).persona) {
    case null:
      return 'Con un RFC genérico el régimen es 616, Sin obligaciones fiscales.';
    case 'fisica':
      return `El régimen ${regimen} es de empresas, y este RFC es de una persona física.`;
    case 'moral':
      return `El régimen ${regimen} es de personas físicas, y este RFC es de una empresa.`;
  }
}

function faltasDeExtranjero({ residenciaFiscal }: Hechos): readonly AvisoDeCampo[] {
  if (residenciaFiscal === '') {
    return [{ campo: 'residenciaFiscal', texto: 'Escriba el país de residencia del cliente extranjero.' }];
  }
  return residenciaFiscal === 'MEX'
    ? [
        {
          campo: 'residenciaFiscal',
          texto: 'Un cliente extranjero no reside en México. Escriba otro país, o el RFC del cliente.',
        },
      ]
    : [];
}

function faltasDeResidente({ residenciaFiscal, numRegIdTrib }: Hechos): readonly AvisoDeCampo[] {
  const texto = 'Solo lo lleva un cliente extranjero, con el RFC XEXX010101000. Déjelo vacío.';
  return [
    ...(residenciaFiscal === '' ? [] : [{ campo: 'residenciaFiscal', texto } as const]),
    ...(numRegIdTrib === '' ? [] : [{ campo: 'numRegIdTrib', texto } as const]),
  ];
}

function line(min: number, max: number) {
  return freeLine().min(min, 'Campo requerido').max(max, `Máximo ${max} caracteres`);
}

/** The sealed text is joined by pipes, so the schema of CFDI takes none. */
function inXml(text: ReturnType<typeof line>) {
  return text.refine((written) => !written.includes('|'), 'No puede llevar la barra vertical |.');
}

/** Nothing is for an unknown kind of person: a wrong number has no owner. */
function isFor({ personas }: { readonly personas: readonly Persona[] }, persona: Persona | null): boolean {
  return personas.some((one) => one === persona);
}

/** The keys of a catalogue as they are written in it; numbers become text, as in any object. */
function clavesDe<K extends string | number>(catalogue: Readonly<Record<K, unknown>>): `${K}`[] {
  return Object.keys(catalogue) as `${K}`[];
}
