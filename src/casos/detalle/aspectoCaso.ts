import { differenceInMinutes, formatDistanceStrict } from 'date-fns';
import { es } from 'date-fns/locale/es';
import type { Caso } from '#domain/casos';
import type { ClaveOperacion } from '#domain/operaciones';
import type { IdEstadoCaso, Semaforo } from '#domain/vidaCaso';
import type { ColorChip } from '../../ui/StatusChip.tsx';

/** What each traffic light says and its colour (specification, section 4). */
export const SEMAFOROS = {
  reciente: { texto: 'Reciente', color: 'gris', sigue: 'será antiguo' },
  antiguo: { texto: 'Antiguo', color: 'naranja', sigue: 'quedará sin atención' },
  sinAtencion: { texto: 'Sin atención', color: 'rojo', sigue: null },
  atendido: { texto: 'Atendido', color: 'verde', sigue: null },
} as const satisfies Record<
  Semaforo,
  { readonly texto: string; readonly color: ColorChip; readonly sigue: string | null }
>;

export const COLORES_ESTADO = {
  1: 'azul',
  2: 'azul',
  3: 'verde',
  4: 'naranja',
  5: 'naranja',
  6: 'gris',
} as const satisfies Record<IdEstadoCaso, ColorChip>;

/** The traffic light now: the server's, or the next one once its moment has passed on this computer's clock. */
export const semaforoAhora = (
  { semaforo, pierdeColorEn }: Pick<Caso, 'semaforo' | 'pierdeColorEn'>,
  ahora: Date,
): Semaforo | null => {
  if (pierdeColorEn === null || ahora.getTime() < Date.parse(pierdeColorEn)) return semaforo;
  if (semaforo === 'reciente') return 'antiguo';
  return semaforo === 'antiguo' ? 'sinAtencion' : semaforo;
};

/** How long until a moment ('en 2 horas'), in the largest unit that fits. */
export const faltanPara = (momento: Date, ahora: Date): string =>
  differenceInMinutes(momento, ahora) < 1
    ? 'en menos de un minuto'
    : formatDistanceStrict(momento, ahora, { addSuffix: true, locale: es, roundingMethod: 'floor' });

/** How long ago something was, in the largest unit that fits ('hace 3 horas'); never in the future. */
export const antiguedad = (fecha: Date, ahora: Date): string =>
  differenceInMinutes(ahora, fecha) < 1
    ? 'hace un momento'
    : formatDistanceStrict(fecha, ahora, { addSuffix: true, locale: es, roundingMethod: 'floor' });

/** The operation from which a case was opened, or null when its search parameters do not name one. */
export const operacionDe = (parametros: Caso['parametrosBusqueda']): ClaveOperacion | null => {
  const numero = (tipo: 1 | 2): number => Number(parametros.find((parametro) => parametro.tipo === tipo)?.valor);
  const [tienda, operacion] = [numero(1), numero(2)];
  const valida = Number.isInteger(tienda) && Number.isInteger(operacion) && tienda > 0 && operacion > 0;
  return valida ? { tienda, operacion } : null;
};

/** Fiscal data by their names on the wire (specification, section 3). */
const DATOS_FISCALES: Readonly<Record<string, string>> = {
  rfc: 'RFC',
  beneficiario: 'Beneficiario',
  pais: 'País',
  estado: 'Estado',
  municipio: 'Municipio',
  telefono: 'Teléfono',
  calle: 'Calle',
  numeroExterior: 'Número exterior',
  numeroInterior: 'Número interior',
  colonia: 'Colonia',
  codigoPostal: 'Código postal',
  correo: 'Correo',
  usoCFDI: 'Uso CFDI',
  idConcepto: 'Concepto',
};

/** What a piece of fiscal data is called on screen; one that is not known keeps its name. */
export const nombreDeDatoFiscal = (nombre: string): string => DATOS_FISCALES[nombre] ?? nombre;
