// All persons are made up; numbers and names are those of the tax authority's public test taxpayers where there is one.
/** The certificate of a human being. */
export const PERSONA = `Página [1] de [3]
CÉDULA DE IDENTIFICACIÓN FISCAL
XIQB891116QE4
Registro Federal de Contribuyentes
BERENICE XIMO
QUEZADA
Nombre, denominación o razón
social
idCIF: 14110000000
VALIDA TU INFORMACIÓN
FISCAL
CONSTANCIA DE SITUACIÓN FISCAL
Lugar y Fecha de Emisión
TLACOTEPEC , GUERRERO A 02 DE OCTUBRE DE 2026
XIQB891116QE4
Datos de Identificación del Contribuyente:
RFC:   XIQB891116QE4
CURP:   XIQB891116MGRMRR09
Nombre (s):   BERENICE
Primer Apellido:   XIMO
Segundo Apellido:   QUEZADA
Fecha inicio de operaciones:   01 DE SEPTIEMBRE DE 2007
Estatus en el padrón:   REACTIVADO
Fecha de último cambio de estado:   02 DE AGOSTO DE 2018
Nombre Comercial:
Datos del domicilio registrado
Código Postal:40968   Tipo de Vialidad:   CERRADA (CDA) O PRIVADA (PRIV)
Nombre de Vialidad:   TAMBOR   Número Exterior:   3900
Número Interior:   Nombre de la Colonia:   LEALTAD I
Nombre de la Localidad:   TLACOTEPEC   Nombre del Municipio o Demarcación Territorial:   HELIODORO CASTILLO
Nombre de la Entidad Federativa:   GUERRERO   Entre Calle:   AVENIDA PACHECO

Página [2] de [3]
Y Calle:   CALLE MEOQUI
Actividades Económicas:
Orden   Actividad Económica   Porcentaje   Fecha Inicio   Fecha Fin
1   Arrendamiento de inmuebles   30   10/07/2024
Regímenes:
Régimen   Fecha Inicio   Fecha Fin
Régimen de Sueldos y Salarios e Ingresos Asimilados a
Salarios   01/01/2010   31/12/2013
Régimen de las Personas Físicas con Actividades Empresariales y Profesionales   01/01/2014
Obligaciones:
Descripción de la Obligación   Descripción Vencimiento   Fecha Inicio   Fecha Fin
Pago provisional mensual del Régimen Simplificado de Confianza   A más tardar   01/01/2014
Cadena Original Sello: ||2026/10/02 10:00:00|XIQB891116QE4|CONSTANCIA DE SITUACIÓN
FISCAL|000000000000000000000|XXXXXXXX||`;

/** The certificate of a company. */
export const EMPRESA = `Datos de Identificación del Contribuyente:
RFC: EKU9003173C9
Denominación/Razón Social: ESCUELA KEMPER "URGATE" & ÑANDÚ
Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE
Nombre Comercial: KEMPER SA DE CV
Fecha inicio de operaciones: 05 DE SEPTIEMBRE DE 2002
Estatus en el padrón: ACTIVO
Fecha de último cambio de estado: 05 DE SEPTIEMBRE DE 2002
Datos del domicilio registrado
Código Postal: 06000 Tipo de Vialidad: AVENIDA (AV.)
Nombre de Vialidad: PASEO DE LA REFORMA Número Exterior: 12 BIS
Número Interior: PISO 3 Nombre de la Colonia: CENTRO (AREA 1)
Nombre de la Localidad: Nombre del Municipio o Demarcación Territorial: CUAUHTEMOC
Nombre de la Entidad Federativa: CIUDAD DE MEXICO Entre Calle:
Y Calle: Correo Electrónico: COMPRAS@KEMPER.MX
Tel. Fijo Lada: 55 Número: 12345678
Regímenes:
Régimen Fecha Inicio Fecha Fin
Régimen General de Ley Personas Morales 05/09/2002`;

/** The fields that the one above holds. */
export const OF_EMPRESA = {
  rfc: 'EKU9003173C9',
  beneficiario: 'ESCUELA KEMPER "URGATE" & ÑANDÚ',
  regimenFiscal: '601',
  codigoPostal: '06000',
  pais: 'México',
  estado: 'Ciudad de México',
  municipio: 'CUAUHTEMOC',
  colonia: 'CENTRO (AREA 1)',
  calle: 'AVENIDA PASEO DE LA REFORMA',
  numeroExterior: '12 BIS',
  numeroInterior: 'PISO 3',
  correo: 'compras@kemper.mx',
};

