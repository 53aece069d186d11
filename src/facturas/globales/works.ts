import { type AnyWork, work } from '../../ui/works/work.ts';

/** The work on goods whose note could not be made; it asks for no version, since asking twice makes one note. */
export const noteWorks = {
  hacer: work({
    title: '¿Hacer la nota de crédito de esta devolución?',
    button: 'Sí, hacerla',
    leave: 'No',
    busy: 'Pidiéndola...',
    failed: 'No se pudo pedir la nota de crédito.',
    send: async (_, { api, id, options }) => ({
      ...(await api.llamar('hacerNotaGlobal', { cuerpo: { id } }, options)),
      version: 0,
    }),
  }),
} as const satisfies Record<string, AnyWork>;

/** The works on a period of global invoices. */
export const periodWorks = {
  detener: work({
    title: '¿Detener las facturas globales de este periodo?',
    button: 'Sí, detener',
    leave: 'No',
    busy: 'Deteniendo...',
    failed: 'No se pudo detener el periodo.',
    send: (_, { api, id, version, options }) => api.llamar('detenerGlobales', { cuerpo: { id, version } }, options),
  }),
  hacer: work({
    title: '¿Hacer las facturas globales de este periodo?',
    button: 'Sí, hacerlas',
    leave: 'No',
    busy: 'Pidiéndolas...',
    failed: 'No se pudieron pedir las facturas globales.',
    stales: ['factura'],
    send: (_, { api, id, version, options }) => api.llamar('hacerGlobales', { cuerpo: { id, version } }, options),
  }),
} as const satisfies Record<string, AnyWork>;
