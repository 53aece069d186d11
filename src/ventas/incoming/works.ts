import { type AnyWork, work } from '../../ui/works/work.ts';

/** The work on a sale that waits for somebody; it has no versions. */
export const incidentWorks = {
  atender: work({
    title: '¿Ya se atendió esta venta?',
    button: 'Sí, atendida',
    leave: 'No',
    busy: 'Guardando...',
    failed: 'No quedó como atendida.',
    send: async (_, { api, id, options }) => ({
      ...(await api.llamar('atenderIncidencia', { cuerpo: { id } }, options)),
      version: 0,
    }),
  }),
} as const satisfies Record<string, AnyWork>;
