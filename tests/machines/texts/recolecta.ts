import type { AvanceRecolecta, PlanRecolecta } from '#domain/avanceRecolecta';
import { recolectaMachine } from '#machines/recolecta.machine';
import type { RecolectaContext } from '#machines/recolecta.types';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const PLANS: Readonly<Record<PlanRecolecta, string>> = {
  nada: 'ninguna línea está marcada para recolecta',
  porGuardar: 'hay líneas marcadas que no se han guardado',
  porProgramar: 'hay líneas guardadas sin fecha de recolección',
  programada: 'todas las líneas marcadas tienen recolección',
};

const PROGRESS: Readonly<Record<AvanceRecolecta, string>> = {
  ninguno: 'nadie tiene que ir por nada',
  pendiente: 'hay artículos por recolectar',
  recolectado: 'todo se recolectó',
};

const texts: Texts<typeof recolectaMachine> = {
  nombre: 'La recolecta de un vale',
  prefijo: 'RE',
  entradas: (input) =>
    (input as Partial<RecolectaContext>).pedida === true
      ? 'el vale nuevo se guardó con «Guardar parcial y programar»'
      : 'una persona hace un vale de devolución',
  eventos: {
    valeALaVista: {
      quien: 'sistema',
      texto: ({ plan, avance }) => `la pantalla muestra que ${PLANS[plan]} y ${PROGRESS[avance]}`,
    },
    guardarYProgramar: { quien: 'persona', texto: 'la persona pulsa «Guardar parcial y programar»' },
    programar: { quien: 'persona', texto: 'la persona pulsa «Programar recolecta»' },
    agregarDireccion: { quien: 'persona', texto: 'la persona pulsa «Agregar dirección»' },
    editarDireccion: { quien: 'persona', texto: 'la persona pulsa «Editar dirección»' },
    cerrarDireccion: { quien: 'persona', texto: 'la ventana de la dirección se cierra' },
    marcarRecolectado: {
      quien: 'persona',
      texto: ({ folio }) => `la persona pulsa «Marcar como recolectado» en ${folio}`,
    },
    enviar: { quien: 'persona', texto: 'la persona confirma en la ventana' },
  },
  actores: {
    programacion: {
      contesta: ({ ending }) => {
        if (ending === 'discarded') return 'la persona descarta la recolecta';
        return ending === 'left' ? 'la persona cierra la ventana' : 'el servidor programa la recolecta';
      },
      falla: (failure) => `la programación se interrumpe: ${sayFailure(failure)}`,
    },
    recoleccion: {
      contesta: ({ ending }) =>
        ending === 'done' ? 'el servidor marca la guía como recolectada' : 'la ventana se cierra sin marcarla',
      falla: (failure) => `la marca se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: () => 'el vale se guarda como parcial',
  seVe: ({ plan, avance, direccion }) => [
    PLANS[plan],
    PROGRESS[avance],
    direccion === null ? null : 'la ventana muestra la dirección que se corrige',
  ],
};

export const pickupWords = vocabulary(recolectaMachine, texts);
