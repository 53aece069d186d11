import {
  MAX_TEXTO_DE_NOTA,
  type Nota,
  type NotaPorGuardar,
  parteDeNota,
  textoDeNotaSchema,
} from '#domain/escritorio/notas';
import { work } from '../../ui/works/work.ts';

const WRITTEN = { schema: textoDeNotaSchema, blank: { texto: '' }, busy: 'Guardando...' } as const;

/** The work that pins a note to a part of a diagram. */
export function pinningWorks(target: Omit<NotaPorGuardar, 'texto'>) {
  return {
    anotar: work({
      ...WRITTEN,
      button: 'Guardar nota',
      title: `Nota sobre ${parteDeNota(target)}`,
      failed: 'No se pudo guardar la nota.',
      note: 'La leen quienes ven los diagramas, con su nombre y la fecha.',
      texts: [{ name: 'texto', label: 'Nota', max: MAX_TEXTO_DE_NOTA, placeholder: '' }],
      send: ({ texto }, { api, options }) => api.llamar('guardarNota', { cuerpo: { ...target, texto } }, options),
    }),
  };
}

/** The works on a note. */
export const NOTE_WORKS = {
  responder: work({
    ...WRITTEN,
    button: 'Responder',
    failed: 'No se pudo guardar la respuesta.',
    texts: [{ name: 'texto', label: 'Respuesta', max: MAX_TEXTO_DE_NOTA, placeholder: '' }],
    send: ({ texto }, { id, api, options }) => api.llamar('responderNota', { cuerpo: { id, texto } }, options),
  }),
  resolver: work({
    ...{ button: 'Resolver', busy: 'Resolviendo...', failed: 'No se pudo resolver la nota.' },
    send: (_, { id, api, options }) => api.llamar('resolverNota', { cuerpo: { id, resuelta: true } }, options),
  }),
  abrir: work({
    ...{ button: 'Abrir de nuevo', busy: 'Abriendo...', failed: 'No se pudo abrir la nota.' },
    send: (_, { id, api, options }) => api.llamar('resolverNota', { cuerpo: { id, resuelta: false } }, options),
  }),
};

/** The key of the draft of an answer. */
export function answerDraft({ id }: Pick<Nota, 'id'>): string {
  return `nota.${id}.responder`;
}

/** The key of the draft of a note on a part of a diagram. */
export function pinDraft({ maquina, parte }: Pick<NotaPorGuardar, 'maquina' | 'parte'>): string {
  return `nota.${maquina}.${parte ?? 'todo'}`;
}
