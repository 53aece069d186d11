import { z } from 'zod';
import type { FiltroCasos } from './casos.ts';
import { ESTADO, ESTADOS_CON_COLOR } from './vidaCaso.ts';

/** The facts of a case that decide who may see it and which lists can hold it; `administrador` is null without one. */
export const hechosDeListaSchema = z.object({
  cvetda: z.int(),
  idArea: z.int(),
  idSubcategoria: z.int(),
  idEstado: z.int(),
  numidenCrea: z.int(),
  administrador: z.int().nullable(),
});

export type HechosDeLista = z.infer<typeof hechosDeListaSchema>;

/**
 * A case before and after a change; null where it did not exist yet, or where who hears of it may not see it.
 */
export interface CambioDeCaso {
  readonly id: number;
  readonly antes: HechosDeLista | null;
  readonly despues: HechosDeLista | null;
}

/**
 * Whether a change of a case that is not among the rows shown can change a list all the same: its rows, their order or how many
 * there are. A list follows what never changes (names, telephones, operations, when it was opened) and the facts; so it is
 * the facts alone that can bring a case in or take it out.
 * @param numiden who looks at the list, for the cases in that person's charge.
 */
export function mueveLista(filtro: FiltroCasos, { id, antes, despues }: CambioDeCaso, numiden: number): boolean {
  const before = antes !== null && canHold(filtro, id, antes, numiden);
  const after = despues !== null && canHold(filtro, id, despues, numiden);
  if (before !== after) return true;
  // By nearest loss of colour a case stands where its state puts it.
  return before && filtro.orden === 'porVencer' && antes?.idEstado !== despues?.idEstado;
}

function canHold(filtro: FiltroCasos, id: number, facts: HechosDeLista, numiden: number): boolean {
  const { idEstado, administrador } = facts;
  const isSolved = idEstado === ESTADO.solucionada;
  const conditions = [
    filtro.folio === null || filtro.folio === id,
    filtro.cvetda === null || filtro.cvetda === facts.cvetda,
    filtro.categoria === null || filtro.categoria === facts.idSubcategoria,
    filtro.idEstatus === 0 || filtro.idEstatus === idEstado,
    filtro.numIden === null || filtro.numIden === facts.numidenCrea,
    !filtro.soloAbiertos || !isSolved,
    (filtro.fechaSolucionIni === null && filtro.fechaSolucionFin === null) || isSolved,
    !filtro.aMiCargo || administrador === numiden,
    !filtro.sinAsignar || (administrador === null && !isSolved),
    !filtro.sinAtencion || ESTADOS_CON_COLOR.includes(idEstado),
  ];
  return conditions.every(Boolean);
}
