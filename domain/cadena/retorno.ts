import type { TipoVale } from './tiposVale.ts';

/** Whether the goods of a department or an article may come back, as the chain marked them. */
export const RETORNOS = {
  libre: 'Retornable',
  autorizacion: 'Solo con autorización',
  no: 'No retornable',
} as const;
export type Retorno = keyof typeof RETORNOS;
// An object's keys have lost which they are; there is always one.
export const NOMBRES_RETORNO = Object.keys(RETORNOS) as [Retorno, ...Retorno[]];

/** The mark that counts for an article: its own, else its department's; what nobody marked is free. */
export function retornoDe(articulo: Retorno | null | undefined, departamento: Retorno | null | undefined): Retorno {
  return articulo ?? departamento ?? 'libre';
}

/** A line as far as its mark decides. */
export interface LineaMarcada {
  readonly retorno: Retorno;
  /** Null for goods that were taken along at once. */
  readonly guia: object | null;
}

/**
 * The mark that a voucher of a type has to keep to. A return always does; a cancellation of goods on a guide takes only what never reached the
 * customer, and of goods that were taken along it is a return by another name.
 */
export function retornoQueCuenta({ retorno, guia }: LineaMarcada, tipo: TipoVale): Retorno {
  return tipo === 1 || guia === null ? retorno : 'libre';
}

/** Said at a line whose mark counts, without its full stop; null of what comes back freely. */
export function retornoEnPalabras(retorno: Retorno): string | null {
  switch (retorno) {
    case 'libre':
      return null;
    case 'autorizacion':
      return 'La cadena lo marcó «solo con autorización»: el vale la pide';
    case 'no':
      return 'La cadena lo marcó «no retornable»: no se devuelve';
  }
}
