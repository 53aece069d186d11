import { type AnyWork, work } from '../../ui/works/work.ts';

/** The works on a gift certificate. */
export const certificateWorks = {
  canjear: work({
    opener: 'Canjear',
    title: '¿Canjear este certificado?',
    button: 'Sí, canjear',
    busy: 'Canjeando...',
    leave: 'No',
    failed: 'No se pudo canjear el certificado.',
    keepsKey: true,
    send: async ({ folio }: { readonly folio: string }, { api, options }) => {
      const { codigo, descripcion } = await api.llamar('canjearCertificado', { cuerpo: { folio } }, options);
      return { codigo, descripcion, version: 0 };
    },
  }),
} as const satisfies Record<string, AnyWork>;
