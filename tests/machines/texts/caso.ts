import { casoMachine } from '#machines/caso.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const CON_FACTURA = 14;

const texts: Texts<typeof casoMachine> = {
  nombre: 'Lo que a un caso le pasa solo',
  prefijo: 'CA',
  eventos: {
    restauranteFacturado: {
      quien: 'sistema',
      texto: ({ idSubcategoria }) =>
        `se hace la factura de restaurante del caso${idSubcategoria === CON_FACTURA ? '' : ', que es de otra categoría'}`,
    },
  },
  actores: {
    escalate: {
      contesta: 'nada más se envía y el escalamiento sale',
      falla: (failure) => `el escalamiento no se pudo encargar: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  seVe: ({ idArea }) => [idArea === null ? null : `pasa al área ${idArea}`],
};

export const caseWords = vocabulary(casoMachine, texts);
