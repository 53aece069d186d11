import { servidorMachine } from '#machines/servidor.machine';
import type { ServidorContext } from '#machines/servidor.types';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const test = {
  id: 7,
  servidor: 'erp.cadena.mx',
  usuario: 'mostrador',
  puerto: 443,
  path: '/api',
  url: 'https://erp.cadena.mx',
  pass: null,
};

const moment = '2026-11-20T17:00:00.000Z';

const fixtures: Fixtures<typeof servidorMachine> = {
  entradas: [{}],
  eventos: {
    probar: [
      { type: 'probar', que: 7, datos: test },
      { type: 'probar', que: 'formulario', datos: test },
    ],
    detenerPrueba: [{ type: 'detenerPrueba' }],
    olvidarPrueba: [
      { type: 'olvidarPrueba', que: 7 },
      { type: 'olvidarPrueba', que: 'formulario' },
    ],
  },
  actores: {
    probar: {
      contesta: [
        { bien: true, texto: 'Conexión correcta: el servidor contestó 200.', momento: moment },
        { bien: false, texto: 'Nadie contestó en 5 segundos en erp.cadena.mx, puerto 443.', momento: moment },
      ],
      falla: [noConnection],
    },
  },
  relevante: ({ probando }: ServidorContext) => [probando],
};

export const servidorModel = model(servidorMachine, fixtures);
