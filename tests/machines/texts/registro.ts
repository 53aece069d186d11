import { registroMachine } from '#machines/registro.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof registroMachine> = {
  nombre: 'La página de un registro',
  prefijo: 'RG',
  entradas: () => 'una persona abre un registro en su versión 3',
  eventos: {
    abrir: { quien: 'persona', texto: ({ trabajo }) => `abre la ventana para ${trabajo}` },
    cerrar: { quien: 'persona', texto: 'cierra la ventana' },
    enviar: { quien: 'persona', texto: ({ trabajo }) => `pide ${trabajo}` },
    descartar: { quien: 'persona', texto: ({ trabajo }) => `descarta lo escrito para ${trabajo}` },
    registroALaVista: { quien: 'sistema', texto: ({ version }) => `la pantalla muestra la versión ${version}` },
    registroPerdido: { quien: 'sistema', texto: 'el registro pasa a donde esta persona ya no lo ve' },
    trabajoEmpezado: { quien: 'sistema', texto: ({ trabajo }) => `sale el envío de ${trabajo}` },
    trabajoTerminado: {
      quien: 'sistema',
      texto: ({ trabajo, resultado }) => `${resultado === null ? 'no se guarda' : 'se guarda'} ${trabajo}`,
    },
  },
  actores: { trabajo: { contesta: 'termina el trabajo', falla: 'el trabajo se interrumpe' } },
  plazos: {},
  avisos: ({ type, texto }) =>
    type === 'aviso' ? `se avisa «${String(texto)}»` : 'las listas y cuentas se traen de nuevo',
  seVe: ({ open, sending }) => [
    open === null ? 'ninguna ventana está abierta' : `está abierta la ventana para ${open}`,
    sending.length === 0 ? 'no se envía nada' : `se envía: ${sending.join(', ')}`,
  ],
};

export const recordWords = vocabulary(registroMachine, texts);
