import { registroWords } from '#diagrams/words/registro';
import { registroMachine } from '#machines/registro.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';
import { SIN_VALES } from '../muestra.ts';

const texts: Texts<typeof registroMachine> = {
  palabras: registroWords,
  prefijo: 'RG',
  entra: 'gerente',
  usa: [SIN_VALES],
  conQue: 'se usa un caso NUEVO: hágalo con «Nuevo Caso» de la operación 1000002 de la tienda 1',
  provoca: {
    dejar: 'deje el vale a medio devolver con «Seguir con lo demás», sin red',
    registroALaVista: 'otra persona cambia el caso en otro navegador',
    registroPerdido: 'otra persona lo escala a un área que quien entra no atiende',
    trabajoEmpezado: 'pulse el botón del trabajo con la red cortada, y devuélvala',
    trabajoTerminado: ({ resultado }: { readonly resultado: unknown }) =>
      resultado === null
        ? 'corte la red antes de enviarlo, y descarte lo escrito'
        : 'llega solo, en cuanto el servidor contesta',
  },
  entradas: () => 'una persona abre un registro en su versión 3',
  eventos: {
    abrir: ({ trabajo }) => `abre la ventana para ${trabajo}`,
    enviar: ({ trabajo }) => `pide ${trabajo}`,
    descartar: ({ trabajo }) => `descarta lo escrito para ${trabajo}`,
    dejar: ({ trabajo }) => `se deja para después ${trabajo}`,
    registroALaVista: ({ version }) => `la pantalla muestra la versión ${version}`,
    trabajoEmpezado: ({ trabajo }) => `sale el envío de ${trabajo}`,
    trabajoTerminado: ({ trabajo, resultado }) => `${resultado === null ? 'no se guarda' : 'se guarda'} ${trabajo}`,
  },
  avisos: ({ type, texto }) =>
    type === 'aviso' ? `se avisa «${String(texto)}»` : 'las listas y cuentas se traen de nuevo',
  seVe: ({ open, sending }) => [
    open === null ? 'ninguna ventana está abierta' : `está abierta la ventana para ${open}`,
    sending.length === 0 ? 'no se envía nada' : `se envía: ${sending.join(', ')}`,
  ],
};

export const recordWords = vocabulary(registroMachine, texts);
