import { servidorMachine } from '#machines/servidor.machine';
import type { Texts } from '../kit/texts.ts';
import { vocabulary } from '../kit/texts.ts';
import { sayFailure } from './failures.ts';

const texts: Texts<typeof servidorMachine> = {
  nombre: 'La prueba de la conexión de un servidor',
  prefijo: 'SV',
  entradas: () => 'una persona con el permiso «Administrar servidores» abre la página Servidores',
  eventos: {
    probar: {
      quien: 'persona',
      texto: ({ que }) =>
        que === 'formulario'
          ? 'pulsa «Probar conexión» en el formulario'
          : `pulsa «Probar conexión» en el servidor ${que}`,
    },
    detenerPrueba: { quien: 'persona', texto: 'pulsa «Detener» mientras se prueba' },
    olvidarPrueba: {
      quien: 'sistema',
      texto: ({ que }) => (que === 'formulario' ? 'se abre otro formulario' : `se guarda el servidor ${que}`),
    },
  },
  actores: {
    probar: {
      contesta: ({ texto }) => `la prueba termina: «${texto}»`,
      falla: (failure) => `la prueba no se puede intentar: ${sayFailure(failure)}`,
    },
  },
  plazos: {},
  avisos: ({ texto }) => `se avisa «${String(texto)}»`,
  seVe: ({ probando, pruebas }) => [
    probando === null ? null : `se prueba ${probando === 'formulario' ? 'lo escrito' : `el servidor ${probando}`}`,
    ...Object.entries(pruebas).map(([que, { texto }]) => `última prueba de ${que}: «${texto}»`),
  ],
};

export const serverWords = vocabulary(servidorMachine, texts);
