/** How many of a store's last vouchers of a type say which reason is usual there. */
export const ULTIMOS_VALES = 20;

/**
 * The reason that a new voucher starts with: the only one, or the one of more than half of the store's last vouchers; null
 * where neither exists.
 * @param activos reasons of one type that can be chosen.
 * @param ultimos reasons of the last vouchers of that type.
 */
export function motivoUsual(activos: readonly number[], ultimos: readonly number[]): number | null {
  const [only, ...others] = activos;
  if (only !== undefined && others.length === 0) return only;
  const usual = activos.find((id) => ultimos.filter((one) => one === id).length * 2 > ULTIMOS_VALES);
  return usual ?? null;
}
