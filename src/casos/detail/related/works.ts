import { z } from 'zod';
import { RELACION_TEXTS } from '#domain/casos/relaciones';
import { type AnyWork, work } from '../../../ui/works/work.ts';

/** The other case of a relation. */
interface Other {
  readonly con: number;
}

/** The works on what a case is related with: one more, and one less. */
export function relationWorks(idCaso: number) {
  return {
    relacionar: work({
      title: 'Relacionar con otro caso',
      button: 'Relacionar',
      busy: 'Relacionando...',
      failed: 'No se relacionó el caso.',
      note: 'Los dos siguen abiertos, y cada uno muestra el otro. Si es el mismo asunto, cierre uno y diga que sigue en el otro.',
      schema: z.object({
        con: z
          .string()
          .min(1, 'Campo requerido')
          .refine((con) => con === '' || Number(con) !== idCaso, RELACION_TEXTS.mismo)
          .transform(Number),
      }),
      blank: { con: '' },
      send: async ({ con }, { api, options, changed }) => {
        const answer = await api.llamar('relacionarCaso', { cuerpo: { idCaso, con } }, options);
        changed('caso');
        return { ...answer, version: 0 };
      },
    }),
    quitar: work<object, Other>({
      button: 'Quitar relación',
      busy: 'Quitando...',
      failed: 'No se quitó la relación.',
      onlyAsked: true,
      send: async ({ con }, { api, options, changed }) => {
        const answer = await api.llamar('quitarRelacion', { cuerpo: { idCaso, con } }, options);
        changed('caso');
        return { ...answer, version: 0 };
      },
    }),
  } as const satisfies Record<string, AnyWork>;
}

export type RelationWorks = ReturnType<typeof relationWorks>;
