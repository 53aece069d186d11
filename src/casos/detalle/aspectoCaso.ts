import { differenceInMinutes, formatDistanceStrict } from 'date-fns';
import { es } from 'date-fns/locale/es';
import type { Caso, Semaforo } from '#domain/casos';
import type { ClaveOperacion } from '#domain/operaciones';
import type { ColorChip } from '../../ui/StatusChip.tsx';

/** What each traffic light says and its colour (specification, section 4). */
export const SEMAFOROS = {
  reciente: { texto: 'Reciente', color: 'gris' },
  antiguo: { texto: 'Antiguo', color: 'naranja' },
  sinAtencion: { texto: 'Sin atención', color: 'rojo' },
  atendido: { texto: 'Atendido', color: 'verde' },
} as const satisfies Record<Semaforo, { readonly texto: string; readonly color: ColorChip }>;

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
