import { aPesos, centavos, mostrarPesos, sumar } from '#domain/dinero';
import type { Monto, Motivo } from './lineaDeVenta.ts';
import { MOTIVOS } from './lineaDeVenta.ts';

/** A line that was not stored, and why. */
export interface LineaRechazada {
  readonly linea: number;
  readonly factura: string;
  readonly codigo: string;
  readonly motivo: Motivo;
  /** Null when its quantity or its price cannot be read. */
  readonly monto: Monto | null;
}

/** What an import did. Every line read is in exactly one of `cargadas`, `yaEstaban` and `rechazadas`. */
export interface Informe {
  readonly leidas: number;
  readonly cargadas: number;
  readonly operacionesNuevas: number;
  readonly yaEstaban: number;
  readonly operacionesQueYaEstaban: number;
  readonly rechazadas: readonly LineaRechazada[];
  readonly montoCargado: Monto;
  readonly montoQueYaEstaba: Monto;
  readonly tiendasNuevas: readonly { readonly cvetda: number; readonly nombre: string }[];
}

/**
 * Tells whether an import did what it was run for. A file whose sales were all stored before is as good as one that was
 * loaded now; one of which nothing could be taken, or that holds no sale, asks for somebody's attention.
 */
export const sirvioDeAlgo = ({ cargadas, yaEstaban }: Informe): boolean => cargadas + yaEstaban > 0;

export const NADA: Monto = { unidades: 0, importe: centavos(0) };

export const sumarMontos = (montos: readonly Monto[]): Monto => ({
  unidades: montos.reduce((suma, { unidades }) => suma + unidades, 0),
  importe: sumar(montos.map(({ importe }) => importe)),
});

/** Up to so many refusals are printed; more go to a file. */
export const RECHAZOS_A_LA_VISTA = 20;

const LINEAS_DE_EJEMPLO = 3;

/** The report as people read it, without the list of refusals. */
export const escribirInforme = (informe: Informe): string => {
  const { leidas, cargadas, operacionesNuevas, yaEstaban, operacionesQueYaEstaban, rechazadas, tiendasNuevas } =
    informe;
  const lineas = [
    `  ${cifra(leidas)} líneas leídas`,
    `  ${cifra(cargadas)} líneas cargadas, en ${numero(operacionesNuevas)} operaciones nuevas`,
    `  ${cifra(yaEstaban)} líneas que ya estaban, en ${numero(operacionesQueYaEstaban)} operaciones sin cambio`,
    `  ${cifra(rechazadas.length)} líneas rechazadas`,
    ...porMotivo(rechazadas).map(
      ([motivo, suyas]) => `      ${cifra(suyas.length)} ${MOTIVOS[motivo]} (${ejemplos(suyas)})`,
    ),
    '  Totales, con IVA:',
    `      cargado:   ${enMonto(informe.montoCargado)}`,
    ...(yaEstaban > 0 ? [`      ya estaba: ${enMonto(informe.montoQueYaEstaba)}`] : []),
    `      rechazado: ${montoRechazado(rechazadas)}`,
  ];
  if (tiendasNuevas.length > 0) {
    const nombres = tiendasNuevas.map(({ cvetda, nombre }) => `${nombre} (${cvetda})`).join(', ');
    lineas.push(`  Tiendas nuevas: ${nombres}.`);
  }
  return lineas.join('\n');
};

/** The refusals, one a line. */
export const listarRechazos = (rechazadas: readonly LineaRechazada[]): string =>
  rechazadas
    .map(
      ({ linea, factura, motivo }) =>
        `  línea ${linea}, factura ${factura === '' ? '(sin número)' : factura}: ${MOTIVOS[motivo]}`,
    )
    .join('\n');

/** The refusals as a CSV file. */
export const rechazosEnCsv = (rechazadas: readonly LineaRechazada[]): string =>
  [
    'linea,InvoiceNo,StockCode,motivo',
    ...rechazadas.map(({ linea, factura, codigo, motivo }) =>
      [String(linea), factura, codigo, MOTIVOS[motivo]].map(celda).join(','),
    ),
    '',
  ].join('\n');

const porMotivo = (
  rechazadas: readonly LineaRechazada[],
): readonly (readonly [Motivo, readonly LineaRechazada[]])[] => {
  const grupos = new Map<Motivo, LineaRechazada[]>();
  for (const rechazada of rechazadas) {
    const grupo = grupos.get(rechazada.motivo);
    if (grupo) grupo.push(rechazada);
    else grupos.set(rechazada.motivo, [rechazada]);
  }
  return [...grupos].sort(([, unas], [, otras]) => otras.length - unas.length);
};

const ejemplos = (rechazadas: readonly LineaRechazada[]): string => {
  const primeras = rechazadas.slice(0, LINEAS_DE_EJEMPLO).map(({ linea }) => linea);
  const palabra = rechazadas.length === 1 ? 'línea' : 'líneas';
  return `${palabra} ${primeras.join(', ')}${rechazadas.length > primeras.length ? ', …' : ''}`;
};

const enMonto = ({ unidades, importe }: Monto): string =>
  `${numero(unidades)} ${Math.abs(unidades) === 1 ? 'unidad' : 'unidades'}, ${mostrarPesos(aPesos(importe))}`;

// Returns count less than zero: what they take away must not hide what was not loaded.
const montoRechazado = (rechazadas: readonly LineaRechazada[]): string => {
  const montos = rechazadas.flatMap(({ monto }) => (monto === null ? [] : [monto]));
  const vendido = sumarMontos(montos.filter(({ unidades }) => unidades >= 0));
  const devuelto = sumarMontos(montos.filter(({ unidades }) => unidades < 0));
  const ilegibles = rechazadas.length - montos.length;
  return [
    enMonto(vendido),
    ...(devuelto.unidades < 0 ? [`y en devoluciones ${enMonto(devuelto)}`] : []),
    ...(ilegibles > 0
      ? [`; ${numero(ilegibles)} ${ilegibles === 1 ? 'línea' : 'líneas'} sin cantidad o precio que se pueda leer`]
      : []),
  ]
    .join(' ')
    .replace(' ;', ';');
};

const numero = (cantidad: number): string => cantidad.toLocaleString('es-MX');
const cifra = (cantidad: number): string => numero(cantidad).padStart(9);

// A leading sign would be a formula to a spreadsheet.
const celda = (texto: string): string => {
  const inofensivo = /^[=+\-@]/.test(texto) ? `'${texto}` : texto;
  return /[",\n\r]/.test(inofensivo) ? `"${inofensivo.replaceAll('"', '""')}"` : inofensivo;
};
