import { cancelacionFacturaMachine } from '#machines/cancelacionFactura.machine';
import { cancelacionFacturaWords } from '#machines/words/cancelacionFactura';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { chosen, foundInWords, sought } from './facturas.ts';
import { provokedSending } from './failures.ts';

const texts: Texts<typeof cancelacionFacturaMachine> = {
  palabras: cancelacionFacturaWords,
  prefijo: 'CF',
  entra: 'entra 100004 (Facturación) en la tienda 1, Tienda Centro',
  conQue:
    'se usa un caso NUEVO de CANCELACIÓN DE FACTURA: los de la serie E se cancelan al momento y los demás esperan',
  provoca: provokedSending,
  entradas: () => 'el caso dice ya de qué factura es',
  eventos: {
    buscar: ({ busca }) => `la persona busca ${sought(busca)}`,
    elegir: ({ clave }) => `la persona elige ${chosen(clave)}`,
    resolver: ({ solicitud }) => `la persona pulsa «Pedir la cancelación» con el motivo ${solicitud.motivo}`,
  },
  actores: {
    buscar: { contesta: foundInWords },
    resolver: {
      contesta: (asked) =>
        asked === null ? 'la persona descarta lo que no se pudo enviar' : `el servidor contesta «${asked.descripcion}»`,
    },
  },
  seVe: ({ elegido, pedida, failure }) => [
    elegido && `se ve ${elegido.nombre}`,
    pedida && `la factura queda ${pedida.estado.nombre}`,
    failure && `«${failure.texto}»`,
  ],
};

export const invoiceCancellingWords = vocabulary(cancelacionFacturaMachine, texts);
