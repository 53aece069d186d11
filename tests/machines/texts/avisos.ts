import { avisosMachine } from '#machines/avisos.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof avisosMachine> = {
  nombre: 'Avisos al pie de la pantalla',
  prefijo: 'AV',
  eventos: {
    avisar: { quien: 'sistema', texto: ({ tipo, texto }) => `la aplicación avisa «${texto}» (${tipo})` },
    cerrarAviso: { quien: 'persona', texto: 'la persona cierra el aviso' },
    detener: { quien: 'persona', texto: 'la persona pone el puntero o el foco sobre el aviso' },
    reanudar: { quien: 'persona', texto: 'la persona retira el puntero o el foco del aviso' },
  },
  actores: {},
  plazos: { duracionAviso: 'pasan 2.5 segundos' },
  seVe: ({ actual, cola }) => [
    actual === null ? null : `se lee «${actual.texto}»`,
    cola.length === 0 ? null : `en fila: ${cola.map(({ texto }) => `«${texto}»`).join(', ')}`,
  ],
};

export const noticeWords = vocabulary(avisosMachine, texts);
