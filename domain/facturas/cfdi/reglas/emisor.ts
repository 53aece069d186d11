import { type Persona, REGIMENES_FISCALES } from '#domain/common/sat/regimenes';
import type { Contribuyente } from './contexto.ts';
import { esRfc, personaDe } from './genericos.ts';
import type { Lectura } from './lectura.ts';
import { fueraDe, type Regla, regla } from './regla.ts';

/** Who issues. */
export const REGLAS_EMISOR: readonly Regla[] = [
  regla(
    'CFDI40138',
    'Emisor.Rfc',
    'El RFC del emisor no está entre los inscritos en el SAT: revise los datos fiscales de la cadena.',
    (lectura) => !esRfc(lectura.comprobante.Emisor?.Rfc) || emisor(lectura) === 'noInscrito',
  ),
  regla(
    'CFDI40139',
    'Emisor.Nombre',
    'El nombre del emisor no es el que el SAT tiene para su RFC: cópielo de su constancia, sin el tipo de sociedad.',
    (lectura) => noEsDe(emisor(lectura), ({ nombre }) => nombre === lectura.comprobante.Emisor?.Nombre),
  ),
  regla(
    'CFDI40140',
    'Emisor.RegimenFiscal',
    'El régimen fiscal del emisor no está en el catálogo del SAT.',
    ({ comprobante }) => fueraDe(REGIMENES_FISCALES, comprobante.Emisor?.RegimenFiscal),
  ),
  regla(
    'CFDI40141',
    'Emisor.RegimenFiscal',
    'El régimen fiscal del emisor no es de su tipo de persona, física o moral.',
    (lectura) => {
      const { Rfc, RegimenFiscal } = lectura.comprobante.Emisor ?? {};
      return !esDePersona(personaDe(Rfc), RegimenFiscal) || noEsDe(emisor(lectura), tieneRegimen(RegimenFiscal));
    },
  ),
  regla(
    'CFDI40142',
    'Emisor.FacAtrAdquirente',
    'El número de operación de quien factura a través del adquirente no es válido: la cadena factura por sí misma, quítelo.',
    ({ comprobante }) => comprobante.Emisor?.FacAtrAdquirente !== undefined,
  ),
];

/** Whether something is known not to be so of a taxpayer; never of an unknown one. */
export function noEsDe(
  contribuyente: Contribuyente | 'noInscrito' | null,
  cumple: (contribuyente: Contribuyente) => boolean,
): boolean {
  return contribuyente === 'noInscrito' || (contribuyente !== null && !cumple(contribuyente));
}

/** Whether a taxpayer has a tax regime, as far as theirs are known. */
export function tieneRegimen(regimen: string | undefined): (contribuyente: Contribuyente) => boolean {
  return ({ regimenes }) => regimenes === undefined || regimenes.some((uno) => uno === regimen);
}

/** Whether a tax regime is for a kind of person; one that is in no catalogue is told by its own rule. */
export function esDePersona(persona: Persona | null, regimen: string | undefined): boolean {
  if (persona === null || !esRegimen(regimen)) return true;
  return REGIMENES_FISCALES[regimen].personas.some((una) => una === persona);
}

function esRegimen(clave: string | undefined): clave is `${keyof typeof REGIMENES_FISCALES}` {
  return !fueraDe(REGIMENES_FISCALES, clave);
}

function emisor({ comprobante, contexto }: Lectura): Contribuyente | 'noInscrito' | null {
  const rfc = comprobante.Emisor?.Rfc;
  return esRfc(rfc) ? contexto.contribuyentes(rfc) : null;
}
