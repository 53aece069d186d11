import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import type { Vale } from '#domain/vales/vales';
import type { EntregaContext, ParteDeEntrega } from '#machines/entrega.types';
import { METODO, openParts } from '../detail/refund.ts';

/** The parts of a voucher that one window gives back, in its order: none of a voucher that was given back. */
export function partsToGive(
  vale: Pick<Vale, 'estado' | 'metodosPago' | 'devoluciones' | 'saldo'>,
): readonly ParteDeEntrega[] {
  if (vale.estado.id === ESTADO_VALE.canjeado) return [];
  return openParts(vale).map(({ metodo: { id }, monto }) => ({ metodo: id, monto, pide: neededFor(id) }));
}

function neededFor(metodo: number): ParteDeEntrega['pide'] {
  switch (metodo) {
    case METODO.cheque:
      return 'cheque';
    case METODO.tarjeta:
      return 'terminal';
    default:
      return null;
  }
}

/** How far a part is; `now` is the one that is being given back, or was not. */
export type Progress = 'given' | 'now' | 'waits' | 'left';

/** A part of the voucher in the window, with how far it is and the folio that the customer takes along. */
export interface ShownPart extends ParteDeEntrega {
  readonly progress: Progress;
  readonly folio: string | null;
}

/** All parts of the window: what is given back first, and what was left for later last. */
export function shownParts(
  { devueltas, partes, dejadas }: Pick<EntregaContext, 'devueltas' | 'partes' | 'dejadas'>,
  isGiving: boolean,
): readonly ShownPart[] {
  return [
    ...devueltas.map((part) => ({ ...part, progress: 'given' as const })),
    ...partes.map((part, place) => ({
      ...{ ...part, folio: null },
      progress: isGiving && place === 0 ? ('now' as const) : ('waits' as const),
    })),
    ...dejadas.map((part) => ({ ...part, folio: null, progress: 'left' as const })),
  ];
}
