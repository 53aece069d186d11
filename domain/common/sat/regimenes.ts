/**
 * Tax regimes and uses of an invoice (c_RegimenFiscal and c_UsoCFDI of CFDI 4.0), each with the kinds of person it is
 * for. Source: phpcfdi/resources-sat-catalogs, commit 675be010 (public domain).
 */

/** Who a taxpayer is: a human being, or a company. */
export type Persona = 'fisica' | 'moral';

interface Regimen {
  readonly nombre: string;
  readonly personas: readonly Persona[];
}

/** c_RegimenFiscal. */
export const REGIMENES_FISCALES = {
  601: { nombre: 'General de Ley Personas Morales', personas: ['moral'] },
  603: { nombre: 'Personas Morales con Fines no Lucrativos', personas: ['moral'] },
  605: { nombre: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', personas: ['fisica'] },
  606: { nombre: 'Arrendamiento', personas: ['fisica'] },
  607: { nombre: 'Régimen de Enajenación o Adquisición de Bienes', personas: ['fisica'] },
  608: { nombre: 'Demás ingresos', personas: ['fisica'] },
  610: {
    nombre: 'Residentes en el Extranjero sin Establecimiento Permanente en México',
    personas: ['fisica', 'moral'],
  },
  611: { nombre: 'Ingresos por Dividendos (socios y accionistas)', personas: ['fisica'] },
  612: { nombre: 'Personas Físicas con Actividades Empresariales y Profesionales', personas: ['fisica'] },
  614: { nombre: 'Ingresos por intereses', personas: ['fisica'] },
  615: { nombre: 'Régimen de los ingresos por obtención de premios', personas: ['fisica'] },
  616: { nombre: 'Sin obligaciones fiscales', personas: ['fisica'] },
  620: { nombre: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', personas: ['moral'] },
  621: { nombre: 'Incorporación Fiscal', personas: ['fisica'] },
  622: { nombre: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', personas: ['moral'] },
  623: { nombre: 'Opcional para Grupos de Sociedades', personas: ['moral'] },
  624: { nombre: 'Coordinados', personas: ['moral'] },
  625: {
    nombre: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    personas: ['fisica'],
  },
  626: { nombre: 'Régimen Simplificado de Confianza', personas: ['fisica', 'moral'] },
} as const satisfies Record<number, Regimen>;
export type RegimenFiscal = `${keyof typeof REGIMENES_FISCALES}`;

interface Uso extends Regimen {
  /** The regimes of the receiver. */
  readonly regimenes: readonly RegimenFiscal[];
}

/** c_UsoCFDI. */
export const USOS_CFDI = {
  G01: {
    nombre: 'Adquisición de mercancías',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  G02: {
    nombre: 'Devoluciones, descuentos o bonificaciones',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '616', '620', '621', '622', '623', '624', '625', '626'],
  },
  G03: {
    nombre: 'Gastos en general',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I01: {
    nombre: 'Construcciones',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I02: {
    nombre: 'Mobiliario y equipo de oficina por inversiones',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I03: {
    nombre: 'Equipo de transporte',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I04: {
    nombre: 'Equipo de computo y accesorios',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I05: {
    nombre: 'Dados, troqueles, moldes, matrices y herramental',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I06: {
    nombre: 'Comunicaciones telefónicas',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I07: {
    nombre: 'Comunicaciones satelitales',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  I08: {
    nombre: 'Otra maquinaria y equipo',
    personas: ['fisica', 'moral'],
    regimenes: ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'],
  },
  D01: {
    nombre: 'Honorarios médicos, dentales y gastos hospitalarios',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D02: {
    nombre: 'Gastos médicos por incapacidad o discapacidad',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D03: {
    nombre: 'Gastos funerales',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D04: {
    nombre: 'Donativos',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D05: {
    nombre: 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D06: {
    nombre: 'Aportaciones voluntarias al SAR',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D07: {
    nombre: 'Primas por seguros de gastos médicos',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D08: {
    nombre: 'Gastos de transportación escolar obligatoria',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D09: {
    nombre: 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  D10: {
    nombre: 'Pagos por servicios educativos (colegiaturas)',
    personas: ['fisica'],
    regimenes: ['605', '606', '608', '611', '612', '614', '607', '615', '625'],
  },
  S01: {
    nombre: 'Sin efectos fiscales',
    personas: ['fisica', 'moral'],
    regimenes: [
      '601',
      '603',
      '605',
      '606',
      '608',
      '610',
      '611',
      '612',
      '614',
      '616',
      '620',
      '621',
      '622',
      '623',
      '624',
      '607',
      '615',
      '625',
      '626',
    ],
  },
  CP01: {
    nombre: 'Pagos',
    personas: ['fisica', 'moral'],
    regimenes: [
      '601',
      '603',
      '605',
      '606',
      '608',
      '610',
      '611',
      '612',
      '614',
      '616',
      '620',
      '621',
      '622',
      '623',
      '624',
      '607',
      '615',
      '625',
      '626',
    ],
  },
  CN01: { nombre: 'Nómina', personas: ['fisica'], regimenes: ['605'] },
} as const satisfies Record<string, Uso>;
export type UsoCfdi = keyof typeof USOS_CFDI;
