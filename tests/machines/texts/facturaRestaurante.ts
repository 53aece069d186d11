import { facturaRestauranteMachine } from '#machines/facturaRestaurante.machine';
import { facturaRestauranteWords } from '#machines/words/facturaRestaurante';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { foundInWords, issuedInWords, sought } from './facturas.ts';
import { provokedSending } from './failures.ts';

const texts: Texts<typeof facturaRestauranteMachine> = {
  palabras: facturaRestauranteWords,
  prefijo: 'RE',
  entra: 'entra 100004 (Facturación) en la tienda 1, Tienda Centro',
  conQue: 'se usa un caso NUEVO de FACTURA RESTAURANTE y el consumo SVA0100001 de la tienda 1',
  provoca: provokedSending,
  entradas: () => 'el caso dice ya el folio del consumo',
  eventos: {
    buscar: ({ busca }) => `la persona busca ${sought(busca)}`,
  },
  actores: {
    buscar: { contesta: foundInWords },
    validar: {
      contesta: ({ rechazos }) =>
        rechazos.length === 0
          ? 'el servidor contesta que se puede emitir'
          : 'el servidor contesta qué reglas no cumple',
    },
    resolver: { contesta: issuedInWords },
  },
  avisos: ({ texto }) => `un aviso dice «${String(texto)}»`,
  seVe: ({ elegido, previa, emitida, failure }) => [
    elegido && `se ve ${elegido.nombre}`,
    previa &&
      (previa.impedimento !== null
        ? `se lee «${previa.impedimento}»`
        : previa.rechazos.length === 0
          ? 'se ve lo que se emitiría'
          : 'se lee junto a cada campo qué regla no cumple'),
    emitida && `se ve la factura ${emitida.factura.serie}-${emitida.factura.folio}, ${emitida.factura.estado.nombre}`,
    failure && `«${failure.texto}»`,
  ],
};

export const mealInvoiceWords = vocabulary(facturaRestauranteMachine, texts);
