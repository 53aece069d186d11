import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import { servicioFacturaWords } from '#machines/words/servicioFactura';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { chosen, foundInWords, issuedInWords, sought } from './facturas.ts';
import { provokedSending } from './failures.ts';

const texts: Texts<typeof servicioFacturaMachine> = {
  palabras: servicioFacturaWords,
  prefijo: 'SF',
  entra: 'entra 100004 (Facturación) en la tienda 1, Tienda Centro',
  conQue: 'se usa un caso NUEVO de FACTURA GENERAL: su búsqueda ya dice la operación de la tienda 1',
  provoca: provokedSending,
  entradas: () => 'el caso dice ya de qué operación es',
  eventos: {
    buscar: ({ busca }) => `la persona busca ${sought(busca)}`,
    elegir: ({ clave }) => `la persona elige ${chosen(clave)}`,
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

export const invoiceServiceWords = vocabulary(servicioFacturaMachine, texts);
