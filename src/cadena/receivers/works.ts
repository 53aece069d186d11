import { datosReceptorSchema, type Receptor } from '#domain/cadena/receptores';
import { ENTITIES } from '#domain/common/entities';
import { keptForm } from '../../ui/records/kept.ts';
import { type AnyWork, work } from '../../ui/works/work.ts';

/** How a receiver is written. */
export const RECEIVER_FORM = keptForm(ENTITIES.receptor, 'receptor.', {
  blankOf: (row: Receptor | null) => ({
    nombre: row?.nombre ?? '',
    url: row?.url ?? '',
    eventos: [...(row?.eventos ?? [])],
    activo: row?.activo ?? true,
  }),
  schema: datosReceptorSchema,
  guardar: (cuerpo, { api, options }) => api.llamar('guardarReceptor', { cuerpo }, options),
});

const { guardar } = RECEIVER_FORM.works;

/** The works on a receiver. */
export const receiverWorks = {
  guardar,
  encender: work({
    title: '¿Encender este receptor?',
    button: 'Sí, encender',
    leave: 'No',
    busy: 'Encendiendo...',
    failed: 'No se pudo encender el receptor.',
    send: guardar.send,
  }),
  apagar: work({
    title: '¿Apagar este receptor?',
    button: 'Sí, apagar',
    leave: 'No',
    grave: true,
    busy: 'Apagando...',
    failed: 'No se pudo apagar el receptor.',
    send: guardar.send,
  }),
} as const satisfies Record<string, AnyWork>;

/** The works on what a receiver is sent. */
export const eventWorks = {
  probar: work({
    title: '¿Enviar un evento de prueba?',
    button: 'Sí, enviar',
    leave: 'No',
    busy: 'Enviando...',
    failed: 'No se pudo enviar el evento de prueba.',
    onlyAsked: true,
    send: (_, { api, id, options }) => api.llamar('probarReceptor', { cuerpo: { id } }, options),
  }),
  reenviar: work({
    title: '¿Reenviar este evento?',
    button: 'Sí, reenviar',
    leave: 'No',
    busy: 'Reenviando...',
    failed: 'No se pudo reenviar el evento.',
    onlyAsked: true,
    send: ({ idEntrega }: { readonly idEntrega: number }, { api, options }) =>
      api.llamar('reenviarEvento', { cuerpo: { id: idEntrega } }, options),
  }),
} as const satisfies Record<string, AnyWork>;

/**
 * The works on the secret of a receiver.
 * @param tell is told a new one. It is no part of the answer from there on, so that no chart and no draft holds it.
 */
export function receiverSecretWorks(tell: (secret: string) => void) {
  const made = {
    failed: 'No se pudo crear el secreto.',
    // Sent later by itself, it would be shown to nobody.
    onlyAsked: true,
    send: async (_, { api, id, version, options }) => {
      const { secreto, ...answer } = await api.llamar('secretoDeReceptor', { cuerpo: { id, version } }, options);
      tell(secreto);
      return answer;
    },
  } as const satisfies Partial<AnyWork>;
  return {
    crear: work({ ...made, title: '¿Crear el secreto?', button: 'Sí, crear', leave: 'No', busy: 'Creando...' }),
    cambiar: work({ ...made, title: '¿Cambiar el secreto?', button: 'Sí, cambiar', leave: 'No', busy: 'Cambiando...' }),
  } as const satisfies Record<string, AnyWork>;
}
