import { type AnyWork, type WorkCall, work } from '../../ui/works/work.ts';
import { BLANK_SERVER, serverFormSchema } from './form.ts';

/** The works on a server. */
export const serverWorks = {
  guardar: work({
    button: 'Guardar',
    busy: 'Guardando...',
    failed: 'No se pudo guardar el servidor.',
    schema: serverFormSchema,
    blank: BLANK_SERVER,
    secret: ['pass'],
    /** An untouched password is not sent: the call is then the one that cannot change it. */
    send: ({ pass, quitarPass, ...data }, { api, id, version, options }) => {
      if (id === 0) {
        return api.llamar('guardarServidor', { cuerpo: { ...data, pass: pass === '' ? null : pass } }, options);
      }
      const cuerpo = { ...data, id, version };
      if (quitarPass) return api.llamar('actualizarServidor', { cuerpo: { ...cuerpo, pass: null } }, options);
      if (pass === '') return api.llamar('editarServidor', { cuerpo }, options);
      return api.llamar('actualizarServidor', { cuerpo: { ...cuerpo, pass } }, options);
    },
  }),
  encender: work({
    button: 'Encender',
    busy: 'Encendiendo...',
    failed: 'No se pudo encender el servidor.',
    send: (_, call) => switchTo('true', call),
  }),
  apagar: work({
    opener: 'Apagar',
    title: '¿Apagar este servidor?',
    button: 'Sí, apagar',
    leave: 'No',
    busy: 'Apagando...',
    failed: 'No se pudo apagar el servidor.',
    send: (_, call) => switchTo('false', call),
  }),
} as const satisfies Record<string, AnyWork>;

function switchTo(activo: 'true' | 'false', { api, id, version, options }: WorkCall) {
  return api.llamar('cambiarServidor', { ruta: { id }, consulta: { version: version ?? undefined, activo } }, options);
}
