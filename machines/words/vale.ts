import type { valeMachine } from '#machines/vale.machine';
import type { ChartWords } from './words.ts';

export const valeWords: ChartWords<typeof valeMachine> = {
  nombre: 'La página en que se llena un vale',
  estados: {
    filling: 'Llenando',
    'filling.editing': 'Escribiendo',
    'filling.validating': 'Revisando',
    'filling.validated': 'Sin faltas',
    'filling.refused': 'Con faltas',
    savingPartial: 'Guardando a medias',
    saving: 'Guardando',
    savingToGiveBack: 'Guardando para devolver',
    saved: 'Guardado',
  },
  eventos: {
    modificar: { quien: 'persona', texto: 'la persona escribe algo' },
    validar: { quien: 'persona', texto: 'la persona pulsa «Validar»', boton: 'Validar' },
    guardarParcial: {
      quien: 'persona',
      texto: 'la persona pulsa «Guardar parcial»',
      boton: 'Guardar parcial',
      otroBoton: 'Reintentar',
    },
    guardar: {
      quien: 'persona',
      texto: 'la persona pulsa «Guardar vale»',
      boton: 'Guardar vale',
      otroBoton: 'Reintentar',
    },
    guardarYDevolver: {
      quien: 'persona',
      texto: 'la persona pulsa «Guardar y devolver»',
      boton: 'Guardar y devolver',
      otroBoton: 'Reintentar',
    },
    descartar: { quien: 'persona', texto: 'la persona pulsa «Descartar lo escrito»', boton: 'Descartar lo escrito' },
    dejar: {
      quien: 'persona',
      texto: 'la persona pulsa «Descartar» junto a lo que no se guardó',
      boton: 'Descartar',
    },
    guardado: { quien: 'sistema', texto: 'el servidor contesta que se guardó' },
  },
  actores: {
    validate: {
      contesta: 'el servidor contesta cuánto suma y que se puede guardar',
      falla: 'el servidor no lo acepta',
    },
  },
  plazos: {},
  condiciones: {},
};
