import { NOMBRE_PUBLICO } from '#domain/common/sat/nombreFiscal';
import { esPais, esRegistroTributario } from '#domain/common/sat/paises';
import { REGIMENES_FISCALES, USOS_CFDI, type UsoCfdi } from '#domain/common/sat/regimenes';
import { RFC_EXTRANJERO, RFC_PUBLICO } from '#domain/common/sat/rfc';
import type { Receptor } from '#domain/facturas/cfdi/comprobante';
import type { Contribuyente } from './contexto.ts';
import { esDePersona, noEsDe, tieneRegimen } from './emisor.ts';
import { esGenerico, esRfc, personaDe } from './genericos.ts';
import type { Lectura } from './lectura.ts';
import { esTipo, fueraDe, type Regla, regla } from './regla.ts';

const SIN_OBLIGACIONES = '616';

/** The rules of the receiver. */
export const REGLAS_RECEPTOR: readonly Regla[] = [
  regla(
    'CFDI40143',
    'Receptor.Rfc',
    'El RFC del receptor no está entre los inscritos en el SAT: revíselo en su constancia, o use un RFC genérico.',
    (lectura) => !esRfc(lectura.comprobante.Receptor?.Rfc) || receptor(lectura) === 'noInscrito',
  ),
  regla(
    'CFDI40144',
    'Receptor.Nombre',
    'El nombre del receptor no está entre los inscritos en el SAT: revise su RFC en la constancia.',
    (lectura) => receptor(lectura) === 'noInscrito',
  ),
  regla(
    'CFDI40145',
    'Receptor.Nombre',
    'El nombre del receptor no es el que el SAT tiene para su RFC: cópielo de su constancia, sin el tipo de sociedad.',
    (lectura) => noEsDe(receptor(lectura), ({ nombre }) => nombre === escrito(lectura).Nombre),
  ),
  regla(
    'CFDI40146',
    'Receptor.Rfc',
    'El nombre PUBLICO EN GENERAL sólo va con el RFC genérico XAXX010101000.',
    ({ comprobante: { Receptor } }) => Receptor?.Nombre === NOMBRE_PUBLICO && Receptor.Rfc !== RFC_PUBLICO,
  ),
  regla(
    'CFDI40147',
    'Receptor.DomicilioFiscalReceptor',
    'El código postal del receptor no está entre los inscritos en el SAT: revise su RFC en la constancia.',
    (lectura) => receptor(lectura) === 'noInscrito',
  ),
  regla(
    'CFDI40148',
    'Receptor.DomicilioFiscalReceptor',
    'El código postal no es el del domicilio fiscal que el SAT tiene para el RFC del receptor.',
    (lectura) =>
      noEsDe(
        receptor(lectura),
        ({ codigoPostal }) => codigoPostal === undefined || codigoPostal === escrito(lectura).DomicilioFiscalReceptor,
      ),
  ),
  regla(
    'CFDI40149',
    'Receptor.DomicilioFiscalReceptor',
    'Con un RFC genérico, el código postal del receptor es el del lugar de expedición.',
    (lectura) => {
      const { Rfc, DomicilioFiscalReceptor } = escrito(lectura);
      return esGenerico(Rfc) && DomicilioFiscalReceptor !== lectura.comprobante.LugarExpedicion;
    },
  ),
  regla(
    'CFDI40150',
    'Receptor.ResidenciaFiscal',
    'El país de residencia fiscal no está en el catálogo del SAT: elija uno de la lista.',
    (lectura) => residenciaRota(lectura, (pais) => !esPais(pais)),
  ),
  regla(
    'CFDI40151',
    'Receptor.ResidenciaFiscal',
    'La residencia fiscal sólo va con el RFC genérico de extranjeros XEXX010101000: quítela.',
    (lectura) => residenciaRota(lectura, () => escrito(lectura).Rfc !== RFC_EXTRANJERO),
  ),
  regla('CFDI40152', 'Receptor.ResidenciaFiscal', 'La residencia fiscal no puede ser México (MEX).', (lectura) =>
    residenciaRota(lectura, (pais) => pais === 'MEX'),
  ),
  regla(
    'CFDI40153',
    'Receptor.ResidenciaFiscal',
    'Con un número de registro tributario se indica también el país de residencia fiscal.',
    ({ comprobante: { Receptor } }) => Receptor?.NumRegIdTrib !== undefined && Receptor.ResidenciaFiscal === undefined,
  ),
  regla(
    'CFDI40154',
    'Receptor.NumRegIdTrib',
    'El número de registro tributario sólo va con el RFC genérico de extranjeros XEXX010101000: quítelo.',
    ({ comprobante: { Receptor } }) => Receptor?.NumRegIdTrib !== undefined && Receptor.Rfc !== RFC_EXTRANJERO,
  ),
  regla(
    'CFDI40156',
    'Receptor.NumRegIdTrib',
    'El número de registro tributario no está escrito como en el país de residencia.',
    ({ comprobante: { Receptor } }) =>
      Receptor?.NumRegIdTrib !== undefined && !esRegistroTributario(Receptor.NumRegIdTrib, Receptor.ResidenciaFiscal),
  ),
  regla(
    'CFDI40157',
    'Receptor.RegimenFiscalReceptor',
    'El régimen fiscal del receptor no está en el catálogo del SAT: elija uno de la lista.',
    ({ comprobante }) => fueraDe(REGIMENES_FISCALES, comprobante.Receptor?.RegimenFiscalReceptor),
  ),
  regla(
    'CFDI40158',
    'Receptor.RegimenFiscalReceptor',
    'El régimen fiscal del receptor no es de su tipo de persona, física o moral.',
    // A receipt of payment names its receiver as the invoice did, and providers stamp it so.
    (lectura) =>
      !esTipo(lectura, 'P') &&
      !esDePersona(personaDe(lectura.comprobante.Receptor?.Rfc), lectura.comprobante.Receptor?.RegimenFiscalReceptor),
  ),
  regla(
    'CFDI40159',
    'Receptor.RegimenFiscalReceptor',
    'El régimen fiscal no es uno de los que el SAT tiene para el receptor; con un RFC genérico es 616 Sin obligaciones fiscales.',
    (lectura) => {
      const { Rfc, RegimenFiscalReceptor: regimen } = escrito(lectura);
      if (esGenerico(Rfc)) return regimen !== SIN_OBLIGACIONES;
      return noEsDe(receptor(lectura), tieneRegimen(regimen));
    },
  ),
  regla(
    'CFDI40160',
    'Receptor.UsoCFDI',
    'El uso del CFDI no está en el catálogo del SAT: elija uno de la lista.',
    ({ comprobante }) => fueraDe(USOS_CFDI, comprobante.Receptor?.UsoCFDI),
  ),
  regla(
    'CFDI40161',
    'Receptor.UsoCFDI',
    'El uso del CFDI no es para el tipo de persona o el régimen fiscal del receptor: elija otro uso.',
    (lectura) => {
      const { Rfc, RegimenFiscalReceptor: regimen, UsoCFDI: uso } = escrito(lectura);
      return esUso(uso) && !esUsoDe(uso, Rfc, regimen);
    },
  ),
];

/** The receiver as the draft has it, an empty one where it has none. */
function escrito({ comprobante: { Receptor = {} } }: Lectura): Receptor {
  return Receptor;
}

function esUso(clave: string | undefined): clave is UsoCfdi {
  return !fueraDe(USOS_CFDI, clave);
}

function esUsoDe(uso: UsoCfdi, rfc: string | undefined, regimen: string | undefined): boolean {
  const { personas, regimenes } = USOS_CFDI[uso];
  const persona = personaDe(rfc);
  return (persona === null || personas.some((una) => una === persona)) && regimenes.some((uno) => uno === regimen);
}

function residenciaRota({ comprobante: { Receptor } }: Lectura, rota: (pais: string) => boolean): boolean {
  const pais = Receptor?.ResidenciaFiscal;
  return pais !== undefined && rota(pais);
}

/** The taxpayer known as receiver; null for a generic RFC, which belongs to no one. */
function receptor({ comprobante, contexto }: Lectura): Contribuyente | 'noInscrito' | null {
  const rfc = comprobante.Receptor?.Rfc;
  return esRfc(rfc) && !esGenerico(rfc) ? contexto.contribuyentes(rfc) : null;
}
