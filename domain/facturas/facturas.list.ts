import { CLASES_FACTURA, ESTADO_FACTURA, ESTADOS_FACTURA } from '#domain/cadena/estadosFactura';
import { normalizarRfc } from '#domain/common/sat/rfc';
import { catalogue, day, names, text, toggle } from '#domain/lists/describeFilters';
import { asking, sayList } from '#domain/lists/list';
import { before, equal, from } from '#domain/lists/questions';

const estado = names(
  'Estado',
  {
    borrador: stateOf('borrador'),
    vigente: stateOf('vigente'),
    cancelacionSolicitada: stateOf('cancelacionSolicitada'),
    cancelada: stateOf('cancelada'),
    rechazada: stateOf('rechazada'),
    sustituida: stateOf('sustituida'),
  },
  { all: 'Todos' },
);

/**
 * The list of invoices, the house's own. The receiver's name is looked up, and so is which invoices still wait for their payment.
 */
export const listaFacturas = sayList({
  filters: {
    cliente: text('Nombre', { wire: 'nombre', was: ['nombre'], max: 100, placeholder: 'Del receptor' }),
    rfc: asking(text('RFC', { max: 20 }), (rfc) => equal('rfc', normalizarRfc(rfc))),
    folio: asking(
      text('Serie y folio', { wire: 'serieFolio', was: ['nombrada'], max: 36, placeholder: 'A-123' }),
      (written) => {
        const { serie, folio } = serieYFolio(written);
        return [...(serie === '' ? [] : [equal('serie', serie)]), ...(folio === null ? [] : [equal('folio', folio)])];
      },
    ),
    estado: asking(estado, (chosen) => equal('estado', chosen)),
    tipo: asking(names('Tipo', CLASES_FACTURA, { wire: 'clase', was: ['clase'], all: 'Todos' }), (clase) =>
      equal('clase', clase),
    ),
    porCobrar: toggle('Por cobrar'),
    uuid: asking(text('Folio fiscal', { max: 36, placeholder: 'UUID' }), (uuid) =>
      equal('uuid', uuid.trim().toUpperCase()),
    ),
    tienda: asking(catalogue('Tienda', 'tiendas', { long: true }), (tienda) => equal('cvetda', tienda)),
    desde: asking(
      day('Fecha inicial', { wire: 'fechaInicial', was: ['fechaInicial'], happened: 'Expedidas' }),
      (start) => from('fecha', start),
    ),
    hasta: asking(day('Fecha final', { wire: 'fechaFinal', was: ['fechaFinal'], from: 'desde' }), (end) =>
      before('fecha', end),
    ),
  },
  others: {},
  // The folio of the tax authority comes with the stamp, which changes the state.
  // Usually those that need a person go ahead of the newest, and those to be paid from the oldest on.
  orders: ['porAtender', 'recientes', 'antiguas'],
  still: ['rfc', 'uuid', 'fecha'],
});

/** The series and the folio in what people write ('A-123', 'a 123', 'A', '123'); '' or null for one that is not said. */
function serieYFolio(written: string): { readonly serie: string; readonly folio: number | null } {
  const [, serie = '', folio] = /^(.*?)[-\s]*(\d{1,15})?$/.exec(written.trim().toUpperCase()) ?? [];
  return { serie, folio: folio === undefined ? null : Number(folio) };
}

function stateOf<const S extends keyof typeof ESTADO_FACTURA>(state: S) {
  const wire = ESTADO_FACTURA[state];
  return { text: ESTADOS_FACTURA[wire], wire };
}
