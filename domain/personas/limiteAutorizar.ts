import { z } from 'zod';
import { type Centavos, centavos, fromPesos, showPesos, toPesos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import { montoSchema } from '#domain/common/pesos';
import { typedNumber } from '#domain/common/typedNumber';

/** Up to how much the people of a role authorize, one voucher at a time; null is without limit, as for who has no role. */
export type Limite = Centavos | null;

/** Whether an amount passes a limit, or a limit another one: none at all is higher than any. */
export function pasaDe(monto: Limite, limite: Limite): boolean {
  return limite !== null && (monto === null || monto > limite);
}

/**
 * Whether a voucher passes a limit together with the other recent vouchers of its sale (`acumuladoDe`): nobody authorizes in pieces what
 * passes it as a whole.
 */
export function pasaConLosOtros(
  { saldo, acumulado }: { readonly saldo: Centavos; readonly acumulado: Centavos },
  limite: Limite,
): boolean {
  return pasaDe(centavos(saldo + acumulado), limite);
}

/** A limit that is on the wire in pesos. */
export function limiteLeido(pesos: number | null): Limite {
  return pesos === null ? null : fromPesos(pesos);
}

/** A record with a limit, which is read from the wire. */
export function conLimiteLeido<T extends { readonly limite: number | null }>(
  what: T,
): Omit<T, 'limite'> & { limite: Limite } {
  return { ...what, limite: limiteLeido(what.limite) };
}

/** Who may authorize vouchers at all, and up to how much. */
interface Autoriza {
  readonly permisos: readonly number[];
  readonly limite: Limite;
}

/** Whether somebody authorizes more than somebody else who authorizes too: who does not at all lacks the permission, which says it. */
export function autorizaMas(one: Autoriza, other: Autoriza): boolean {
  const authorizes = ({ permisos }: Autoriza) => permisos.includes(PERMISOS.autorizarVale.id);
  return authorizes(one) && authorizes(other) && pasaDe(one.limite, other.limite);
}

/** The words of a limit, and why one does not count. */
export const LIMITE_TEXTS = {
  sinLimite: 'Sin límite',
  cero: 'Escriba un límite mayor que cero, o nada para no poner ninguno.',
  /** The refusal to authorize what passes one's limit. */
  pasado: (limite: Limite) =>
    limite === null
      ? 'Este vale pasa de su límite para autorizar: lo autoriza alguien con un límite mayor.'
      : `Su límite para autorizar es de ${limiteEnPalabras(limite)} y este vale pasa de él: lo autoriza alguien con un límite mayor.`,
} as const;

/** '$5,000.00', or that there is no limit. */
export function limiteEnPalabras(limite: Limite): string {
  return limite === null ? LIMITE_TEXTS.sinLimite : showPesos(toPesos(limite));
}

const conLimite = montoSchema.positive(LIMITE_TEXTS.cero);
const tecleado = typedNumber(conLimite);

/** That some of the marked vouchers pass the limit of who decides: '2 pasan de su límite para autorizar, que es de $5,000.00'. */
export function pasanDelLimite(cantidad: number, limite: Limite): string {
  return `${cantidad} ${cantidad === 1 ? 'pasa' : 'pasan'} de su límite para autorizar, que es de ${limiteEnPalabras(limite)}.`;
}

/** A limit as a role is saved with it, in pesos; null is none. */
export const limiteSchema = conLimite.nullable();

/** A limit as it is typed: nothing in the field is none. */
export const limiteTecleadoSchema = z.string().transform((text, context) => {
  if (text.trim() === '') return null;
  const { data, error } = tecleado.safeParse(text);
  if (data !== undefined) return data;
  context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? LIMITE_TEXTS.cero });
  return z.NEVER;
});
