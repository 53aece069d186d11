import type { entregaMachine } from '#machines/entrega.machine';
import { envioWords } from './trabajo.ts';
import type { ChartWords } from './words.ts';

export const entregaWords: ChartWords<typeof entregaMachine> = {
  nombre: 'Devolver un vale entero',
  estados: {
    landing: 'Al abrirse',
    editing: 'Escribiendo',
    givingBack: 'Devolver una parte',
    'givingBack.enviando': 'Devolviendo',
    'givingBack.noGuardado': 'Sin devolver',
    printing: 'Preparando el ticket',
    notPrinted: 'Sin ticket',
    done: 'Devuelto',
    closed: 'Cerrada',
  },
  eventos: {
    ...envioWords,
    guardado: { quien: 'sistema', texto: 'la parte se devuelve' },
    devolver: {
      quien: 'persona',
      texto: 'la persona pulsa «Devolver e imprimir»',
      boton: 'Devolver e imprimir',
      otroBoton: 'Imprimir ticket',
    },
    reintentar: { quien: 'persona', texto: 'la persona pulsa «Reintentar»', boton: 'Reintentar' },
    seguir: { quien: 'persona', texto: 'la persona pulsa «Seguir con lo demás»', boton: 'Seguir con lo demás' },
    descartar: {
      quien: 'persona',
      texto: 'la persona pulsa «Descartar» junto a lo que no se devolvió',
      boton: 'Descartar',
    },
    cerrar: { quien: 'persona', texto: 'la persona cierra la ventana', boton: 'Cerrar', otroBoton: 'Listo' },
  },
  actores: {
    registro: { contesta: 'termina el registro', falla: 'el registro se interrumpe' },
    print: { contesta: 'el ticket está listo', falla: 'el ticket no se pudo preparar' },
  },
  plazos: {},
  condiciones: {
    beginsAlone: 'se pidió al guardar y no falta escribir nada',
    isNothingLeft: 'ya se devolvió todo',
    hasOthers: 'quedan otras partes',
  },
};
