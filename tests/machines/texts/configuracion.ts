import { configuracionMachine } from '#machines/configuracion.machine';
import type { LugarAjuste } from '#machines/configuracion.types';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const NAMES: { readonly [L in LugarAjuste]: string } = {
  vigencia: 'la vigencia',
  maximos: 'los máximos',
  billetera: 'el máximo de billetera',
  semaforos: 'los semáforos',
};

const texts: Texts<typeof configuracionMachine> = {
  nombre: 'La configuración general',
  prefijo: 'CF',
  entradas: () => 'una persona abre la configuración general',
  eventos: {
    ajusteALaVista: {
      quien: 'sistema',
      texto: ({ lugar, version }) => `la pantalla muestra ${NAMES[lugar]} en su versión ${version}`,
    },
    escribir: { quien: 'persona', texto: ({ lugar }) => `la persona escribe en ${NAMES[lugar]}` },
    deshacer: { quien: 'persona', texto: ({ lugar }) => `la persona deja ${NAMES[lugar]} como estaba` },
    guardar: { quien: 'persona', texto: ({ lugar }) => `la persona pulsa «Guardar» en ${NAMES[lugar]}` },
  },
  actores: {
    trabajo: {
      contesta: ({ ending }) =>
        ({
          done: 'el servidor guarda el ajuste',
          discarded: 'la persona descarta lo escrito',
          left: 'la persona lo deja para después',
        })[ending],
      falla: (failure) => `el guardado se interrumpe: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: ({ lugar }) => `los ajustes se traen de nuevo, con ${NAMES[lugar as LugarAjuste]} como se guardó`,
  seVe: ({ versiones }) => {
    const read = (Object.keys(NAMES) as LugarAjuste[]).filter((lugar) => versiones[lugar] !== null);
    if (read.length === 0) return ['aún no se lee ningún ajuste'];
    return read.map((lugar) => `se trabaja sobre la versión ${versiones[lugar]} de ${NAMES[lugar]}`);
  },
};

export const settingsWords = vocabulary(configuracionMachine, texts);
