import type { AnySearch } from '../../data/filterTypes.ts';

/** The tabs of the page of the chain's fiscal data by their name in the address; the first one stands in no address. */
export const TABS = {
  listo: 'Listo para facturar',
  tiendas: 'Tiendas',
  claves: 'Claves del SAT',
  formas: 'Formas de pago',
  emisor: 'Emisor',
} as const;

/** The name of a tab. */
export type Tab = keyof typeof TABS;

/** The address of the page. */
export type ChainSearch = AnySearch & { readonly pestana?: Tab | undefined };

/** Reads the address; a tab that there is not counts as the first. */
export function readChainSearch({ pestana }: { readonly pestana?: unknown }): ChainSearch {
  const tab = (Object.keys(TABS) as Tab[]).find((one) => one === pestana);
  return { pestana: tab === 'listo' ? undefined : tab };
}
