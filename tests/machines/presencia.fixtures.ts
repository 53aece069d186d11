import { presenciaMachine } from '#machines/presencia.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

const ana = { numiden: 100_003, nombre: 'Ana Uc', estado: 'escribe' } as const;

const fixtures: Fixtures<typeof presenciaMachine> = {
  eventos: {
    actuar: [{ type: 'actuar' }],
    descansar: [{ type: 'descansar' }],
    escribir: [{ type: 'escribir' }],
    dejarDeEscribir: [{ type: 'dejarDeEscribir' }],
    ocultar: [{ type: 'ocultar' }],
    mostrar: [{ type: 'mostrar' }],
    irse: [{ type: 'irse' }],
    oir: [{ type: 'oir', presentes: [ana] }],
  },
  actores: { tell: { contesta: [], falla: [noConnection] } },
  relevante: ({ escrito }) => [escrito],
};

export const presenciaModel = model(presenciaMachine, fixtures);
