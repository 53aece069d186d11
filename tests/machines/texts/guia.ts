import { GUIA_TEXTS, mensajeDeConsulta } from '#domain/guiasVale';
import { guiaMachine } from '#machines/guia.machine';
import type { GuiaContext } from '#machines/guia.types';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

/** What is read on the screen of an answer with this code. */
function answerOf(codigo: number): string {
  const answers = [
    mensajeDeConsulta({ situacion: 'conocida', guias: 1 }),
    mensajeDeConsulta({ situacion: 'conocida', guias: 0 }),
    mensajeDeConsulta({ situacion: 'desconocida' }),
    mensajeDeConsulta({ situacion: 'sinRespuesta' }),
  ];
  return answers.find((answer) => answer.codigo === codigo)?.mensaje ?? GUIA_TEXTS.operacionDesconocida;
}

const texts: Texts<typeof guiaMachine> = {
  nombre: 'Las guías de una operación',
  prefijo: 'GU',
  entradas: (input) =>
    (input as Partial<GuiaContext>).abierto === true
      ? 'una persona abre un vale de cancelación'
      : 'una persona abre un vale de devolución',
  eventos: {
    abrir: { quien: 'persona', texto: 'la persona despliega «Guías logísticas»' },
    cerrar: { quien: 'persona', texto: 'la persona pliega «Guías logísticas»' },
    actualizar: { quien: 'persona', texto: 'la persona pulsa «Actualizar»' },
    guiasALaVista: { quien: 'sistema', texto: ({ codigo }) => `la pantalla leyó de nuevo: «${answerOf(codigo)}»` },
    cancelarGuia: { quien: 'persona', texto: ({ folio }) => `la persona pulsa «Cancelar guía» en ${folio}` },
    cancelarArticulos: { quien: 'persona', texto: ({ folio }) => `la persona pulsa «Cancelar artículos» en ${folio}` },
    enviar: { quien: 'persona', texto: 'la persona confirma en la ventana' },
    modificar: { quien: 'persona', texto: 'la persona cambia una cantidad' },
  },
  actores: {
    consult: {
      contesta: ({ codigo }) => `la consulta contesta «${answerOf(codigo)}»`,
      falla: (failure) => `la consulta no llega: ${sayFailure(failure)}`,
    },
    trabajo: {
      contesta: (output) => {
        if (output.ending === 'discarded') return 'la persona descarta la cancelación';
        if (output.ending === 'left') return 'la persona cierra la ventana';
        return `el servidor contesta «${output.result?.descripcion ?? ''}»`;
      },
      falla: (failure) => `la cancelación se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  seVe: ({ codigo, folio }) => [
    codigo === null ? 'todavía no se sabe si hay guías' : `se lee «${answerOf(codigo)}»`,
    folio === null ? null : `la ventana habla de la guía ${folio}`,
  ],
};

export const guideWords = vocabulary(guiaMachine, texts);
