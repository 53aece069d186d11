import { differenceInMinutes, formatDistanceStrict } from 'date-fns';
import { es } from 'date-fns/locale/es';
import type { Caso } from '#domain/casos/casos';
import type { IdEstadoCaso } from '#domain/casos/vidaCaso';
import type { Semaforo } from '#domain/common/semaforo';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { ChipColor } from '../ui/StatusChip.tsx';

export const STATE_COLORS = {
  1: 'azul',
  2: 'azul',
  3: 'verde',
  4: 'naranja',
  5: 'naranja',
  6: 'gris',
} as const satisfies Record<IdEstadoCaso, ChipColor>;

/** The traffic light now: the server's, or the next one once its moment has passed on this computer's clock. */
export function trafficLightNow(
  { semaforo, pierdeColorEn }: Pick<Caso, 'semaforo' | 'pierdeColorEn'>,
  now: Date,
): Semaforo | null {
  if (pierdeColorEn === null || now.getTime() < Date.parse(pierdeColorEn)) return semaforo;
  if (semaforo === 'reciente') return 'antiguo';
  return semaforo === 'antiguo' ? 'sinAtencion' : semaforo;
}

/** How long until a moment ('en 2 horas'), in the largest unit that fits. */
export function timeLeftUntil(moment: Date, now: Date): string {
  return differenceInMinutes(moment, now) < 1
    ? 'en menos de un minuto'
    : formatDistanceStrict(moment, now, { addSuffix: true, locale: es, roundingMethod: 'floor' });
}

/** The operation from which a case was opened, or null when its search parameters do not name one. */
export function operationOf(parameters: Caso['parametrosBusqueda']): ClaveOperacion | null {
  const number = (kind: 1 | 2): number => Number(parameters.find((parameter) => parameter.tipo === kind)?.valor);
  const [tienda, operacion] = [number(1), number(2)];
  const valida = Number.isInteger(tienda) && Number.isInteger(operacion) && tienda > 0 && operacion > 0;
  return valida ? { tienda, operacion } : null;
}

/** Fiscal data by their names on the wire (specification, section 3). */
const FISCAL_DATA: Readonly<Record<string, string>> = {
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
  regimenFiscal: 'Régimen fiscal',
  usoCFDI: 'Uso CFDI',
  idConcepto: 'Concepto',
};

/** The name of a piece of fiscal data on screen; an unknown one keeps its own name. */
export function fiscalDataName(nombre: string): string {
  return FISCAL_DATA[nombre] ?? nombre;
}
