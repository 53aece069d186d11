import type { trabajoMachine } from '#machines/trabajo.machine';
import type { EnvioDeTrabajo } from '#machines/trabajo.types';
import type { ChartWords, EventWords } from './words.ts';

export const trabajoWords: ChartWords<typeof trabajoMachine> = {
  nombre: 'Un trabajo sobre cualquier registro',
  estados: {
    opening: 'Al abrir',
    blank: 'En blanco',
    written: 'Escrito',
    sending: 'Enviando',
    failed: 'Sin guardar',
    'failed.untouched': 'Como se envió',
    'failed.touched': 'Escrito después',
    conflict: 'En conflicto',
  },
  eventos: {
    escribir: { quien: 'persona', texto: 'escribe' },
    enviar: { quien: 'persona', texto: 'envía lo que escribió' },
    retomar: { quien: 'sistema', texto: 'se lee el borrador que quedó' },
    aceptarCambios: {
      quien: 'persona',
      texto: 'acepta los cambios de la otra persona',
      boton: 'Seguir editando',
    },
    descartar: { quien: 'persona', texto: 'pulsa «Descartar»', boton: 'Descartar', otroBoton: 'Descartar lo escrito' },
    dejar: { quien: 'persona', texto: 'lo deja para después' },
    versionALaVista: { quien: 'sistema', texto: 'la pantalla muestra el registro' },
    otroGuardado: { quien: 'sistema', texto: 'otro trabajo dejó otra versión' },
    avance: { quien: 'sistema', texto: 'ha salido una parte' },
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
  },
  actores: {
    send: { contesta: 'el servidor contesta', falla: 'el envío falla' },
    watchConnection: { contesta: 'deja de vigilar la conexión', falla: 'el navegador no dice si hay conexión' },
  },
  plazos: {},
  condiciones: {
    wasSaved: 'se guardó',
    othersChangedIt: 'otra persona lo cambió',
    waitsForConnection: 'faltó la conexión y se repite solo',
    somethingKept: 'quedó un borrador',
    nothingLeft: 'no queda nada escrito ni por saber',
    isWritten: 'hay algo escrito',
  },
};

/** The words of `EnvioDeTrabajo`, alike in every chart that entrusts a work. */
export const envioWords = {
  seEnvia: { quien: 'sistema', texto: 'se envía otra vez' },
  noGuardado: { quien: 'sistema', texto: 'no se pudo' },
  guardado: { quien: 'sistema', texto: 'el servidor contesta que se guardó' },
} as const satisfies Record<EnvioDeTrabajo['type'], EventWords>;
