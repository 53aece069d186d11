import type { avisosMachine } from '#machines/avisos.machine';
import type { ChartWords } from './words.ts';

export const avisosWords: ChartWords<typeof avisosMachine> = {
  nombre: 'Avisos al pie de la pantalla',
  estados: {
    empty: 'Sin avisos',
    visible: 'Con aviso',
    'visible.running': 'El tiempo corre',
    'visible.held': 'El tiempo espera',
  },
  eventos: {
    avisar: { quien: 'sistema', texto: 'la aplicación avisa' },
    cerrarAviso: { quien: 'persona', texto: 'la persona cierra el aviso', boton: 'Cerrar aviso' },
    detener: { quien: 'persona', texto: 'la persona pone el puntero o el foco sobre el aviso' },
    reanudar: { quien: 'persona', texto: 'la persona retira el puntero o el foco del aviso' },
  },
  actores: {},
  plazos: { duracionAviso: 'pasan 2.5 segundos' },
  condiciones: { hayMas: 'hay más en la fila', yaSeDijo: 'ya se dijo' },
};
