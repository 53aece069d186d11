import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof trabajoUnicoMachine> = {
  nombre: 'Un trabajo sobre cualquier entidad',
  prefijo: 'TU',
  entradas: () => 'en pantalla está la versión 3 de la entidad',
  eventos: {
    enviar: { quien: 'persona', texto: 'envía lo que escribió' },
    modificar: { quien: 'persona', texto: 'escribe algo más' },
    aceptarCambios: { quien: 'persona', texto: 'acepta los cambios de la otra persona' },
    descartar: { quien: 'persona', texto: 'pulsa "Descartar"' },
    cerrar: { quien: 'persona', texto: 'lo deja para después' },
    versionALaVista: { quien: 'sistema', texto: ({ version }) => `la pantalla muestra la versión ${version}` },
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
  seVe: ({ failure, change, progress }) => [
    failure === null ? null : `se lee por qué no se guardó: «${failure.texto}»`,
    change === null ? null : `se ve lo que otra persona hizo: ${change.cambios.map(({ accion }) => accion).join(', ')}`,
    progress === null ? null : `se ve el avance: ${Math.round(progress * 100)} %`,
  ],
  avisos: ({ tipo, texto }) => `se avisa (${String(tipo)}): «${String(texto)}»`,
};

export const workOnceWords = vocabulary(trabajoUnicoMachine, texts);
