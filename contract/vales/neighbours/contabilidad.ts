import { z } from 'zod';
import { cambio, dinero, venta } from '#contract/neighbours/vecino';

/** The chain's accounts (NetSuite). */
export const contabilidad = {
  nombre: 'contabilidad',
  titulo: 'la contabilidad',
  descripcion: 'La contabilidad de la cadena (NetSuite), que recibe los vales.',
  operaciones: {
    enviarVale: cambio('Recibe un vale. Un vale que llega dos veces se recibió una.', {
      datos: z.object({
        id: z.int().positive(),
        folio: z.string(),
        tipo: z.int().describe('0 cancelación, 1 devolución.'),
        ...venta,
        total: dinero,
        depreciacion: dinero,
        condonacion: dinero,
        saldo: dinero,
      }),
      resultado: z.object({}),
      libres: ['total', 'depreciacion', 'condonacion', 'saldo'],
    }),
  },
} as const;
