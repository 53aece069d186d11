import { usuarioMachine } from '#machines/usuario.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const PASSWORD = 'abcd-efgh-2345';

const fixtures: Fixtures<typeof usuarioMachine> = {
  entradas: [{ numiden: 100105 }],
  eventos: {
    agregado: [{ type: 'agregado', numiden: 100105 }],
    nuevaContrasena: [{ type: 'nuevaContrasena' }],
    si: [{ type: 'si' }],
    no: [{ type: 'no' }],
    listo: [{ type: 'listo' }],
    reintentar: [{ type: 'reintentar' }],
  },
  actores: { darContrasena: { contesta: [PASSWORD], falla: [noConnection, 'texto suelto'] } },
  relevante: ({ recienAgregado, contrasena, failure }) => [recienAgregado, contrasena !== null, failure?.tipo ?? null],
};

export const usuarioModel = model(usuarioMachine, fixtures);
