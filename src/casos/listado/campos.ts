import type { BusquedaCasos } from './busqueda.ts';
import { MAX_DIGITOS } from './busqueda.ts';

/** What the filters' fields hold while they are being filled in; '' filters nothing, and so does 0 of a list. */
export interface CamposFiltro {
  readonly folio: string;
  readonly tienda: number;
  readonly categoria: number;
  readonly cliente: string;
  readonly estado: number;
  readonly numiden: string;
  readonly fechaInicio: string;
  readonly fechaFin: string;
}

export type ErroresFiltro = { readonly [C in 'fechaInicio' | 'fechaFin']?: string };

export const TEXTOS_FILTRO = {
  fechaIncompleta: 'Escriba el día, el mes y el año.',
  rango: 'La fecha fin no puede ser anterior a la fecha inicio.',
} as const;

/** What a field of digits keeps of what was typed or pasted. */
export const soloDigitos = (texto: string): string => texto.replace(/\D/g, '').slice(0, MAX_DIGITOS);

/** The fields as a search fills them. */
export const camposDe = (busqueda: BusquedaCasos): CamposFiltro => ({
  folio: String(busqueda.folio ?? ''),
  tienda: busqueda.tienda ?? 0,
  categoria: busqueda.categoria ?? 0,
  cliente: busqueda.cliente ?? '',
  estado: busqueda.estado ?? 0,
  numiden: String(busqueda.numiden ?? ''),
  fechaInicio: busqueda.fechaInicio ?? '',
  fechaFin: busqueda.fechaFin ?? '',
});

/**
 * What is wrong with the days, by field.
 * @param incompletas the fields in which a date was begun and not finished: the browser gives '' for those.
 */
export const revisarCampos = (
  { fechaInicio, fechaFin }: CamposFiltro,
  incompletas: readonly (keyof ErroresFiltro)[] = [],
): ErroresFiltro => {
  if (incompletas.length > 0) {
    return Object.fromEntries(incompletas.map((campo) => [campo, TEXTOS_FILTRO.fechaIncompleta]));
  }
  return fechaInicio !== '' && fechaFin !== '' && fechaFin < fechaInicio ? { fechaFin: TEXTOS_FILTRO.rango } : {};
};

/** The search that the fields ask for, from its first page; what has no field stays as it was. */
export const busquedaDe = (campos: CamposFiltro, anterior: BusquedaCasos): BusquedaCasos => ({
  ...anterior,
  folio: Number(campos.folio) || undefined,
  tienda: campos.tienda || undefined,
  categoria: campos.categoria || undefined,
  cliente: campos.cliente.trim() || undefined,
  estado: campos.estado || undefined,
  numiden: Number(campos.numiden) || undefined,
  fechaInicio: campos.fechaInicio || undefined,
  fechaFin: campos.fechaFin || undefined,
  pagina: undefined,
});
