import { z } from 'zod';
import { ID_APLICACION } from '#domain/common/constants';
import { type UsuarioEnForma, usuarioFormSchema } from '#domain/personas/usuarios';
import { type AnyWork, work } from '../../ui/works/work.ts';

/** The heir of open cases is asked for after the form is written, and only where there are some. */
const schema = usuarioFormSchema.extend({ heredero: z.int().nullable().optional() });

/** The works on a user: he is added or saved, or his second factor is taken away. */
export const userWorks = {
  guardar: work<UsuarioEnForma, z.output<typeof schema>>({
    button: 'Guardar',
    busy: 'Cargando...',
    failed: 'No se pudo guardar el usuario.',
    schema,
    blank: { id: '', correo: '', areas: [], permisos: [], areasGerente: [], roles: '', tiendas: [], activo: true },
    send: async (sent, { api, id, version, options, changed }) => {
      const cuerpo = { ...sent, idAplicacion: ID_APLICACION, version } as const;
      if (id === 0) return api.llamar('agregarUsuario', { cuerpo }, options);
      const answer = await api.llamar('editarUsuario', { cuerpo }, options);
      if (sent.heredero !== undefined) changed('caso');
      return answer;
    },
  }),
  quitarFactor: work({
    opener: 'Quitar segundo factor',
    button: 'Quitar',
    title: 'Quitar el segundo factor',
    busy: 'Quitando...',
    failed: 'No se quitó el segundo factor.',
    grave: true,
    onlyAsked: true,
    send: async (_, { api, id, options }) => ({
      ...(await api.llamar('quitarSegundoFactor', { cuerpo: { id, idAplicacion: ID_APLICACION } }, options)),
      version: 0,
    }),
  }),
} as const satisfies Record<string, AnyWork>;

export type UserWorks = typeof userWorks;