/** The certificate of the company as viewers and hands copy it. */
export const COPIES_OF_EMPRESA: readonly (readonly [how: string, text: string])[] = [
  ['with Windows line ends', EMPRESA.replaceAll('\n', '\r\n')],
  ['on one line', EMPRESA.replaceAll('\n', ' ')],
  ['with nothing between a value and the next label', EMPRESA.replace(/ (?=(Tipo|Número|Nombre) de| ?Entre| ?Y)/g, '')],
  [
    'with no space inside a label',
    EMPRESA.replaceAll('Nombre de Vialidad', 'NombredeVialidad').replaceAll('Código Postal', 'CódigoPostal'),
  ],
  [
    'with labels broken over lines',
    EMPRESA.replaceAll('Demarcación Territorial', 'Demarcación\nTerritorial').replaceAll(
      'Razón Social',
      'Razón\n  Social',
    ),
  ],
  ['with a space before each colon', EMPRESA.replaceAll(':', ' :')],
  ['with accents of their own characters', EMPRESA.normalize('NFD')],
  [
    'without accents in the labels',
    EMPRESA.replaceAll('Código', 'Codigo')
      .replaceAll('Número', 'Numero')
      .replaceAll('Regímenes', 'Regimenes')
      .replaceAll('Denominación/Razón', 'Denominacion/Razon')
      .replaceAll('Demarcación', 'Demarcacion')
      .replaceAll('Electrónico', 'Electronico')
      .replaceAll('padrón', 'padron'),
  ],
  ['with hard spaces and a mark of byte order', `\ufeff${EMPRESA.replaceAll(': ', ':\u00a0')}`],
  [
    'with each value on a line of its own',
    EMPRESA.replaceAll(': ', ':\n').replaceAll(/ (?=(Tipo de|Número|Nombre de|Entre|Correo))/g, '\n'),
  ],
  [
    'with a page between',
    EMPRESA.replace('Datos del domicilio', 'Página [1] de [2]\nPágina 2 de 2\nDatos del domicilio'),
  ],
  ['with a value broken over lines', EMPRESA.replace('PASEO DE LA REFORMA', 'PASEO DE\nLA REFORMA')],
];

/** As a viewer copies a page whose columns it takes for paragraphs. */
export const SCRAMBLED = `RFC:

EKU9003173C9

Denominación/Razón Social:

ESCUELA KEMPER URGATE

Datos del domicilio registrado
Código Postal:

06000

Nombre de Vialidad:

PASEO DE LA REFORMA

Tipo de Vialidad:

AVENIDA (AV.)

Número Exterior:

12

Número Interior:

Nombre de la Colonia:

Nombre de la Localidad:

Nombre del Municipio o Demarcación Territorial:

Nombre de la Entidad Federativa:
Y Calle:

CIUDAD DE MEXICO

Entre Calle:

CENTRO (AREA 1)
CUAUHTEMOC

HAVRE

HAMBURGO

Regímenes:
Régimen

Fecha Inicio

Régimen General de Ley Personas Morales

01/01/2002`;

/** The régimenes of companies as certificates name them. */
export const REGIMENES_DE_EMPRESA = [
  ['601', 'Régimen General de Ley Personas Morales'],
  ['603', 'Régimen de las Personas Morales con Fines no Lucrativos'],
  ['620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos'],
  ['622', 'Régimen de Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras'],
  ['623', 'Régimen Opcional para Grupos de Sociedades'],
  ['624', 'Régimen de los Coordinados'],
  ['626', 'Régimen Simplificado de Confianza'],
  ['626', 'Simplificado de Confianza'],
] as const;

/** The régimenes of persons as certificates name them. */
export const REGIMENES_DE_PERSONA = [
  ['605', 'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios'],
  ['606', 'Régimen de Arrendamiento'],
  ['607', 'Régimen de Enajenación o Adquisición de Bienes'],
  ['608', 'Régimen de los demás ingresos'],
  ['610', 'Residentes en el Extranjero sin Establecimiento Permanente en México'],
  ['611', 'Régimen de Ingresos por Dividendos (socios y accionistas)'],
  ['612', 'RÉGIMEN DE LAS PERSONAS FÍSICAS CON ACTIVIDADES EMPRESARIALES Y PROFESIONALES'],
  ['614', 'Régimen de los ingresos por intereses'],
  ['615', 'Régimen de los ingresos por obtención de premios'],
  ['616', 'Sin obligaciones fiscales'],
  // As the authority's catalogue would have them without the word that all of them begin with.
  ['607', 'Enajenación o Adquisición de Bienes'],
  ['615', 'Ingresos por obtención de premios'],
  ['625', 'Actividades Empresariales con ingresos a través de Plataformas Tecnológicas'],
  ['621', 'Régimen de Incorporación Fiscal'],
  ['625', 'Régimen de las Actividades Empresariales con ingresos a través de\nPlataformas Tecnológicas'],
] as const;
