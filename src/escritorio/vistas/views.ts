import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import { listaCasos } from '#domain/casos/casos.list';
import type { FiltroGuardado, ListaConVistas, Vista } from '#domain/escritorio/vistas';
import { listaVales } from '#domain/vales/vales.list';
import { defineFilters } from '../../data/filters.ts';
import type { AnySearch } from '../../data/filterTypes.ts';

/** The filters of each list, without the list itself: every page has the menu, and not the columns of cases and vouchers. */
const FILTERS = { casos: defineFilters(listaCasos), vales: defineFilters(listaVales) };

/** The parts of a view by which it is opened. */
type Opened = Pick<Vista, 'id' | 'lista' | 'filtro'>;

/** The search that a view keeps, with the view that it is. */
function searchOf({ id, lista, filtro }: Opened): AnySearch {
  return { ...FILTERS[lista].opened(filtro), vista: id };
}

/** Where a view is: its list, as its filter says it. */
export function linkOfView(view: Opened): LinkOptions {
  const search = searchOf(view);
  return view.lista === 'casos'
    ? linkOptions({ to: '/administracion/casos', search })
    : linkOptions({ to: '/vales', search });
}

/** What a view of the list as its address says it would keep. */
export function keptOf(lista: ListaConVistas, search: AnySearch): FiltroGuardado {
  // Inside all filters are alike.
  return FILTERS[lista].kept(search as never) as FiltroGuardado;
}

/** Whose a view is, as the lists of views are grouped. */
export function ownerOf({ area }: Pick<Vista, 'area'>): string {
  return area === null ? 'Mías' : `Del área ${area.nombre}`;
}
