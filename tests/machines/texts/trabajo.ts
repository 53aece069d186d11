import { trabajoMachine } from '#machines/trabajo.machine';
import type { TrabajoInput } from '#machines/trabajo.types';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof trabajoMachine> = {
  nombre: 'Un trabajo sobre cualquier registro',
  prefijo: 'TR',
  entradas: (input) =>
    (input as Partial<TrabajoInput>).kept === undefined
      ? 'en pantalla está la versión 3 del registro'
      : 'en pantalla está la versión 3 del registro, y quedó un borrador',
  eventos: {
    escribir: { quien: 'persona', texto: ({ vacio }) => (vacio ? 'borra lo escrito' : 'escribe') },
    enviar: { quien: 'persona', texto: 'envía lo que escribió' },
    retomar: { quien: 'sistema', texto: 'se lee el borrador que quedó' },
    aceptarCambios: { quien: 'persona', texto: 'acepta los cambios de la otra persona' },
    descartar: { quien: 'persona', texto: 'pulsa "Descartar"' },
    dejar: { quien: 'persona', texto: 'lo deja para después' },
    versionALaVista: { quien: 'sistema', texto: ({ version }) => `la pantalla muestra la versión ${version}` },
    otroGuardado: { quien: 'sistema', texto: ({ version }) => `otro trabajo dejó la versión ${version}` },
    avance: { quien: 'sistema', texto: ({ porcion }) => `ha salido el ${Math.round((porcion ?? 0) * 100)} %` },
    conexionRestablecida: { quien: 'sistema', texto: 'vuelve la conexión' },
  },
  actores: {
    send: {
      contesta: ({ codigo, descripcion }) => `el servidor contesta ${codigo}, «${descripcion}»`,
      falla: (falla) => `el envío falla: ${sayFailure(falla)}`,
    },
    watchConnection: { contesta: 'deja de vigilar la conexión', falla: 'el navegador no dice si hay conexión' },
  },
  plazos: {},
  seVe: ({ failure, change, progress, values }) => [
    failure === null ? null : `se lee por qué no se guardó: «${failure.texto}»`,
    change === null ? null : `se ve lo que otra persona hizo: ${change.cambios.map(({ accion }) => accion).join(', ')}`,
    progress === null ? null : `se ve el avance: ${Math.round(progress * 100)} %`,
    values === null ? 'no hay nada escrito' : 'lo escrito sigue ahí',
  ],
  avisos: ({ type, tipo, texto }) => {
    switch (type) {
      case 'aviso':
        return `se avisa (${String(tipo)}): «${String(texto)}»`;
      case 'retomado':
        return 'el formulario muestra lo que quedó';
      default:
        return 'el formulario queda en blanco';
    }
  },
};

export const workWords = vocabulary(trabajoMachine, texts);
