import { casoMachine } from '#machines/caso.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const CON_FACTURA = 14;

const texts: Texts<typeof casoMachine> = {
  nombre: 'La página de un caso',
  prefijo: 'CA',
  entradas: () => 'una persona abre un caso de FACTURA RESTAURANTE, en su versión 3',
  eventos: {
    casoALaVista: {
      quien: 'sistema',
      texto: ({ version, idSubcategoria }) =>
        `la pantalla muestra la versión ${version}, ${idSubcategoria === CON_FACTURA ? 'de la misma categoría' : 'de otra categoría'}`,
    },
    casoPerdido: {
      quien: 'sistema',
      texto: 'el caso pasa a donde esta persona ya no lo ve, y la pantalla dice por qué',
    },
    abrirFormulario: { quien: 'persona', texto: ({ trabajo }) => `la persona abre el formulario para ${trabajo}` },
    enviar: { quien: 'persona', texto: 'la persona pulsa «Comentar» con un comentario escrito' },
    envioEmpezado: { quien: 'sistema', texto: 'sale un envío' },
    envioTerminado: { quien: 'sistema', texto: 'termina un envío' },
    restauranteFacturado: { quien: 'sistema', texto: 'se hace la factura de restaurante del caso' },
  },
  actores: {
    trabajo: {
      contesta: ({ ending }) =>
        ({
          done: 'el servidor guarda el trabajo',
          discarded: 'la persona descarta el trabajo',
          left: 'la persona deja el trabajo para después',
        })[ending],
      falla: (failure) => `el trabajo se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: ({ type, texto }) =>
    type === 'aviso' ? `se avisa «${String(texto)}»` : 'las listas y cuentas de casos se traen de nuevo',
  seVe: ({ sending, pendientes }) => [
    sending === 0 ? 'no se envía nada' : `envíos en curso: ${sending}`,
    Object.keys(pendientes).length === 0 ? null : `quedó para después: ${Object.keys(pendientes).join(', ')}`,
  ],
};

export const caseWords = vocabulary(casoMachine, texts);
