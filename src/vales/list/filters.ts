import type { FiltroListaVales } from '#domain/listaVales';
import type { IdEstadoVale, TipoVale } from '#domain/vidaVale';
import { catalogue, day, integer, names, text, toggle } from '../../data/filterKinds.ts';
import { defineFilters } from '../../data/filters.ts';

const MAX_NUMBER = 9_999_999_999;
/** Characters of a customer's full name. */
const MAX_NAME = 92;

/*
 * By name and not by number: VENCIDO has none, and no filter holds the 0 of a cancellation. Written out, because the
 * address of a list is read before the login, and domain/listaVales would bring zod along.
 */
const STATES: Readonly<Record<string, { readonly text: string; readonly wire: FiltroListaVales['estado'] }>> = {
  vigente: { text: 'VIGENTE', wire: 1 satisfies IdEstadoVale },
  vencido: { text: 'VENCIDO', wire: 'VENCIDO' },
  parcial: { text: 'PARCIAL', wire: 4 },
  porAutorizar: { text: 'POR AUTORIZAR', wire: 5 },
  canjeado: { text: 'CANJEADO', wire: 2 },
  cancelado: { text: 'CANCELADO', wire: 3 },
  rechazado: { text: 'RECHAZADO', wire: 6 },
};
const TYPES: Readonly<Record<string, { readonly text: string; readonly wire: TipoVale }>> = {
  devolucion: { text: 'DEVOLUCIÓN', wire: 1 },
  cancelacion: { text: 'CANCELACIÓN', wire: 0 },
};

/** The filters of the list of vouchers: the specification's (section 3, "Voucher operation filters"), and the house's own. */
export const voucherFilters = defineFilters(
  {
    nombre: text('Cliente', { max: MAX_NAME, placeholder: 'Nombre o apellidos' }),
    estado: names('Estado', wordsOf(STATES), { all: 'Todos' }),
    tipo: names('Tipo', wordsOf(TYPES), { all: 'Todos' }),
    tienda: catalogue('Tienda', ['tiendasBusqueda'], {
      long: true,
      choices: (stores) => stores.map(({ cvetda, nombre }) => ({ value: cvetda, text: nombre })),
    }),
    soloMios: toggle('Hechos por mí'),
    numIden: integer('Numiden', { max: MAX_NUMBER, placeholder: 'Del cliente' }),
    fechaInicial: day('Fecha inicial', { happened: 'Creados' }),
    fechaFinal: day('Fecha final', { from: 'fechaInicial' }),
  },
  ['recientes'],
);

/** What the address of the list of vouchers holds (`?estado=vencido&tienda=1&pagina=3`). */
export type VoucherSearch = ReturnType<typeof voucherFilters.read>;

/** The filters that are always in view; the others are behind 'Más filtros'. */
export const VOUCHER_BAR = ['nombre', 'estado', 'tipo', 'tienda', 'soloMios'] as const;

/** What the server is asked for. */
export function voucherRequest(search: VoucherSearch): FiltroListaVales {
  const { orden: _, estado, tipo, ...request } = voucherFilters.request(search);
  // Whoever has a folio opens its voucher: the page has a box for that.
  return { ...request, folio: '', estado: STATES[estado]?.wire ?? null, tipo: TYPES[tipo]?.wire ?? null };
}

function wordsOf(choices: Readonly<Record<string, { readonly text: string }>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choice.text]));
}
