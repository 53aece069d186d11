import { SUCCESS_CODE } from '#contract/common/answers';
import { type AnyWork, work } from '../../ui/works/work.ts';

/** The works on a customer's wallet; its record is the customer. */
export const walletWorks = {
  abrir: work({
    button: 'Abrir billetera',
    busy: 'Abriendo...',
    failed: 'No se pudo abrir la billetera.',
    keepsKey: true,
    send: async ({ numidenUsuario }: { readonly numidenUsuario: number }, { api, id, options }) => {
      const { msg } = await api.llamar('abrirBilletera', { cuerpo: { numidenCliente: id, numidenUsuario } }, options);
      return { codigo: SUCCESS_CODE, descripcion: msg, version: 0 };
    },
  }),
} as const satisfies Record<string, AnyWork>;
