import { centavos, showPesos, sum, toPesos } from '#domain/common/money';
import { rejectionLine } from './rejections.ts';
import type { SaleHead } from './saleFile.ts';
import { FILE_COLUMNS, type LineAmount, type LineReason, OPTIONAL_COLUMNS, REASONS, TAX_COLUMNS } from './saleLine.ts';
import type { NewStore } from './stores.ts';

/** A line that was not stored, and why. */
export interface RejectedLine {
  readonly linea: number;
  readonly factura: string;
  readonly codigo: string;
  readonly motivo: LineReason;
  /** Null when its quantity or its price cannot be read. */
  readonly monto: LineAmount | null;
}

/** The result of an import. Every line read is in exactly one of `cargadas`, `yaEstaban` and `rechazadas`. */
export interface ImportReport {
  readonly leidas: number;
  readonly cargadas: number;
  readonly operacionesNuevas: number;
  readonly yaEstaban: number;
  readonly operacionesQueYaEstaban: number;
  readonly rechazadas: readonly RejectedLine[];
  readonly montoCargado: LineAmount;
  readonly montoQueYaEstaba: LineAmount;
  readonly tiendasNuevas: readonly NewStore[];
  /** Sentences about what the tills should look at; empty for an import that was cut off. */
  readonly avisos: readonly string[];
}

/**
 * Tells whether an import did what it was run for. A file whose sales were all stored before is as good as one that was
 * loaded now; one whose lines were all refused, or that holds no sale, asks for somebody's attention.
 */
export function wasOfUse({ cargadas, yaEstaban }: ImportReport): boolean {
  return cargadas + yaEstaban > 0;
}

/** No units and no pesos. */
export const NOTHING: LineAmount = { unidades: 0, importe: centavos(0) };

/** Adds units and pesos. */
export function addAmounts(montos: readonly LineAmount[]): LineAmount {
  return {
    unidades: montos.reduce((suma, { unidades }) => suma + unidades, 0),
    importe: sum(montos.map(({ importe }) => importe)),
  };
}

const [PAYMENTS, ...NONE_SAID] = OPTIONAL_COLUMNS;

/** The meaning of each further column that a file lacks. */
const MISSING: Readonly<Record<(typeof NONE_SAID)[number], string>> = {
  Descuento: 'ningún artículo lleva descuento propio',
  IEPS: 'ningún artículo lleva IEPS',
  Devuelto: 'nada se había devuelto antes',
};

/** How a file is read, where the amounts come from, by its columns, and which of these are not used. */
export function headerInWords({ names, encoding, dayFirst }: SaleHead): string {
  const known: readonly string[] = [...FILE_COLUMNS, ...TAX_COLUMNS, ...OPTIONAL_COLUMNS];
  const unused = names.filter((name) => !known.includes(name));
  const taxed = TAX_COLUMNS.every((name) => names.includes(name));
  return [
    taxed
      ? '  El IVA y el total de cada línea son los del archivo.'
      : `  El archivo no trae ${TAX_COLUMNS.join(' ni ')}: se suma 16 % de IVA a cada precio.`,
    ...(encoding === 'utf-8' ? [] : ['  El archivo no está en UTF-8: se lee como lo guarda Excel (Windows-1252).']),
    ...(dayFirst ? ['  Las fechas van como día/mes/año.'] : []),
    ...NONE_SAID.filter((name) => !names.includes(name)).map(
      (name) => `  El archivo no trae ${name}: ${MISSING[name]}.`,
    ),
    ...(names.includes(PAYMENTS)
      ? []
      : [`  El archivo no trae ${PAYMENTS}: no se sabrá cómo se pagó lo que se cargue.`]),
    ...(unused.length === 0 ? [] : [`  Columnas que no se usan: ${unused.join(', ')}.`]),
  ].join('\n');
}

/** Up to so many refusals are printed; more go to a file. */
export const SHOWN_REJECTIONS = 20;

const SAMPLE_LINES = 3;

/** How a report says what became of the lines, or would become of them. */
const WORDS = {
  hecho: ['cargadas', 'cargado:  ', 'Tiendas nuevas'],
  revisado: ['que se cargarían', 'se cargaría:', 'Tiendas que se harían'],
} as const;

/**
 * The report as people read it, without the list of refusals.
 * @param how whether it was done, or only looked at.
 */
