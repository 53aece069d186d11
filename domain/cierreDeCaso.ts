import { z } from 'zod';
import { showPesos } from './money.ts';
import type { IdEstadoVale } from './vidaVale.ts';
import { ESTADO_VALE, ESTADOS_VALE } from './vidaVale.ts';

/** A voucher of a case with something still to be done; `saldo` in pesos. */
export const valeSinTerminarSchema = z.object({
  id: z.int(),
  folio: z.string(),
  estado: z.object({
    id: z.custom<IdEstadoVale>((id) => typeof id === 'number' && id in ESTADOS_VALE),
    nombre: z.string(),
  }),
  saldo: z.number().multipleOf(0.01),
});
type ValeSinTerminar = z.infer<typeof valeSinTerminarSchema>;

/** The states in which a voucher is still filled in, decided or given back. */
export const ESTADOS_SIN_TERMINAR: readonly IdEstadoVale[] = [
  ESTADO_VALE.parcial,
  ESTADO_VALE.porAutorizar,
  ESTADO_VALE.vigente,
];

/**
 * Tells whoever closes a case of its vouchers that are not paid or not finished: how many, which, and what becomes of
 * them. Null where there is none. It never prevents the closing.
 */
export function avisoDeCierre(vales: readonly ValeSinTerminar[]): string | null {
  if (vales.length === 0) return null;
  const cuantos = vales.length === 1 ? 'un vale sin terminar' : `${vales.length} vales sin terminar`;
  const partial = vales.some(({ estado }) => estado.id === ESTADO_VALE.parcial);
  const otros = vales.filter(({ estado }) => estado.id !== ESTADO_VALE.parcial);
  const verbo = otros.every(({ estado }) => estado.id === ESTADO_VALE.vigente) ? 'devolver' : 'decidir y devolver';
  return [
    `Este caso tiene ${cuantos}: ${vales.map(inWords).join('; ')}.`,
    ...(partial ? ['Lo que está a medio llenar ya no se podrá guardar, solo cancelar.'] : []),
    ...(otros.length > 0 ? [`${partial ? 'Lo demás se' : 'Se'} puede ${verbo} también después.`] : []),
  ].join(' ');
}

function inWords({ folio, estado, saldo }: ValeSinTerminar): string {
  const left = estado.id === ESTADO_VALE.vigente ? `, por devolver ${showPesos(saldo)}` : '';
  return `${folio} (${estado.nombre}${left})`;
}
