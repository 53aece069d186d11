import { cleanBlock } from '#domain/common/cleanText';
import { VALID_EMAIL } from '#domain/common/email';
import { estadoLlamado } from '#domain/common/sat/estados';
import { nombreFiscal } from '#domain/common/sat/nombreFiscal';
import { REGIMENES_FISCALES, type RegimenFiscal } from '#domain/common/sat/regimenes';
import { judgeRfc } from '#domain/common/sat/rfc';
import { loosely, type Values, valuesOf, withoutMarks } from './etiquetasConstancia.ts';
import { type DatosFiscales, regimenesDe } from './receptor.ts';

/** The data of a receiver on a tax certificate. An inner number and an e-mail address are not on every one. */
const DATOS = [
  'rfc',
  'beneficiario',
  'regimenFiscal',
  'codigoPostal',
  'estado',
  'municipio',
  'colonia',
  'calle',
  'numeroExterior',
] as const;

/** The reading of a pasted tax certificate: an offer that a person looks over before it is used. */
export interface LecturaConstancia {
  /** Only what was found; `regimenFiscal` only where there is no choice. */
  readonly datos: Partial<Pick<DatosFiscales, (typeof DATOS)[number] | 'pais' | 'numeroInterior' | 'correo'>>;
  /** The régimenes in force. */
  readonly regimenes: readonly RegimenFiscal[];
  /** The data of a certificate that this text lacks, or has in no readable form. */
  readonly faltan: readonly (typeof DATOS)[number][];
  readonly avisos: readonly string[];
}

/**
 * Reads the text of a 'Constancia de Situación Fiscal' as PDF viewers copy it: two labels on a line or each on its own, broken anywhere,
 * columns one after the other or labels first and values after. A value goes from its label to the next one, so that an empty field
 * stays empty instead of taking its neighbour's label.
 */
export function leerConstancia(text: string): LecturaConstancia {
  const page = cleanBlock(text.slice(0, LONGEST)).replace(PAGE_NUMBER, '\n');
  const found = valuesOf(page);
  const rfc = rfcOf(found.rfc, page);
  const regimenes = regimenesEn(page, rfc);
  const [only, ...others] = regimenes;
  const estado = found.estado === undefined ? undefined : (estadoLlamado(found.estado) ?? found.estado);
  const { colonia, municipio, numeroExterior, numeroInterior, correo = '' } = found;
  const datos = present({
    rfc,
    beneficiario: nameOf(found, page, rfc),
    regimenFiscal: others.length === 0 ? only : undefined,
    codigoPostal: /\d{5}/.exec(found.codigoPostal ?? '')?.[0] ?? CODIGO_POSTAL.exec(page)?.[1],
    pais: estado === undefined ? undefined : 'México',
    estado,
    municipio,
    colonia,
    calle: calleOf(found),
    numeroExterior,
    numeroInterior,
    correo: VALID_EMAIL.test(correo) ? correo.toLowerCase() : undefined,
  });
  return {
    datos,
    regimenes,
    faltan: DATOS.filter((dato) => datos[dato] === undefined),
    avisos: avisosOf(found, regimenes),
  };
}

/** More than any certificate has, and little enough to be read while a key is held. */
const LONGEST = 50_000;
const PAGE_NUMBER = /P[aá]gina\s*\[?\d+\]?\s*de\s*\[?\d+\]?/g;

const RFC_INSIDE = /(?:^|[^A-Z\d&Ñ])([A-Z&Ñ]{3,4}\d{6}[A-Z\d]{3})(?![A-Z\d])/g;

/** The number behind its label, else the first on the page: the card, the bar code and the seal have it, too. */
function rfcOf(labelled: string | undefined, page: string): string | undefined {
  const seen = [labelled ?? '', page].flatMap((text) =>
    [...text.toUpperCase().matchAll(RFC_INSIDE)].map(([, rfc = '']) => rfc),
  );
  return seen.find((rfc) => judgeRfc(rfc).verdict !== 'invalido');
}

