import type { Motivo } from './lineaDeVenta.ts';
import { MOTIVOS } from './lineaDeVenta.ts';

/** A line that was not stored, and why. */
export interface LineaRechazada {
  readonly linea: number;
  readonly factura: string;
  readonly codigo: string;
  readonly motivo: Motivo;
}

/** What an import did. Every line read is in exactly one of `cargadas`, `yaEstaban` and `rechazadas`. */
export interface Informe {
  readonly leidas: number;
  readonly cargadas: number;
  readonly operacionesNuevas: number;
  readonly yaEstaban: number;
  readonly operacionesQueYaEstaban: number;
  readonly rechazadas: readonly LineaRechazada[];
  readonly tiendasNuevas: readonly { readonly cvetda: number; readonly nombre: string }[];
}

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

const numero = (cantidad: number): string => cantidad.toLocaleString('es-MX');
const cifra = (cantidad: number): string => numero(cantidad).padStart(9);

// A leading sign would be a formula to a spreadsheet.
const celda = (texto: string): string => {
  const inofensivo = /^[=+\-@]/.test(texto) ? `'${texto}` : texto;
  return /[",\n\r]/.test(inofensivo) ? `"${inofensivo.replaceAll('"', '""')}"` : inofensivo;
};
