import { PAGE_SIZES } from '#domain/constants';
import type { AnySearch } from '../../data/filterTypes.ts';
import { auditList, happeningLists, knownSize, sessionList, unusualList } from './securityLists.ts';

/** The tabs of the security page by their name in the address, in their order; the first one stands in no address. */
export const SECURITY_TABS = {
  sesiones: 'Sesiones',
  esperas: 'Esperas',
  rechazos: 'Entradas rechazadas',
  exportaciones: 'Exportaciones',
  lecturas: 'Lecturas inusuales',
  bitacora: 'Bitácora',
} as const;

/** The name of a tab. */
export type SecurityTab = keyof typeof SECURITY_TABS;

/**
 * The address of the security page: the tab, rows a page (25 where none are said), the change of the audit that is
 * open, and the filters of the tab.
 */
export type SecuritySearch = AnySearch & {
  readonly pestana?: SecurityTab | undefined;
  readonly filas?: number | undefined;
  readonly cambio?: number | undefined;
};

type Given = Readonly<Record<string, unknown>>;

const LISTS: Readonly<
  Record<SecurityTab, { readonly filters: { readonly read: (params: Given) => AnySearch } } | null>
> = {
  sesiones: sessionList,
  esperas: null,
  ...happeningLists,
  lecturas: unusualList,
  bitacora: auditList,
};

/** Reads the address; a value that its tab does not know counts as not given. */
export function readSecuritySearch(params: Given): SecuritySearch {
  const tab = tabOf(params.pestana);
  const size = PAGE_SIZES.find((one) => one === Number(params.filas));
  const change = Number(params.cambio);
  return {
    ...LISTS[tab]?.filters.read(params),
    pestana: tab === 'sesiones' ? undefined : tab,
    filas: size === PAGE_SIZES[0] ? undefined : size,
    cambio: Number.isSafeInteger(change) && change > 0 ? change : undefined,
  };
}

/** The tab that a part of the address names; the first one for anything else. */
export function tabOf(name: unknown): SecurityTab {
  return (Object.keys(SECURITY_TABS) as SecurityTab[]).find((tab) => tab === name) ?? 'sesiones';
}

/** Rows a page. */
export function pageSizeOf({ filas }: SecuritySearch): (typeof PAGE_SIZES)[number] {
  return knownSize(filas);
}