// The card names its owner between two lines of small print.
const CARD = new RegExp(
  String.raw`${loosely('Registro Federal de Contribuyentes')}\s+([^:]{1,300}?)\s+${loosely('Nombre, denominación')}`,
);

function nameOf(
  { denominacion, nombres, paterno, materno }: Values,
  page: string,
  rfc: string | undefined,
): string | undefined {
  const ofPerson = nombres === undefined ? undefined : [nombres, paterno, materno].join(' ');
  const name = denominacion ?? ofPerson ?? CARD.exec(page)?.[1];
  return name === undefined ? undefined : nombreFiscal(name, judgeRfc(rfc ?? '').persona);
}

// Where one other label has come between, and no further: a house can have a number of five digits.
const CODIGO_POSTAL = new RegExp(String.raw`${loosely('Código Postal')}\s*(?::\D{0,30})?(\d{5})(?!\d)`);

/** The street with its kind ('AVENIDA (AV.)'), unless it is a plain street or the name says it already. */
function calleOf({ vialidad, calle }: Values): string | undefined {
  const kind = /^\p{L}+/u.exec(vialidad ?? '')?.[0] ?? 'CALLE';
  if (calle === undefined || ['CALLE', 'OTRO', 'OTRA', 'OTROS'].includes(kind)) return calle;
  return calle.startsWith(kind) ? calle : `${kind} ${calle}`;
}

const TABLE = new RegExp(
  String.raw`(?:${loosely('Regímenes')}\s*:|${loosely('Régimen Fecha Inicio')})([\s\S]*?)` +
    String.raw`(?:${loosely('Obligaciones')}\s*:|${loosely('Descripción de la Obligación')}|${loosely('Cadena Original')}|$)`,
);
const DAY = String.raw`\d\d/\d\d/\d{4}`;
const DAYS = new RegExp(DAY, 'g');
const TWO_DAYS = new RegExp(String.raw`^\D{0,40}${DAY}${DAY}`);

/** Those of the table that have not ended, and that the owner of the number can have. */
function regimenesEn(page: string, rfc: string | undefined): readonly RegimenFiscal[] {
  const text = withoutSpaces(withoutMarks(TABLE.exec(page)?.[1] ?? ''));
  const rows = claves(rfc).flatMap((clave) => placesOf(nameInTable(clave), text).map((rest) => ({ clave, rest })));
  // As many days as names are all beginnings, in whatever order they were copied; only a surplus can be an end.
  const someEnded = [...text.matchAll(DAYS)].length > rows.length;
  const inForce = rows.filter(({ rest }) => !(someEnded && TWO_DAYS.test(rest)));
  return [...new Set(inForce.map(({ clave }) => clave))];
}

function claves(rfc: string | undefined): readonly RegimenFiscal[] {
  return rfc === undefined ? (Object.keys(REGIMENES_FISCALES) as RegimenFiscal[]) : regimenesDe(rfc);
}

/** The certificate says 'Régimen de las ...' before names that the catalogue has without, and the other way round. */
function nameInTable(clave: RegimenFiscal): string {
  return withoutSpaces(withoutMarks(REGIMENES_FISCALES[clave].nombre).replace(/^regimen (de (las |los )?)?/, ''));
}

/** Names are broken apart like labels. */
function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The texts that follow each place where a name stands. */
function placesOf(name: string, text: string): readonly string[] {
  return text.split(name).slice(1);
}

function avisosOf({ estatus }: Values, regimenes: readonly RegimenFiscal[]): readonly string[] {
  const suspended = estatus !== undefined && !/^(ACTIVO|REACTIVADO)/.test(estatus);
  return [
    ...(suspended
      ? [`El padrón tiene a este contribuyente como ${estatus}. La autoridad puede rechazar su factura.`]
      : []),
    ...(regimenes.length > 1
      ? [`La constancia tiene varios regímenes (${regimenes.join(', ')}): elija el de esta factura.`]
      : []),
  ];
}

/** Leaves out values that were not found; `Object.fromEntries` forgets the names that it is given. */
function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
