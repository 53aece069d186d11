import { certificadoMachine } from '#machines/certificado.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof certificadoMachine> = {
  nombre: 'Los certificados de regalo',
  prefijo: 'CE',
  entradas: () => 'una persona abre la ventana de los certificados',
  eventos: {
    consultar: {
      quien: 'persona',
      texto: ({ folio, bienEscrito }) =>
        `la persona escribe ${folio}${bienEscrito ? '' : ', cuyo dígito verificador no cuadra,'} y pulsa Enter`,
    },
    modificar: { quien: 'persona', texto: 'la persona corrige el folio' },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»' },
    canjear: { quien: 'persona', texto: 'la persona pulsa «Canjear»' },
    si: { quien: 'persona', texto: 'la persona pulsa «Sí, canjear»' },
    no: { quien: 'persona', texto: 'la persona pulsa «No»' },
    certificadoALaVista: {
      quien: 'sistema',
      texto: ({ vigente }) =>
        vigente ? 'el certificado se lee de nuevo y sigue vigente' : 'otra persona canjea el certificado',
    },
    cerrar: { quien: 'persona', texto: 'la persona cierra la ventana' },
  },
  actores: {
    leer: {
      contesta: ({ estado }) => `el servidor contesta que está ${estado}`,
      falla: (failure) => `la consulta falla: ${sayFailure(failure)}`,
    },
    canje: {
      contesta: (output) => {
        if (output.ending === 'done') return 'el servidor lo canjea';
        const unknown = output.ending === 'left' && output.keep.attempt !== null;
        return unknown ? 'la persona lo deja sin saber si se canjeó' : 'la persona deja de canjearlo';
      },
      falla: (failure) => `canjearlo se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  seVe: ({ folio, failure }) => [folio && `el folio ${folio}`, failure && `«${failure.texto}»`],
};

export const certificateWords = vocabulary(certificadoMachine, texts);
