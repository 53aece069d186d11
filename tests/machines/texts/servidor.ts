import { servidorWords } from '#diagrams/words/servidor';
import { servidorMachine } from '#machines/servidor.machine';
import { type Texts, vocabulary } from '../kit/texts.ts';

const texts: Texts<typeof servidorMachine> = {
  palabras: servidorWords,
  prefijo: 'SV',
  entra: 'administrador',
  usa: [],
  conQue: 'no hace falta ninguna venta',
  provoca: {
    olvidarPrueba: 'guarde ese servidor, o abra otro formulario',
  },
  entradas: () => 'una persona con el permiso «Administrar servidores» abre la página Servidores',
  eventos: {
    probar: ({ que }) =>
      que === 'formulario'
        ? 'pulsa «Probar conexión» en el formulario'
        : `pulsa «Probar conexión» en el servidor ${que}`,
    olvidarPrueba: ({ que }) => (que === 'formulario' ? 'se abre otro formulario' : `se guarda el servidor ${que}`),
  },
  actores: {
    probar: { contesta: ({ texto }) => `la prueba termina: «${texto}»` },
  },
  avisos: ({ texto }) => `se avisa «${String(texto)}»`,
  seVe: ({ probando, pruebas }) => [
    probando === null ? null : `se prueba ${probando === 'formulario' ? 'lo escrito' : `el servidor ${probando}`}`,
    ...Object.entries(pruebas).map(([que, { texto }]) => `última prueba de ${que}: «${texto}»`),
  ],
};

export const serverWords = vocabulary(servidorMachine, texts);
