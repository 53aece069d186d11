import type { ActionAnswer, RespuestaTrabajo } from '#contract/answers';
import type { Api } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

/** The works of the security page, with what each is about. */
export interface SecurityWorks {
  readonly terminarSesionDePersona: { readonly id: number };
  readonly terminarSesionesDePersona: { readonly numiden: number };
  readonly quitarEspera: { readonly id: string };
}

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart of a work of the security page with its call behind it; what it sends is the body of the call. */
export function connectSecurityWork(name: keyof SecurityWorks, { api, changes }: Connection) {
  const calls: {
    readonly [N in keyof SecurityWorks]: (
      body: SecurityWorks[N],
      options: Parameters<Api['llamar']>[2],
    ) => Promise<ActionAnswer>;
  } = {
    terminarSesionDePersona: (cuerpo, options) => api.llamar('terminarSesionDePersona', { cuerpo }, options),
    terminarSesionesDePersona: (cuerpo, options) => api.llamar('terminarSesionesDePersona', { cuerpo }, options),
    quitarEspera: (cuerpo, options) => api.llamar('quitarEspera', { cuerpo }, options),
  };
  const call = calls[name] as (body: unknown, options: Parameters<Api['llamar']>[2]) => Promise<ActionAnswer>;
  return connectWork({
    ...{ api, changes, entity: 'usuario' },
    send: async ({ values }, options): Promise<RespuestaTrabajo> => {
      const answer = await call(values, options);
      // Neither a session nor a wait has versions.
      return { ...answer, version: 0 };
    },
  });
}
