import { z } from 'zod';
import { ESTADO_VALE, ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { TIPOS_VALE, type TipoVale, tipoDeCategoria } from '#domain/cadena/tiposVale';
import { showPesos } from '#domain/common/money';

/** A voucher of a case with something still to be done; `saldo` in pesos. */
export const valeSinTerminarSchema = z.object({
  id: z.int(),
  folio: z.string(),
  estado: z.object({
    id: z.custom<IdEstadoVale>((id) => typeof id === 'number' && id in ESTADOS_VALE),
    nombre: z.string(),
  }),
  saldo: z.number().multipleOf(0.01),
  tipo: z.object({
    id: z.custom<TipoVale>((id) => typeof id === 'number' && id in TIPOS_VALE),
    nombre: z.string(),
  }),
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
  const partial = vales.some(({ estado }) => estado.id === ESTADO_VALE.parcial);
  const otros = vales.filter(({ estado }) => estado.id !== ESTADO_VALE.parcial);
  const verbo = otros.every(({ estado }) => estado.id === ESTADO_VALE.vigente) ? 'devolver' : 'decidir y devolver';
  return [
    losQueTiene(vales),
    ...(partial ? ['Lo que está a medio llenar ya no se podrá guardar, solo cancelar.'] : []),
    ...(otros.length > 0 ? [`${partial ? 'Lo demás se' : 'Se'} puede ${verbo} también después.`] : []),
  ].join(' ');
}

/**
 * Tells whoever escalates a case of the vouchers that it leaves behind, and which of them cannot be saved in the category to which
 * it goes. Null where it has none. It never prevents the escalation.
 * @param destino the category that is chosen; null while none is.
 */
export function avisoDeEscalamiento(vales: readonly ValeSinTerminar[], destino: number | null): string | null {
  if (vales.length === 0) return null;
  const enLlenado = vales.filter(({ estado }) => estado.id === ESTADO_VALE.parcial);
  const varados = enLlenado.filter(({ tipo }) => destino !== null && tipoDeCategoria(destino) !== tipo.id);
  return [losQueTiene(vales), queSeraDe(enLlenado, varados, destino)].join(' ');
}

function queSeraDe(
  enLlenado: readonly ValeSinTerminar[],
  varados: readonly ValeSinTerminar[],
  destino: number | null,
): string {
  if (varados.length > 0) {
    const folios = varados.map(({ folio }) => folio).join(', ');
    return `En esa categoría ya no se podrá guardar ${folios}, solo cancelar: guárdelo antes, o hágalo después en otro caso.`;
  }
  if (enLlenado.length > 0 && destino === null) {
    return 'Lo que está a medio llenar no se podrá guardar en una categoría que hace vales de otro tipo.';
  }
  return 'Se puede terminar también después.';
}

function losQueTiene(vales: readonly ValeSinTerminar[]): string {
  const cuantos = vales.length === 1 ? 'un vale sin terminar' : `${vales.length} vales sin terminar`;
  return `Este caso tiene ${cuantos}: ${vales.map(inWords).join('; ')}.`;
}

function inWords({ folio, estado, saldo }: ValeSinTerminar): string {
  const left = estado.id === ESTADO_VALE.vigente ? `, por devolver ${showPesos(saldo)}` : '';
  return `${folio} (${estado.nombre}${left})`;
}
