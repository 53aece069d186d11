import type { CasoDeLista } from '#domain/casos/casos';
import { hechosDeCaso } from '#domain/casos/hechosDeCaso';
import { refusalText } from '#domain/casos/trabajosCaso';
import { hasPermission } from '#domain/common/permisos';
import { decide } from '#machines/life';
import { vidaCasoMachine } from '#machines/vidaCaso.machine';
import type { AtOnce } from '../../ui/several/several.ts';
import { work } from '../../ui/works/work.ts';
import { caseHandling } from '../works.ts';
import { AssignFields } from './AssignFields.tsx';

/** Following is no work of a case's life: nothing of the case changes, and to repeat it does nothing. */
const seguir = work({
  button: 'Seguir',
  busy: 'Siguiendo...',
  failed: 'No se pudo seguir el caso.',
  several: {
    ...{ hechos: ['caso en seguimiento', 'casos en seguimiento'], hecho: 'Lo sigue' },
    ...{ sinHacer: 'Sin seguir', antesDe: 'seguirlo' },
  },
  send: async (_, { api, id, version, options: { signal } }) => {
    const answer = await api.llamar('seguir', { cuerpo: { entidad: 'caso', id } }, { signal });
    return { ...answer, version: version ?? 0 };
  },
});

const WORKS = { caso: { ...caseHandling, seguir } } as const;

interface Person {
  readonly numiden: number;
  readonly permisos: readonly number[];
}

/** How cases of the list are marked, and what this person does with them at once. */
export function casesAtOnce(person: Person): AtOnce<CasoDeLista> {
  const facts = hechosDeCaso(null, person);
  /** By the life of a case, as far as its row tells its facts. */
  const against = (trabajo: 'asignar' | 'tomar') => (caso: CasoDeLista) => {
    const decision = decide(vidaCasoMachine, caso.estado.id, facts, { type: trabajo });
    return decision.allowed ? null : refusalText(trabajo, caso.estado.id, decision.reason);
  };
  const handles = hasPermission(person.permisos, ['actualizarCaso']);
  return {
    label: 'Trabajar lo marcado',
    numberOf: ({ id }) => id,
    mark: ({ id, version }) => (version === undefined ? null : { fila: id, clase: 'caso', version }),
    title: ({ id }) => `Caso ${id}`,
    works: WORKS,
    offered: () => ({
      acts: [
        { trabajo: 'seguir', button: 'Seguir' },
        ...(handles
          ? [
              { trabajo: 'tomar', button: 'Tomar', shortcut: 't', against: against('tomar') },
              {
                trabajo: 'asignar',
                button: 'Asignar',
                shortcut: 'p',
                solid: true,
                against: against('asignar'),
              } as const,
            ]
          : []),
      ],
      note: null,
    }),
    fields: { asignar: AssignFields },
  };
}
