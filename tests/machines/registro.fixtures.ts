import { registroMachine } from '#machines/registro.machine';
import type { RegistroContext } from '#machines/registro.types';
import { noPermission, result } from './caso.samples.ts';
import { type Fixtures, model } from './kit/fixtures.ts';

const fixtures: Fixtures<typeof registroMachine> = {
  entradas: [{ seed: 'semilla', version: 3, works: ['comentar', 'cerrar'] }],
  eventos: {
    abrir: [{ type: 'abrir', trabajo: 'cerrar' }],
    cerrar: [{ type: 'cerrar' }],
    enviar: [
      { type: 'enviar', trabajo: 'cerrar', como: 'cerrar', values: { solucion: 'Se repuso.' } },
      { type: 'enviar', trabajo: 'desconocido', como: 'desconocido', values: {} },
    ],
    descartar: [
      { type: 'descartar', trabajo: 'cerrar' },
      { type: 'descartar', trabajo: 'comentar' },
    ],
    dejar: [{ type: 'dejar', trabajo: 'cerrar' }],
    registroALaVista: [{ type: 'registroALaVista', version: 4 }],
    registroPerdido: [{ type: 'registroPerdido', texto: noPermission.texto }],
    trabajoEmpezado: [
      { type: 'trabajoEmpezado', trabajo: 'cerrar' },
      { type: 'trabajoEmpezado', trabajo: 'comentar' },
    ],
    trabajoTerminado: [
      { type: 'trabajoTerminado', trabajo: 'cerrar', como: 'cerrar', resultado: result(1, 'Hecho con éxito') },
      { type: 'trabajoTerminado', trabajo: 'cerrar', como: 'cerrar', resultado: null },
      { type: 'trabajoTerminado', trabajo: 'comentar', como: 'comentar', resultado: null },
    ],
  },
  actores: { trabajo: { contesta: [], falla: [] } },
  relevante: ({ open, sending }: RegistroContext) => [open, sending],
  // A work that is being sent is not begun once more.
  hasta: ({ sending }: RegistroContext) => sending.length > 2,
};

export const registroModel = model(registroMachine, fixtures);
