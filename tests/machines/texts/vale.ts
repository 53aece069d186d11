import { ESTADOS_VALE } from '#domain/vidaVale';
import { valeMachine } from '#machines/vale.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

function stateName(estado: keyof typeof ESTADOS_VALE | 0): string {
  return estado === 0 ? 'nuevo' : ESTADOS_VALE[estado];
}

const texts: Texts<typeof valeMachine> = {
  nombre: 'La página de un vale',
  prefijo: 'VA',
  entradas: () => 'una persona abre la página de un vale',
  eventos: {
    valeALaVista: { quien: 'sistema', texto: ({ estado }) => `la pantalla muestra el vale, ${stateName(estado)}` },
    modificar: { quien: 'persona', texto: 'la persona escribe algo' },
    validar: { quien: 'persona', texto: 'la persona pulsa «Validar»' },
    guardarParcial: { quien: 'persona', texto: 'la persona pulsa «Guardar parcial»' },
    guardar: { quien: 'persona', texto: 'la persona pulsa «Guardar vale»' },
    guardarYDevolver: { quien: 'persona', texto: 'la persona pulsa «Guardar y devolver»' },
    autorizar: { quien: 'persona', texto: 'la persona pulsa «Autorizar»' },
    rechazar: { quien: 'persona', texto: 'la persona pulsa «Rechazar»' },
    cancelar: { quien: 'persona', texto: 'la persona pulsa «Cancelar vale»' },
    devolver: { quien: 'persona', texto: 'la persona pulsa «Devolver»' },
    cambiarMetodos: { quien: 'persona', texto: 'la persona pulsa «Cambiar métodos»' },
    reponer: { quien: 'persona', texto: 'la persona pulsa «Reponer»' },
    enviar: { quien: 'persona', texto: 'la persona confirma en la ventana' },
    imprimir: { quien: 'persona', texto: 'la persona pulsa «Imprimir»' },
  },
  actores: {
    trabajo: {
      contesta: (output) => {
        if (output.ending === 'discarded') return 'la persona descarta lo escrito';
        if (output.ending === 'left') return 'la persona cierra la ventana y lo escrito queda';
        return `el servidor lo hace y el vale queda ${output.result?.estado?.nombre ?? 'igual'}`;
      },
      falla: (failure) => `el envío se interrumpe: ${sayFailure(failure)}`,
    },
    validate: {
      contesta: 'el servidor contesta cuánto suma y que se puede guardar',
      falla: (failure) => `el servidor no lo acepta: ${sayFailure(failure)}`,
    },
    print: {
      contesta: 'el papel está listo',
      falla: (failure) => `el papel no se pudo preparar: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: (emitted) =>
    emitted.type === 'aviso' ? `un aviso dice «${String(emitted.texto)}»` : 'la pantalla muestra lo que se hizo',
  seVe: ({ estado }) => [`el vale está ${stateName(estado)}`],
};

export const voucherWords = vocabulary(valeMachine, texts);
