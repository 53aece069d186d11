import type { registroMachine } from '#machines/registro.machine';
import type { ChartWords } from './words.ts';

export const registroWords: ChartWords<typeof registroMachine> = {
  nombre: 'La página de un registro',
  estados: {
    access: 'Acceso',
    'access.visible': 'En pantalla',
    'access.lost': 'Fuera de su vista',
    turn: 'Turno',
    'turn.free': 'Libre',
    'turn.sending': 'Enviando',
    window: 'Ventana',
    'window.closed': 'Cerrada',
    'window.open': 'Abierta',
  },
  eventos: {
    abrir: { quien: 'persona', texto: 'abre la ventana de un trabajo' },
    cerrar: { quien: 'persona', texto: 'cierra la ventana', boton: 'Cerrar' },
    enviar: { quien: 'persona', texto: 'pide un trabajo' },
    descartar: { quien: 'persona', texto: 'descarta lo escrito', boton: 'Descartar' },
    dejar: { quien: 'sistema', texto: 'la página deja para después lo que no se guardó' },
    registroALaVista: { quien: 'sistema', texto: 'la pantalla muestra el registro' },
    registroPerdido: { quien: 'sistema', texto: 'el registro pasa a donde esta persona ya no lo ve' },
    trabajoEmpezado: { quien: 'sistema', texto: 'sale el envío de un trabajo' },
    trabajoTerminado: { quien: 'sistema', texto: 'termina el envío de un trabajo' },
  },
  actores: { trabajo: { contesta: 'termina el trabajo', falla: 'el trabajo se interrumpe' } },
  plazos: {},
  condiciones: {
    isWork: 'es un trabajo de este registro',
    isOpen: 'es el de la ventana',
    wasOpenAndSaved: 'era el de la ventana y se guardó',
    isAtRest: 'no se está enviando',
    isLast: 'no se envía otro',
  },
};
