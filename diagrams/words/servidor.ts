import type { servidorMachine } from '#machines/servidor.machine';
import type { ChartWords } from './words.ts';

export const servidorWords: ChartWords<typeof servidorMachine> = {
  nombre: 'La prueba de la conexión de un servidor',
  estados: {
    idle: 'Sin probar',
    running: 'Probando',
    failed: 'No se intentó',
  },
  eventos: {
    probar: { quien: 'persona', texto: 'pulsa «Probar conexión»', boton: 'Probar conexión' },
    detenerPrueba: {
      quien: 'persona',
      texto: 'pulsa «Detener» mientras se prueba',
      boton: 'Detener',
      otroBoton: 'Detener la prueba',
    },
    olvidarPrueba: { quien: 'sistema', texto: 'se guarda el servidor o se abre otro formulario' },
  },
  actores: { probar: { contesta: 'la prueba termina', falla: 'la prueba no se puede intentar' } },
  plazos: {},
  condiciones: { isTested: 'es lo que se prueba' },
};
