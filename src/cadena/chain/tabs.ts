import type { AnySearch } from '../../data/filterTypes.ts';

/** The tabs of the page of the chain's fiscal data by their name in the address; the first one stands in no address. */
export const CHAIN_TABS = {
  listo: 'Listo para facturar',
  tiendas: 'Tiendas',
  festivos: 'Días festivos',
  claves: 'Claves del SAT',
  formas: 'Formas de pago',
  emisor: 'Emisor',
} as const;

/** The name of a tab. */
export type ChainTab = keyof typeof CHAIN_TABS;

/** The address of the page. */
export type ChainSearch = AnySearch & { readonly pestana?: ChainTab | undefined };

/** Reads the address; a tab that there is not counts as the first. */
export function readChainSearch({ pestana }: { readonly pestana?: unknown }): ChainSearch {
  const tab = (Object.keys(CHAIN_TABS) as ChainTab[]).find((one) => one === pestana);
  return { pestana: tab === 'listo' ? undefined : tab };
}
