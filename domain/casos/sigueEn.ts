import { ESTADO } from './vidaCaso.ts';

/** The texts of a case that ends since another one of the same matter goes on. */
export const SIGUE_EN_TEXTS = {
  mismo: 'Es este mismo caso: elija el otro.',
  noExiste: (id: number) => `El caso ${id} no existe.`,
  ajeno: (id: number) => `No tiene permiso para ver el caso ${id}.`,
  solucionado: (id: number) => `El caso ${id} ya está solucionado: elija uno en el que se siga atendiendo.`,
  /** The solution that is proposed. */
  solucion: (id: number) => `Es el mismo asunto que el caso ${id}, donde se sigue atendiendo.`,
} as const;

/** The case in which a matter is to go on, as it is stored; `visible` is whether who closes the other one may see it. */
interface CasoQueSigue {
  readonly idEstado: number;
  readonly visible: boolean;
}

/**
 * Says why the matter of a case cannot go on in another one; null where it can. One that is solved takes no more work, so that two
 * cases never end in each other.
 * @param sigue null where there is no such case.
 */
export function contraSeguirEn(
  sigue: CasoQueSigue | null,
  { id, cierra }: { readonly id: number; readonly cierra: number },
): string | null {
  if (id === cierra) return SIGUE_EN_TEXTS.mismo;
  if (sigue === null) return SIGUE_EN_TEXTS.noExiste(id);
  if (!sigue.visible) return SIGUE_EN_TEXTS.ajeno(id);
  if (sigue.idEstado === ESTADO.solucionada) return SIGUE_EN_TEXTS.solucionado(id);
  return null;
}
