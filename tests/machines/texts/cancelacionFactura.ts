import { cancelacionFacturaMachine } from '#machines/cancelacionFactura.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { chosen, foundInWords, sought } from './facturas.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof cancelacionFacturaMachine> = {
  nombre: 'Pedir que se cancele una factura',
  prefijo: 'CF',
  entradas: () => 'el caso dice ya de qué factura es',
  eventos: {
    buscar: { quien: 'persona', texto: ({ busca }) => `la persona busca ${sought(busca)}` },
    elegir: { quien: 'persona', texto: ({ clave }) => `la persona elige ${chosen(clave)}` },
    modificar: { quien: 'persona', texto: 'la persona pulsa «Corregir»' },
    resolver: {
      quien: 'persona',
      texto: ({ solicitud }) => `la persona pulsa «Pedir la cancelación» con el motivo ${solicitud.motivo}`,
    },
    otra: { quien: 'persona', texto: 'la persona pide otra' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»' },
  },
  actores: {
    buscar: { contesta: foundInWords, falla: (failure) => `la búsqueda no contesta: ${sayFailure(failure)}` },
    resolver: {
      contesta: (asked) =>
        asked === null ? 'la persona descarta lo que no se pudo enviar' : `el servidor contesta «${asked.descripcion}»`,
      falla: (failure) => `el envío se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: ({ texto }) => `un aviso dice «${String(texto)}»`,
  seVe: ({ elegido, pedida, failure }) => [
    elegido && `se ve ${elegido.nombre}`,
    pedida && `la factura queda ${pedida.estado.nombre}`,
    failure && `«${failure.texto}»`,
  ],
};

export const invoiceCancellingWords = vocabulary(cancelacionFacturaMachine, texts);
