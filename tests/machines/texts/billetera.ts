import { billeteraMachine } from '#machines/billetera.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof billeteraMachine> = {
  nombre: 'La billetera de un cliente',
  prefijo: 'BI',
  entradas: (input) =>
    (input as { readonly numidenCliente?: number }).numidenCliente === undefined
      ? 'una persona abre la ventana de la billetera'
      : 'una persona la abre desde el vale de un cliente',
  eventos: {
    consultar: { quien: 'persona', texto: ({ numidenCliente }) => `la persona consulta al cliente ${numidenCliente}` },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»' },
    abrirBilletera: { quien: 'persona', texto: 'la persona pulsa «Abrir billetera»' },
    billeteraALaVista: {
      quien: 'sistema',
      texto: ({ folio }) =>
        folio === null ? 'la billetera se lee de nuevo y sigue sin haberla' : `otra persona abre la billetera ${folio}`,
    },
    cerrar: { quien: 'persona', texto: 'la persona cierra la ventana' },
  },
  actores: {
    leer: {
      contesta: ({ folio }) =>
        folio === null ? 'el servidor contesta que no tiene billetera' : `el servidor contesta la billetera ${folio}`,
      falla: (failure) => `la consulta falla: ${sayFailure(failure)}`,
    },
    apertura: {
      contesta: ({ ending }) => {
        if (ending === 'done') return 'el servidor abre la billetera';
        return ending === 'left' ? 'la persona cierra sin que se abra' : 'la persona descarta abrirla';
      },
      falla: (failure) => `abrirla se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  seVe: ({ folio, failure }) => [folio && `la billetera ${folio}`, failure && `«${failure.texto}»`],
};

export const walletWords = vocabulary(billeteraMachine, texts);
