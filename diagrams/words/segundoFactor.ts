import type { segundoFactorMachine } from '#machines/segundoFactor.machine';
import type { ChartWords } from './words.ts';

export const segundoFactorWords: ChartWords<typeof segundoFactorMachine> = {
  nombre: 'El segundo factor',
  estados: {
    closed: 'Cerrado',
    asked: 'Preguntando quién es',
    preparing: 'Haciendo la clave',
    key: 'Clave a la vista',
    activating: 'Activando',
    codes: 'Códigos a la vista',
    done: 'Activo, y a trabajar',
  },
  eventos: {
    empezar: {
      quien: 'persona',
      texto: 'la persona pulsa «Activar» o «Cambiar de aplicación»',
      boton: 'Activar segundo factor',
      otroBoton: 'Cambiar de aplicación',
    },
    confirmar: { quien: 'persona', texto: 'la persona pulsa «Mostrar la clave»', boton: 'Mostrar la clave' },
    activar: { quien: 'persona', texto: 'la persona escribe el primer código y pulsa «Activar»', boton: 'Activar' },
    listo: { quien: 'persona', texto: 'la persona pulsa «Ya los guardé»', boton: 'Ya los guardé' },
    dejar: { quien: 'persona', texto: 'la persona lo deja', boton: 'Cancelar' },
  },
  actores: {
    preparar: { contesta: 'el servidor contesta una clave', falla: 'el servidor no la da' },
    activar: { contesta: 'el código es de esa clave', falla: 'el servidor no la activa' },
  },
  plazos: {},
  condiciones: { estaObligado: 'su rol lo pide', claveVencida: 'la clave ya no sirve' },
};
