import type { ActionAnswer, RespuestaTrabajo } from '#contract/common/answers';
import type { Wait } from '#domain/personas/security';
import { type AnyWork, work } from '../../ui/works/work.ts';

/** The works on one session, or on all of one person; then the id is the person's `numiden`. */
export const sessionWorks = {
  terminar: work({
    title: 'Terminar la sesión',
    button: 'Terminar',
    busy: 'Terminando...',
    failed: 'No se terminó la sesión.',
    send: (_, { api, id, options }) => unversioned(api.llamar('terminarSesionDePersona', { cuerpo: { id } }, options)),
  }),
  terminarTodas: work({
    title: 'Terminar todas sus sesiones',
    button: 'Terminar todas',
    busy: 'Terminando...',
    failed: 'No se terminaron sus sesiones.',
    send: (_, { api, id, options }) =>
      unversioned(api.llamar('terminarSesionesDePersona', { cuerpo: { numiden: id } }, options)),
  }),
} as const satisfies Record<string, AnyWork>;

/** The works on a wait at the login. */
export const waitWorks = {
  quitar: work({
    button: 'Quitar la espera',
    busy: 'Quitando...',
    failed: 'No se quitó la espera.',
    send: ({ id }: Pick<Wait, 'id'>, { api, options }) =>
      unversioned(api.llamar('quitarEspera', { cuerpo: { id } }, options)),
  }),
} as const satisfies Record<string, AnyWork>;

/** Neither a session nor a wait has versions. */
async function unversioned(answer: Promise<ActionAnswer>): Promise<RespuestaTrabajo> {
  return { ...(await answer), version: 0 };
}
