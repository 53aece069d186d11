import type { presenciaMachine } from '#machines/presencia.machine';
import type { ChartWords } from './words.ts';

export const presenciaWords: ChartWords<typeof presenciaMachine> = {
  nombre: 'Quién está aquí',
  estados: {
    present: 'Presente',
    writing: 'Escribe',
    idle: 'Inactiva',
    hidden: 'En otra pestaña',
    gone: 'Se fue',
  },
  eventos: {
    actuar: { quien: 'persona', texto: 'la persona toca el teclado o mueve el ratón' },
    descansar: { quien: 'reloj', texto: 'pasan dos minutos sin que la persona toque nada' },
    escribir: { quien: 'persona', texto: 'la persona escribe algo en el registro' },
    dejarDeEscribir: { quien: 'persona', texto: 'la persona envía o descarta lo que escribió' },
    ocultar: { quien: 'persona', texto: 'la persona pasa a otra pestaña' },
    mostrar: { quien: 'persona', texto: 'la persona vuelve a la pestaña' },
    irse: { quien: 'persona', texto: 'la persona pasa a otra página o cierra la pestaña' },
    oir: { quien: 'sistema', texto: 'otra persona abre el registro, lo deja, o empieza a escribir en él' },
  },
  actores: {
    tell: { contesta: 'ya no avisa', falla: 'no puede avisar' },
  },
  plazos: { oculto: 'pasan 4 minutos' },
  condiciones: { hayEscrito: 'hay algo escrito sin enviar' },
};
