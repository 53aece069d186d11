import { usuarioMachine } from '#machines/usuario.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const saved = { codigo: 1, descripcion: 'Usuario agregado con éxito', id: 100105, version: 1 };
const values = { correo: 'eva@example.mx', activo: false };

const PASSWORD = 'abcd-efgh-2345';

const fixtures: Fixtures<typeof usuarioMachine> = {
  entradas: [
    { seed: 'semilla', version: 3, numiden: 100105 },
    { seed: 'semilla', daContrasena: true },
  ],
  eventos: {
    usuarioALaVista: [{ type: 'usuarioALaVista', version: 4 }],
    guardar: [
      { type: 'guardar', values, dejaCasos: true },
      { type: 'guardar', values, dejaCasos: false },
    ],
    entregar: [
      { type: 'entregar', heredero: 100002 },
      { type: 'entregar', heredero: null },
    ],
    regresar: [{ type: 'regresar' }],
    nuevaContrasena: [{ type: 'nuevaContrasena' }],
    si: [{ type: 'si' }],
    no: [{ type: 'no' }],
    listo: [{ type: 'listo' }],
    reintentar: [{ type: 'reintentar' }],
  },
  actores: {
    guardado: { contesta: [{ ending: 'done', result: saved }, { ending: 'discarded' }], falla: [noConnection] },
    darContrasena: { contesta: [PASSWORD], falla: [noConnection, 'texto suelto'] },
  },
  relevante: ({ daContrasena, contrasena, version, failure }) => [
    daContrasena,
    contrasena !== null,
    version,
    failure?.tipo ?? null,
  ],
};

export const usuarioModel = model(usuarioMachine, fixtures);
