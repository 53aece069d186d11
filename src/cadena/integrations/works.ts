import type { Secreto } from '#domain/cadena/integraciones';
import { ENTITIES } from '#domain/common/entities';
import { keptForm } from '../../ui/records/kept.ts';
import { type AnyWork, work } from '../../ui/works/work.ts';
import { integrationFormSchema, typedIntegration } from './form.ts';

/** How an integration is written. */
export const INTEGRATION_FORM = keptForm(ENTITIES.integracion, 'integracion.', {
  blankOf: typedIntegration,
  schema: integrationFormSchema,
  guardar: (cuerpo, { api, options }) => api.llamar('guardarIntegracion', { cuerpo }, options),
});

const { guardar } = INTEGRATION_FORM.works;

/** The works on an integration. */
export const integrationWorks = {
  guardar,
  encender: work({
    title: '¿Encender esta integración?',
    button: 'Sí, encender',
    leave: 'No',
    busy: 'Encendiendo...',
    failed: 'No se pudo encender la integración.',
    send: guardar.send,
  }),
  apagar: work({
    title: '¿Apagar esta integración?',
    button: 'Sí, apagar',
    leave: 'No',
    grave: true,
    busy: 'Apagando...',
    failed: 'No se pudo apagar la integración.',
    send: guardar.send,
  }),
} as const satisfies Record<string, AnyWork>;

/**
 * The works on the secrets of an integration.
 * @param tell is told a new one. It is no part of the answer from there on, so that no chart and no draft holds it.
 */
export function secretWorks(tell: (secret: string) => void) {
  return {
    crear: work({
      title: 'Nuevo secreto',
      button: 'Crear',
      busy: 'Creando...',
      failed: 'No se pudo crear el secreto.',
      // Sent later by itself, it would be shown to nobody.
      onlyAsked: true,
      send: async (_, { api, id, version, options }) => {
        const { secreto, ...answer } = await api.llamar('secretoNuevo', { cuerpo: { id, version } }, options);
        tell(secreto);
        return answer;
      },
    }),
    quitar: work({
      title: '¿Quitar este secreto?',
      button: 'Sí, quitar',
      leave: 'No',
      grave: true,
      busy: 'Quitando...',
      failed: 'No se pudo quitar el secreto.',
      send: ({ idSecreto }: { readonly idSecreto: Secreto['id'] }, { api, id, version, options }) =>
        api.llamar('quitarSecreto', { cuerpo: { id, version, idSecreto } }, options),
    }),
  } as const satisfies Record<string, AnyWork>;
}
