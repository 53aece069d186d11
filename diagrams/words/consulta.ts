import type { consultaMachine } from '#machines/consulta.machine';
import type { ChartWords } from './words.ts';

export const consultaWords: ChartWords<typeof consultaMachine> = {
  nombre: 'Una consulta o una descarga',
  estados: {
    idle: 'Sin pedir',
    asking: 'Pidiendo',
    stopped: 'Detenida',
    failed: 'No se contestó',
  },
  eventos: {
    pedir: { quien: 'persona', texto: 'la persona la pide', boton: 'Descargar' },
    detener: { quien: 'persona', texto: 'pulsa «Detener» o cierra la ventana', boton: 'Detener' },
    olvidar: { quien: 'persona', texto: 'la persona cambia lo que iba a pedir' },
  },
  actores: { ask: { contesta: 'llega lo pedido', falla: 'no se contesta' } },
  plazos: {},
  condiciones: {},
};
