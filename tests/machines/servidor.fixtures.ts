import type { Failure } from '#contract/failure';
import type { Servidor } from '#domain/servidores';
import { servidorMachine } from '#machines/servidor.machine';
import type { ServidorContext } from '#machines/servidor.types';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

/** A server as it is read. */
const server: Servidor = {
  id: 7,
  servidor: 'erp.cadena.mx',
  usuario: 'mostrador',
  puerto: 443,
  path: '/api',
  url: 'https://erp.cadena.mx',
  activo: true,
  tienePass: true,
  passIlegible: false,
  version: 3,
};

const noSuchServer: Failure = {
  tipo: 'noEncontrado',
  texto: 'No existe ese servidor.',
  codigo: 404,
  campos: [],
};

const test = {
  id: 7,
  servidor: 'erp.cadena.mx',
  usuario: 'mostrador',
  puerto: 443,
  path: '/api',
  url: 'https://erp.cadena.mx',
  pass: null,
};

const change = { id: 7, servidor: 'erp.cadena.mx', version: 3 };
const moment = '2026-11-20T17:00:00.000Z';

const fixtures: Fixtures<typeof servidorMachine> = {
  entradas: [{ seed: 'semilla' }],
  eventos: {
    agregar: [{ type: 'agregar' }],
    editar: [{ type: 'editar', id: 7 }],
    reintentar: [{ type: 'reintentar' }],
    cerrar: [{ type: 'cerrar' }],
    guardado: [{ type: 'guardado', id: 7 }],
    encender: [{ type: 'encender', cambio: { ...change, activo: true } }],
    apagar: [{ type: 'apagar', cambio: { ...change, activo: false } }],
    confirmar: [{ type: 'confirmar' }],
    cancelar: [{ type: 'cancelar' }],
    enviarCambio: [{ type: 'enviarCambio' }],
    probar: [
      { type: 'probar', que: 7, datos: test },
      { type: 'probar', que: 'formulario', datos: test },
    ],
    detenerPrueba: [{ type: 'detenerPrueba' }],
  },
  actores: {
    trabajo: {
      contesta: [
        { ending: 'done', result: { codigo: 1, descripcion: 'Servidor editado con éxito', id: 7, version: 4 } },
        { ending: 'discarded' },
      ],
      falla: [noConnection],
    },
    leer: { contesta: [server], falla: [noSuchServer] },
    probar: {
      contesta: [
        { bien: true, texto: 'Conexión correcta: el servidor contestó 200.', momento: moment },
        { bien: false, texto: 'Nadie contestó en 5 segundos en erp.cadena.mx, puerto 443.', momento: moment },
      ],
      falla: [noConnection],
    },
  },
  relevante: ({ idFormulario, probando }: ServidorContext) => [idFormulario, probando === 'formulario'],
};

export const servidorModel = model(servidorMachine, fixtures);
