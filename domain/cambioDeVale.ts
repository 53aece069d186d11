import { z } from 'zod';
import type { FiltroListaVales } from './listaVales.ts';
import { VENCIDO } from './listaVales.ts';
import { ESTADO_VALE } from './vidaVale.ts';

/** What of a voucher decides which lists can hold it; `numidenCliente` is null where no customer is known. */
export const hechosDeValeEnListaSchema = z.object({
  /** The store that made it, and the sale of which it was made. */
  cvetdaCrea: z.int(),
  cvetda: z.int(),
  operacion: z.int(),
  idCaso: z.int(),
  tipo: z.int(),
  estado: z.int(),
  numidenCrea: z.int().nullable(),
  numidenCliente: z.int().nullable(),
});

export type HechosDeValeEnLista = z.infer<typeof hechosDeValeEnListaSchema>;

/** A voucher before and after a change; null before where it did not exist yet. */
export interface CambioDeVale {
  readonly id: number;
  readonly antes: HechosDeValeEnLista | null;
  readonly despues: HechosDeValeEnLista;
}

/**
 * Whether a change of a voucher that is not among the rows shown can change a list all the same. Names, folios and days never
 * change, so that only the facts can bring a voucher in or take it out.
 * @param numiden who looks at the list, for the vouchers that this person made.
 */
export function mueveListaVales(filtro: FiltroListaVales, { antes, despues }: CambioDeVale, numiden: number): boolean {
  const before = antes !== null && canHold(filtro, antes, numiden);
  return before !== canHold(filtro, despues, numiden);
}

function canHold(filtro: FiltroListaVales, facts: HechosDeValeEnLista, numiden: number): boolean {
  const estado = filtro.estado === VENCIDO ? ESTADO_VALE.vigente : filtro.estado;
  const conditions = [
    filtro.tienda === null || filtro.tienda === facts.cvetdaCrea,
    filtro.numIden === null || filtro.numIden === facts.numidenCliente,
    filtro.tipo === null || filtro.tipo === facts.tipo,
    estado === null || estado === facts.estado,
    !filtro.soloMios || facts.numidenCrea === numiden,
  ];
  return conditions.every(Boolean);
}
