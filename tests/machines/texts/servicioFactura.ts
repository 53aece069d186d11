import { servicioFacturaWords } from '#diagrams/words/servicioFactura';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { Hallado, RespuestaDelServicio } from '#machines/servicioFactura.types';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { CON_FACTURAS, CON_VALES, CONSUMO, RECHAZADO } from '../muestra.ts';
import { chosen, foundInWords, issuedInWords, sought } from './facturas.ts';
import { provokedSending } from './failures.ts';

type ServiceTexts = Texts<typeof servicioFacturaMachine>;

const texts: ServiceTexts = {
  palabras: servicioFacturaWords,
  prefijo: 'SF',
  entra: 'facturista',
  usa: [{ caso: 'NUEVO', categoria: 'FACTURA GENERAL' }, CON_VALES, CON_FACTURAS, RECHAZADO],
  conQue: 'se usa un caso NUEVO de FACTURA GENERAL: su búsqueda ya dice la operación de la tienda 1',
  provoca: {
    ...provokedSending,
    buscar: (found: readonly Hallado[]) => {
      if (found.length === 0) return 'busque con un número o un folio que no existe';
      if (found.length > 1) return `busque por el RFC ${CON_FACTURAS.rfc}, que tiene varias`;
      return found.some(({ impide }) => impide !== null) ? 'busque lo de otro caso, que ya tiene su factura' : null;
    },
    validar: ({ rechazos }: PreviaFactura) =>
      rechazos.length === 0 ? null : 'escriba el código postal 99999, que no está en la lista del SAT',
    guardado: ({ resultado: { respuesta } }: { readonly resultado: { readonly respuesta: RespuestaDelServicio } }) =>
      'factura' in respuesta && respuesta.rechazada
        ? `facture a nombre de ${RECHAZADO.rechazado}: el SAT lo conoce por otro apellido, y el proveedor no la acepta`
        : provokedSending.guardado,
  },
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
function wordsOf(own: Pick<ServiceTexts, 'nombre' | 'prefijo' | 'usa' | 'conQue' | 'entradas'>) {
  return vocabulary(servicioFacturaMachine, { ...texts, ...own });
}

export const invoiceServiceWords = vocabulary(servicioFacturaMachine, texts);

export const mealInvoiceWords = wordsOf({
  nombre: 'Facturar un consumo del restaurante',
  prefijo: 'RE',
  usa: [{ caso: 'NUEVO', categoria: 'FACTURA RESTAURANTE' }, CONSUMO, CON_FACTURAS, RECHAZADO],
  conQue: 'se usa un caso NUEVO de FACTURA RESTAURANTE y el consumo SVA0100001 de la tienda 1',
  entradas: () => 'el caso dice ya el folio del consumo',
});

export const invoiceCancellingWords = wordsOf({
  nombre: 'Pedir que se cancele una factura',
  prefijo: 'CF',
  usa: [{ caso: 'NUEVO', categoria: 'CANCELACIÓN DE FACTURA' }, CON_FACTURAS],
  conQue:
    'se usa un caso NUEVO de CANCELACIÓN DE FACTURA: los de la serie E se cancelan al momento y los demás esperan',
  entradas: (input) => (hasSearch(input) ? 'el caso dice ya de qué factura es' : null),
});

function hasSearch(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'busca' in input;
}
