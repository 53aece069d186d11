import type { Contribuyente } from './reglas/contexto.ts';

/**
 * The fictitious taxpayers that the tax authority publishes for tests, with the name and the postal code that providers know
 * of them in their test environments. Their régimenes are left out: the public tables do not agree about them.
 */
const CONTRIBUYENTES: readonly (readonly [rfc: string, nombre: string, codigoPostal: string | null])[] = [
  ['CACX7605101P8', 'XOCHILT CASAS CHAVEZ', '36257'],
  ['FUNK671228PH6', 'KARLA FUENTE NOLASCO', '01160'],
  ['IAÑL750210963', 'LUIS IAN ÑUZCO', '85256'],
  ['JUFA7608212V6', 'ADRIANA JUAREZ FERNANDEZ', '01160'],
  ['KAHO641101B39', 'OSCAR KALA HAAK', '76074'],
  ['KICR630120NX3', 'RODRIGO KITIA CASTRO', '36246'],
  ['MISC491214B86', 'CECILIA MIRANDA SANCHEZ', '01010'],
  ['RAQÑ7701212M3', 'ÑEVES RAMIREZ QUEZADA', '78905'],
  ['WATM640917J45', 'MARIA WATEMBER TORRES', '43543'],
  ['WERX631016S30', 'XAIME WEIR ROJO', '01279'],
  ['XAMA620210DQ5', 'ALBA XKARAJAM MENDEZ', '01219'],
  ['XIQB891116QE4', 'BERENICE XIMO QUEZADA', '40968'],
  ['XOJI740919U48', 'INGRID XODAR JIMENEZ', '76028'],
  ['EKU9003173C9', 'ESCUELA KEMPER URGATE', '42501'],
  ['EWE1709045U0', 'ESCUELA WILSON ESQUIVEL', null],
  ['HAÑ930228SM9', 'HERMANOS ANZURES ÑARVAEZ', null],
  ['H&E951128469', 'HERRERIA & ELECTRICOS', '06002'],
  ['IIA040805DZ4', 'INDISTRIA ILUMINADORA DE ALMACENES', '62661'],
  ['IVD920810GU2', 'INNOVACION VALOR Y DESARROLLO', '63901'],
  ['IXS7607092R5', 'INTERNACIONAL XIMBO Y SABORES', '23004'],
  ['JES900109Q90', 'JIMENEZ ESTRADA SALAS', '37161'],
  ['KIJ0906199R1', 'KERNEL INDUSTIA JUGUETERA', '28971'],
  ['L&O950913MSA', 'LUCES & OBRAS', '60922'],
  ['OÑO120726RX3', 'ORGANICOS ÑAVEZ OSORIO', '40501'],
  ['S&S051221SE2', 'S & SOFTWARE', '76022'],
  ['URE180429TM6', 'UNIVERSIDAD ROBOTICA ESPAÑOLA', '86991'],
  ['XIA190128J61', 'XENON INDUSTRIAL ARTICLES', '76343'],
  ['ZUÑ920208KL4', 'ZAPATERIA URTADO ÑERI', '34541'],
];

const POR_RFC: ReadonlyMap<string, Contribuyente> = new Map(
  CONTRIBUYENTES.map(([rfc, nombre, codigoPostal]) => [
    rfc,
    { nombre, ...(codigoPostal !== null && { codigoPostal }) },
  ]),
);

/** A taxpayer for tests; null for everybody else: they are unknown. */
export function contribuyenteDePrueba(rfc: string): Contribuyente | null {
  return POR_RFC.get(rfc) ?? null;
}
