import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { catalogue, day, integer, names, text, toggle } from '#domain/lists/describeFilters';
import { asking, sayList } from '#domain/lists/list';
import { before, equal, from, oneOf } from '#domain/lists/questions';

/** How vouchers past their validity are asked for: no state, but what is shown as one. */
export const VENCIDO = 'VENCIDO';

const MAX_NUMBER = 9_999_999_999;

const estado = names(
  'Estado',
  // By name and not by number: VENCIDO has none, and no filter holds the 0 of a cancellation.
  {
    vigente: { text: 'VIGENTE', wire: 1 },
    vencido: { text: 'VENCIDO', wire: VENCIDO },
    parcial: { text: 'PARCIAL', wire: 4 },
    porAutorizar: { text: 'POR AUTORIZAR', wire: 5 },
    canjeado: { text: 'CANJEADO', wire: 2 },
    cancelado: { text: 'CANCELADO', wire: 3 },
    rechazado: { text: 'RECHAZADO', wire: 6 },
  },
  { all: 'Todos', read: 'estadosVales' },
);

const tipo = names(
  'Tipo',
  { devolucion: { text: 'DEVOLUCIÓN', wire: 1 }, cancelacion: { text: 'CANCELACIÓN', wire: 0 } },
  { all: 'Todos', read: 'tiposVales' },
);

/**
 * The list of vouchers: its filters are the specification's (section 3, "Voucher operation filters") and the house's own. The
 * customer's name is looked up. VIGENTE finds what is shown as such; what is past its validity has its own word.
 */
export const listaVales = sayList({
  filters: {
    cliente: text('Cliente', { wire: 'nombre', was: ['nombre'], max: 92, placeholder: 'Nombre o apellidos' }),
    estado: asking(estado, (chosen, { now }) => {
      const vigente = equal('estado', ESTADO_VALE.vigente);
      if (chosen === VENCIDO) return [vigente, before('fechaVigencia', now)];
      return chosen === ESTADO_VALE.vigente ? [vigente, from('fechaVigencia', now)] : equal('estado', chosen);
    }),
    tipo: asking(tipo, (chosen) => equal('tipo', chosen)),
    tienda: asking(catalogue('Tienda', 'tiendas', { long: true }), (tienda) => equal('cvetdaCrea', tienda)),
    /** Past the limit of their state, which the chain may give (docs/decisions/286). */
    fueraDePlazo: toggle('Fuera de plazo'),
    mios: asking(toggle('Hechos por mí', { wire: 'soloMios', was: ['soloMios'] }), (_, { me }) =>
      equal('numidenCrea', me),
    ),
    numiden: asking(
      integer('Numiden', { wire: 'numIden', was: ['numIden'], max: MAX_NUMBER, placeholder: 'Del cliente' }),
      (numiden) => equal('numidenCliente', numiden),
    ),
    desde: asking(day('Fecha inicial', { wire: 'fechaInicial', was: ['fechaInicial'], happened: 'Creados' }), (start) =>
      from('fechaCreacion', start),
    ),
    hasta: asking(day('Fecha final', { wire: 'fechaFinal', was: ['fechaFinal'], from: 'desde' }), (end) =>
      before('fechaCreacion', end),
    ),
  },
  others: {
    /** The whole folio, in either case. */
    folio: asking(text('Folio', { max: 40 }), (folio) => oneOf('folio', asFolios(folio))),
  },
  orders: ['recientes', 'porPlazo'],
  still: ['folio', 'fechaCreacion', 'fechaVigencia'],
});

/** A folio however it is typed, as it may be stored: in capitals, and those that came from elsewhere with small letters. */
export function asFolios(typed: string): readonly string[] {
  return [...new Set([typed.trim().toUpperCase(), typed.trim()])];
}
