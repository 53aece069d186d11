import { PAGE_SIZES } from '#domain/common/constants';
import { day, integer, text } from '#domain/lists/describeFilters';
import type { Described } from '#domain/lists/filterKinds';
import { listaBitacora } from '#domain/personas/bitacora.list';
import type { AnySearch } from '../../data/filterTypes.ts';
import { type Addressed, searchReader } from '../../data/searchReader.ts';

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

const MAX_NUMIDEN = 9_999_999_999;

/** Whose, and on which day. */
const OF_PERSON = { numiden: integer('Numiden', { max: MAX_NUMIDEN }), dia: day('Día') };

/** The lists of the tabs, as the address says them; the waits have none. */
export const SAID = {
  sesiones: {
    filters: { buscar: text('Persona', { max: 92, placeholder: 'Nombre o numiden' }) },
    orders: ['porUso', 'porEntrada', 'porNombre'],
  },
  rechazos: { filters: OF_PERSON, orders: ['recientes', 'antiguas'] },
  exportaciones: { filters: OF_PERSON, orders: ['recientes', 'antiguas'] },
  lecturas: { filters: OF_PERSON, orders: ['recientes'] },
  bitacora: listaBitacora,
} as const satisfies Record<Exclude<SecurityTab, 'esperas'>, Addressed>;

/** Reads the address; a value that its tab does not know counts as not given. */
export function readSecuritySearch(params: Given): SecuritySearch {
  const tab = tabOf(params.pestana);
  const size = PAGE_SIZES.find((one) => one === Number(params.filas));
  const change = Number(params.cambio);
  return {
    ...(tab === 'esperas' ? {} : searchReader<Described, string>(SAID[tab])(params)),
    pestana: tab === 'sesiones' ? undefined : tab,
    filas: size === PAGE_SIZES[0] ? undefined : size,
    cambio: Number.isSafeInteger(change) && change > 0 ? change : undefined,
  };
}

/** The tab that a part of the address names; the first one for anything else. */
export function tabOf(name: unknown): SecurityTab {
  return (Object.keys(SECURITY_TABS) as SecurityTab[]).find((tab) => tab === name) ?? 'sesiones';
}

/** The page size that is chosen, or the smallest where none is, or none that there is. */
export function knownSize(rows: number | undefined): (typeof PAGE_SIZES)[number] {
  return PAGE_SIZES.find((one) => one === rows) ?? PAGE_SIZES[0];
}

/** Rows a page. */
export function pageSizeOf({ filas }: SecuritySearch): (typeof PAGE_SIZES)[number] {
  return knownSize(filas);
}
