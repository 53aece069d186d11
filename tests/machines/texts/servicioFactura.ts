import { servicioFacturaWords } from '#diagrams/words/servicioFactura';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { chosen, foundInWords, issuedInWords, sought } from './facturas.ts';
import { provokedSending } from './failures.ts';

type ServiceTexts = Texts<typeof servicioFacturaMachine>;

const texts: ServiceTexts = {
  palabras: servicioFacturaWords,
  prefijo: 'SF',
  entra: 'entra 100004 (Facturación) en la tienda 1, Tienda Centro',
  conQue: 'se usa un caso NUEVO de FACTURA GENERAL: su búsqueda ya dice la operación de la tienda 1',
  provoca: provokedSending,
  entradas: () => 'el caso dice ya de qué operación es',
  eventos: {
    guardado: ({ resultado: { respuesta } }) => issuedInWords(respuesta),
    buscar: ({ busca }) => `la persona busca ${sought(busca)}`,
    elegir: ({ clave }) => `la persona elige ${chosen(clave)}`,
    pedir: ({ solicitud }) => `la persona pulsa «Pedir la cancelación» con el motivo ${solicitud.solicitud.motivo}`,
  },
  actores: {
    buscar: { contesta: foundInWords },
    validar: {
      contesta: ({ rechazos }) =>
        rechazos.length === 0
          ? 'el servidor contesta que se puede emitir'
          : 'el servidor contesta qué reglas no cumple',
    },
  },
  avisos: ({ texto }) => `un aviso dice «${String(texto)}»`,
  seVe: ({ elegido, previa, respuesta, failure }) => [
    elegido && `se ve ${elegido.nombre}`,
    previa &&
      (previa.impedimento !== null
        ? `se lee «${previa.impedimento}»`
        : previa.rechazos.length === 0
          ? 'se ve lo que se emitiría'
          : 'se lee junto a cada campo qué regla no cumple'),
    respuesta &&
      ('factura' in respuesta
        ? `se ve la factura ${respuesta.factura.serie}-${respuesta.factura.folio}, ${respuesta.factura.estado.nombre}`
        : `la factura queda ${respuesta.estado.nombre}`),
    failure && `«${failure.texto}»`,
  ],
};

/** Of one of the services that the chart is of, with what it has of its own. */
function wordsOf(own: Pick<ServiceTexts, 'nombre' | 'prefijo' | 'conQue' | 'entradas'>) {
  return vocabulary(servicioFacturaMachine, { ...texts, ...own });
}

export const invoiceServiceWords = vocabulary(servicioFacturaMachine, texts);

export const mealInvoiceWords = wordsOf({
  nombre: 'Facturar un consumo del restaurante',
  prefijo: 'RE',
  conQue: 'se usa un caso NUEVO de FACTURA RESTAURANTE y el consumo SVA0100001 de la tienda 1',
  entradas: () => 'el caso dice ya el folio del consumo',
});

export const invoiceCancellingWords = wordsOf({
  nombre: 'Pedir que se cancele una factura',
  prefijo: 'CF',
  conQue:
    'se usa un caso NUEVO de CANCELACIÓN DE FACTURA: los de la serie E se cancelan al momento y los demás esperan',
  entradas: (input) => (hasSearch(input) ? 'el caso dice ya de qué factura es' : null),
});

function hasSearch(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'busca' in input;
}
