import type { valeMachine } from '#machines/vale.machine';
import { envioWords } from './trabajo.ts';
import type { ChartWords } from './words.ts';

export const valeWords: ChartWords<typeof valeMachine> = {
  nombre: 'La página en que se llena un vale',
  estados: {
    filling: 'Llenando',
    'filling.editing': 'Escribiendo',
    'filling.validating': 'Revisando',
    'filling.validated': 'Sin faltas',
    'filling.refused': 'Con faltas',
    saving: 'Guardar',
    'saving.enviando': 'Guardando',
    'saving.noGuardado': 'Sin guardar',
    saved: 'Guardado',
  },
  eventos: {
    ...envioWords,
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
  },
  actores: {
    registro: { contesta: 'termina el registro', falla: 'el registro se interrumpe' },
    validate: {
      contesta: 'el servidor contesta cuánto suma, y que así se guardaría',
      falla: 'el servidor no lo acepta',
    },
  },
  plazos: {},
  condiciones: { wasPartial: 'se pidió a medias' },
};
