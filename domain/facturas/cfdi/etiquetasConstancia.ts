/**
 * The labels of a 'Constancia de Situación Fiscal', and what stands behind each in a text copied from one.
 */

/** Each label of a certificate, and what is kept of it; a null only ends the value before it. */
const LABELS = {
  RFC: 'rfc',
  CURP: null,
  idCIF: null,
  'Nombre (s)': 'nombres',
  'Primer Apellido': 'paterno',
  'Segundo Apellido': 'materno',
  'Denominación/Razón Social': 'denominacion',
  'Denominación o Razón Social': 'denominacion',
  'Régimen Capital': null,
  'Nombre Comercial': null,
  'Fecha inicio de operaciones': null,
  'Fecha Inicio de operaciones': null,
  'Fecha de inicio de operaciones': null,
  'Estatus en el padrón': 'estatus',
  'Fecha de último cambio de estado': null,
  'Código Postal': 'codigoPostal',
  'Tipo de Vialidad': 'vialidad',
  'Nombre de Vialidad': 'calle',
  'Número Exterior': 'numeroExterior',
  'Número Interior': 'numeroInterior',
  'Nombre de la Colonia': 'colonia',
  'Nombre de la Localidad': null,
  'Nombre del Municipio o Demarcación Territorial': 'municipio',
  'Nombre de la Entidad Federativa': 'estado',
  'Entre Calle': null,
  'Y Calle': null,
  'Tipo de Inmueble': null,
  'Correo Electrónico': 'correo',
  'Tel. Fijo Lada': null,
  'Tel. Móvil Lada': null,
  Número: null,
  Regímenes: null,
  Obligaciones: null,
} as const;

/** Headings that end a value and have no colon. */
const HEADINGS = [
  'Registro Federal de Contribuyentes',
  'Nombre, denominación o razón social',
  'CÉDULA DE IDENTIFICACIÓN FISCAL',
  'CONSTANCIA DE SITUACIÓN FISCAL',
  'Lugar y Fecha de Emisión',
  'Datos de Identificación del Contribuyente',
  'Datos del domicilio registrado',
  'Actividades Económicas',
  'Régimen Fecha Inicio',
  'Cadena Original Sello',
  'Contacto',
];

type Dato = Exclude<(typeof LABELS)[keyof typeof LABELS], null>;

/** The values behind the labels, each on one line; never an empty one. */
export type Values = Readonly<Partial<Record<Dato, string>>>;

/** Reads what stands behind each label: from there to the next label or heading, wherever the lines are broken. */
export function valuesOf(page: string): Values {
  const hits = [...page.matchAll(ANY_LABEL)];
  const fields = hits.map((hit, place): Field => {
    const value = page.slice(hit.index + hit[0].length, hits[place + 1]?.index);
    return { dato: KNOWN.get(keyOf(hit[0])), value };
  });
  const values: Partial<Record<Dato, string>> = {};
  for (const { dato, value } of dealtOut(fields)) {
    // Where a label stands twice, the first value that says something is kept.
    if (dato) values[dato] ??= value.replace(/\s+/g, ' ').trim();
  }
  return values;
}

/** Small letters without their marks. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The pattern of a label as viewers copy it: accents or none, spaces dropped or made line breaks, and words broken apart, as where a
 * font has its accents by themselves ('C ó digo Postal'). The case stays: values are in capitals, so that 'MADEROY Calle:' is two words.
 */
export function loosely(label: string): string {
  return label
    .split(' ')
    .map((word) => [...word].map(letterLoosely).join(INSIDE_A_WORD))
    .join(String.raw`\s*`);
}

const INSIDE_A_WORD = String.raw`[^\S\n]?`;

function letterLoosely(letter: string): string {
  if ('().'.includes(letter)) return `\\${letter}`;
  const plainly = letter.normalize('NFD').charAt(0);
  return plainly === letter ? letter : `[${letter}${plainly}]`;
}

/** A label, undefined for a heading, and what stands behind it, line breaks kept. */
interface Field {
  readonly dato: Dato | null | undefined;
  readonly value: string;
}

/** So many labels without a value that those behind them must be theirs. */
const A_COLUMN = 3;

/**
 * Leaves out the empty ones. Where a column of labels stands before the column of their values, gives each its own, and none where
 * their numbers differ.
 */
function dealtOut(fields: readonly Field[]): readonly Field[] {
  let column: Field[] = [];
  return fields.flatMap((field): readonly Field[] => {
    if (field.dato === undefined) {
      column = [];
      return [];
    }
    column.push(field);
    if (field.value.trim() === '') return [];
    const labels = column;
    column = [];
    const lines = field.value.split('\n').filter((line) => line.trim() !== '');
    const behindAll = labels.length >= A_COLUMN && lines.length > 1 && /^[^\S\n]*\n/.test(field.value);
    if (!behindAll) return [field];
    return lines.length === labels.length ? labels.map(({ dato }, row) => ({ dato, value: lines[row] ?? '' })) : [];
  });
}

/** The abbreviation that people write before five digits in place of the label: 'CP 42501', 'C. P.: 42501'. */
const SHORT_POSTAL_CODE = String.raw`(?<![\p{L}\d])C\.? ?P\.?\s*:?\s*(?=\d{5}(?!\d))`;

const ANY_LABEL = new RegExp(
  `(?:${Object.keys(LABELS).map(loosely).join('|')})\\s*:|${SHORT_POSTAL_CODE}|(?:${HEADINGS.map(loosely).join('|')})\\s*:?`,
  'gu',
);

const KNOWN: ReadonlyMap<string, Dato | null> = new Map([
  ...Object.entries(LABELS).map(([label, dato]) => [keyOf(label), dato] as const),
  [keyOf('C.P.'), 'codigoPostal'],
]);

/** A label without all that viewers change in it. */
function keyOf(label: string): string {
  return withoutMarks(label).replace(/[\s:.]/g, '');
}
