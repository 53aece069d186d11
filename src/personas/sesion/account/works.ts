import { z } from 'zod';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import { type AnyWork, work } from '../../../ui/works/work.ts';
import { AGAIN_BLANK, againSchema } from './again.tsx';

/** The sessions whose end is asked for: one by its id, as a form holds it. */
const endedSchema = againSchema.and(z.object({ id: z.number() }));

/** What those works say to themselves, whether their person is asked again who he is or not. */
const WORDS = { busy: 'Terminando...', goesOn: true, onlyAsked: true } as const;

/** Nothing of it is kept: it is typed anew. */
const SECRET = ['contrasena', 'codigo'] as const;

/**
 * The works on one's own sessions and second factor. Who enters by a password shows it again, in a window.
 * @param reload reads them again, however it ended: one that could not be ended may have ended by itself.
 */
export function accountWorks(reload: () => void, asksAgain: boolean) {
  return {
    terminar: work({
      ...WORDS,
      button: 'Terminar',
      title: 'Terminar la sesión',
      failed: 'No se pudo terminar la sesión.',
      ...(asksAgain && { schema: endedSchema, blank: { ...AGAIN_BLANK, id: 0 }, secret: [...SECRET, 'id'] }),
      send: async (cuerpo: z.output<typeof endedSchema>, { api, options: { signal } }) => ({
        ...(await api.llamar('terminarSesion', { cuerpo }, { signal }).finally(reload)),
        version: 0,
      }),
    }),
    lasDemas: work({
      ...WORDS,
      button: 'Terminar las demás',
      failed: 'No se pudieron terminar las demás sesiones.',
      ...(asksAgain && { schema: againSchema, blank: AGAIN_BLANK, secret: SECRET }),
      send: async (cuerpo: z.output<typeof againSchema>, { api, options: { signal } }) => ({
        ...(await api.llamar('terminarOtrasSesiones', { cuerpo }, { signal }).finally(reload)),
        version: 0,
      }),
    }),
    quitarFactor: work({
      button: 'Quitar',
      title: 'Quitar el segundo factor',
      busy: 'Quitando...',
      failed: 'No se quitó el segundo factor.',
      note: 'Desde la próxima entrada bastará su contraseña. Sus códigos de recuperación dejarán de servir.',
      grave: true,
      onlyAsked: true,
      schema: againSchema,
      blank: AGAIN_BLANK,
      secret: SECRET,
      done: () => SEGUNDO_FACTOR_TEXTS.quitado,
      send: async (cuerpo, { api, options: { signal } }) => ({
        ...(await api.llamar('quitarMiSegundoFactor', { cuerpo }, { signal }).finally(reload)),
        version: 0,
      }),
    }),
  } as const satisfies Record<string, AnyWork>;
}

export type AccountWorks = ReturnType<typeof accountWorks>;