export function writeReport(report: ImportReport, how: keyof typeof WORDS = 'hecho'): string {
  const [loaded, amount, stores] = WORDS[how];
  const { leidas, cargadas, operacionesNuevas, yaEstaban, operacionesQueYaEstaban, rechazadas, tiendasNuevas } = report;
  const lines = [
    `  ${figure(leidas)} líneas leídas`,
    `  ${figure(cargadas)} líneas ${loaded}, en ${number(operacionesNuevas)} operaciones nuevas`,
    `  ${figure(yaEstaban)} líneas que ya estaban, en ${number(operacionesQueYaEstaban)} operaciones sin cambio`,
    `  ${figure(rechazadas.length)} líneas rechazadas`,
    ...byReason(rechazadas).map(
      ([motivo, suyas]) => `      ${figure(suyas.length)} ${REASONS[motivo]} (${samples(suyas)})`,
    ),
    '  Totales, con IVA:',
    `      ${amount} ${inAmount(report.montoCargado)}`,
    ...(yaEstaban > 0 ? [`      ya estaba: ${inAmount(report.montoQueYaEstaba)}`] : []),
    `      rechazado: ${rejectedAmount(rechazadas)}`,
  ];
  if (tiendasNuevas.length > 0) {
    const names = tiendasNuevas
      .map(({ cvetda, nombre }) => (how === 'hecho' ? `${nombre} (${cvetda})` : nombre))
      .join(', ');
    lines.push(`  ${stores}: ${names}.`);
  }
  lines.push(...report.avisos.map((aviso) => `  ${aviso}`));
  return lines.join('\n');
}

/** The refusals, one a line. */
export function listRejections(rechazadas: readonly RejectedLine[]): string {
  return rechazadas
    .map(
      ({ linea, factura, motivo }) =>
        `  línea ${linea}, factura ${factura === '' ? '(sin número)' : factura}: ${REASONS[motivo]}`,
    )
    .join('\n');
}

/** The refusals as a CSV file. */
export function rejectionsAsCsv(rechazadas: readonly RejectedLine[]): string {
  return [
    'linea,InvoiceNo,StockCode,motivo',
    ...rechazadas.map(({ linea, factura, codigo, motivo }) =>
      rejectionLine([String(linea), factura, codigo, REASONS[motivo]]),
    ),
    '',
  ].join('\n');
}

function byReason(rechazadas: readonly RejectedLine[]): readonly (readonly [LineReason, readonly RejectedLine[]])[] {
  const groups = new Map<LineReason, RejectedLine[]>();
  for (const rechazada of rechazadas) {
    const group = groups.get(rechazada.motivo);
    if (group) group.push(rechazada);
    else groups.set(rechazada.motivo, [rechazada]);
  }
  return [...groups].sort(([, unas], [, otras]) => otras.length - unas.length);
}

function samples(rechazadas: readonly RejectedLine[]): string {
  const primeras = rechazadas.slice(0, SAMPLE_LINES).map(({ linea }) => linea);
  const word = rechazadas.length === 1 ? 'línea' : 'líneas';
  return `${word} ${primeras.join(', ')}${rechazadas.length > primeras.length ? ', …' : ''}`;
}

function inAmount({ unidades, importe }: LineAmount): string {
  return `${number(unidades)} ${Math.abs(unidades) === 1 ? 'unidad' : 'unidades'}, ${showPesos(toPesos(importe))}`;
}

// Returns count less than zero: what they take away must not hide what was not loaded.
function rejectedAmount(rechazadas: readonly RejectedLine[]): string {
  const montos = rechazadas.flatMap(({ monto }) => (monto === null ? [] : [monto]));
  const vendido = addAmounts(montos.filter(({ unidades }) => unidades >= 0));
  const devuelto = addAmounts(montos.filter(({ unidades }) => unidades < 0));
  const ilegibles = rechazadas.length - montos.length;
  return [
    inAmount(vendido),
    ...(devuelto.unidades < 0 ? [`y en devoluciones ${inAmount(devuelto)}`] : []),
    ...(ilegibles > 0
      ? [`; ${number(ilegibles)} ${ilegibles === 1 ? 'línea' : 'líneas'} sin cantidad o precio que se pueda leer`]
      : []),
  ]
    .join(' ')
    .replace(' ;', ';');
}

function number(quantity: number): string {
  return quantity.toLocaleString('es-MX');
}
function figure(quantity: number): string {
  return number(quantity).padStart(9);
}
