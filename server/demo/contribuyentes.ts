import { nombreFiscal } from '#domain/common/sat/nombreFiscal';
import type { RegimenFiscal, UsoCfdi } from '#domain/common/sat/regimenes';
import { judgeRfc } from '#domain/common/sat/rfc';
import { type DatosFiscales, datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';
import type { contribuyentes } from '../platform/db/schema/facturas.ts';
import { postalPlace } from './codigosPostales.ts';

type Row = typeof contribuyentes.$inferInsert;

/** A case that told the chain the receiver of a customer's invoices. */
interface Told {
  readonly datosFiscales?: Readonly<Record<string, string>> | null | undefined;
  readonly fechaCreacion: Date;
}

/**
 * The receivers of the sample chain's invoices: the customers whose cases have fiscal data, as the last one has them,
 * and the authority's test taxpayers. A generic number belongs to no taxpayer in particular.
 */
export function sampleTaxpayers(cases: readonly Told[], now: Date): readonly Row[] {
  // The authority's data of them are not overwritten by a text from a counter.
  const known = new Map(TEST_TAXPAYERS.map((one): [string, Row] => [one[0], rowOf(one, now)]));
  for (const { datosFiscales, fechaCreacion } of cases) {
    const { rfc, beneficiario } = datosFiscales ?? {};
    if (!datosFiscales || rfc === undefined || beneficiario === undefined || judgeRfc(rfc).generico !== null) continue;
    const before = known.get(rfc);
    if (before !== undefined && before.fecha > fechaCreacion) continue;
    known.set(rfc, { rfc, nombre: nombreFiscal(beneficiario, 'fisica'), datosFiscales, fecha: fechaCreacion });
  }
  return [...known.values()];
}

type TestTaxpayer = readonly [rfc: string, nombre: string, cp: string, regimen: RegimenFiscal, uso: UsoCfdi];

/**
 * The tax authority's fictitious taxpayers for tests, those whose name, postal code and régimen are public. Where the table gives
 * several régimenes, one that is for such a person. Source of the numbers and names: the test certificates that the authority
 * publishes, by SAT-CFDI/python-satcfdi (MIT); of the régimenes: the authority's table "RFC's Ambiente de Pruebas"; of the postal
 * codes: docs.fiscalapi.com/testing-data.
 */
const TEST_TAXPAYERS: readonly [TestTaxpayer, ...TestTaxpayer[]] = [
  ['CACX7605101P8', 'XOCHILT CASAS CHAVEZ', '36257', '621', 'G03'],
  ['FUNK671228PH6', 'KARLA FUENTE NOLASCO', '01160', '605', 'D01'],
  ['IAÑL750210963', 'LUIS IAN ÑUZCO', '85256', '608', 'S01'],
  ['JUFA7608212V6', 'ADRIANA JUAREZ FERNANDEZ', '01160', '614', 'S01'],
  ['KAHO641101B39', 'OSCAR KALA HAAK', '76074', '612', 'G03'],
  ['MISC491214B86', 'CECILIA MIRANDA SANCHEZ', '01010', '612', 'G01'],
  ['RAQÑ7701212M3', 'ÑEVES RAMIREZ QUEZADA', '78905', '605', 'D01'],
  ['WATM640917J45', 'MARIA WATEMBER TORRES', '43543', '626', 'G03'],
  ['WERX631016S30', 'XAIME WEIR ROJO', '01279', '608', 'S01'],
  ['XAMA620210DQ5', 'ALBA XKARAJAM MENDEZ', '01219', '612', 'G03'],
  ['XIQB891116QE4', 'BERENICE XIMO QUEZADA', '40968', '606', 'G03'],
  ['XOJI740919U48', 'INGRID XODAR JIMENEZ', '76028', '612', 'G03'],
  ['EKU9003173C9', 'ESCUELA KEMPER URGATE', '42501', '601', 'G03'],
  ['H&E951128469', 'HERRERIA & ELECTRICOS', '06002', '601', 'G01'],
  ['IIA040805DZ4', 'INDISTRIA ILUMINADORA DE ALMACENES', '62661', '601', 'G03'],
  ['IVD920810GU2', 'INNOVACION VALOR Y DESARROLLO', '63901', '601', 'G03'],
  ['IXS7607092R5', 'INTERNACIONAL XIMBO Y SABORES', '23004', '603', 'G03'],
  ['JES900109Q90', 'JIMENEZ ESTRADA SALAS', '37161', '601', 'G03'],
  ['KIJ0906199R1', 'KERNEL INDUSTIA JUGUETERA', '28971', '603', 'G03'],
  ['L&O950913MSA', 'LUCES & OBRAS', '60922', '603', 'G03'],
  ['OÑO120726RX3', 'ORGANICOS ÑAVEZ OSORIO', '40501', '601', 'G03'],
  ['S&S051221SE2', 'S & SOFTWARE', '76022', '624', 'G03'],
  ['URE180429TM6', 'UNIVERSIDAD ROBOTICA ESPAÑOLA', '86991', '603', 'G03'],
  ['XIA190128J61', 'XENON INDUSTRIAL ARTICLES', '76343', '624', 'G03'],
  ['ZUÑ920208KL4', 'ZAPATERIA URTADO ÑERI', '34541', '601', 'I02'],
];

const [FIRST, ...OTHERS] = TEST_TAXPAYERS;

/** The same taxpayers, as an invoice that goes to one of them has them. */
export const TEST_RECEIVERS = [receiverOf(FIRST), ...OTHERS.map(receiverOf)] as const;

function receiverOf([rfc, beneficiario, codigoPostal, regimenFiscal, usoCFDI]: TestTaxpayer): DatosFiscales {
  const place = postalPlace(codigoPostal);
  return datosFiscalesSchema.parse({ rfc, beneficiario, ...place, codigoPostal, regimenFiscal, usoCFDI });
}

function rowOf([rfc, nombre, codigoPostal, regimenFiscal, usoCFDI]: TestTaxpayer, fecha: Date): Row {
  return {
    rfc,
    nombre,
    fecha,
    datosFiscales: {
      rfc,
      beneficiario: nombre,
      pais: 'México',
      ...postalPlace(codigoPostal),
      codigoPostal,
      regimenFiscal,
      usoCFDI,
      idConcepto: '2',
    },
  };
}
