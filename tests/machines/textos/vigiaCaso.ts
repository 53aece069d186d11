import { vigiaCasoMachine } from '#machines/vigiaCaso.machine';
import type { Textos } from '../kit/textos.ts';
import { vocabulario } from '../kit/textos.ts';
import { decirFalla } from './fallas.ts';

const textos: Textos<typeof vigiaCasoMachine> = {
  nombre: 'Vigilancia de un caso abierto',
  prefijo: 'VC',
  entradas: () => 'se abre el caso 7001',
  eventos: {
    versionALaVista: { quien: 'sistema', texto: ({ version }) => `la pantalla muestra la versión ${version} del caso` },
    guardando: { quien: 'persona', texto: 'la persona envía un trabajo' },
    reposo: { quien: 'sistema', texto: 'el trabajo termina de enviarse' },
    ocultar: { quien: 'persona', texto: 'la persona pasa a otra pestaña' },
    mostrar: { quien: 'persona', texto: 'la persona vuelve a la pestaña' },
  },
  actores: {
    preguntar: {
      contesta: ({ version, cambios }) =>
        `el servidor contesta que el caso va en la versión ${version}, con ${cambios.length} cambios`,
      falla: (falla) => `la pregunta falla: ${decirFalla(falla)}`,
    },
    mirarPagina: { contesta: 'deja de mirar la página', falla: 'el navegador no dice si la página se ve' },
  },
  plazos: { intervaloNovedades: 'pasan 8 segundos' },
  avisos: ({ type }) =>
    type === 'novedades' ? 'la pantalla ofrece ver lo que cambió' : 'la pantalla dice que el caso ya no se puede ver',
};

export const palabrasVigiaCaso = vocabulario(vigiaCasoMachine, textos);
